// Shares no code with the app, so that a mistake there shows here.
import {
  type Address,
  concat,
  type Hash,
  type Hex,
  isAddressEqual,
  keccak256,
  numberToHex,
  type PublicClient,
  pad,
  parseAbi,
  parseEventLogs,
  TransactionReceiptNotFoundError,
  zeroAddress,
} from 'viem'
import { chunksOf } from '../../src/lib/chunksOf.ts'
import type { ContractCodes } from './contractCode.ts'

/** The JSON file of the page `/match/:id/check`. Amounts are wei. */
export interface CheckFile extends Partial<Record<(typeof recomputed)[number], unknown>> {
  chainId: number
  block: { number: string; hash: Hash }
  contracts: Record<Exclude<keyof ContractCodes, 'arbiter'> | 'weth', Address>
  matchId: string
  /** Each bettor with the matches bet on, newest first. */
  bettors: [account: Address, ...matchIds: string[]][]
  /** Who named, corrected, challenged and ruled, newest first, if the page had read it. */
  record?: { kind: keyof typeof eventNames; by: Address; side: number; time: number; transaction: Hash }[]
}

const recomputed = ['outcome', 'pools', 'positions', 'balance', 'owed', 'rulesHash'] as const
const eventNames = {
  result: 'MatchFinalized',
  correction: 'MatchFinalized',
  void: 'MatchVoided',
  challenge: 'ResultChallenged',
  ruling: 'ResultRuled',
} as const
const abi = parseAbi([
  'function extsload(bytes32[] slots) view returns (bytes32[])',
  'function rulesOf(uint256 matchId) view returns (bytes32 hash, string uri)',
  'function balanceOf(address account) view returns (uint256)',
  'function arbiter() view returns (address)',
  'function owner() view returns (address)',
  'event MatchFinalized(uint256 indexed matchId, address indexed by, uint8 side, uint64 claimableAt)',
  'event MatchVoided(uint256 indexed matchId, address indexed by, uint64 claimableAt)',
  'event ResultChallenged(uint256 indexed matchId, address indexed by, uint256 bond, uint64 ruleBy)',
  'event ResultRuled(uint256 indexed matchId, address indexed by, uint8 side)',
])
const SLOTS_PER_CALL = 2_000
// Positions of the pool's variables and of the positions in a match.
const [TREASURY, BONDS, MATCHES, BETTORS, NEWEST, POSITIONS] = [2n, 3n, 9n, 12n, 13n, 6n]
const OUTCOMES = ['None', 'A', 'B', 'Void'] as const

const word = (value: bigint) => numberToHex(value, { size: 32 })
const mapped = (key: Hex, slot: bigint) => BigInt(keccak256(concat([pad(key), word(slot)])))
const bits = (value: bigint, from: number, count: number) => BigInt.asUintN(count, value >> BigInt(from))
const smaller = (one: bigint, other: bigint) => (one < other ? one : other)
const text = (value: unknown) =>
  JSON.stringify(value, (_, part) => (typeof part === 'bigint' ? `${part}` : part))

