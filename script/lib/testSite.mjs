import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build, preview } from 'vite'
import { startAnvil } from './anvil.mjs'
import { deployLocal } from './deployLocal.mjs'
import { freePort } from './machine.mjs'

/**
 * A chain that has nothing but the contracts, as a state, and a production build that knows where they are, served.
 * @param {number} genesis when the chain begins, in unix seconds
 */
export async function makeTestSite(genesis) {
  const folder = await mkdtemp(join(tmpdir(), 'clutchpool-'))
  const chainState = join(folder, 'chain.json')
  const outDir = join(folder, 'app')

  const anvil = await startAnvil({
    port: await freePort(),
    args: ['--timestamp', String(genesis), '--dump-state', chainState],
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

  return {
    url,
    folder: outDir,
    chainState,
    remove: async () => {
      await server.close()
      await rm(folder, { recursive: true })
    },
  }
}
