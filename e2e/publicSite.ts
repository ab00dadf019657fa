import { createHash } from 'node:crypto'
import { cp } from 'node:fs/promises'
import { join } from 'node:path'
import { local } from '@/chain/config/chains'
import { publicChains } from '@/chain/config/publicChains'
import { deploymentPath } from '../script/lib/deployments'
import { type HostOptions, serveSite } from '../script/lib/serveSite.ts'
import { run } from '../src/testing/processes'
import { ConsoleListener } from './fixtures/consoleListener.ts'
import { standIn } from './fixtures/rpc.ts'
import { SAFE_HOST } from './fixtures/safeHost.ts'
import { test as base } from './test.ts'

/** Its coin isn't ether. */
export const { chain: saigon } = publicChains.saigon

/** The build's RPCs, in order of preference. */
export const [FIRST, SECOND] = ['https://first.example.org', 'https://second.example.org'] as const
export const INDEXER = 'https://indexer.example.org'
export const PASSWORD = 'public'
export const PASSWORD_HASH = createHash('sha256').update(PASSWORD).digest('hex')

export const publicFolder = () => join(process.env.E2E_APP_FOLDER ?? '', '..', 'public')

/** Builds the app for a public chain, with all that a build can offer. */
export async function buildPublicSite() {
  const deployments = `${publicFolder()}-deployments`
  await cp(deploymentPath(local.id), join(deployments, `${saigon.id}.json`))
  await run('vite', ['build', '--outDir', publicFolder(), '--emptyOutDir', '--logLevel', 'error'], {
    env: {
      CLUTCHPOOL_DEPLOYMENTS: deployments,
      VITE_CHAIN_ID: String(saigon.id),
      VITE_RPC_URLS: `${FIRST},${SECOND}`,
      VITE_OPERATOR_PASSWORD_SHA256: PASSWORD_HASH,
      VITE_SITE_ORIGIN: 'https://bets.example.org',
      VITE_WALLETCONNECT_PROJECT_ID: '0'.repeat(32),
      VITE_SAFE_HOST: SAFE_HOST,
      VITE_INDEXER_URL: INDEXER,
    },
  })
}

/** Tests of the public site, on a host of its own. Its indexer is down. */
export const test = base.extend<{ host: HostOptions; url: string }>({
  siteChain: [saigon, { scope: 'worker' }],
  host: [{ isCompressed: false }, { option: true }],
  url: async ({ host }, use) => {
    const server = await serveSite(publicFolder(), host)
    await use(server.url)
    await server.stop()
  },
  baseURL: ({ url }, use) => use(url),
  errors: async ({ context, url, chain }, use) => {
    await standIn(context, FIRST, chain.url)
    await context.route(`${INDEXER}/**`, (route) => route.abort('connectionrefused'))
    const listener = new ConsoleListener(context, url, FIRST)
    listener.allow(/(third-party request: |ERR_CONNECTION_REFUSED \()https:\/\/indexer\.example\.org\//)
    await use(listener)
    listener.expectNoProblems()
  },
})
