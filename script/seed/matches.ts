// Plans the season's matches without a chain: which events happen on them, and when.
import { type Address, parseEther } from 'viem'
import { bettingPoolLimits } from '../../src/chain/config/contractLimits.ts'
import { nameOfMarket } from '../../src/domain/match/fixtureName.ts'
import type { Side } from '../../src/domain/match/match.ts'
import type { Market } from '../../src/domain/match/name.ts'
import { outcomeOf } from '../../src/domain/match/outcome.ts'
import { day, hour, minute } from '../../src/testing/time.ts'
import { crowd, newcomer, operator } from './accounts.ts'
import { matchNameAt } from './matchNames.ts'
import { random } from './random.ts'
import type { SeasonEvent } from './timedChain.ts'

type Chance = ReturnType<typeof random>

/** Seconds from a match's end to its result. */
export const RESULT_DELAY = 20 * minute

/** Seconds in which a disputed result can be challenged, and the pool's ruling period. */
const DISPUTE_WINDOW = 12 * hour
const RULING_PERIOD = 7 * day

/** The shortest span in seconds that fits a match from creation to payout, since each step needs its own second. */
export const MIN_SPAN = 10

/** The shortest span in seconds that fits a match whose missing result can be challenged. */
const SILENCE_SPAN = 5 * day

const QUARTER = 15 * minute

/** Bet limits in wei, and the range of stakes in ether. */
const sizes = {
  small: { minBet: parseEther('0.001'), maxBet: parseEther('0.5'), least: 0.002, most: 0.2 },
  /** Gets no bets. */
  none: { minBet: parseEther('0.01'), maxBet: parseEther('5'), least: 0, most: 0 },
  usual: { minBet: parseEther('0.01'), maxBet: parseEther('5'), least: 0.05, most: 2.5 },
  grand: { minBet: parseEther('0.1'), maxBet: parseEther('100'), least: 4, most: 60 },
}

/** The state that a planned match has reached now. */
export interface MatchRole {
  /** `past` has a final result, `ended` awaits one. */
  stage: 'past' | 'ended' | 'live' | 'upcoming'
  size: keyof typeof sizes
  /** `one` if everybody bets on Team A, `thin` if one bettor has the smallest stake on Team B. */
  sides?: 'one' | 'thin'
  /** The state of the newcomer's bet. `paid`: somebody else claimed it. */
  newcomer?: 'won' | 'claimed' | 'paid' | 'lost' | 'refund' | 'pending'
  /** `underdog` names Team B, on which few or none bet. */
  result?: 'void' | 'underdog'
  /**
   * Past: `ruled` if the arbiter named the other side, `unruled` if the match was voided and the bond burned. Ended:
   * `window` while the result can be challenged, `challenged` while it, and `silence` while its absence, awaits the arbiter.
   */
  dispute?: 'ruled' | 'unruled' | 'window' | 'challenged' | 'silence'
  /** In hours, if upcoming. */
  startsIn?: number
  /** The other markets of a series, in the order in which they close. */
  series?: readonly MarketRole[]
}

interface MarketRole extends Pick<MatchRole, 'stage' | 'result' | 'newcomer'> {
  market: Market
}

const map = (number: number, role: Omit<MarketRole, 'market'>): MarketRole => ({
  ...role,
  market: { kind: 'map', map: number },
})

const over = (line: number, role: Omit<MarketRole, 'market'>): MarketRole => ({
  ...role,
  market: { kind: 'total', line },
})

/** The first map is decided, the others run. */
const runningSeries: readonly MarketRole[] = [
  map(1, { stage: 'past', newcomer: 'won' }),
  map(2, { stage: 'live' }),
  map(3, { stage: 'live' }),
  over(2.5, { stage: 'live' }),
]

