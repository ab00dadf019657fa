// @ts-nocheck
// What must hold before anything is sent to a public chain, and after. Each lack is told in one sentence.
import { formatEther, parseAbi } from 'viem'
import { readArtifact } from './artifacts.ts'
import { UserFacingError } from './machine.ts'

/** For a price that rises meanwhile, and for what a rollup charges on top: in percent of the estimate. */
const MARGIN = 150n

const wethAbi = parseAbi([
  'function symbol() view returns (string)',
  'function decimals() view returns (uint8)',
  'function deposit() payable',
])
const safeAbi = parseAbi([
  'function getThreshold() view returns (uint256)',
  'function getOwners() view returns (address[])',
])

/** The RPC serves the chain that was asked for. */
export async function requireChain(client, chain, rpcUrl) {
  const id = await client.getChainId().catch((error) => {
    throw new UserFacingError(`The RPC ${rpcUrl} does not answer: ${error.shortMessage}`)
  })
  if (id !== chain.id)
    throw new UserFacingError(`The RPC ${rpcUrl} serves the chain ${id}, and ${chain.name} is ${chain.id}.`)
}

/** What stands at the token's address is WETH, and wraps the chain's coin where that is ether. */
export async function requireWeth(client, chain, weth, sender) {
  if (!(await hasCode(client, weth)))
    throw new UserFacingError(`There is no contract at ${weth} on ${chain.name}.`)
  const read = (functionName) =>
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

/**
 * Who will own the contracts.
 * @returns {Promise<{ kind: 'safe', threshold: bigint, owners: number } | { kind: 'plain' | 'contract' }>}
 */
export async function describeOwner(client, owner) {
  if (!(await hasCode(client, owner))) return { kind: 'plain' }
  const read = (functionName) => client.readContract({ address: owner, abi: safeAbi, functionName })
  try {
    const [threshold, owners] = await Promise.all([read('getThreshold'), read('getOwners')])
    if (threshold > 0n && owners.length > 0) return { kind: 'safe', threshold, owners: owners.length }
  } catch {
    // It answers no such questions.
  }
  return { kind: 'contract' }
}

/** The deployer can pay. Returns what it will cost, in wei, and what the deployer has. */
export async function requireBalance(client, chain, sender, gas) {
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

/** The contracts are there, know each other, and nothing but the pool's ownership, until it is accepted, is the deployer's. */
export async function requireDeployed(client, deployment, owner, sender) {
  const read = (name, address, functionName, args = []) =>
    client.readContract({ address, abi: readArtifact(name).abi, functionName, args })
  const pool = (functionName) => read('BettingPool', deployment.bettingPool, functionName)
  const tournament = (functionName, args) => read('Tournament', deployment.tournament, functionName, args)
  const admin = await tournament('TOURNAMENT_ADMIN_ROLE')
  const root = await tournament('DEFAULT_ADMIN_ROLE')
  const isOther = sender.toLowerCase() !== owner.toLowerCase()

  const facts = await Promise.all([
    is('the pool knows the hub', pool('communityHub'), deployment.communityHub),
    is('the pool knows the tournaments', pool('tournament'), deployment.tournament),
    is('the pool bets in WETH', pool('bettingToken'), deployment.weth),
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

async function is(what, reading, wanted) {
  const found = await reading
  return { what, holds: String(found).toLowerCase() === String(wanted).toLowerCase() }
}

/** An account that delegates to a contract (EIP-7702) has some code too, and is still a plain wallet. */
async function hasCode(client, address) {
  const code = await client.getCode({ address })
  return code !== undefined && !code.startsWith('0xef0100')
}
