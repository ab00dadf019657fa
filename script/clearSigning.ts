// `npm run clear-signing -- --chain <name> --site <URL>`: what wallets show for each call (docs/clear-signing.md).
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { root } from '../src/testing/processes.ts'
import { registryFiles } from './clearSigning/descriptors.ts'
import { readDeployment } from './lib/deployments.ts'
import { areHooksCurrent, generateHooks } from './lib/generate.ts'
import { runMain, UserFacingError } from './lib/machine.ts'
import { publicChain } from './lib/site.ts'

const folder = join(root, 'clear-signing')

await runMain(async () => {
  const text = { type: 'string' } as const
  const { chain: name, site: url } = parseArgs({ options: { chain: text, site: text } }).values
  if (name === undefined) throw new UserFacingError('--chain is missing.')
  if (!url?.startsWith('https://'))
    throw new UserFacingError('--site is missing, such as https://example.org.')
  const { chain } = publicChain(name)
  const deployment = readDeployment(chain.id)
  const site = { name, chain, deployment, url }
  if (!areHooksCurrent()) await generateHooks()
  mkdirSync(join(folder, 'testsv2'), { recursive: true })
  for (const [path, content] of Object.entries(registryFiles(site))) {
    writeFileSync(join(folder, path), `${JSON.stringify(content, null, 2)}\n`)
  }
  console.log(`The descriptors are in clear-signing/. docs/clear-signing.md says how to submit them.`)
  return 0
})
