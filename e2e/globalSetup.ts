import { makeTestSite } from '../script/lib/testSite'
import { GENESIS } from './fixtures/rpc.ts'

// biome-ignore lint/style/noDefaultExport: Playwright requires it.
export default async function globalSetup() {
  // A page that no host knows answers without an error in the console. Compressing costs more than it saves on one machine.
  const host = { isCompressed: false, notFound: { file: '404.html', status: 200 } }
  const site = await makeTestSite(GENESIS, host, [
    {
      name: 'operator’s links',
      load: (id) =>
        id.endsWith('/site/links.json') ? '{ "Major Final": "https://example.org/live" }' : null,
    },
  ])
  process.env.E2E_APP_URL = site.url
  process.env.E2E_APP_FOLDER = site.folder
  process.env.E2E_CHAIN_STATE = site.chainState
  return site.remove
}