export const firstSeason: readonly MatchRole[] = [
  { stage: 'past', size: 'usual' },
  { stage: 'past', size: 'grand', newcomer: 'claimed' },
  { stage: 'past', size: 'usual', newcomer: 'refund', dispute: 'unruled' },
  { stage: 'past', size: 'usual', newcomer: 'won', dispute: 'ruled' },
  { stage: 'past', size: 'usual', newcomer: 'lost' },
  { stage: 'past', size: 'usual' },
  { stage: 'past', size: 'small' },
  { stage: 'past', size: 'small', result: 'void' },
  { stage: 'past', size: 'grand' },
  { stage: 'past', size: 'usual', newcomer: 'paid' },
  { stage: 'past', size: 'usual' },
  { stage: 'past', size: 'small', sides: 'one', result: 'underdog' },
  { stage: 'past', size: 'usual', newcomer: 'lost' },
  { stage: 'past', size: 'grand' },
  { stage: 'past', size: 'usual' },
  { stage: 'past', size: 'grand', sides: 'thin', newcomer: 'lost', result: 'underdog' },
  {
    stage: 'past',
    size: 'usual',
    newcomer: 'won',
    // Won 2–0.
    series: [
      map(1, { stage: 'past' }),
      map(2, { stage: 'past', newcomer: 'lost' }),
      map(3, { stage: 'past', result: 'void' }),
      over(2.5, { stage: 'past', result: 'underdog' }),
    ],
  },
  { stage: 'past', size: 'small' },
  { stage: 'past', size: 'usual', newcomer: 'refund', result: 'void' },
  { stage: 'past', size: 'grand' },
  { stage: 'past', size: 'small', newcomer: 'lost' },
  { stage: 'past', size: 'grand', newcomer: 'won' },
  { stage: 'past', size: 'usual' },
  { stage: 'ended', size: 'usual', newcomer: 'pending' },
  { stage: 'ended', size: 'small' },
  { stage: 'ended', size: 'usual', newcomer: 'pending', dispute: 'window' },
  { stage: 'ended', size: 'grand', newcomer: 'pending', dispute: 'challenged' },
  { stage: 'ended', size: 'usual', newcomer: 'pending', dispute: 'silence' },
  { stage: 'live', size: 'none' },
  { stage: 'live', size: 'grand', newcomer: 'pending', series: runningSeries },
  { stage: 'live', size: 'usual' },
  { stage: 'upcoming', size: 'small', sides: 'one', startsIn: 30 },
  { stage: 'upcoming', size: 'usual', startsIn: 1.5 },
  {
    stage: 'upcoming',
    size: 'grand',
    startsIn: 4,
    series: [
      ...[1, 2, 3, 4, 5].map((number) => map(number, { stage: 'upcoming' })),
      over(3.5, { stage: 'upcoming' }),
      over(4.5, { stage: 'upcoming' }),
    ],
  },
  { stage: 'upcoming', size: 'grand', sides: 'thin', startsIn: 9 },
  { stage: 'upcoming', size: 'none', startsIn: 52 },
  { stage: 'upcoming', size: 'usual', startsIn: 75 },
  { stage: 'upcoming', size: 'grand', startsIn: 146 },
]

const later: readonly MatchRole[] = [
  { stage: 'past', size: 'usual', newcomer: 'won' },
  { stage: 'past', size: 'small', newcomer: 'refund', result: 'void' },
  // A finished tournament needs finished matches.
  { stage: 'past', size: 'usual' },
  { stage: 'past', size: 'usual' },
  { stage: 'ended', size: 'usual' },
  { stage: 'ended', size: 'usual', dispute: 'window' },
  { stage: 'ended', size: 'usual', newcomer: 'pending', dispute: 'challenged' },
  { stage: 'ended', size: 'small', dispute: 'silence' },
  { stage: 'live', size: 'usual', newcomer: 'pending' },
  { stage: 'live', size: 'usual' },
  { stage: 'live', size: 'grand', series: runningSeries },
  { stage: 'upcoming', size: 'usual', startsIn: 2 },
  { stage: 'upcoming', size: 'grand', startsIn: 26 },
  { stage: 'upcoming', size: 'small', sides: 'one', startsIn: 49 },
  { stage: 'upcoming', size: 'none', startsIn: 97 },
]

