// `npm run verify-match -- check.json --rpc-url https://…`: verifies what a match's check page downloaded, without the app. It
// compares the contracts' code with this repository's, and asks them. Only viem and the RPC are left to trust.
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import * as viem from 'viem'

const abi = viem.parseAbi([
  'struct Owed { uint256 stakes; uint256 payouts; uint256 payoutFees; uint256 bonds; uint256 accruedFees; }',
  'function obligations(uint256 cursor, uint256 limit) view returns (Owed owed, uint256 next)',
  'function extsload(bytes32[] slots) view returns (bytes32[])',
  'function rulesOf(uint256 matchId) view returns (bytes32 hash, string uri)',
  'function balanceOf(address account) view returns (uint256)',
  'function owner() view returns (address)',
  'function arbiter() view returns (address)',
  'function realityETH() view returns (address)',
  'function arbitrator() view returns (address)',
  'function templateId() view returns (uint256)',
  'function MIN_RULING_PERIOD() view returns (uint256)',
])
const events = viem.parseAbi([
  'event MatchFinalized(uint256 indexed matchId, address indexed by, uint8 side, uint64 claimableAt)',
  'event MatchVoided(uint256 indexed matchId, address indexed by, uint64 claimableAt)',
  'event ResultChallenged(uint256 indexed matchId, address indexed by, uint256 bond, uint64 ruleBy)',
  'event ResultRuled(uint256 indexed matchId, address indexed by, uint8 side)',
])
const OUTCOMES = ['None', 'A', 'B', 'Void']
const POOLS = ['early', 'live'] as const

const word = (value: viem.Hex | bigint) => viem.numberToHex(BigInt(value), { size: 32 })
const mapped = (key: viem.Hex, slot: bigint) =>
  BigInt(viem.keccak256(viem.concat([viem.pad(key), word(slot)])))
const bits = (value: bigint, from: number, count: number) => BigInt.asUintN(count, value >> BigInt(from))
const sides = (value: bigint) => ({ 1: bits(value, 0, 88), 2: bits(value, 88, 88) })
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

/** Returns which claims hold at the file's block. */
export async function verifyMatch(file: CheckFile, client: viem.PublicClient) {
  const { chainId, block, contracts, record } = file
  const at = { blockNumber: BigInt(block.number) }
  const pool = contractAt(contracts.bettingPool, client)
  const match = await recompute(file, (slots) => load(slots, pool, at))
  const balance = await contractAt(contracts.weth, client).read.balanceOf([contracts.bettingPool], at)
  const owed = await sumOwed(contractAt(contracts.lens, client), at)
  const [rules] = await pool.read.rulesOf([BigInt(file.matchId)], at)
  const { outcome, pools, positions } = match
  const figures = { outcome, pools, positions, balance, rulesHash: BigInt(rules) ? rules : undefined }
  const { hash } = await client.getBlock(at)
  return {
    'The block is on this chain': hash === block.hash && (await client.getChainId()) === chainId,
    ...(await verifyContracts(file, client, at)),
    'The bets add up to the totals': text(match.sums) === text(pools),
    'The pool holds what it owes': balance >= owed,
    ...Object.fromEntries(
      Object.entries(figures).map(([key, value]) => [
        `The chain has the same ${key}`,
        text(value) === text(file[key]),
      ]),
    ),
    ...(record && {
      'The acts are in the logs': await areLogged(record, file, client),
      'No act is missing that the storage proves': areComplete(record, match),
    }),
  }
}

type At = { blockNumber: bigint }
type Contract = ReturnType<typeof contractAt>

const contractAt = (address: viem.Address, client: viem.PublicClient) =>
  viem.getContract({ address, abi, client })

/** Loads words of the pool's storage, 2,000 with a call. */
async function load(slots: readonly bigint[], pool: Contract, at: At): Promise<bigint[]> {
  const words = await pool.read.extsload([slots.slice(0, 2_000).map(word)], at)
  return [...words.map(BigInt), ...(slots.length > 2_000 ? await load(slots.slice(2_000), pool, at) : [])]
}