/** Recomputes a check from the pool's storage at its block, and returns which of its claims hold. */
export async function verifyMatch(file: CheckFile, client: PublicClient, codes: ContractCodes) {
  const { bettingPool: address, weth } = file.contracts
  const blockNumber = BigInt(file.block.number)
  const at = { address, abi, blockNumber } as const
  const load = async (slots: readonly bigint[]) => {
    const pages = chunksOf(slots.map(word), SLOTS_PER_CALL).map((page) =>
      client.readContract({ ...at, functionName: 'extsload', args: [page] }),
    )
    return (await Promise.all(pages)).flat().map(BigInt)
  }
  const matchId = BigInt(file.matchId)
  const named = file.bettors.flatMap(([account, ...ids]) => ids.map((id) => ({ account, id: BigInt(id) })))
  const ids = [...new Set([matchId, ...named.map(({ id }) => id)])]
  const slotOf = (id: bigint) => mapped(word(id), MATCHES)
  const [newest = 0n, treasury = 0n, bonds = 0n, ...links] = await load([
    ...[NEWEST, TREASURY, BONDS],
    ...file.bettors.map(([account]) => mapped(account, BETTORS)),
  ])
  const betWords = await load(named.map(({ account, id }) => mapped(account, slotOf(id) + POSITIONS)))
  const matchWords = await load(ids.flatMap((id) => [slotOf(id), slotOf(id) + 1n]))
  const matches = new Map(ids.map((id, index) => [id, unpackMatch(matchWords.slice(2 * index))]))
  const match = matches.get(matchId) ?? unpackMatch([])
  const bets = named.map((bet, index) => {
    const stored = unpackBet(betWords[index] ?? 0n)
    return { ...bet, ...stored, ...settle(matches.get(bet.id) ?? match, stored) }
  })
  const own = bets.filter(({ id }) => id === matchId)

  // Both linked lists, from their heads to their ends.
  const list = [bits(newest, 0, 160), ...links.map((link) => bits(link, 96, 160))]
  const unread = bets.values()
  const areLinked = file.bettors.map(([, ...ids], index) => {
    const previous = ids.map(() => unread.next().value?.previous)
    return [bits(links[index] ?? 0n, 0, 48), ...previous].join() === [...ids, 0n].join()
  })
  const [balance, [rulesHash], block] = await Promise.all([
    client.readContract({ ...at, address: weth, functionName: 'balanceOf', args: [address] }),
    client.readContract({ ...at, functionName: 'rulesOf', args: [matchId] }),
    client.getBlock({ blockNumber }),
  ])
  const sumOf = (side: number, pool: 'early' | 'live') =>
    own.reduce((sum, bet) => sum + (bet.side === side ? bet[pool] : 0n), 0n)
  const sums = {
    early: { 1: sumOf(1, 'early'), 2: sumOf(2, 'early') },
    live: { 1: sumOf(1, 'live'), 2: sumOf(2, 'live') },
  }
  const owed = bets.reduce(
    (sum, bet) => (bet.claimed ? sum : sum + bet.owed),
    bits(treasury, 160, 96) + bits(bonds, 160, 96),
  )
  const found: Record<(typeof recomputed)[number], unknown> = {
    outcome: match.outcome,
    pools: match.pools,
    positions: own.map(({ account, side, early, live, claimed, payout }) => ({
      account,
      side,
      early,
      live,
      claimed,
      payout,
    })),
    balance,
    owed,
    rulesHash: BigInt(rulesHash) === 0n ? undefined : rulesHash,
  }
  return {
    'The block is on this chain':
      block.hash === file.block.hash && (await client.getChainId()) === file.chainId,
    'All bettors and bets are listed':
      list.join() === [...file.bettors.map(([account]) => BigInt(account)), 0n].join() &&
      areLinked.every(Boolean),
    'The bets add up to the totals': text(sums) === text(match.pools),
    'The pool holds what it owes': balance >= owed,
    ...Object.fromEntries(
      recomputed.map((key) => [`The chain has the same ${key}`, text(found[key]) === text(file[key])]),
    ),
    ...(file.record && { 'The record is on the chain': await isOnChain(file.record, file, client) }),
    'The contracts run the code of this repository': await hasOwnCode(file, client, codes),
  }
}

function unpackMatch([early = 0n, live = 0n]: readonly bigint[]) {
  const poolIn = (value: bigint) => ({ 1: bits(value, 0, 88), 2: bits(value, 88, 88) })
  return {
    pools: { early: poolIn(early), live: poolIn(live) },
    feeBps: bits(early, 208, 16),
    maxGain: bits(early, 224, 16),
    outcome: OUTCOMES[Number(bits(early, 240, 8))] ?? 'None',
    isChallenged: bits(early, 249, 1) === 1n,
  }
}

