// `npm run deploy -- --chain <name> --sender <address> --owner <safe> --ledger`: checks, simulates, asks, deploys, hands
// over, saves the addresses for the app, and prints the next steps.
import { existsSync } from 'node:fs'
import { relative } from 'node:path'
import { parseArgs } from 'node:util'
import {
  createPublicClient,
  encodeAbiParameters,
  formatEther,
  http,
  parseEther,
  toFunctionSelector,
} from 'viem'
import { bettingPoolLimits } from '../src/chain/config/contractLimits.ts'
import { DEPLOYED, readArtifact } from '../src/testing/artifacts.ts'
import { root } from '../src/testing/processes.ts'
import { day, hour } from '../src/testing/time.ts'
import { ask, releaseTerminal } from './lib/ask.ts'
import {
  adminOf,
  describeOwner,
  type Owner,
  requireBalance,
  requireCancun,
  requireChain,
  requireDeployed,
  requireReality,
  requireWeth,
} from './lib/deployChecks.ts'
import {
  countSent,
  type DeployedContract,
  type DeployPlan,
  deployContracts,
  gasOf,
  type Reality,
  simulate,
} from './lib/deployContracts.ts'
import { type Deployment, deploymentPath, writeDeployment } from './lib/deployments.ts'
import { currentRules, rulesUri } from './lib/houseRules.ts'
import {
  addressOf,
  requireFoundry,
  runMain,
  signerFlags,
  signerOf,
  UsageError,
  UserFacingError,
} from './lib/machine.ts'
import { chainNames, publicChain } from './lib/site.ts'
import {
  broadcastFolder,
  forget,
  isUnfinished,
  keepBeginning,
  readBeginning,
  restoreRecord,
  unfinishedChains,
} from './lib/unfinishedDeployment.ts'

const HELP = `npm run deploy -- --chain <name> --sender <address> --owner <address> <signer>

  --chain        one of ${chainNames}
  --sender       the account that deploys and pays
  --owner        who will own everything: a Safe
  <signer>       what holds the sender's key: --ledger, --trezor, --account <forge keystore>, or --unlocked (the RPC)

  --arbiter      who rules on challenged results: owner (default), or reality, which needs
    --arbitrator   who decides on Reality.eth if an answer stays disputed, such as Kleros
    --reality-eth  Reality.eth's contract for the chain's WETH
  --ruling-period  the days that the arbiter has for a ruling: 1 to 180 (default: 7); for reality 60 to 180 (default: 90)
  --min-bond     the least bond of a challenge: 0.01 to 1 WETH (default: 0.01)

  --site         where the site will be, such as https://example.org: the house rules get their address there

  --rpc-url      another RPC than the chain's public one
  --weth         another token than the chain's WETH
  --resume       go on with a deployment that was stopped, with its flags unless others are given
  --yes          do not ask, for a machine
  --yes-plain-owner   the owner is a plain wallet, and may be`

const flags = {
  chain: { type: 'string' },
  sender: { type: 'string' },
  owner: { type: 'string' },
  arbiter: { type: 'string', default: 'owner' },
  arbitrator: { type: 'string' },
  'reality-eth': { type: 'string' },
  'ruling-period': { type: 'string' },
  'min-bond': { type: 'string', default: '0.01' },
  site: { type: 'string' },
  'rpc-url': { type: 'string' },
  weth: { type: 'string' },
  ...signerFlags,
  resume: { type: 'boolean' },
  yes: { type: 'boolean' },
  'yes-plain-owner': { type: 'boolean' },
} as const

const parseFlags = (args: readonly string[]) => parseArgs({ args: [...args], options: flags }).values

type Flags = ReturnType<typeof parseFlags>

const { MAX_RULING_PERIOD, MIN_MIN_BOND, MAX_MIN_BOND, MAX_BOND } = bettingPoolLimits
/** The days that each arbiter needs at least, and gets by default. Reality.eth's are for a dispute before its arbitrator. */
const rulingDays = { owner: { least: 1, usual: 7 }, reality: { least: 60, usual: 90 } }

