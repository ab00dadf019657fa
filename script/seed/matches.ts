// Plans the season's matches without a chain: which events happen on them, and when.
import { type Address, parseEther } from 'viem'
import type { Side } from '../../src/domain/match/match.ts'
import { hour, minute } from '../../src/testing/time.ts'
import { crowd, newcomer, operator } from './accounts.ts'
import { matchNameAt } from './matchNames.ts'
import { random } from './random.ts'

type Chance = ReturnType<typeof random>

/** Seconds from a match's end to its result. */
export const RESULT_DELAY = 20 * minute

/** The shortest span in seconds that fits a match from creation to payout, since each step needs its own second. */
export const MIN_SPAN = 10

/** Bet limits, and the range of stakes in ether. */
const sizes = {
  small: { minBet: '0.001', maxBet: '0.5', least: 0.002, most: 0.2 },
  usual: { minBet: '0.01', maxBet: '5', least: 0.05, most: 2.5 },
  grand: { minBet: '0.1', maxBet: '100', least: 4, most: 60 },
}

type Size = (typeof sizes)[keyof typeof sizes]

/** The state that a planned match has reached now. */
export type MatchRole = {
  /** `none` is a match without bets. */
  size: keyof typeof sizes | 'none'
  /** `one` if everybody bets on Team A. */
  sides?: 'one'
  /** The state of the newcomer's bet. */
  newcomer?: 'won' | 'claimed' | 'lost' | 'refund' | 'pending'
  /** `noBackers` names the side without bets as the winner, which voids the match. */
  result?: 'void' | 'noBackers'
} & (
  | { /** `past` has a result. */ stage: 'past' | 'ended' | 'live' }
  | { stage: 'upcoming' /** In hours. */; startsIn: number }
)

/** A planned match. Times are unix seconds, amounts wei. */
interface PlannedMatch {
  name: string
  createdAt: number
  startTime: number
  endTime: number
  minBet: bigint
  maxBet: bigint
  bets: PlannedBet[]
  /** Winner 0 voids the match. */
  result?: { at: number; winner: 0 | Side }
  claims: { at: number; by: Address }[]
}

interface PlannedBet {
  at: number
  by: Address
  side: Side
  amount: bigint
}

/** A contract call on a match at a time in unix seconds. */
export type MatchEvent = { at: number; by: Address; matchId: bigint } & (
  | { call: 'create'; match: PlannedMatch }
  | { call: 'bet'; side: Side; amount: bigint }
  | { call: 'finalize'; side: Side }
  | { call: 'void' | 'abandon' | 'claim' }
)

export type PlannedEvent = MatchEvent & { match: PlannedMatch }

export const firstSeason: readonly MatchRole[] = [
  { stage: 'past', size: 'usual' },
  { stage: 'past', size: 'grand', newcomer: 'claimed' },
  { stage: 'past', size: 'small' },
  { stage: 'past', size: 'usual', newcomer: 'lost' },
  { stage: 'past', size: 'usual' },
  { stage: 'past', size: 'small', result: 'void' },
  { stage: 'past', size: 'grand' },
  { stage: 'past', size: 'usual', newcomer: 'claimed' },
  { stage: 'past', size: 'usual' },
  { stage: 'past', size: 'small', sides: 'one', result: 'noBackers' },
  { stage: 'past', size: 'usual', newcomer: 'lost' },
  { stage: 'past', size: 'grand' },
  { stage: 'past', size: 'usual' },
  { stage: 'past', size: 'usual', newcomer: 'won' },
  { stage: 'past', size: 'small' },
  { stage: 'past', size: 'usual', newcomer: 'refund', result: 'void' },
  { stage: 'past', size: 'grand' },
  { stage: 'past', size: 'small', newcomer: 'lost' },
  { stage: 'past', size: 'grand', newcomer: 'won' },
  { stage: 'past', size: 'usual' },
  { stage: 'ended', size: 'usual', newcomer: 'pending' },
  { stage: 'ended', size: 'small' },
  { stage: 'live', size: 'none' },
  { stage: 'live', size: 'grand', newcomer: 'pending' },
  { stage: 'live', size: 'usual' },
  { stage: 'upcoming', size: 'small', sides: 'one', startsIn: 30 },
  { stage: 'upcoming', size: 'usual', startsIn: 1.5 },
  { stage: 'upcoming', size: 'grand', startsIn: 4 },
  { stage: 'upcoming', size: 'none', startsIn: 52 },
  { stage: 'upcoming', size: 'usual', startsIn: 75 },
  { stage: 'upcoming', size: 'grand', startsIn: 146 },
]

export type PresentStates = Record<
  'upcoming' | 'live' | 'ended' | 'won' | 'refund' | 'pending' | 'prize',
  number
>

