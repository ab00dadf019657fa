import { join } from 'node:path'
import { build, type PluginOption } from 'vite'
import { makeDeployment } from './deployLocal.ts'
import { type HostOptions, serveSite } from './serveSite.ts'
import { temporaryFolder } from './temporaryFolder.ts'

/**
 * Saves the state of a chain with nothing but the contracts, and builds and serves the app for it.
 * @param genesis the time of the chain's first block, in unix seconds
 */
export async function makeTestSite(genesis: number, host: HostOptions = {}, plugins: PluginOption[] = []) {
  const folder = temporaryFolder()
  const chainState = join(folder.path, 'chain.json')
  const outDir = join(folder.path, 'app')

  await makeDeployment('--timestamp', String(genesis), '--dump-state', chainState)
  await build({ logLevel: 'error', plugins, build: { outDir, emptyOutDir: true } })
  const server = await serveSite(outDir, host)

  const remove = async () => {
    await server.stop()
    folder[Symbol.dispose]()
  }
  return { url: server.url, folder: outDir, chainState, remove, [Symbol.asyncDispose]: remove }
}