/** The pool's at its deployment, in seconds. */
const DISPUTE_WINDOW = 12 * hour

/** Folders of the contracts that aren't directly in contracts/src. */
const folders: Record<string, string> = { RealityArbiter: 'arbiters/', Lens: 'lens/' }

let sendingOn: number | undefined

await runMain(deploy, { help: HELP, onFailure: tellHowToResume })

async function deploy() {
  const { name, chain, deploying, plan, values, args } = readOptions()
  const { rpcUrl, weth, owner, sender, reality } = plan
  const file = deploymentPath(chain.id)
  if (existsSync(file)) {
    throw new UserFacingError(
      `There is a deployment on ${chain.name} already: move ${relative(root, file)} away to deploy again.`,
    )
  }
  if (!values.resume && isUnfinished(chain.id)) {
    throw new UserFacingError(
      `A deployment on ${chain.name} was stopped: go on with --resume, or delete ${relative(root, broadcastFolder)} to begin anew.`,
    )
  }
  requireFoundry()
  const client = createPublicClient({ chain, transport: http(rpcUrl) })

  await requireChain(client, chain, rpcUrl)
  await requireCancun(client, chain)
  await requireWeth(client, chain, weth, sender)
  if (reality) await requireReality(client, chain, weth, reality)
  const wethAdmin = await adminOf(client, weth)
  const ownerIs = await describeOwner(client, owner)
  const isPlainAllowed = ownerIs.kind === 'safe' || values['yes-plain-owner'] === true
  const remedy = `The owner is ${textOf(ownerIs)}: use a Safe, or add --yes-plain-owner.`
  if (values.yes && !isPlainAllowed) throw new UserFacingError(remedy)
  const record = values.resume ? await restoreRecord(client, plan) : await simulate(plan)
  const gas = gasOf(record)
  const { cost, balance } = await requireBalance(client, chain, sender, gas)

  const { symbol } = chain.nativeCurrency
  console.log(`
  Chain      ${chain.name} (${chain.id}), by ${rpcUrl}
  WETH       ${weth}, ${wethAdmin ? `whose admin ${wethAdmin} can let others spend the WETH of anybody, the pool included` : 'without an admin'}
  Owner      ${owner}, ${ownerIs.kind === 'safe' ? textOf(ownerIs) : textOf(ownerIs).toUpperCase()}
  Arbiter    ${arbiterText(reality)}
  Challenges ${challengeText(plan)}
  Rules      ${plan.rules.uri}, ${plan.rules.hash}
  Deployer   ${sender}, with ${formatEther(balance)} ${symbol}
  Cost       about ${formatEther(cost)} ${symbol} (${gas} gas)

  ${values.resume ? `${countSent(record)} of ${record.transactions.length} transactions have been sent: the rest follows.` : 'The simulation succeeded. Nothing has been sent yet.'}
  If forge warns that EIP-3855 is not supported, go on: it doesn't know the chain, which has just run that opcode.`)
  if (!isPlainAllowed) {
    console.log('  One key owns everything: if it is stolen or lost, all that an owner can do goes with it.')
    await ask('plain owner', remedy)
  }
  if (!values.yes) await ask(name, 'Nobody is at the terminal to say yes: add --yes.')
  // The signer needs stdin next.
  releaseTerminal()

  if (!values.resume) {
    keepBeginning(chain.id, { flags: args, block: Number(await client.getBlockNumber()), record })
  }
  sendingOn = chain.id
  const { deployment, contracts } = await deployContracts(plan, {
    broadcast: broadcastFolder,
    isResumed: values.resume,
    stdio: 'inherit',
  })
  writeDeployment(file, deployment)
  forget(chain.id)
  sendingOn = undefined
  try {
    await requireDeployed(client, deployment, contracts, { ...plan, disputeWindow: DISPUTE_WINDOW })
  } finally {
    // Also after a failed check: the contracts are deployed, and the RPC may lag.
    const verifying = verifyCommands(contracts, chain.id, deploying.verifier)
    console.log(`
  Deployed. The addresses are in ${relative(root, file)}: commit it.
${contracts.map(({ name, address }) => `  ${name.padEnd(14)} ${address}`).join('\n')}

  Next steps
${owner === sender ? '' : acceptText(plan, ownerIs, deployment)}
  Appoint who creates and settles matches: as the owner, setOperator(<operator>, true) on ${deployment.bettingPool}
  in /admin under Settings. The operator's program (docs/operate.md) then shows what it would do:
  npm run operate -- plan --chain ${name} --feed fixtures.csv

  Verify the source code:
${verifying.map((command) => `  ${command}`).join('\n')}

  Build the site and upload dist/ to a static host:
  export VITE_OPERATOR_PASSWORD_SHA256=$(node -p "crypto.createHash('sha256').update('a password').digest('hex')")
  npm run build -- --chain ${name}
`)
  }
  return 0
}

