// `npm run build -- --chain <name>`: the static site for a chain, in dist/.
import { parseArgs } from 'node:util'
import { build } from 'vite'
import { generate } from './lib/generate.ts'
import { runMain } from './lib/machine.ts'
import { chainNames } from './lib/site.ts'
import { readSiteFlags, siteFlags } from './lib/siteFlags.ts'

const HELP = `npm run build -- --chain <name> [options]

  --chain     one of ${chainNames}; without, the local chain
  --origin    where the site will be, such as https://example.org, for link previews
  --outDir    the folder of the site (default: dist)

  From the environment: VITE_OPERATOR_PASSWORD_SHA256, and the other VITE_… variables of docs/deployment.md.`

async function main() {
  const { outDir, ...flags } = parseArgs({
    options: { ...siteFlags, outDir: { type: 'string', default: 'dist' } },
  }).values
  readSiteFlags(flags)
  await generate()
  await build({ build: { outDir, emptyOutDir: true } })
  console.log(`
  ${outDir}/ is the site, for any static host. Cloudflare Pages and Netlify follow _redirects and _headers, IPFS gateways
  _redirects alone. Others need a rule for 404.html and the headers by hand: docs/deployment.md, 3.`)
  return 0
}

await runMain(main, { help: HELP })
