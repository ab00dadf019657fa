// `npm run verify-match -- check.json --rpc-url https://…`: verifies what a match's check page downloaded, without the app. It
// compares the contracts' code with this repository's, and asks them. Only viem and the RPC are left to trust.
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import * as viem from 'viem'

const abi = viem.parseAbi([
  // The amounts of the struct `Owed`.
  'function obligations(uint256 cursor, uint256 limit) view returns (uint256[5] owed, uint256 next)',
  'function extsload(bytes32[] slots) view returns (bytes32[])',
  'function rulesOf(uint256 matchId) view returns (bytes32 hash, string uri)',
  'function balanceOf(address account) view returns (uint256)',
  'function owner() view returns (address)',
  'function arbiter() view returns (address)',
  'function realityETH() view returns (address)',
  'function arbitrator() view returns (address)',
  'function templateId() view returns (uint256)',
  'function MIN_RULING_PERIOD() view returns (uint256)',
  'event MatchFinalized(uint256 indexed matchId, address indexed by, uint8 side, uint64 claimableAt)',
  'event MatchVoided(uint256 indexed matchId, address indexed by, uint64 claimableAt)',
  'event ResultChallenged(uint256 indexed matchId, address indexed by, uint256 bond, uint64 ruleBy)',
  'event ResultRuled(uint256 indexed matchId, address indexed by, uint8 side)',
])
const OUTCOMES = ['None', 'A', 'B', 'Void']
const POOLS = ['early', 'live'] as const
const ARBITER = ['realityETH', 'arbitrator', 'templateId', 'MIN_RULING_PERIOD'] as const

const word = (value: viem.Hex | bigint) => viem.numberToHex(BigInt(value), { size: 32 })
const mapped = (key: viem.Hex, slot: bigint) =>
  BigInt(viem.keccak256(viem.concat([viem.pad(key), word(slot)])))
const bits = (value: bigint, from: number, count: number) => BigInt.asUintN(count, value >> BigInt(from))
const smaller = (one: bigint, other: bigint) => (one < other ? one : other)
const text = (value: unknown) =>
  JSON.stringify(value, (_, part) => (typeof part === 'bigint' ? `${part}` : part))
const readJson = (path: string) => JSON.parse(readFileSync(path, 'utf8'))

/** The file. Amounts are wei. `record` has who named, corrected, challenged and ruled, newest first. */
export interface CheckFile extends Record<string, unknown> {
  chainId: number
  block: { number: string; hash: viem.Hash }
  contracts: Record<'bettingPool' | 'communityHub' | 'lens' | 'tournament' | 'weth', viem.Address> & {
    arbiter?: object
  }
  matchId: string
  positions: { account: viem.Address }[]
  record?: Act[]
}
type Act = { event: string; by: string; side: number; block: string; transaction: string }
type At = { blockNumber: bigint }
type Contract = ReturnType<typeof readerOf>

const readerOf = (address: viem.Address, client: viem.PublicClient) =>
  viem.getContract({ address, abi, client }).read

/** Returns which claims hold at the file's block. */
export async function verifyMatch(file: CheckFile, client: viem.PublicClient) {
  const { bettingPool, lens, weth } = file.contracts
  const at = { blockNumber: BigInt(file.block.number) }
  const pool = readerOf(bettingPool, client)
  const { sums, isComplete, ...match } = await recompute(file, pool, at)
  const [rules] = await pool.rulesOf([BigInt(file.matchId)], at)
  const balance = await readerOf(weth, client).balanceOf([bettingPool], at)
  const record = file.record && (await readActs(file.record, file, client))
  const figures = {
    ...match,
    balance,
    rulesHash: BigInt(rules) ? rules : undefined,
    ...(record && { record }),
  }
  const { hash } = await client.getBlock(at)
  const isOnChain = hash === file.block.hash && (await client.getChainId()) === file.chainId
  return {
    'The block is on this chain': isOnChain,
    ...(await verifyContracts(file, client, at)),
    'The bets add up to the totals': text(sums) === text(match.pools),
    'The pool holds what it owes': balance >= (await sumOwed(readerOf(lens, client), at)),
    ...Object.fromEntries(
      Object.entries(figures).map(([key, value]) => [
        `The chain has the same ${key}`,
        text(value) === text(file[key]),
      ]),
    ),
    ...(record && { 'The record has what the storage proves': isComplete }),
  }
}

