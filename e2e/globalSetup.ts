import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build, preview } from 'vite'
import { startAnvil } from '../script/lib/anvil.mjs'
import { deployLocal } from '../script/lib/deployLocal.mjs'
import { freePort } from '../script/lib/machine.mjs'
import { GENESIS } from './fixtures/time.ts'

/**
 * Made once for all tests: the state of a chain that has nothing but the contracts, and a production build that knows
 * where they are, served. Both paths go to the workers by the environment.
 */
// biome-ignore lint/style/noDefaultExport: it is what Playwright calls.
export default async function globalSetup() {
  const folder = await mkdtemp(join(tmpdir(), 'clutchpool-e2e-'))
  const chainState = join(folder, 'chain.json')
  const outDir = join(folder, 'app')

  const anvil = await startAnvil({
    port: await freePort(),
    args: ['--timestamp', String(GENESIS), '--dump-state', chainState],
  })
  // However long it takes to deploy, it is done seconds after the beginning.
  await anvil.client.setBlockTimestampInterval({ interval: 1 })
  await deployLocal(anvil)
  await anvil.stop()

  await build({ logLevel: 'error', build: { outDir, emptyOutDir: true } })
  const server = await preview({
    logLevel: 'error',
    build: { outDir },
    preview: { host: '127.0.0.1', port: await freePort(), strictPort: true },
  })
  const [url] = server.resolvedUrls?.local ?? []
  if (!url) throw new Error('The preview server has no address')

  process.env.E2E_APP_URL = url
  process.env.E2E_CHAIN_STATE = chainState

  return async () => {
    await server.close()
    await rm(folder, { recursive: true })
  }
}
