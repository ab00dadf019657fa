import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build, preview } from 'vite'
import { freePort } from '../../src/testing/freePort.ts'
import { makeDeployment } from './deployLocal.ts'

/**
 * Saves the state of a chain with nothing but the contracts, and builds and serves the app for it.
 * @param genesis the time of the chain's first block, in unix seconds
 */
export async function makeTestSite(genesis: number) {
  const folder = await mkdtemp(join(tmpdir(), 'clutchpool-'))
  const chainState = join(folder, 'chain.json')
  const outDir = join(folder, 'app')

  await makeDeployment('--timestamp', String(genesis), '--dump-state', chainState)
  await build({ logLevel: 'error', build: { outDir, emptyOutDir: true } })
  const address = { host: '127.0.0.1', port: await freePort() }
  const server = await preview({ logLevel: 'error', build: { outDir }, preview: address })
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
