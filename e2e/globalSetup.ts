import { makeTestSite } from '../script/lib/testSite'
import { GENESIS } from './fixtures/time.ts'

// biome-ignore lint/style/noDefaultExport: Playwright requires it.
export default async function globalSetup() {
  const site = await makeTestSite(GENESIS)
  process.env.E2E_APP_URL = site.url
  process.env.E2E_APP_FOLDER = site.folder
  process.env.E2E_CHAIN_STATE = site.chainState
  return site.remove
}
