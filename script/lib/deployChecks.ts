// Checks before and after a deployment to a public chain. Each problem is one sentence for the user.
import { type Address, type BaseError, formatEther, isAddressEqual, type PublicClient, parseAbi } from 'viem'
import type { AppChain } from '../../src/chain/config/chains.ts'
import { DEPLOYED, readArtifact } from '../../src/testing/artifacts.ts'
import type { DeployedContract, DeployPlan, Reality } from './deployContracts.ts'
import type { Deployment } from './deployments.ts'
import { UserFacingError } from './machine.ts'

/** Required balance in percent of the estimate: gas prices rise, and rollups charge for their parent chain. */
const MARGIN = 150n

const wethAbi = parseAbi([
  'function symbol() view returns (string)',
  'function decimals() view returns (uint8)',
  'function deposit() payable',
  'function admin() view returns (address)',
])
const realityAbi = parseAbi([
  'function token() view returns (address)',
  'function arbitrator_question_fees(address arbitrator) view returns (uint256)',
])
const safeAbi = parseAbi([
  'function getThreshold() view returns (uint256)',
  'function getOwners() view returns (address[])',
])

/** Checks chain and contracts before anything is sent. Returns who will own the deployment, and who can move its token. */
export async function requireDeployable(client: PublicClient, chain: AppChain, plan: DeployPlan) {
  const { rpcUrl, weth, sender, reality, owner } = plan
  await requireChain(client, chain, rpcUrl)
  await requireCancun(client, chain)
  await requireWeth(client, chain, weth, sender)
  if (reality) await requireReality(client, chain, weth, reality)
  return { wethAdmin: await adminOf(client, weth), owner: await describeOwner(client, owner) }
}

export async function requireChain(client: PublicClient, chain: AppChain, rpcUrl: string) {
  const id = await client.getChainId().catch((error: BaseError) => {
    throw new UserFacingError(`The RPC ${rpcUrl} does not answer: ${error.shortMessage}`)
  })
  if (id !== chain.id)
    throw new UserFacingError(`The RPC ${rpcUrl} serves the chain ${id}, and ${chain.name} is ${chain.id}.`)
}

/** Runs MCOPY (EIP-5656), TLOAD (EIP-1153) and PUSH0 (EIP-3855), and returns nothing. */
const CANCUN_OPCODES = '0x5f5f5f5e5f5c505f5ff3'

async function requireCancun(client: PublicClient, chain: AppChain) {
  await client.call({ data: CANCUN_OPCODES }).catch((error: BaseError) => {
    throw new UserFacingError(
      `${chain.name} lacks opcodes of the Cancun upgrade that the contracts use: ${error.shortMessage}`,
    )
  })
}

async function requireWeth(client: PublicClient, chain: AppChain, weth: Address, sender: Address) {
  if (!(await hasCode(client, weth)))
    throw new UserFacingError(`There is no contract at ${weth} on ${chain.name}.`)
  const read = (functionName: 'symbol' | 'decimals') =>
    client.readContract({ address: weth, abi: wethAbi, functionName }).catch(() => undefined)
  const [symbol, decimals] = await Promise.all([read('symbol'), read('decimals')])
  if (symbol !== 'WETH' || decimals !== 18) {
    throw new UserFacingError(
      `The contract at ${weth} is not WETH: it calls itself ${symbol ?? 'nothing'} and has ${decimals ?? 'no'} decimals.`,
    )
  }
  if (!chain.custom.coinIsEther) return
  await client
    .simulateContract({ address: weth, abi: wethAbi, functionName: 'deposit', account: sender, value: 0n })
    .catch(() => {
      throw new UserFacingError(`The contract at ${weth} does not wrap the coin of ${chain.name}.`)
    })
}

/** Reads who can whitelist spenders and minters of the token, as on Ronin. */
async function adminOf(client: PublicClient, weth: Address): Promise<Address | undefined> {
  return client.readContract({ address: weth, abi: wethAbi, functionName: 'admin' }).catch(() => undefined)
}

async function requireReality(client: PublicClient, chain: AppChain, weth: Address, reality: Reality) {
  const { realityEth: address, arbitrator } = reality
  const instance = { address, abi: realityAbi }
  const [token] = await Promise.all([
    client.readContract({ ...instance, functionName: 'token' }),
    client.readContract({ ...instance, functionName: 'arbitrator_question_fees', args: [arbitrator] }),
  ]).catch(() => {
    throw new UserFacingError(`The contract at ${address} on ${chain.name} is not Reality.eth for a token.`)
  })
  if (!isAddressEqual(token, weth)) {
    throw new UserFacingError(
      `Reality.eth at ${address} takes bonds in ${token}, and the pool bets in ${weth}.`,
    )
  }
  if (!(await hasCode(client, arbitrator))) {
    throw new UserFacingError(`There is no arbitrator contract at ${arbitrator} on ${chain.name}.`)
  }
}

