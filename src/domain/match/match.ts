/** 1 is Team A, 2 is Team B, as in the contract. */
export type Side = 1 | 2

/** A match as `getMatch` and its like return it. */
export interface RawMatch {
  id: bigint
  name: string
  startTime: bigint
  endTime: bigint
  minBet: bigint
  maxBet: bigint
  isFinalized: boolean
  winner: number
  totalPoolA: bigint
  totalPoolB: bigint
  isVoid: boolean
  isBettingClosed: boolean
  claimableAt: bigint
  feeBps: number
  liveCapBps: number
  livePoolA: bigint
  livePoolB: bigint
}

/** A match. Amounts are wei, times unix seconds, rates bps (10,000 = 100 %). */
export interface Match {
  id: bigint
  /** Safe to show: without control characters, never empty. */
  name: string
  startTime: number
  /** Betting closes here. */
  endTime: number
  /** The least that one bet may stake. */
  minBet: bigint
  /** The most that one bettor's whole position may hold. */
  maxBet: bigint
  /** True once there is a resolution: a winner, or void. */
  isFinalized: boolean
  /** 0 while undecided or void. */
  winner: 0 | Side
  totalPoolA: bigint
  totalPoolB: bigint
  isVoid: boolean
  /** True once an operator closed betting before `endTime`. */
  isBettingClosed: boolean
  /** 0 while unresolved. From then on the resolution is final and claims are paid. */
  claimableAt: number
  feeBps: number
  liveCapBps: number
  livePoolA: bigint
  livePoolB: bigint
}

/** Maps what the contract returned. A module-level function, so that a query's `select` stays the same one. */
export function toMatch(raw: RawMatch): Match {
  return {
    id: raw.id,
    name: cleanName(raw.name) || `#${raw.id}`,
    startTime: Number(raw.startTime),
    endTime: Number(raw.endTime),
    minBet: raw.minBet,
    maxBet: raw.maxBet,
    isFinalized: raw.isFinalized,
    winner: raw.winner === 1 || raw.winner === 2 ? raw.winner : 0,
    totalPoolA: raw.totalPoolA,
    totalPoolB: raw.totalPoolB,
    isVoid: raw.isVoid,
    isBettingClosed: raw.isBettingClosed,
    claimableAt: Number(raw.claimableAt),
    feeBps: raw.feeBps,
    liveCapBps: raw.liveCapBps,
    livePoolA: raw.livePoolA,
    livePoolB: raw.livePoolB,
  }
}

/** `finalized` has a winner, `void` has none and gives every stake back. */
export type MatchStatus = 'upcoming' | 'live' | 'ended' | 'finalized' | 'void'

/** @param now the chain's now, unix seconds */
export function matchStatus(match: Match, now: number): MatchStatus {
  if (match.isFinalized) return match.isVoid ? 'void' : 'finalized'
  if (now >= match.endTime) return 'ended'
  return now >= match.startTime ? 'live' : 'upcoming'
}

/** Whether the contract takes bets, pausing aside. @param now the chain's now, unix seconds */
export function isBettingOpen(match: Match, now: number): boolean {
  return !match.isFinalized && !match.isBettingClosed && now < match.endTime
}

const ABANDONED_AFTER = 7 * 24 * 60 * 60

/** From when anyone may void a match that nobody resolved, unix seconds. */
export function abandonedAt(match: Match): number {
  return match.endTime + ABANDONED_AFTER
}

/** The two pools as `side` sees them, in wei. */
export function poolsOf(match: Match, side: Side): { own: bigint; other: bigint } {
  return side === 1
    ? { own: match.totalPoolA, other: match.totalPoolB }
    : { own: match.totalPoolB, other: match.totalPoolA }
}

/** Team A's part of both pools in bps, 0 to 10,000; `undefined` while nobody has bet. */
export function poolShareABps(match: Match): number | undefined {
  const total = match.totalPoolA + match.totalPoolB
  if (total === 0n) return undefined
  const share = Number((match.totalPoolA * 10_000n) / total)
  // A trace of its money stays visible; that of the other side's does, as the share is rounded down.
  return share === 0 && match.totalPoolA > 0n ? 1 : share
}

/**
 * What each staked wei of `side` is paid if it wins, the stake and the fee considered, at the pools as they stand: to
 * six decimals, rounded down. `undefined` while nobody has bet on that side: the first stake, however small, would
 * share the other pool with nobody.
 */
export function multiplier(match: Match, side: Side): number | undefined {
  const { own, other } = poolsOf(match, side)
  if (own === 0n) return undefined
  const gain = (other * BigInt(10_000 - match.feeBps) * 100n) / own
  return Number(1_000_000n + gain) / 1_000_000
}

/** What a match's name tells. The teams are there both or not at all. */
export interface MatchTitle {
  game?: string
  teamA?: string
  teamB?: string
  event?: string
}

/**
 * Takes `LoL: T1 vs Gen.G — LCK Final` apart; game and event may be missing. A name of any other form tells nothing:
 * its sides are plain Team A and Team B.
 */
export function parseMatchName(name: string): MatchTitle {
  const parts = /^(?:([^:]+):\s+)?(.+?)\s+vs\.?\s+(.+?)(?:\s+[—–-]\s+(.+))?$/i.exec(cleanName(name))
  const [, game, teamA, teamB, event] = parts ?? []
  if (!teamA || !teamB || /\svs\.?\s/i.test(` ${teamA} ${teamB} `)) return {}
  return { game, teamA, teamB, event }
}

/** Controls, and marks that reorder or hide text: a name must not reach beyond itself. */
const UNSAFE =
  /[\p{Cc}\u00ad\u061c\u115f\u1160\u200b\u200e\u200f\u202a-\u202e\u2028\u2029\u2060-\u206f\u3164\ufeff\uffa0\u{e0000}-\u{e007f}]/gu
/** More than two marks on one letter climb over the lines around it. */
const STACKED_MARKS = /(\p{M}{2})\p{M}+/gu

/** A name from the chain as it is safe to show: it cannot reach beyond itself. May be empty. */
export function cleanName(name: string): string {
  return name.replace(/\s+/g, ' ').replace(UNSAFE, '').replace(STACKED_MARKS, '$1').trim()
}
