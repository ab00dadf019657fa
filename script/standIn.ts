// `npm run stand-in -- --chain <name>`: Anvil in place of a public chain, to rehearse going live (docs/deployment.md).
import { parseArgs } from 'node:util'
import { portOf, requireFoundry, requireFreePort, runMain, UsageError } from './lib/machine.ts'
import { chainNames, publicChain } from './lib/site.ts'
import { startStandIn } from './lib/standIn.ts'

const HELP = `npm run stand-in -- --chain <name>

  --chain   one of ${chainNames}
  --port    where it answers (default: 8545)`

async function main() {
  const flags = parseArgs({
    options: { chain: { type: 'string' }, port: { type: 'string', default: '8545' } },
  }).values
  if (!flags.chain) throw new UsageError('--chain is missing.')
  const stoodFor = publicChain(flags.chain)
  const port = portOf('port', flags.port)
  requireFoundry()
  await requireFreePort(port, 'the chain')
  const args = ['--block-time', '2', '--mixed-mining']
  const { url, process: anvil } = await startStandIn(stoodFor, { port, args })
  console.log(
    `${url} stands in for ${stoodFor.chain.name}, with WETH and Multicall3. Ctrl-C stops and forgets it.`,
  )
  return new Promise<number>((resolve) => anvil.once('exit', (code) => resolve(code ?? 1)))
}

await runMain(main, { help: HELP })
