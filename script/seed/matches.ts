// Plans the season's matches without a chain: which events happen on them, and when.
import { type Address, parseEther } from 'viem'
import { bettingPoolLimits } from '../../src/chain/config/limits.ts'
import type { Side } from '../../src/domain/match/match.ts'
import { type Outcome, outcomeOf, winningSide } from '../../src/domain/match/outcome.ts'
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

/** Bet limits, and the range of stakes in ether. */
const sizes = {
  small: { minBet: '0.001', maxBet: '0.5', least: 0.002, most: 0.2 },
  /** Gets no bets. */
  none: { minBet: '0.01', maxBet: '5', least: 0, most: 0 },
  usual: { minBet: '0.01', maxBet: '5', least: 0.05, most: 2.5 },
  grand: { minBet: '0.1', maxBet: '100', least: 4, most: 60 },
}

/** The state that a planned match has reached now. */
export type MatchRole = {
  size: keyof typeof sizes
  /** `one` if everybody bets on Team A, `thin` if one bettor has the smallest stake on Team B. */
  sides?: 'one' | 'thin'
  /** The state of the newcomer's bet. `paid`: somebody else claimed it. */
  newcomer?: 'won' | 'claimed' | 'paid' | 'lost' | 'refund' | 'pending'
  /** `underdog` names Team B, on which few or none bet. */
  result?: 'void' | 'underdog'
} & (
  | {
      /** `past` has a final result. */
      stage: 'past'
      /** `ruled`: challenged, and the arbiter named the other side. `unruled`: void, and the bond burned. */
      dispute?: 'ruled' | 'unruled'
    }
  | {
      stage: 'ended'
      /** `window`: the result can be challenged. `challenged`: it waits for the arbiter. `silence`: as does its absence. */
      dispute?: 'window' | 'challenged' | 'silence'
    }
  | { stage: 'live' }
  | { stage: 'upcoming' /** In hours. */; startsIn: number }
)

interface Times {
  createdAt: number
  startTime: number
  endTime: number
  /** For matches with a result. */
  resultAt?: number
}

interface Dispute {
  challenge?: { at: number; by: Address }
  /** The ruling, or the void for lack of one. */
  decidedAt?: number
}

/** A planned match. Times are unix seconds, amounts wei. */
export interface PlannedMatch extends Times {
  id: bigint
  name: string
  minBet: bigint
  maxBet: bigint
  bets: PlannedBet[]
  /** The operator's result. */
  named: Outcome
  /** 0 without a final result and for a void match. */
  winner: 0 | Side
  dispute?: Dispute
  claims: Claim[]
}

interface Claim {
  at: number
  by: Address
  /** Who sends it. */
  payer: Address
}

interface PlannedBet {
  at: number
  by: Address
  side: Side
  amount: bigint
}

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
  { stage: 'past', size: 'usual', newcomer: 'won' },
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
  { stage: 'live', size: 'grand', newcomer: 'pending' },
  { stage: 'live', size: 'usual' },
  { stage: 'upcoming', size: 'small', sides: 'one', startsIn: 30 },
  { stage: 'upcoming', size: 'usual', startsIn: 1.5 },
  { stage: 'upcoming', size: 'grand', startsIn: 4 },
  { stage: 'upcoming', size: 'grand', sides: 'thin', startsIn: 9 },
  { stage: 'upcoming', size: 'none', startsIn: 52 },
  { stage: 'upcoming', size: 'usual', startsIn: 75 },
  { stage: 'upcoming', size: 'grand', startsIn: 146 },
]

export type PresentStates = Record<
  | 'upcoming'
  | 'live'
  | 'ended'
  | 'inWindow'
  | 'challenged'
  | 'silent'
  | 'won'
  | 'refund'
  | 'pending'
  | 'prize',
  number
>

