// Shares no code with the app, so that a mistake there shows here.
import {
  type Address,
  concat,
  type Hex,
  keccak256,
  numberToHex,
  type PublicClient,
  pad,
  parseAbi,
} from 'viem'
import { chunksOf } from '../../src/lib/chunksOf.ts'
import type { ContractCodes } from './contractCode.ts'

/** The JSON file of the page `/match/:id/check`. Amounts are wei. */
export interface CheckFile {
  format: number
  chainId: number
  block: { number: string; hash: Hex }
  contracts: Record<keyof ContractCodes | 'weth', Address>
  matchId: string
  positions: {
    account: Address
    side: 1 | 2
    early: string
    live: string
    claimed: boolean
    payout?: string
  }[]
  balance: string
  owed: string
  rulesHash?: Hex
  /** Each bettor with the matches bet on, newest first. */
  bettors: [account: Address, ...matchIds: string[]][]
}

const abi = parseAbi([
  'function extsload(bytes32[] slots) view returns (bytes32[])',
  'function rulesOf(uint256 matchId) view returns (bytes32 hash, string uri)',
  'function balanceOf(address account) view returns (uint256)',
])
const SLOTS_PER_CALL = 2_000
// Positions of the pool's variables and of the positions in a match.
const [TREASURY, BONDS, MATCHES, BETTORS, NEWEST, POSITIONS] = [2n, 3n, 9n, 12n, 13n, 6n]
const VOID = 3

const word = (value: bigint) => numberToHex(value, { size: 32 })
const mapped = (key: Hex, slot: bigint) => BigInt(keccak256(concat([pad(key), word(slot)])))
const bits = (value: bigint, from: number, count: number) => BigInt.asUintN(count, value >> BigInt(from))
const smaller = (one: bigint, other: bigint) => (one < other ? one : other)

/** Recomputes a check from the pool's storage at its block, and returns which of its claims hold. */
export async function verifyMatch(file: CheckFile, client: PublicClient, codes: ContractCodes) {
  const { bettingPool: address, weth } = file.contracts
  const blockNumber = BigInt(file.block.number)
  const at = { address, abi, blockNumber } as const
  async function load(slots: readonly bigint[]): Promise<bigint[]> {
    const words: bigint[] = []
    for (const page of chunksOf(slots.map(word), SLOTS_PER_CALL))
      words.push(
        ...(await client.readContract({ ...at, functionName: 'extsload', args: [page] })).map(BigInt),
      )
    return words
  }
  const bets = file.bettors.flatMap(([account, ...ids]) => ids.map((id) => ({ account, id: BigInt(id) })))
  const ids = [...new Set([BigInt(file.matchId), ...bets.map(({ id }) => id)])]
  const slots = new Map(ids.map((id) => [id, mapped(word(id), MATCHES)]))
  const slotOf = (id: bigint) => slots.get(id) ?? 0n
  const [newest = 0n, treasury = 0n, bonds = 0n, ...links] = await load([
    ...[NEWEST, TREASURY, BONDS],
    ...file.bettors.map(([account]) => mapped(account, BETTORS)),
  ])
  const betWords = await load(bets.map(({ account, id }) => mapped(account, slotOf(id) + POSITIONS)))
  const matchWords = await load(ids.flatMap((id) => [slotOf(id), slotOf(id) + 1n]))
  const matches = new Map(ids.map((id, index) => [id, matchWords.slice(2 * index, 2 * index + 2)]))

  // Both linked lists, from their heads to their ends.
  let [nextBettor, isLinked, read, owed] = [
    bits(newest, 0, 160),
    true,
    0,
    bits(treasury, 160, 96) + bits(bonds, 160, 96),
  ]
  const positions: CheckFile['positions'] = []
  const sums = [0n, 0n, 0n, 0n]
  const [matchEarly = 0n, matchLive = 0n] = matches.get(BigInt(file.matchId)) ?? []
  for (const [index, [account, ...matchIds]] of file.bettors.entries()) {
    const link = links[index] ?? 0n
    isLinked &&= BigInt(account) === nextBettor && bits(link, 48, 48) === BigInt(matchIds.length)
    nextBettor = bits(link, 96, 160)
    let nextMatch = bits(link, 0, 48)
    for (const id of matchIds) {
      isLinked &&= BigInt(id) === nextMatch
      const bet = betWords[read++] ?? 0n
      nextMatch = bits(bet, 176, 48)
      const [early, live, side] = [
        bits(bet, 0, 88),
        bits(bet, 88, 88),
        bits(bet, 224, 8) === 1n ? 1 : 2,
      ] as const
      const claimed = bits(bet, 232, 24) !== 0n
      const [first = 0n, second = 0n] = matches.get(BigInt(id)) ?? []
      const settled = settle(first, second, side, early, live)
      const isOpen = !settled || bits(first, 249, 1) === 1n
      if (!claimed) owed += isOpen ? early + live : settled.payout + settled.fee
      if (id !== file.matchId) continue
      sums[side - 1] = (sums[side - 1] ?? 0n) + early
      sums[side + 1] = (sums[side + 1] ?? 0n) + live
      const payout = settled && String(settled.payout)
      positions.push({
        account,
        side,
        early: String(early),
        live: String(live),
        claimed,
        ...(settled && { payout }),
      })
    }
    isLinked &&= nextMatch === 0n
  }

  const block = await client.getBlock({ blockNumber })
  const balance = await client.readContract({
    ...at,
    address: weth,
    functionName: 'balanceOf',
    args: [address],
  })
  const [rulesHash] = await client.readContract({
    ...at,
    functionName: 'rulesOf',
    args: [BigInt(file.matchId)],
  })
  const totals = [matchEarly, matchLive].flatMap((value) => [bits(value, 0, 88), bits(value, 88, 88)])
  return {
    'The block is on this chain':
      block.hash === file.block.hash && (await client.getChainId()) === file.chainId,
    'All bettors and bets are listed': isLinked && nextBettor === 0n,
    'The bets add up to the totals': sums.join() === totals.join(),
    'Bets and payouts are as in the file': JSON.stringify(positions) === JSON.stringify(file.positions),
    'The pool holds what it owes': balance >= owed,
    'Balance and debts are as in the file': `${balance} ${owed}` === `${file.balance} ${file.owed}`,
    'The house rules have the hash in the file': BigInt(rulesHash) === BigInt(file.rulesHash ?? 0),
    'The contracts run the code of this repository': await hasOwnCode(file, client, codes),
  }
}