/** Returns the matches to add until every state is on the chain again. */
export function missingRoles(present: PresentStates): MatchRole[] {
  const roles: MatchRole[] = []
  if (present.won === 0) roles.push({ stage: 'past', size: 'usual', newcomer: 'won' })
  if (present.refund === 0) roles.push({ stage: 'past', size: 'small', newcomer: 'refund', result: 'void' })
  // A finished tournament needs finished matches.
  if (present.prize === 0) roles.push({ stage: 'past', size: 'usual' }, { stage: 'past', size: 'usual' })
  if (present.ended === 0) roles.push({ stage: 'ended', size: 'usual' })
  if (present.pending === 0) roles.push({ stage: 'live', size: 'usual', newcomer: 'pending' })
  if (present.live < 2) roles.push({ stage: 'live', size: 'usual' })
  if (present.live < 1) roles.push({ stage: 'live', size: 'grand' })
  if (present.upcoming < 4) roles.push({ stage: 'upcoming', size: 'usual', startsIn: 2 })
  if (present.upcoming < 3) roles.push({ stage: 'upcoming', size: 'grand', startsIn: 26 })
  if (present.upcoming < 2) roles.push({ stage: 'upcoming', size: 'small', sides: 'one', startsIn: 49 })
  if (present.upcoming < 1) roles.push({ stage: 'upcoming', size: 'none', startsIn: 97 })
  return roles
}

interface SeasonPlan {
  /** Unix seconds. */
  from: number
  now: number
  /** The first match's id. */
  nextId: number
  roles: readonly MatchRole[]
}

/** Plans the events between two times, in order. The same arguments return the same season. */
export function planSeason({ from, now, nextId, roles }: SeasonPlan): PlannedEvent[] {
  const span = now - from
  const past = roles.filter((role) => role.stage === 'past')
  return roles
    .map((role, index) => {
      const chance = random(nextId + index)
      const order = role.stage === 'past' ? past.indexOf(role) : past.length
      const times = timesOf(role, { now, span, place: (order + 1) / (past.length + 1), chance })
      return planMatch(role, { name: matchNameAt(nextId + index - 1), times, now, chance })
    })
    .sort((one, other) => one.createdAt - other.createdAt)
    .flatMap((match, index) => eventsOf(match, BigInt(nextId + index)))
    .sort((one, other) => one.at - other.at)
}

/** Returns a match's events in order. Several may share a second. */
function eventsOf(match: PlannedMatch, matchId: bigint): PlannedEvent[] {
  const { createdAt, bets, result, claims } = match
  const common = { match, matchId }
  const events: PlannedEvent[] = [
    { ...common, at: createdAt, by: operator, call: 'create' },
    ...bets.map((bet) => ({ ...common, ...bet, call: 'bet' as const })),
  ]
  if (result) {
    const resolve = { ...common, at: result.at, by: operator }
    if (result.winner === 0) events.push({ ...resolve, call: 'void' })
    else events.push({ ...resolve, call: 'finalize', side: result.winner })
  }
  return [...events, ...claims.map((claim) => ({ ...common, ...claim, call: 'claim' as const }))]
}

interface Times {
  created: number
  start: number
  end: number
  /** For past matches. */
  result?: number
}

interface TimesContext {
  now: number
  span: number
  /** The match's place among the past ones, from 0 to 1. */
  place: number
  chance: Chance
}

/** Returns a match's times, which shrink to fit a short span. */
function timesOf(role: MatchRole, { now, span, place, chance }: TimesContext): Times {
  const lead = Math.min((8 + 18 * chance()) * hour, 0.45 * span)
  const length = Math.min((1.5 + 2 * chance()) * hour, 0.25 * span)
  const delay = Math.min(RESULT_DELAY, 0.1 * span)
  // Starts on quarter hours if the match is long enough.
  const toQuarter = (time: number) => (length > hour ? time - (time % (15 * minute)) : time)
  const floored = ({ created, start, end, result }: Times): Times => ({
    created: Math.floor(created),
    start: Math.floor(start),
    end: Math.floor(end),
    result: result && Math.floor(result),
  })

  switch (role.stage) {
    case 'past': {
      const earliest = now - span + lead + length + delay
      const end = toQuarter(earliest + (now - earliest) * place - delay)
      return floored({ created: end - length - lead, start: end - length, end, result: end + delay })
    }
    case 'ended': {
      const end = now - delay
      return floored({ created: end - length - lead, start: end - length, end })
    }
    case 'live': {
      const start = now - Math.min((10 + 30 * chance()) * minute, 0.25 * span)
      return floored({ created: start - lead, start, end: now + (1.5 + 2 * chance()) * hour })
    }
    case 'upcoming': {
      const earliest = now + role.startsIn * hour
      const start = earliest + (15 * minute - (earliest % (15 * minute)))
      return floored({ created: now - lead, start, end: start + (2 + chance()) * hour })
    }
  }
}

interface MatchContext {
  name: string
  times: Times
  now: number
  chance: Chance
}