/** Loads words of the pool's storage, 2,000 with a call. */
async function load(slots: readonly bigint[], pool: Contract, at: At): Promise<bigint[]> {
  const words = await pool.extsload([slots.slice(0, 2_000).map(word)], at)
  return [...words.map(BigInt), ...(slots.length > 2_000 ? await load(slots.slice(2_000), pool, at) : [])]
}

/** Recomputes a match, its bets and their payouts from storage: each division rounds down, each pool is on its own. */
async function recompute({ matchId, positions, record = [] }: CheckFile, pool: Contract, at: At) {
  const slot = mapped(word(BigInt(matchId)), 9n)
  const betSlots = positions.map(({ account }) => mapped(account, slot + 6n))
  const slots = [slot, slot + 1n, slot + 4n, ...betSlots]
  const [first = 0n, second = 0n, challenge, ...bets] = await load(slots, pool, at)
  const [feeBps, maxGain, id] = [bits(first, 208, 16), bits(first, 224, 16), bits(first, 240, 8)]
  const outcome = OUTCOMES[Number(id)]
  const sidesIn = (value: bigint) => ({ 1: bits(value, 0, 88), 2: bits(value, 88, 88) })
  const pools = { early: sidesIn(first), live: sidesIn(second) }
  const sums = { early: sidesIn(0n), live: sidesIn(0n) }
  const settled = bets.map((bet, index) => {
    const [side, other] = bits(bet, 224, 8) === 1n ? ([1, 2] as const) : ([2, 1] as const)
    const stakes = { early: bits(bet, 0, 88), live: bits(bet, 88, 88) }
    let [stake, gain, unmatched] = [0n, 0n, 0n]
    for (const name of POOLS) {
      const [mine, theirs] = [pools[name][side], pools[name][other]]
      stake += stakes[name]
      sums[name][side] += stakes[name]
      if (mine === 0n) continue
      gain += (smaller(theirs, maxGain * mine) * stakes[name]) / mine
      unmatched += ((mine - smaller(mine, maxGain * theirs)) * stakes[name]) / mine
    }
    const won = stake + gain - (gain * feeBps) / 10_000n
    const payout = outcome === 'Void' ? stake : outcome === OUTCOMES[side] ? won : unmatched
    const claimed = bits(bet, 232, 24) !== 0n
    const { account } = positions[index] ?? {}
    return { account, side, ...stakes, claimed, payout: outcome === 'None' ? undefined : payout }
  })
  const decisions = record.filter(({ event }) => event !== 'ResultChallenged')
  const rulings = decisions.filter(({ event }) => event === 'ResultRuled')
  const isComplete =
    (outcome === 'None' || OUTCOMES[decisions[0]?.side || 3] === outcome) &&
    // The owner has corrected the result, the arbiter has ruled, somebody has challenged.
    (bits(first, 250, 1) === 0n || decisions.length - rulings.length > 1) &&
    (bits(first, 251, 1) === 0n || rulings.length > 0) &&
    (challenge === 0n || decisions.length < record.length)
  return { outcome, pools, sums, positions: settled, isComplete }
}

/** Returns what the pool owes to anyone, by the lens. Wei. */
async function sumOwed(lens: Contract, at: At, cursor = 0n): Promise<bigint> {
  const [owed, next] = await lens.obligations([cursor, 2_000n], at)
  return owed.reduce((sum, amount) => sum + amount, next && (await sumOwed(lens, at, next)))
}