/** Returns the matches to add until every state is on the chain again that fits the span, in seconds. */
export function missingRoles(present: PresentStates, span: number): MatchRole[] {
  const roles: MatchRole[] = []
  if (present.won === 0) roles.push({ stage: 'past', size: 'usual', newcomer: 'won' })
  if (present.refund === 0) roles.push({ stage: 'past', size: 'small', newcomer: 'refund', result: 'void' })
  // A finished tournament needs finished matches.
  if (present.prize === 0) roles.push({ stage: 'past', size: 'usual' }, { stage: 'past', size: 'usual' })
  if (present.ended === 0) roles.push({ stage: 'ended', size: 'usual' })
  if (present.inWindow === 0) roles.push({ stage: 'ended', size: 'usual', dispute: 'window' })
  if (present.challenged === 0) {
    roles.push({ stage: 'ended', size: 'usual', newcomer: 'pending', dispute: 'challenged' })
  }
  if (present.silent === 0 && span > SILENCE_SPAN) {
    roles.push({ stage: 'ended', size: 'small', dispute: 'silence' })
  }
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

/** Plans the matches between two times, in the order of their ids. The same arguments return the same season. */
export function planSeason({ from, now, nextId, roles }: SeasonPlan): PlannedMatch[] {
  const past = roles.filter(({ stage }) => stage === 'past')
  return roles
    .map((role, index) => {
      const name = matchNameAt(nextId + index - 1)
      const place = (past.indexOf(role) + 1) / (past.length + 1)
      return planMatch(role, name, { now, span: now - from, place, chance: random(nextId + index) })
    })
    .sort((one, other) => one.createdAt - other.createdAt)
    .map((match, index) => ({ ...match, id: BigInt(nextId + index) }))
}

/** Returns a match's events in order. Several may share a second. */
export function eventsOf(match: PlannedMatch): SeasonEvent[] {
  const { id, name, createdAt, startTime, endTime, minBet, maxBet, bets, claims } = match
  const args = [name, BigInt(startTime), BigInt(endTime), minBet, maxBet] as const
  const events: SeasonEvent[] = [
    {
      at: createdAt,
      perform: ({ send, contracts }) =>
        send({ ...contracts.bettingPool, functionName: 'createMatch', args, account: operator }),
    },
  ]
  for (const { at, by, side, amount } of bets) {
    // The newcomer bets in ether, so that the user who gets this account finds its allowance untouched.
    const perform: SeasonEvent['perform'] = ({ bet, betInWeth }) =>
      (by === newcomer ? bet : betInWeth)(id, { by, side, amount })
    events.push({ at, perform })
  }
  events.push(...resultEventsOf(match))
  for (const { at, by, payer } of claims) {
    events.push({
      at,
      perform: ({ claim, claimFor }) => (payer === by ? claim(id, by) : claimFor(by, [id], payer)),
    })
  }
  return events
}

function resultEventsOf({ id, resultAt, named, winner, dispute }: PlannedMatch): SeasonEvent[] {
  const events: SeasonEvent[] = []
  const { challenge, decidedAt } = dispute ?? {}
  if (resultAt !== undefined) {
    const side = winningSide(named)
    const name: SeasonEvent['perform'] = ({ voidMatch, finalize }) =>
      side === undefined ? voidMatch(id) : finalize(id, side)
    const perform: typeof name = dispute ? (steps) => withWindow(steps, () => name(steps)) : name
    events.push({ at: resultAt, perform })
  }
  if (challenge) {
    const { at, by } = challenge
    events.push({ at, perform: (steps) => steps.challenge(id, { by, outcome: named }) })
  }
  if (decidedAt !== undefined) {
    events.push({
      at: decidedAt,
      perform: ({ rule, voidAbandoned }) =>
        winner === 0 ? voidAbandoned(id, operator) : rule(id, outcomeOf({ winner, isVoid: false })),
    })
  }
  return events
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

interface Context {
  now: number
  span: number
  /** The match's place among the past ones, from 0 to 1. */
  place: number
  chance: Chance
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
      const earliest = now + role.startsIn * hour
      const startTime = earliest + QUARTER - (earliest % QUARTER)
      return { createdAt: now - lead, startTime, endTime: startTime + Math.floor((2 + chance()) * hour) }
    }
  }
}