export type Owner = { kind: 'safe'; threshold: bigint; owners: number } | { kind: 'plain' | 'contract' }

export async function describeOwner(client: PublicClient, owner: Address): Promise<Owner> {
  if (!(await hasCode(client, owner))) return { kind: 'plain' }
  const safe = { address: owner, abi: safeAbi }
  const [threshold, owners] = await Promise.all([
    client.readContract({ ...safe, functionName: 'getThreshold' }),
    client.readContract({ ...safe, functionName: 'getOwners' }),
  ]).catch(() => [0n, []] as const)
  return threshold > 0n && owners.length > 0
    ? { kind: 'safe', threshold, owners: owners.length }
    : { kind: 'contract' }
}

/** Checks that the deployer can pay. Returns the cost and the balance in wei. */
export async function requireBalance(client: PublicClient, chain: AppChain, sender: Address, gas: bigint) {
  const [price, balance] = await Promise.all([client.getGasPrice(), client.getBalance({ address: sender })])
  const cost = gas * price
  const { symbol } = chain.nativeCurrency
  if (balance < (cost * MARGIN) / 100n) {
    throw new UserFacingError(
      `The deployer ${sender} has ${formatEther(balance)} ${symbol}, and deploying costs about ${formatEther(cost)} ${symbol}: have half as much again.`,
    )
  }
  return { cost, balance }
}

/**
 * Checks that the contracts know each other and the terms of challenges, and that the deployer keeps nothing but the pool's
 * ownership until the owner accepts it.
 */
export async function requireDeployed(
  client: PublicClient,
  deployment: Deployment,
  contracts: readonly DeployedContract[],
  { owner, sender, rulingPeriod, disputeWindow, minBond }: DeployPlan & { disputeWindow: number },
) {
  const read = (name: string, address: Address, functionName: string, args: readonly unknown[] = []) =>
    client.readContract({ address, abi: readArtifact(name, { out: DEPLOYED }).abi, functionName, args })
  const pool = (functionName: string) => read('BettingPool', deployment.bettingPool, functionName)
  const tournament = (functionName: string, args?: readonly unknown[]) =>
    read('Tournament', deployment.tournament, functionName, args)
  const admin = await tournament('TOURNAMENT_ADMIN_ROLE')
  const root = await tournament('DEFAULT_ADMIN_ROLE')
  const isOther = sender.toLowerCase() !== owner.toLowerCase()
  const reality = contracts.find(({ name }) => name === 'RealityArbiter')
  // Without another, the arbiter is the present owner.
  const arbiter = reality ? reality.address : sender
  const published = reality ? await read('RealityArbiter', arbiter, 'MIN_RULING_PERIOD') : 0n

  const facts = await Promise.all([
    is('the pool knows the hub', pool('communityHub'), deployment.communityHub),
    is('the pool knows the tournaments', pool('tournament'), deployment.tournament),
    is('the pool bets in WETH', pool('bettingToken'), deployment.weth),
    is('the arbiter is the chosen one', pool('arbiter'), arbiter),
    is('the ruling period is the chosen one', pool('rulingPeriod'), rulingPeriod),
    is('the arbiter can rule in it', BigInt(rulingPeriod) >= (published as bigint), true),
    is('results can be challenged', pool('disputeWindow'), disputeWindow),
    is('the least bond is the chosen one', pool('minBond'), minBond),
    is('the pool is offered to the owner', pool(isOther ? 'pendingOwner' : 'owner'), owner),
    is('the hub is the owner\u2019s', read('CommunityHub', deployment.communityHub, 'owner'), owner),
    is('the owner administers tournaments', tournament('hasRole', [admin, owner]), true),
    is('the owner names their administrators', tournament('hasRole', [root, owner]), true),
    is('the deployer does not', tournament('hasRole', [root, sender]), !isOther),
    is('nor administers tournaments', tournament('hasRole', [admin, sender]), !isOther),
  ])
  const wrong = facts.filter(({ holds }) => !holds).map(({ what }) => what)
  if (wrong.length > 0)
    throw new UserFacingError(`The contracts are deployed, but it does not hold that ${wrong.join('; ')}.`)
}

async function is(what: string, reading: unknown, wanted: unknown) {
  const found = await reading
  return { what, holds: String(found).toLowerCase() === String(wanted).toLowerCase() }
}

/** Returns `false` for an EIP-7702 account too: it has code, and is a plain wallet. */
async function hasCode(client: PublicClient, address: Address) {
  const code = await client.getCode({ address })
  return code !== undefined && !code.startsWith('0xef0100')
}
