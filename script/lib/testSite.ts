import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build, type PluginOption } from 'vite'
import { makeDeployment } from './deployLocal.ts'
import { type HostOptions, serveSite } from './serveSite.ts'

/**
 * Saves the state of a chain with nothing but the contracts, and builds and serves the app for it.
 * @param genesis the time of the chain's first block, in unix seconds
 */
export async function makeTestSite(genesis: number, host: HostOptions = {}, plugins: PluginOption[] = []) {
  const folder = await mkdtemp(join(tmpdir(), 'clutchpool-'))
  const chainState = join(folder, 'chain.json')
  const outDir = join(folder, 'app')

  await makeDeployment('--timestamp', String(genesis), '--dump-state', chainState)
  await build({ logLevel: 'error', plugins, build: { outDir, emptyOutDir: true } })
  const server = await serveSite(outDir, host)

  const remove = async () => {
    await server.stop()
    await rm(folder, { recursive: true })
  }
  return { url: server.url, folder: outDir, chainState, remove, [Symbol.asyncDispose]: remove }
}