function tellHowToResume() {
  if (sendingOn !== undefined && isUnfinished(sendingOn))
    console.error('\nWhat was sent is kept. Go on with: npm run deploy -- --resume')
}

function readOptions() {
  const given = process.argv.slice(2)
  const args = given.includes('--resume') ? [...flagsToResume(given), ...given] : given
  const values = parseFlags(args)
  const { chain: name, sender, owner, 'rpc-url': rpcUrl } = values
  if (!name) throw new UsageError('--chain is missing.')
  if (!sender) throw new UsageError('--sender is missing.')
  if (!owner) throw new UsageError('--owner is missing.')
  const signer = signerOf(values)
  if (signer.length === 0)
    throw new UsageError('Name the signer: --ledger, --trezor, --account or --unlocked.')
  const { chain, deploying } = publicChain(name)
  const plan: DeployPlan = {
    rpcUrl: rpcUrl ?? chain.rpcUrls.default.http[0] ?? '',
    chainId: chain.id,
    weth: addressOf('weth', values.weth ?? deploying.weth),
    owner: addressOf('owner', owner),
    sender: addressOf('sender', sender),
    reality: realityOf(values),
    ...termsOf(values),
    rules: rulesOf(values),
    signer,
  }
  return { name, chain, deploying, plan, values, args }
}

function flagsToResume(given: readonly string[]): string[] {
  const { chain } = parseFlags(given)
  const wanted = chain === undefined ? undefined : String(publicChain(chain).chain.id)
  const [chainId, ...others] = unfinishedChains().filter((id) => wanted === undefined || id === wanted)
  if (chainId === undefined)
    throw new UserFacingError('No deployment was stopped: there is nothing to resume.')
  if (others.length > 0) throw new UserFacingError('Several deployments were stopped: add --chain.')
  const { flags } = readBeginning(chainId)
  return signerOf(parseFlags(given)).length > 0 ? withoutSigner(flags) : flags
}

const withoutSigner = (args: readonly string[]) =>
  args.filter(
    (arg, at) => !/^--(account|ledger|trezor|unlocked)(=|$)/.test(arg) && args[at - 1] !== '--account',
  )

function realityOf({ arbiter, arbitrator, 'reality-eth': realityEth }: Flags): Reality | undefined {
  if (arbiter === 'owner') {
    if (arbitrator || realityEth)
      throw new UsageError('--arbitrator and --reality-eth need --arbiter reality.')
    return undefined
  }
  if (arbiter !== 'reality') throw new UsageError(`--arbiter is "${arbiter}", and can be owner or reality.`)
  if (!arbitrator) throw new UsageError('--arbitrator is missing.')
  if (!realityEth) throw new UsageError('--reality-eth is missing.')
  return {
    realityEth: addressOf('reality-eth', realityEth),
    arbitrator: addressOf('arbitrator', arbitrator),
  }
}

