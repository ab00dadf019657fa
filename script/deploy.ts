// `npm run deploy -- --chain <name> --sender <address> --owner <safe> --ledger`: checks, simulates, asks, deploys, hands
// over, saves the addresses for the app, and prints the next steps.
import { existsSync } from 'node:fs'
import { relative } from 'node:path'
import { createPublicClient, encodeAbiParameters, formatEther, http, toFunctionSelector } from 'viem'
import { bettingPoolLimits } from '../src/chain/config/contractLimits.ts'
import { DEPLOYED, readArtifact } from '../src/testing/artifacts.ts'
import { root } from '../src/testing/processes.ts'
import { day, hour } from '../src/testing/time.ts'
import { ask, releaseTerminal } from './lib/ask.ts'
import { type Owner, requireBalance, requireDeployable, requireDeployed } from './lib/deployChecks.ts'
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
import { HELP, readOptions } from './lib/deployOptions.ts'
import { requireFoundry, runMain, UserFacingError } from './lib/machine.ts'
import {
  broadcastFolder,
  forget,
  isUnfinished,
  keepBeginning,
  restoreRecord,
} from './lib/unfinishedDeployment.ts'

/** The pool's at its deployment, in seconds. */
const DISPUTE_WINDOW = 12 * hour

/** Folders of the contracts that aren't directly in contracts/src. */
const folders: Record<string, string> = { RealityArbiter: 'arbiters/', Lens: 'lens/' }

let sendingOn: number | undefined

await runMain(deploy, { help: HELP, onFailure: tellHowToResume })

async function deploy() {
  const { name, chain, deploying, plan, values, args } = readOptions(process.argv.slice(2))
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

  const { wethAdmin, owner: ownerIs } = await requireDeployable(client, chain, plan)
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
  const sending = { isResumed: values.resume, stdio: 'inherit' } as const
  const { deployment, contracts } = await deployContracts(plan, broadcastFolder, sending)
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

function arbiterText(reality: Reality | undefined) {
  return reality
    ? `Reality.eth, with the arbitrator ${reality.arbitrator}: neither owner nor operators can change a challenged result.`
    : 'the owner: whoever holds its keys decides every challenged result, in public.'
}

function challengeText({ rulingPeriod, minBond }: DeployPlan) {
  return `by anyone, within ${DISPUTE_WINDOW / hour} hours of a result, for 2 % of what it moves, at least ${formatEther(minBond)} and
             at most ${formatEther(bettingPoolLimits.MAX_BOND)} WETH. The arbiter has ${rulingPeriod / day} days. The bond goes back if the result changes,
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

function verifyCommands(contracts: DeployedContract[], chainId: number, verifier: readonly string[]) {
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
