import { makeTestSite } from '../script/lib/testSite'
import { GENESIS } from './fixtures/time.ts'

/** Made once for all tests. The paths go to the workers by the environment. */
// biome-ignore lint/style/noDefaultExport: it is what Playwright calls.
export default async function globalSetup() {
  const site = await makeTestSite(GENESIS)
  process.env.E2E_APP_URL = site.url
  process.env.E2E_CHAIN_STATE = site.chainState
  return site.remove
}
