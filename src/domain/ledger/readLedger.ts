import { replaceEqualDeep } from '@tanstack/react-query'
import { type Address, zeroAddress } from 'viem'
import type { Config } from 'wagmi'
import { readContract } from 'wagmi/actions'
import { deployment } from '@/chain/config/config'
import { readNewestBlock } from '@/chain/network/head'
import { bettingPoolContract, lensContract, wethContract } from '@/chain/queries/contracts'
import { readAllPages } from '@/chain/queries/pages'
import { readByGas } from '@/chain/queries/readByGas'
import { type Match, toMatch } from '@/domain/match/match'
import { poolsOf } from '@/domain/match/odds'
import {
  type Bettor,
  EMPTY_LEDGER,
  isConsistent,
  isSettled,
  type Ledger,
  type Position,
  payoutOf,
  unpackPosition,
} from './ledger'

const { bettingPool: pool, communityHub } = deployment

const BETTORS_PER_CALL = 1_000n
/** Positions of one account in one call. */
const MOST_POSITIONS = 2_000

const GAS = { match: 28_000, account: 6_000, position: 6_000 }

export interface LedgerOptions {
  /** Also looks which cached payouts were claimed since. */
  withClaims: boolean
  /** Hears of each page: how many of all matches and positions are read. */
  onProgress?: (read: number, all: number) => void
  /** At least 2. */
  mostPositions?: number
}

/** The parameters of every read of one update. */
interface Reading extends LedgerOptions {
  config: Config
  blockNumber: bigint
}

/**
 * Reads all matches and positions from the newest block's state: all of them once, then only what can have changed since
 * the ledger that is being loaded. Starts over if that is of another chain, or a reorg has replaced a part of it.
 * @throws the node's error if it refuses even a single item
 */
export async function readLedger(
  config: Config,
  loading: Ledger | undefined | Promise<Ledger | undefined>,
  options: LedgerOptions,
): Promise<Ledger> {
  const { number: blockNumber, timestamp: time } = await readNewestBlock(config)
  const reading = { ...options, config, blockNumber }
  const [known, overview] = await Promise.all([loading, readOverview(reading, time)])
  const updated = known && (await update(reading, overview, known).catch(ignoreRevert))
  if (updated && isConsistent(updated)) return updated
  const ledger = await update(reading, overview, EMPTY_LEDGER)
  if (!ledger || !isConsistent(ledger)) throw new Error('The positions do not add up to the pools.')
  return ledger
}

/** Catches a revert of the lens, which knows nothing of a cached position that a reorg removed. @throws every other error */
export function ignoreRevert(error: unknown): undefined {
  if (error instanceof Error && /revert/i.test(error.message)) return undefined
  throw error
}

type Overview = Omit<Ledger, 'matches' | 'positions'> & { nextId: bigint }

async function readOverview(reading: Reading, time: number): Promise<Overview> {
  const { config, blockNumber } = reading
  const [bettors, nextId, balance, [{ accruedFees, bonds }]] = await Promise.all([
    readBettors(reading),
    readContract(config, { ...bettingPoolContract, functionName: 'getNextMatchId', blockNumber }),
    readContract(config, { ...wethContract, functionName: 'balanceOf', args: [pool], blockNumber }),
    // Without a position, which the ledger has all of.
    readContract(config, { ...lensContract, functionName: 'obligations', args: [0n, 0n], blockNumber }),
  ])
  return { block: blockNumber, time, balance, accruedFees, bonds, bettors, nextId }
}

/** Returns `undefined` if `known` is of another chain. */
async function update(reading: Reading, { nextId, ...overview }: Overview, known: Ledger) {
  const grown = newPositionsOf(overview.bettors, known)
  const newIds = idsBetween(BigInt(known.matches.size), nextId)
  if (!grown || known.matches.size >= nextId) return undefined

  const progress = countProgress(reading, newIds.length + grown.reduce((sum, { count }) => sum + count, 0))
  const [fresh, again, newest, claims] = await Promise.all([
    readMatches(reading, newIds, progress),
    readMatchesAgain(reading, known),
    readPositions(reading, grown, progress),
    reading.withClaims ? readAgain(reading, unclaimedOf(known)) : [],
  ])
  if (!again) return undefined

  const changed = again.filter((match) => {
    const before = known.matches.get(match.id)
    return !before || !isEqual(poolsOf(match), poolsOf(before))
  })
  const grownPools = await readAgain(
    reading,
    changed.flatMap(({ id }) => known.positions.get(id) ?? []),
  )
  const matches = new Map(known.matches)
  for (const match of again.concat(fresh)) matches.set(match.id, match)
  const positions = withPositions(known.positions, [...newest, ...claims, ...grownPools])
  return { ...overview, matches, positions }
}

function idsBetween(known: bigint, next: bigint): bigint[] {
  return Array.from(
    { length: Math.max(Number(next - known) - 1, 0) },
    (_, index) => next - 1n - BigInt(index),
  )
}