/** Returns the acts of the record that the logs of their blocks have. */
async function readActs(
  record: readonly Act[],
  { contracts, matchId }: CheckFile,
  client: viem.PublicClient,
) {
  const pages = record.map(({ block }) => {
    const range = { fromBlock: BigInt(block), toBlock: BigInt(block) }
    return client.getContractEvents({ address: contracts.bettingPool, abi, ...range })
  })
  const logs = (await Promise.all(pages)).flat().filter(({ args }) => args.matchId === BigInt(matchId))
  const acts = logs.map(({ args, eventName: event, blockNumber: block, transactionHash: transaction }) =>
    text({ event, by: args.by, side: Object(args).side ?? 0, block, transaction }),
  )
  return record.filter((act) => acts.includes(text(act)))
}

/** Verifies the code of all contracts, with their immutables in the order of declaration, and the addresses on record. */
async function verifyContracts({ chainId, contracts }: CheckFile, client: viem.PublicClient, at: At) {
  const { bettingPool, communityHub, tournament, lens, weth } = contracts
  const pool = readerOf(bettingPool, client)
  const arbiter = await pool.arbiter(at)
  // An owner who rules is any account, so no code is known.
  const isOwner = !contracts.arbiter && arbiter === (await pool.owner(at))
  const reader = readerOf(arbiter, client)
  const told = await Promise.all(ARBITER.map((name) => reader[name](at))).catch(() => [])
  const deployed: [name: string, address: viem.Address, ...immutables: (viem.Hex | bigint)[]][] = [
    ['BettingPool', bettingPool, weth],
    ['CommunityHub', communityHub, bettingPool, weth],
    ['Tournament', tournament, bettingPool, weth],
    ['Lens', lens, bettingPool],
    ['RealityArbiter', isOwner ? viem.zeroAddress : arbiter, bettingPool, ...told, weth],
  ]
  const env = { ...process.env, FOUNDRY_PROFILE: 'deployed' }
  const isLocal = chainId === 31_337
  if (!isLocal) execFileSync('forge', ['build', 'contracts/src'], { env })
  const areOurs = deployed.map(async ([name, address, ...immutables]) => {
    const code = codeOf(`${isLocal ? 'out' : 'deployed/out'}/${name}.sol/${name}.json`, immutables)
    return BigInt(address) === 0n || (await client.getCode({ address, ...at })) === code
  })

  const [realityETH, arbitrator, templateId] = told
  const found = { address: arbiter, realityETH, arbitrator, templateId: Number(templateId) }
  const path = `${process.env.CLUTCHPOOL_DEPLOYMENTS ?? 'src/chain/config/deployments'}/${chainId}.json`
  const recorded = existsSync(path) ? { ...readJson(path), deployBlock: undefined } : contracts
  return {
    'The contracts run the code of this repository': (await Promise.all(areOurs)).every(Boolean),
    'The contracts are those on record':
      text(contracts) === text(recorded) && (!contracts.arbiter || text(contracts.arbiter) === text(found)),
  }
}

/** Returns the runtime code of an artifact with its immutables filled in. */
function codeOf(artifact: string, immutables: readonly (viem.Hex | bigint)[]): string {
  const { object, immutableReferences } = readJson(artifact).deployedBytecode
  let code: string = object
  for (const [index, places] of Object.values<{ start: number }[]>(immutableReferences).entries())
    for (const { start } of places)
      code =
        code.slice(0, 2 + 2 * start) + word(immutables[index] ?? 0n).slice(2) + code.slice(66 + 2 * start)
  return code
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const options = { 'rpc-url': { type: 'string' } } as const
  const { values, positionals } = parseArgs({ allowPositionals: true, options })
  const [[path], url] = [positionals, values['rpc-url']]
  if (!path || !url) {
    console.error('Name a file and an RPC: npm run verify-match -- check.json --rpc-url https://…')
    process.exit(1)
  }
  const client = viem.createPublicClient({ transport: viem.http(url) })
  const claims = Object.entries(await verifyMatch(readJson(path), client))
  for (const [claim, holds] of claims) console.log(`${holds ? 'ok   ' : 'FALSE'} ${claim}.`)
  process.exitCode = claims.every(([, holds]) => holds) ? 0 : 1
}