function planMatch(role: MatchRole, name: string, context: Context): Omit<PlannedMatch, 'id'> {
  const { chance } = context
  const times = timesOf(role, context)
  const { minBet, maxBet } = sizes[role.size]
  const limits = { minBet: parseEther(minBet), maxBet: parseEther(maxBet) }
  const bets = role.size === 'none' ? [] : earlyBets(role, times, context)
  const hasLivePool = role.stage !== 'upcoming' && role.sides !== 'thin'
  if (hasLivePool) bets.push(...liveBets(bets, { ...times, ...limits }, context))
  const { resultAt } = times
  const dispute = disputeOf(role, context.now, resultAt)
  const planned = { name, ...times, ...limits, bets, dispute }
  if (resultAt === undefined) return { ...planned, named: 'None', winner: 0, claims: [] }

  const right = winnerOf(role, bets, chance)
  if (!dispute) {
    const named = outcomeOf({ winner: right, isVoid: right === 0 })
    const claims = claimsOf(role, { bets, winner: right, at: resultAt }, context)
    return { ...planned, named, winner: right, claims }
  }
  const named = right === 1 ? 'B' : 'A'
  const winner = role.stage === 'past' && role.dispute === 'ruled' ? right : 0
  const { decidedAt } = dispute
  const claims = decidedAt === undefined ? [] : claimsOf(role, { bets, winner, at: decidedAt }, context)
  return { ...planned, named, winner, claims }
}

/** Plans a challenge by one of the crowd, and how it ends. */
function disputeOf(role: MatchRole, now: number, resultAt = now): Dispute | undefined {
  if (!('dispute' in role) || !role.dispute) return undefined
  if (role.dispute === 'window') return {}
  const [by] = crowd
  if (!by) throw new Error('The crowd is empty.')
  if (role.dispute === 'challenged' || role.dispute === 'silence') return { challenge: { at: now, by } }
  const at = resultAt + hour
  // Claims open with the ruling, since the window is over by then.
  const decidedAt = role.dispute === 'ruled' ? resultAt + DISPUTE_WINDOW : at + RULING_PERIOD
  return { challenge: { at, by }, decidedAt }
}

/** Plans bets before the start: some of the crowd, the first two on different sides, and perhaps the newcomer. */
function earlyBets(role: MatchRole, { createdAt, startTime }: Times, { now, chance }: Context): PlannedBet[] {
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
      amount: isThin ? parseEther(sizes[role.size].minBet) : stakeOf(sizes[role.size], chance),
    }
  })
}

type Limits = Times & Pick<PlannedMatch, 'minBet' | 'maxBet'>

/** Plans a bet on each side after the start. Within `maxBet`, so that the live cap has room for it. */
function liveBets(
  bets: readonly PlannedBet[],
  { minBet, maxBet, startTime, endTime }: Limits,
  { now, chance }: Context,
) {
  return ([1, 2] as const).flatMap((side) => {
    const early = bets.filter((bet) => bet.side === side && bet.by !== newcomer)
    const pool = early.reduce((sum, bet) => sum + bet.amount, 0n)
    const amount = (pool * BigInt(5 + Math.floor(chance() * 20))) / 100n
    // An earlier bettor of the same side, because no account may bet on both.
    const [again] = early
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
  role: MatchRole,
  { bets, winner, at }: Pick<PlannedMatch, 'bets' | 'winner'> & { at: number },
  { now, chance }: Context,
): Claim[] {
  const isClaimed = role.newcomer === 'claimed'
  const isPaid = role.newcomer === 'paid'
  const isVoid = winner === 0 || bets.every((bet) => bet.side !== winner)
  const owed = new Set(bets.filter((bet) => isVoid || bet.side === winner).map((bet) => bet.by))
  return [...owed]
    .filter((by) => (by === newcomer ? isClaimed || isPaid : chance() < 0.8))
    .map((by) => ({
      at: between(at, Math.min(at + 6 * hour, now), chance()),
      by,
      payer: by === newcomer && isPaid ? operator : by,
    }))
}

/** Returns a realistic stake in wei: mostly round, some with decimals, some down to the last wei. */
function stakeOf({ least, most }: { least: number; most: number }, chance: Chance): bigint {
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