/** Returns the matches that a later start adds: every state that fits the seconds since the last one. */
export const laterSeason = (span: number) =>
  later.filter(({ dispute }) => dispute !== 'silence' || span > SILENCE_SPAN)

interface SeasonPlan {
  /** Unix seconds. */
  from: number
  now: number
  nextId: number
  roles: readonly MatchRole[]
}

/** A match as tournaments need it. Times are unix seconds. */
export interface TournamentMatch {
  id: bigint
  createdAt: number
  startTime: number
  endTime: number
  /** 0 until the result is final, and if void. */
  winner: 0 | Side
}

interface PlannedMatch extends TournamentMatch {
  /** In order; several may share a second. */
  events: SeasonEvent[]
}

/** Plans the matches between two times, in the order of their ids. The same arguments return the same season. */
export function planSeason({ from, now, nextId, roles }: SeasonPlan): PlannedMatch[] {
  const past = roles.filter(({ stage }) => stage === 'past')
  return roles
    .flatMap((role, index) => {
      const place = (past.indexOf(role) + 1) / (past.length + 1)
      const chance = random(nextId + index)
      const times = timesOf(role, { now, span: now - from, place, chance })
      const match = { role, now, chance, name: matchNameAt(nextId + index - 1), ...times }
      return [match, ...marketsOf(match)]
    })
    .sort((one, other) => one.createdAt - other.createdAt)
    .map((match, index) => planMatch({ ...match, id: BigInt(nextId + index) }))
}

interface Context {
  now: number
  span: number
  /** The match's place among the past ones, from 0 to 1. */
  place: number
  chance: Chance
}

interface Times {
  createdAt: number
  startTime: number
  endTime: number
  resultAt?: number
}

/** Returns a match's times, which shrink to fit a short span. */
function timesOf(role: MatchRole, { now, span, place, chance }: Context): Times {
  const lead = Math.floor(Math.min((8 + 18 * chance()) * hour, 0.45 * span))
  const length = Math.floor(Math.min((1.5 + 2 * chance()) * hour, 0.25 * span))
  const delay = Math.floor(Math.min(RESULT_DELAY, 0.1 * span))
  const around = (endTime: number) => {
    const startTime = endTime - length
    return { createdAt: startTime - lead, startTime, endTime }
  }

  switch (role.stage) {
    case 'past': {
      const earliest = now - span + lead + length + delay
      const end = earliest + (now - earliest) * place - delay
      // Starts on quarter hours if the match is long enough.
      const endTime = length > hour ? end - (end % QUARTER) : end
      return { ...around(Math.floor(endTime)), resultAt: Math.floor(endTime) + delay }
    }
    case 'ended': {
      const endTime = now - delay
      if (role.dispute === 'silence') return around(endTime - bettingPoolLimits.CHALLENGEABLE_AFTER)
      return role.dispute ? { ...around(endTime), resultAt: endTime + Math.ceil(delay / 2) } : around(endTime)
    }
    case 'live': {
      const startTime = now - Math.floor(Math.min((10 + 30 * chance()) * minute, 0.25 * span))
      const endTime = now + Math.floor((1.5 + 2 * chance()) * hour)
      return { createdAt: startTime - lead, startTime, endTime }
    }
    case 'upcoming': {
      const earliest = now + (role.startsIn ?? 0) * hour
      const startTime = earliest + QUARTER - (earliest % QUARTER)
      return { createdAt: now - lead, startTime, endTime: startTime + Math.floor((2 + chance()) * hour) }
    }
  }
}