/** Returns the terms on which results are challenged. Times in seconds, amounts in wei. */
function termsOf({ arbiter, 'ruling-period': days, 'min-bond': bond }: Flags) {
  const { least, usual } = rulingDays[arbiter === 'reality' ? 'reality' : 'owner']
  const rulingPeriod = Number(days ?? usual) * day
  if (!/^\d+$/.test(days ?? '1') || rulingPeriod < least * day || rulingPeriod > MAX_RULING_PERIOD) {
    throw new UserFacingError(
      `--ruling-period is "${days}", and should be ${least} to ${MAX_RULING_PERIOD / day} days.`,
    )
  }
  const minBond = /^\d+(\.\d{1,18})?$/.test(bond) ? parseEther(bond) : 0n
  if (minBond < MIN_MIN_BOND || minBond > MAX_MIN_BOND) {
    throw new UserFacingError(`--min-bond is "${bond}", and should be 0.01 to 1.`)
  }
  return { rulingPeriod, minBond }
}

/** Returns the house rules of the first matches. Their address is relative without a site. */
function rulesOf({ arbiter, site }: Flags) {
  if (site === undefined && arbiter === 'reality') {
    throw new UsageError(
      '--site is missing: who answers on Reality.eth opens the house rules by their address.',
    )
  }
  if (site !== undefined && !(URL.canParse(site) && site.startsWith('https://'))) {
    throw new UserFacingError(`--site is "${site}", and should be like https://example.org.`)
  }
  const rules = currentRules()
  return { hash: rules.hash, uri: rulesUri(rules, site?.replace(/\/+$/, '')) }
}

function arbiterText(reality: Reality | undefined) {
  return reality
    ? `Reality.eth, with the arbitrator ${reality.arbitrator}: neither owner nor operators can change a challenged result.`
    : 'the owner: whoever holds its keys decides every challenged result, in public.'
}

/** Tells what a challenge costs, and what becomes of its bond. */
function challengeText({ rulingPeriod, minBond }: DeployPlan) {
  return `by anyone, within ${DISPUTE_WINDOW / hour} hours of a result, for 2 % of what it moves, at least ${formatEther(minBond)} and
             at most ${formatEther(MAX_BOND)} WETH. The arbiter has ${rulingPeriod / day} days. The bond goes back if the result changes,
             becomes a fee if it stands, and is burned without a ruling.`
}

function textOf(owner: Owner) {
  if (owner.kind === 'safe') return `a Safe (${owner.threshold} of ${owner.owners})`
  return owner.kind === 'plain' ? 'a plain wallet' : 'a contract that is no Safe'
}

function acceptText({ owner }: DeployPlan, { kind }: Owner, { bettingPool }: Deployment) {
  const how =
    kind === 'plain'
      ? "The operator's area, /admin, has a button for it."
      : `A Safe can't press a button on a site. In its Transaction Builder, enter the pool's address
  and the data ${toFunctionSelector('acceptOwnership()')}, or import the file that /admin prepares: choose "Use a Safe",
  then "Accept ownership" under Settings.`
  return `
  Accept the pool: from ${owner}, call acceptOwnership() on ${bettingPool}.
  Until then the deployer owns it. ${how}
`
}

function verifyCommands(
  contracts: readonly DeployedContract[],
  chainId: number,
  verifier: readonly string[],
) {
  // Wallets decode calls by the sources on Sourcify.
  const verifiers = new Set([verifier.join(' '), '--verifier sourcify'])
  return contracts.flatMap(({ name, address, args }) => {
    const { abi } = readArtifact(name, { out: DEPLOYED })
    const inputs = abi.find((item) => item.type === 'constructor')?.inputs ?? []
    return [...verifiers].map((verifier) =>
      [
        'FOUNDRY_PROFILE=deployed node_modules/.bin/forge verify-contract',
        address,
        `contracts/src/${folders[name] ?? ''}${name}.sol:${name}`,
        `--chain ${chainId}`,
        verifier,
        '--compilation-profile deployed',
        ...(inputs.length > 0 ? [`--constructor-args ${encodeAbiParameters(inputs, args)}`] : []),
      ].join(' '),
    )
  })
}
