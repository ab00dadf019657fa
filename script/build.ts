// `npm run build -- --chain <name>`: the static site for a chain, in dist/.
import { parseArgs } from 'node:util'
import { build, loadEnv } from 'vite'
import { generate } from './lib/generate.ts'
import { root, ToolError } from './lib/processes.ts'
import { publicChain, readAddresses, readSite } from './lib/site.ts'

try {
  const { chain, origin, ...settings } = parseArgs({
    options: {
      chain: { type: 'string' },
      base: { type: 'string', default: '/' },
      origin: { type: 'string' },
      outDir: { type: 'string', default: 'dist' },
    },
  }).values
  if (chain !== undefined) process.env.VITE_CHAIN_ID = String(publicChain(chain).chain.id)
  if (origin !== undefined) process.env.VITE_SITE_ORIGIN = origin
  if (!/^\/(?:.*\/)?$/.test(settings.base)) {
    throw new Error(`--base is "${settings.base}", and begins and ends with a slash.`)
  }
  // What is missing is said before anything takes time.
  readAddresses(readSite(loadEnv('production', root)))
  await generate()
  await build({ base: settings.base, build: { outDir: settings.outDir, emptyOutDir: true } })
} catch (error) {
  console.error(error instanceof ToolError ? `${error.output}\n${error.message}` : (error as Error).message)
  process.exitCode = 1
}