/** Plans the other markets of a series, which start with it and close one after another. */
function marketsOf(series: Omit<Draft, 'id'>): Omit<Draft, 'id'>[] {
  const { role, name, now, startTime } = series
  const markets = role.series ?? []
  return markets.map(({ market, ...marketRole }, index) => {
    const isDecided = marketRole.stage === 'past'
    const [from, until] = [
      isDecided ? startTime : Math.max(startTime, now),
      isDecided ? Math.min(now, series.endTime) : series.endTime,
    ]
    const endTime = between(from, until, (index + 1) / (markets.length + 1))
    const resultAt = isDecided ? (series.resultAt ?? between(endTime, now, 0.5)) : undefined
    return {
      ...series,
      role: { size: 'usual', ...marketRole },
      name: nameOfMarket(name, market),
      chance: random(startTime + index),
      endTime,
      resultAt,
    }
  })
}

interface Draft extends Times {
  id: bigint
  role: MatchRole
  name: string
  now: number
  chance: Chance
}

function planMatch(draft: Draft): PlannedMatch {
  const { id, role, name, createdAt, startTime, endTime, resultAt, chance } = draft
  const { minBet, maxBet } = sizes[role.size]
  const args = [name, BigInt(startTime), BigInt(endTime), minBet, maxBet] as const
  const creation = { functionName: 'createMatch', args, account: operator } as const
  const bets = role.size === 'none' ? [] : earlyBets(draft)
  if (role.stage !== 'upcoming' && role.sides !== 'thin') bets.push(...liveBets(bets, draft))
  const events: SeasonEvent[] = [
    { at: createdAt, perform: ({ send, contracts }) => send({ ...contracts.bettingPool, ...creation }) },
    ...bets.map(({ at, ...bet }): SeasonEvent => {
      // The newcomer bets in ether, so that the user who gets this account finds its allowance untouched.
      return { at, perform: (steps) => (bet.by === newcomer ? steps.bet : steps.betInWeth)(id, bet) }
    }),
  ]
  const right = resultAt === undefined ? 0 : winnerOf(role, bets, chance)
  const result = resultOf(draft, right)
  events.push(...result.events)
  if (result.finalAt !== undefined) events.push(...claimsOf(draft, bets, { ...result, at: result.finalAt }))
  return { id, createdAt, startTime, endTime, winner: result.winner, events }
}

/** Plans the result. A disputed one names the wrong side, and one of the crowd challenges it. */
function resultOf({ id, role: { dispute }, resultAt, now }: Draft, right: 0 | Side) {
  const events: SeasonEvent[] = []
  const named = dispute ? (right === 1 ? 2 : 1) : right
  if (resultAt !== undefined) {
    const name: SeasonEvent['perform'] = ({ finalize, voidMatch }) =>
      named ? finalize(id, named) : voidMatch(id)
    const perform: typeof name = dispute ? (steps) => withWindow(steps, () => name(steps)) : name
    events.push({ at: resultAt, perform })
    if (!dispute) return { events, winner: right, finalAt: resultAt }
  }
  if (!dispute || dispute === 'window') return { events, winner: 0 } as const

  const isOver = dispute === 'ruled' || dispute === 'unruled'
  const challengedAt = isOver ? (resultAt ?? now) + hour : now
  const outcome = outcomeOf({ winner: resultAt === undefined ? 0 : named, isVoid: false })
  const [by = operator] = crowd
  events.push({ at: challengedAt, perform: ({ challenge }) => challenge(id, { by, outcome }) })
  if (!isOver) return { events, winner: 0 } as const

  if (dispute === 'unruled') {
    const finalAt = challengedAt + RULING_PERIOD
    events.push({ at: finalAt, perform: ({ voidAbandoned }) => voidAbandoned(id, operator) })
    return { events, winner: 0, finalAt } as const
  }
  // Claims open with the ruling, since the window is over by then.
  const finalAt = (resultAt ?? now) + DISPUTE_WINDOW
  const ruling = outcomeOf({ winner: right, isVoid: false })
  events.push({ at: finalAt, perform: ({ rule }) => rule(id, ruling) })
  return { events, winner: right, finalAt }
}