/** Recomputes a match, its bets and their payouts from storage: each division rounds down, each pool is on its own. */
async function recompute(
  { matchId, positions }: CheckFile,
  load: (slots: readonly bigint[]) => Promise<bigint[]>,
) {
  const slot = mapped(word(BigInt(matchId)), 9n)
  const betSlots = positions.map(({ account }) => mapped(account, slot + 6n))
  const [first = 0n, second = 0n, challenge, ...bets] = await load([slot, slot + 1n, slot + 4n, ...betSlots])
  const feeBps = bits(first, 208, 16)
  const maxGain = bits(first, 224, 16)
  const outcome = OUTCOMES[Number(bits(first, 240, 8))]
  const pools = { early: sides(first), live: sides(second) }
  const sums = { early: { 1: 0n, 2: 0n }, live: { 1: 0n, 2: 0n } }
  const recomputed = bets.map((bet, index) => {
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
  const isCorrected = bits(first, 250, 1) === 1n
  const isRuled = bits(first, 251, 1) === 1n
  return { outcome, pools, sums, positions: recomputed, isCorrected, isRuled, isChallenged: challenge !== 0n }
}

/** Returns what the pool owes to anyone, by the lens. Wei. */
async function sumOwed(lens: Contract, at: At) {
  let [sum, cursor] = [0n, 0n]
  do {
    const [owed, next] = await lens.read.obligations([cursor, 2_000n], at)
    sum += owed.stakes + owed.payouts + owed.payoutFees + owed.bonds + owed.accruedFees
    cursor = next
  } while (cursor > 0n)
  return sum
}

/** Verifies the code of all contracts, with their immutables in the order of declaration, and the addresses on record. */
async function verifyContracts({ chainId, contracts }: CheckFile, client: viem.PublicClient, at: At) {
  const { bettingPool, communityHub, tournament, lens, weth } = contracts
  const deployed: [name: string, address: viem.Address, ...immutables: (viem.Hex | bigint)[]][] = [
    ['BettingPool', bettingPool, weth],
    ['CommunityHub', communityHub, bettingPool, weth],
    ['Tournament', tournament, bettingPool, weth],
    ['Lens', lens, bettingPool],
  ]
  const pool = contractAt(bettingPool, client)
  const arbiter = await pool.read.arbiter(at)
  // An owner who rules is any account, so no code is known.
  const isForeign = contracts.arbiter !== undefined || arbiter !== (await pool.read.owner(at))
  const { read } = contractAt(arbiter, client)
  const own = isForeign
    ? await Promise.all([
        read.realityETH(at),
        read.arbitrator(at),
        read.templateId(at),
        read.MIN_RULING_PERIOD(at),
      ]).catch(() => [])
    : []
  if (isForeign) deployed.push(['RealityArbiter', arbiter, bettingPool, ...own, weth])

  const isLocal = chainId === 31_337
  const env = { ...process.env, FOUNDRY_PROFILE: 'deployed' }
  if (!isLocal) execFileSync('forge', ['build', 'contracts/src'], { env })
  const areOurs = deployed.map(
    async ([name, address, ...immutables]) =>
      BigInt(address) === 0n ||
      (await client.getCode({ address, ...at })) ===
        codeOf(`${isLocal ? 'out' : 'deployed/out'}/${name}.sol/${name}.json`, immutables),
  )

  const [realityETH, arbitrator, templateId] = own
  const found = contracts.arbiter && {
    address: arbiter,
    realityETH,
    arbitrator,
    templateId: Number(templateId),
  }
  const path = `${process.env.CLUTCHPOOL_DEPLOYMENTS ?? 'src/chain/config/deployments'}/${chainId}.json`
  const recorded: object = existsSync(path) ? readJson(path) : contracts
  return {
    'The contracts run the code of this repository': (await Promise.all(areOurs)).every(Boolean),
    'The contracts are those on record': [recorded, contracts].every(
      (known) => text({ ...known, deployBlock: undefined }) === text({ ...contracts, arbiter: found }),
    ),
  }
}

/** Returns the runtime code of an artifact with its immutables filled in. */
function codeOf(artifact: string, immutables: readonly (viem.Hex | bigint)[]): string {
  const { object, immutableReferences } = readJson(artifact).deployedBytecode
  const references: { start: number }[][] = Object.values(immutableReferences)
  const places = references.flatMap((places, index) => places.map(({ start }) => ({ start, index })))
  return places.reduce(
    (code: string, { start, index }) =>
      code.slice(0, 2 + 2 * start) + word(immutables[index] ?? 0n).slice(2) + code.slice(66 + 2 * start),
    object,
  )
}

/** Returns `true` if the logs of each act's block have the act. */
async function areLogged(
  record: readonly Act[],
  { contracts, matchId }: CheckFile,
  client: viem.PublicClient,
) {
  const { bettingPool: address } = contracts
  const pages = record.map(({ block }) =>
    client.getLogs({ address, events, fromBlock: BigInt(block), toBlock: BigInt(block) }),
  )
  const logged = (await Promise.all(pages))
    .flat()
    .map(({ args, eventName, blockNumber, transactionHash }) => {
      const side = 'side' in args ? args.side : 0
      return text([args.matchId, eventName, args.by, side, blockNumber, transactionHash])
    })
  return record.every(({ event, by, side, block, transaction }) =>
    logged.includes(text([matchId, event, by, side, block, transaction])),
  )
}

/** Returns `true` if the record, newest first, has an act for each that storage proves. */
function areComplete(record: readonly Act[], match: Awaited<ReturnType<typeof recompute>>): boolean {
  const { outcome, isCorrected, isRuled, isChallenged } = match
  const decisions = record.filter(({ event }) => event !== 'ResultChallenged')
  const rulings = decisions.filter(({ event }) => event === 'ResultRuled')
  return (
    (outcome === 'None' || OUTCOMES[decisions[0]?.side || 3] === outcome) &&
    (!isCorrected || decisions.length - rulings.length > 1) &&
    (!isRuled || rulings.length > 0) &&
    (!isChallenged || decisions.length < record.length)
  )
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const options = { 'rpc-url': { type: 'string' } } as const
  const { values, positionals } = parseArgs({ allowPositionals: true, options })
  const [path] = positionals
  const rpcUrl = values['rpc-url']
  if (!path || !rpcUrl) {
    console.error('Name a file and an RPC: npm run verify-match -- check.json --rpc-url https://…')
    process.exit(1)
  }
  const client = viem.createPublicClient({ transport: viem.http(rpcUrl) })
  const claims = Object.entries(await verifyMatch(readJson(path), client))
  for (const [claim, holds] of claims) console.log(`${holds ? 'ok   ' : 'FALSE'} ${claim}.`)
  process.exitCode = claims.every(([, holds]) => holds) ? 0 : 1
}
