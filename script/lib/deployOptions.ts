import { parseArgs } from 'node:util'
import { parseEther } from 'viem'
import { bettingPoolLimits } from '../../src/chain/config/contractLimits.ts'
import { day } from '../../src/testing/time.ts'
import type { DeployPlan, Reality } from './deployContracts.ts'
import { currentRules, rulesUri } from './houseRules.ts'
import { addressOf, UsageError, UserFacingError } from './machine.ts'
import { signerArgs, signerFlags } from './signer.ts'
import { chainNames, publicChain } from './site.ts'
import { readBeginning, unfinishedChains } from './unfinishedDeployment.ts'

export const HELP = `npm run deploy -- --chain <name> --sender <address> --owner <address> <signer>

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

const { MAX_RULING_PERIOD, MIN_MIN_BOND, MAX_MIN_BOND } = bettingPoolLimits
/** The days that each arbiter needs at least, and gets by default. Reality.eth's are for a dispute before its arbitrator. */
const rulingDays = { owner: { least: 1, usual: 7 }, reality: { least: 60, usual: 90 } }

/** @throws {UserFacingError} */
export function readOptions(given: readonly string[]) {
  const args = [...(given.includes('--resume') ? flagsToResume(given) : []), ...given]
  const values = parseFlags(args)
  const { chain: name, sender, owner, 'rpc-url': rpcUrl } = values
  if (!name) throw new UsageError('--chain is missing.')
  if (!sender) throw new UsageError('--sender is missing.')
  if (!owner) throw new UsageError('--owner is missing.')
  const signer = signerArgs(values)
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
  return signerArgs(parseFlags(given)).length > 0 ? withoutSigner(flags) : flags
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
  return { realityEth: addressOf('reality-eth', realityEth), arbitrator: addressOf('arbitrator', arbitrator) }
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
