// `npm run build -- --chain <name>`: the static site for a chain, in dist/.
import { parseArgs } from 'node:util'
import { build, loadEnv } from 'vite'
import { root } from '../src/testing/processes.ts'
import { generate } from './lib/generate.ts'
import { runMain, UserFacingError } from './lib/machine.ts'
import { publicChain, readAddresses, readSite } from './lib/site.ts'

await runMain(async () => {
  const { chain, origin, base, outDir } = parseArgs({
    options: {
      chain: { type: 'string' },
      base: { type: 'string', default: '/' },
      origin: { type: 'string' },
      outDir: { type: 'string', default: 'dist' },
    },
  }).values
  if (chain !== undefined) process.env.VITE_CHAIN_ID = String(publicChain(chain).chain.id)
  if (origin !== undefined) process.env.VITE_SITE_ORIGIN = origin
  if (!/^\/(?:.*\/)?$/.test(base)) {
    throw new UserFacingError(`--base is "${base}", and begins and ends with a slash.`)
  }
  // Fails before anything takes time.
  readAddresses(readSite(loadEnv('production', root)))
  await generate()
  await build({ base, build: { outDir, emptyOutDir: true } })
  return 0
})