function planMatch(role: MatchRole, { name, times, now, chance }: MatchContext): PlannedMatch {
  const hasBets = role.size !== 'none'
  const size = sizes[role.size === 'none' ? 'usual' : role.size]
  const match: PlannedMatch = {
    name,
    createdAt: times.created,
    startTime: times.start,
    endTime: times.end,
    minBet: parseEther(size.minBet),
    maxBet: parseEther(size.maxBet),
    bets: hasBets ? earlyBets(role, { size, times, now, chance }) : [],
    claims: [],
  }
  if (hasBets && role.stage !== 'upcoming') match.bets.push(...liveBets(match, now, chance))

  if (times.result) {
    const winner = winnerOf(role, match, chance)
    match.result = { at: times.result, winner }
    match.claims = claimsOf(role, match, { at: times.result, winner, now, chance })
  }
  return match
}

/** Plans bets before the start: some of the crowd, the first two on different sides, and perhaps the newcomer. */
function earlyBets(
  role: MatchRole,
  { size, times, now, chance }: Omit<MatchContext, 'name'> & { size: Size },
): PlannedBet[] {
  const bettors = shuffled(crowd, chance).slice(0, 2 + Math.floor(chance() * (crowd.length - 1)))
  if (role.newcomer) bettors.push(newcomer)
  const lean = 0.3 + 0.4 * chance()
  const until = Math.min(times.start - 1, now)
  return bettors.map((by, index) => {
    const isOnTeamA = index < 2 ? index === 0 : chance() < lean
    return {
      at: between(times.created, until, (index + chance()) / bettors.length),
      by,
      side: role.sides === 'one' || isOnTeamA ? 1 : 2,
      amount: stakeOf(size, chance),
    }
  })
}

/** Plans bets after the start: at most a tenth of each side's early pool, the contract's cap. */
function liveBets({ bets, minBet, maxBet, startTime, endTime }: PlannedMatch, now: number, chance: Chance) {
  return ([1, 2] as const).flatMap((side) => {
    const early = bets.filter((bet) => bet.side === side && bet.by !== newcomer)
    const pool = early.reduce((sum, bet) => sum + bet.amount, 0n)
    const amount = (pool * BigInt(1 + Math.floor(chance() * 8))) / 100n
    // An earlier bettor of the same side, because no account may bet on both.
    const [again] = early
    if (!again || amount < minBet || again.amount + amount > maxBet) return []
    return [{ at: between(startTime, Math.min(endTime - 1, now), chance()), by: again.by, side, amount }]
  })
}

function winnerOf(role: MatchRole, { bets }: PlannedMatch, chance: Chance): 0 | Side {
  if (role.result === 'void') return 0
  if (role.result === 'noBackers') return 2
  const position = bets.find((bet) => bet.by === newcomer)
  if (!position) return chance() < 0.5 ? 1 : 2
  if (role.newcomer !== 'lost') return position.side
  return position.side === 1 ? 2 : 1
}

interface ResultContext {
  at: number
  winner: 0 | Side
  now: number
  chance: Chance
}

/** Plans claims of most bettors with a payout, and of the newcomer if its role says so. */
function claimsOf(role: MatchRole, { bets }: PlannedMatch, { at, winner, now, chance }: ResultContext) {
  const isVoid = winner === 0 || bets.every((bet) => bet.side !== winner)
  const owed = new Set(bets.filter((bet) => isVoid || bet.side === winner).map((bet) => bet.by))
  return [...owed]
    .filter((by) => (by === newcomer ? role.newcomer === 'claimed' : chance() < 0.8))
    .map((by) => ({ at: between(at, Math.min(at + 6 * hour, now), chance()), by }))
}

/** Returns a realistic stake in wei: mostly round, some with decimals, some down to the last wei. */
function stakeOf({ least, most }: Size, chance: Chance): bigint {
  const amount = least + (most - least) * chance() ** 2
  const style = chance()
  if (style < 0.45) return parseEther(roundUp(amount).toString())
  if (style < 0.8) return parseEther((Math.ceil(amount * 1000) / 1000).toString())
  return parseEther(amount.toFixed(6)) + BigInt(Math.floor(chance() * 1e12))
}

/** Rounds up to a number that people type: 0.037 → 0.05, 3.4 → 5, 23 → 25. */
function roundUp(amount: number): number {
  const unit = 10 ** Math.floor(Math.log10(amount))
  const step = [1, 2, 2.5, 5].find((candidate) => candidate * unit >= amount) ?? 10
  return Number((step * unit).toPrecision(3))
}

/** @param place from 0 to 1 */
function between(from: number, to: number, place: number): number {
  return Math.floor(from + (to - from) * place)
}

function shuffled<T>(list: readonly T[], chance: Chance): T[] {
  return list
    .map((item) => ({ item, order: chance() }))
    .sort((one, other) => one.order - other.order)
    .map(({ item }) => item)
}
