// `npm run build -- --chain <name>`: the static site for a chain, in dist/.
import { parseArgs } from 'node:util'
import { build } from 'vite'
import { generate } from './lib/generate.ts'
import { runMain } from './lib/machine.ts'
import { readSiteFlags, siteFlags } from './lib/siteFlags.ts'

await runMain(async () => {
  const { outDir, ...flags } = parseArgs({
    options: { ...siteFlags, outDir: { type: 'string', default: 'dist' } },
  }).values
  readSiteFlags(flags)
  await generate()
  await build({ build: { outDir, emptyOutDir: true } })
  return 0
})
