// @ts-nocheck
// `npm run deploy -- --chain <name> --sender <address> --owner <safe> --ledger`: checks, simulates, asks, deploys, hands
// over, keeps the addresses for the app, and says what is next.
import { existsSync } from 'node:fs'
import { relative } from 'node:path'
import { createInterface } from 'node:readline'
import { parseArgs } from 'node:util'
import { createPublicClient, encodeAbiParameters, formatEther, getAddress, http, isAddress } from 'viem'
import { readArtifact } from './lib/artifacts.ts'
import {
  describeOwner,
  requireBalance,
  requireChain,
  requireDeployed,
  requireWeth,
} from './lib/deployChecks.ts'
import { deployContracts, simulate } from './lib/deployContracts.ts'
import { deploymentPath, writeDeployment } from './lib/deployments.ts'
import { requireFoundry, UserFacingError } from './lib/machine.ts'
import { root, runAtTerminal, ToolError } from './lib/processes.ts'
import { publicChain } from './lib/site.ts'

const HELP = `npm run deploy -- --chain <name> --sender <address> --owner <address> <signer>

  --chain        ronin, saigon, b3 or nova
  --sender       the account that deploys and pays
  --owner        who will own everything: a Safe
  <signer>       what holds the sender's key: --ledger, --trezor, --account <forge keystore>, or --unlocked (the RPC)

  --rpc-url      another RPC than the chain's public one
  --weth         another token than the chain's WETH
  --yes          do not ask, for a machine
  --yes-plain-owner   the owner is a plain wallet, and may be`

const terminal = createInterface({ input: process.stdin })
const lines = terminal[Symbol.asyncIterator]()

try {
  await deploy()
} catch (error) {
  if (error instanceof ToolError) console.error(error.output)
  console.error(
    `\n${error instanceof UserFacingError || error instanceof ToolError ? error.message : error.stack}`,
  )
  process.exitCode = 1
} finally {
  terminal.close()
}

async function deploy() {
  const options = readOptions()
  const { chain, deploying } = publicChain(options.chain)
  const rpcUrl = options['rpc-url'] ?? chain.rpcUrls.default.http[0]
  const weth = options.weth ?? deploying.weth
  const { sender, owner } = options
  const file = deploymentPath(chain.id)
  if (existsSync(file)) {
    throw new UserFacingError(
      `There is a deployment on ${chain.name} already: move ${relative(root, file)} away if there is to be another one.`,
    )
  }
  requireFoundry()
  const client = createPublicClient({ chain, transport: http(rpcUrl) })

  await requireChain(client, chain, rpcUrl)
  await requireWeth(client, chain, weth, sender)
  const ownerIs = await describeOwner(client, owner)
  await confirmOwner(options, ownerIs)
  const plan = { rpcUrl, chainId: chain.id, weth, owner, sender, signer: signerOf(options) }
  const gas = await simulate(plan)
  const { cost, balance } = await requireBalance(client, chain, sender, gas)

  const { symbol } = chain.nativeCurrency
  console.log(`
  Chain      ${chain.name} (${chain.id}), by ${rpcUrl}
  WETH       ${weth}
  Owner      ${owner}, ${textOf(ownerIs)}
  Deployer   ${sender}, with ${formatEther(balance)} ${symbol}
  Cost       about ${formatEther(cost)} ${symbol} (${gas} gas)

  It was simulated, and went well. Nothing has been sent yet.
`)
  if (!options.yes) await ask(options.chain, 'Nobody is at the terminal to say yes: add --yes.')
  // The signer may ask next.
  terminal.close()

  const { deployment, contracts } = await deployContracts(plan, runAtTerminal)
  writeDeployment(file, deployment)
  try {
    await requireDeployed(client, deployment, owner, sender)
  } finally {
    // Also where an RPC lags behind: what comes next has to be known.
    conclude(options.chain, chain, deploying, file, contracts, owner, sender)
  }
}