async function readBettors({ config, blockNumber }: Reading): Promise<Bettor[]> {
  const all = await readAllPages<{ account: Address; bets: bigint; reputation: bigint }, Address>(
    (cursor) =>
      readContract(config, {
        ...lensContract,
        functionName: 'bettors',
        args: [communityHub, cursor, BETTORS_PER_CALL],
        blockNumber,
      }),
    zeroAddress,
  )
  return all.map(({ account, bets, reputation }) => ({
    account,
    bets: Number(bets),
    reputation: Number(reputation),
  }))
}

/** Positions of an account in a row, from the one on match `cursor` on; from the newest if it is 0. */
interface PositionSpan {
  account: Address
  cursor: bigint
  count: number
}

/** Returns the new positions of the bettors; `undefined` if one has fewer than known, because of a reorg. */
function newPositionsOf(bettors: readonly Bettor[], known: Ledger): PositionSpan[] | undefined {
  const knownBets = new Map(known.bettors.map(({ account, bets }) => [account, bets]))
  const all = bettors.map(({ account, bets }) => ({
    account,
    cursor: 0n,
    count: bets - (knownBets.get(account) ?? 0),
  }))
  if (known.bettors.length > bettors.length || all.some(({ count }) => count < 0)) return undefined
  return all.filter(({ count }) => count > 0)
}

function countProgress({ onProgress }: Reading, all: number) {
  let read = 0
  onProgress?.(0, all)
  return (items: readonly unknown[]) => {
    read += items.length
    onProgress?.(read, all)
  }
}

type Progress = ReturnType<typeof countProgress>

function readMatches({ config, blockNumber }: Reading, ids: readonly bigint[], progress?: Progress) {
  return readByGas(
    ids,
    () => GAS.match,
    async (page) => {
      const matches = await readContract(config, {
        ...lensContract,
        functionName: 'matches',
        args: [page],
        blockNumber,
      })
      progress?.(page)
      return matches.map(toMatch)
    },
  )
}

/** Reads the matches that weren't final; `undefined` if the newest final one differs, because the chain is another. */
async function readMatchesAgain(reading: Reading, known: Ledger): Promise<Match[] | undefined> {
  const all = [...known.matches.values()]
  const witness = all.findLast((match) => isSettled(known, match))
  const open = all.filter((match) => !isSettled(known, match))
  const matches = await readMatches(
    reading,
    (witness ? [witness, ...open] : open).map(({ id }) => id),
  )
  if (!witness) return matches
  const [same, ...again] = matches
  return isEqual(witness, same) ? again : undefined
}

const isEqual = (one: object, other: object | undefined): boolean => replaceEqualDeep(one, other) === one

/** Reads spans of positions as the lens tells them. The page of an account with many can begin with the last one of the page before. */
export async function readPositions(
  reading: Reading,
  spans: readonly PositionSpan[],
  progress?: Progress,
): Promise<Position[]> {
  const { config, blockNumber, mostPositions = MOST_POSITIONS } = reading
  const positions = await readByGas(
    spans.map((span) => ({ ...span, count: Math.min(span.count, mostPositions) })),
    ({ count }) => GAS.account + count * GAS.position,
    async (page): Promise<readonly Position[]> => {
      const args = [
        page.map(({ account }) => account),
        page.map(({ cursor }) => cursor),
        page.map(({ count }) => BigInt(count)),
      ] as const
      const packed = await readContract(config, {
        ...lensContract,
        functionName: 'positions',
        args,
        blockNumber,
      })
      const accounts = page.flatMap(({ account, count }) => new Array<Address>(count).fill(account))
      progress?.(packed)
      return packed.map((word, index) => unpackPosition(accounts[index] ?? zeroAddress, word))
    },
  )
  const left = spans.flatMap(({ account, count }) => {
    const last =
      count > mostPositions ? positions.findLast((position) => position.account === account) : undefined
    // A page starts at a known position, so the last one is read twice.
    return last ? [{ account, cursor: last.matchId, count: count - mostPositions + 1 }] : []
  })
  return left.length === 0 ? positions : [...positions, ...(await readPositions(reading, left, progress))]
}

function readAgain(reading: Reading, positions: readonly Position[]): Promise<Position[]> {
  return readPositions(
    reading,
    positions.map(({ account, matchId }) => ({ account, cursor: matchId, count: 1 })),
  )
}

/** Returns the positions with a payout that wasn't claimed. */
function unclaimedOf({ matches, positions }: Ledger): Position[] {
  return [...positions.values()].flat().filter((position) => {
    const match = matches.get(position.matchId)
    return match?.hasResult && !position.claimed && payoutOf(match, position).payout > 0n
  })
}

/** Adds positions, each in place of an earlier one of the same account on the same match. */
function withPositions(known: Ledger['positions'], added: readonly Position[]): Ledger['positions'] {
  const changed = new Map<bigint, Map<Address, Position>>()
  for (const position of added) {
    const { matchId, account } = position
    let ofMatch = changed.get(matchId)
    ofMatch ??= new Map(known.get(matchId)?.map((held) => [held.account, held]))
    changed.set(matchId, ofMatch.set(account, position))
  }
  const positions = new Map(known)
  for (const [matchId, ofMatch] of changed) positions.set(matchId, [...ofMatch.values()])
  return positions
}