const unpackBet = (value: bigint) => ({
  early: bits(value, 0, 88),
  live: bits(value, 88, 88),
  previous: bits(value, 176, 48),
  side: bits(value, 224, 8) === 1n ? (1 as const) : (2 as const),
  claimed: bits(value, 232, 24) !== 0n,
})

/** Computes payout, and all that the pool owes for a bet that isn't claimed, in wei. Without an outcome there's no payout. */
function settle(match: ReturnType<typeof unpackMatch>, bet: ReturnType<typeof unpackBet>) {
  const { outcome, pools, maxGain, feeBps, isChallenged } = match
  const stake = bet.early + bet.live
  if (outcome === 'None') return { payout: undefined, owed: stake }
  let [gain, unmatched] = [0n, 0n]
  for (const name of ['early', 'live'] as const) {
    const [part, mine, theirs] = [bet[name], pools[name][bet.side], pools[name][bet.side === 1 ? 2 : 1]]
    if (mine === 0n) continue
    gain += (smaller(theirs, maxGain * mine) * part) / mine
    unmatched += ((mine - smaller(mine, maxGain * theirs)) * part) / mine
  }
  const hasWon = outcome === (bet.side === 1 ? 'A' : 'B')
  const fee = hasWon ? (gain * feeBps) / 10_000n : 0n
  const payout = outcome === 'Void' ? stake : hasWon ? stake + gain - fee : unmatched
  return { payout, owed: isChallenged ? stake : payout + fee }
}

/** Finds each act of the record in the receipt of its transaction. */
async function isOnChain(
  record: NonNullable<CheckFile['record']>,
  { contracts, matchId }: CheckFile,
  client: PublicClient,
) {
  const found = record.map(async ({ kind, by, side, time, transaction }) => {
    const receipt = await client.getTransactionReceipt({ hash: transaction }).catch((error: unknown) => {
      if (!(error instanceof TransactionReceiptNotFoundError)) throw error
    })
    if (!receipt) return false
    const { logs, blockNumber } = receipt
    const { timestamp } = await client.getBlock({ blockNumber })
    const isSame = parseEventLogs({ abi, eventName: eventNames[kind], logs }).some(
      ({ address, args }) =>
        isAddressEqual(address, contracts.bettingPool) &&
        args.matchId === BigInt(matchId) &&
        isAddressEqual(args.by, by) &&
        ('side' in args ? args.side : 0) === side,
    )
    return isSame && Number(timestamp) === time
  })
  return (await Promise.all(found)).every(Boolean)
}

/** Compares the contracts' code, whose immutables are the pool and its token. An arbiter that isn't the owner has others. */
async function hasOwnCode({ contracts, block }: CheckFile, client: PublicClient, codes: ContractCodes) {
  const known = [contracts.bettingPool, contracts.weth].map((account) => pad(account).slice(2).toLowerCase())
  const blockNumber = BigInt(block.number)
  const at = { address: contracts.bettingPool, abi, blockNumber } as const
  const arbiter = await client.readContract({ ...at, functionName: 'arbiter' })
  const isOwner = isAddressEqual(arbiter, await client.readContract({ ...at, functionName: 'owner' }))
  const addresses = { ...contracts, arbiter: isOwner ? zeroAddress : arbiter }
  for (const [name, { hash, immutables }] of Object.entries(codes)) {
    const address = addresses[name as keyof ContractCodes]
    if (BigInt(address) === 0n) continue
    let code = (await client.getCode({ address, blockNumber }))?.slice(2) ?? ''
    for (const start of immutables.map((offset) => 2 * offset)) {
      if (name !== 'arbiter' && !known.includes(code.slice(start, start + 64))) return false
      code = code.slice(0, start) + '0'.repeat(64) + code.slice(start + 64)
    }
    if (keccak256(`0x${code}`) !== hash) return false
  }
  return true
}