/** Computes payout and fee in wei; `undefined` without an outcome. */
function settle(early: bigint, live: bigint, side: 1 | 2, ...stakes: readonly bigint[]) {
  const outcome = Number(bits(early, 240, 8))
  if (outcome === 0) return undefined
  const stake = stakes.reduce((sum, part) => sum + part, 0n)
  if (outcome === VOID) return { payout: stake, fee: 0n }
  const maxGain = bits(early, 224, 16)
  let [gain, unmatched] = [0n, 0n]
  for (const [index, pool] of [early, live].entries()) {
    const [part = 0n, own, other] = [
      stakes[index],
      bits(pool, 88 * (side - 1), 88),
      bits(pool, 88 * (2 - side), 88),
    ]
    if (own === 0n) continue
    gain += (smaller(other, maxGain * own) * part) / own
    unmatched += ((own - smaller(own, maxGain * other)) * part) / own
  }
  const fee = (gain * bits(early, 208, 16)) / 10_000n
  return side === outcome ? { payout: stake + gain - fee, fee } : { payout: unmatched, fee: 0n }
}

/** Compares the contracts' code, whose immutables are the pool and its token. */
async function hasOwnCode({ contracts, block }: CheckFile, client: PublicClient, codes: ContractCodes) {
  const known = [contracts.bettingPool, contracts.weth].map((account) => pad(account).slice(2).toLowerCase())
  for (const [name, { hash, immutables }] of Object.entries(codes)) {
    const address = contracts[name as keyof ContractCodes]
    if (BigInt(address) === 0n) continue
    let code = (await client.getCode({ address, blockNumber: BigInt(block.number) }))?.slice(2) ?? ''
    for (const start of immutables.map((offset) => 2 * offset)) {
      if (!known.includes(code.slice(start, start + 64))) return false
      code = code.slice(0, start) + '0'.repeat(64) + code.slice(start + 64)
    }
    if (keccak256(`0x${code}`) !== hash) return false
  }
  return true
}