function readOptions() {
  const text = { type: 'string' }
  const flag = { type: 'boolean', default: false }
  let options: Options
  try {
    options = parseArgs({
      options: {
        chain: text,
        sender: text,
        owner: text,
        'rpc-url': text,
        weth: text,
        account: text,
        ledger: flag,
        trezor: flag,
        unlocked: flag,
        yes: flag,
        'yes-plain-owner': flag,
      },
    }).values
  } catch (error) {
    throw new UserFacingError(`${error.message}\n\n${HELP}`)
  }
  for (const name of ['chain', 'sender', 'owner']) {
    if (!options[name]) throw new UserFacingError(`--${name} is missing.\n\n${HELP}`)
  }
  for (const name of ['sender', 'owner', 'weth']) {
    const value = options[name]
    if (value !== undefined && !isAddress(value))
      throw new UserFacingError(`--${name} is "${value}", which is no address.`)
    if (value !== undefined) options[name] = getAddress(value)
  }
  if (signerOf(options).length === 0) {
    throw new UserFacingError(`Who signs is missing: --ledger, --trezor, --account or --unlocked.\n\n${HELP}`)
  }
  return options
}

/** Keys stay with whatever holds them: forge asks it to sign. */
function signerOf({ account, ledger, trezor, unlocked }) {
  return [
    ...(account ? ['--account', account] : []),
    ...(ledger ? ['--ledger'] : []),
    ...(trezor ? ['--trezor'] : []),
    ...(unlocked ? ['--unlocked'] : []),
  ]
}

function textOf(owner) {
  if (owner.kind === 'safe') return `a Safe (${owner.threshold} of ${owner.owners})`
  return owner.kind === 'plain' ? 'A PLAIN WALLET' : 'A CONTRACT THAT IS NO SAFE'
}

/** A person who owns all of this with one key means it. */
async function confirmOwner(options, owner) {
  if (owner.kind === 'safe' || options['yes-plain-owner']) return
  const what = owner.kind === 'plain' ? 'a plain wallet' : 'a contract that is no Safe'
  const remedy = `The owner is ${what}: use a Safe, or add --yes-plain-owner.`
  if (options.yes) throw new UserFacingError(remedy)
  console.log(
    `\n  The owner is ${what}. If one key is stolen or lost, everything an owner can do goes with it.`,
  )
  await ask('plain owner', remedy)
}

/** Goes on only if somebody types the word. */
async function ask(word, otherwise) {
  process.stdout.write(`  Type "${word}" to go on: `)
  const { value: answer, done } = await lines.next()
  if (done) throw new UserFacingError(otherwise)
  if (answer.trim() !== word) throw new UserFacingError('Nothing was sent.')
}

function conclude(name, chain, { verifier }, file, contracts, owner, sender) {
  const commands = contracts.map(({ name, address, args }) => {
    const { inputs } = readArtifact(name).abi.find(({ type }) => type === 'constructor')
    return [
      'node_modules/.bin/forge verify-contract',
      address,
      `contracts/src/${name}.sol:${name}`,
      `--chain ${chain.id}`,
      ...verifier,
      '--compilation-profile deployed',
      `--constructor-args ${encodeAbiParameters(inputs, args)}`,
    ].join(' ')
  })
  const accept =
    owner === sender
      ? ''
      : `
  Accept the pool: from ${owner}, call acceptOwnership() on ${contracts[0].address}.
  Until then the deployer owns it. The operator's area, /admin, has a button for it.
`
  console.log(`
  Deployed. The addresses are in ${relative(root, file)}: commit it.
${contracts.map(({ name, address }) => `  ${name.padEnd(14)} ${address}`).join('\n')}

  What is next
${accept}
  Let everybody read the source:
${commands.map((command) => `  ${command}`).join('\n')}

  Build the site, and put dist/ on any static host:
  export VITE_OPERATOR_PASSWORD_SHA256=$(node -p "crypto.createHash('sha256').update('a password').digest('hex')")
  npm run build -- --chain ${name}
`)
}