/** Opens the dispute window for one result. Results on the local chain are final at once. */
async function withWindow(
  { disputeWindow, setDisputeWindow }: Parameters<SeasonEvent['perform']>[0],
  nameResult: () => Promise<unknown>,
) {
  const kept = await disputeWindow()
  await setDisputeWindow(DISPUTE_WINDOW)
  await nameResult()
  await setDisputeWindow(kept)
}

interface PlannedBet {
  at: number
  by: Address
  side: Side
  /** In wei. */
  amount: bigint
}

/** Plans bets before the start: some of the crowd, the first two on different sides, and perhaps the newcomer. */
function earlyBets({ role, createdAt, startTime, now, chance }: Draft): PlannedBet[] {
  const bettors = shuffled(crowd, chance).slice(0, 2 + Math.floor(chance() * (crowd.length - 1)))
  if (role.newcomer) bettors.push(newcomer)
  const lean = 0.3 + 0.4 * chance()
  const until = Math.min(startTime - 1, now)
  return bettors.map((by, index) => {
    const isOnTeamA = index < 2 ? index === 0 : role.sides === 'thin' || chance() < lean
    const isThin = role.sides === 'thin' && !isOnTeamA
    return {
      at: between(createdAt, until, (index + chance()) / bettors.length),
      by,
      side: role.sides === 'one' || isOnTeamA ? 1 : 2,
      amount: isThin ? sizes[role.size].minBet : stakeOf(sizes[role.size], chance),
    }
  })
}

/** Plans a bet on each side after the start. Within `maxBet`, so that the live cap has room for it. */
function liveBets(bets: readonly PlannedBet[], { role, startTime, endTime, now, chance }: Draft) {
  return ([1, 2] as const).flatMap((side) => {
    const early = bets.filter((bet) => bet.side === side && bet.by !== newcomer)
    const pool = early.reduce((sum, bet) => sum + bet.amount, 0n)
    const amount = (pool * BigInt(5 + Math.floor(chance() * 20))) / 100n
    // An earlier bettor of the same side, because no account may bet on both.
    const [again] = early
    const { minBet, maxBet } = sizes[role.size]
    if (!again || amount < minBet || again.amount + amount > maxBet) return []
    return [{ at: between(startTime, Math.min(endTime - 1, now), chance()), by: again.by, side, amount }]
  })
}

function winnerOf(role: MatchRole, bets: readonly PlannedBet[], chance: Chance): 0 | Side {
  if (role.result === 'void') return 0
  if (role.result === 'underdog') return 2
  const position = bets.find((bet) => bet.by === newcomer)
  if (!position) return chance() < 0.5 ? 1 : 2
  if (role.newcomer !== 'lost') return position.side
  return position.side === 1 ? 2 : 1
}

/** Plans claims of most bettors with a payout, and for the newcomer if its role says so. */
function claimsOf(
  { id, role, now, chance }: Draft,
  bets: readonly PlannedBet[],
  { winner, at }: { winner: 0 | Side; at: number },
): SeasonEvent[] {
  const isClaimed = role.newcomer === 'claimed'
  const isPaid = role.newcomer === 'paid'
  const isVoid = winner === 0 || bets.every((bet) => bet.side !== winner)
  const owed = new Set(bets.filter((bet) => isVoid || bet.side === winner).map((bet) => bet.by))
  return [...owed]
    .filter((by) => (by === newcomer ? isClaimed || isPaid : chance() < 0.8))
    .map((by) => ({
      at: between(at, Math.min(at + 6 * hour, now), chance()),
      perform: ({ claim, claimFor }) =>
        by === newcomer && isPaid ? claimFor(by, [id], operator) : claim(id, by),
    }))
}

/** Returns a stake in wei with few digits, as people type it. */
function stakeOf({ least, most }: { least: number; most: number }, chance: Chance): bigint {
  const amount = least + (most - least) * chance() ** 2
  return parseEther(String(Number(amount.toPrecision(1 + Math.floor(4 * chance())))))
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
