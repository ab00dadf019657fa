// @ts-nocheck
// The season as a plan, with no chain in sight: what matches there are and what happens on them when.
import { parseEther } from 'viem'
import { crowd, newcomer, operator } from './accounts.ts'
import { fixtures } from './fixtures.ts'
import { random } from './random.ts'

const MINUTE = 60
const HOUR = 60 * MINUTE

/** How long after the end of a match its result is known. */
export const RESULT_DELAY = 20 * MINUTE

/** The least time in which a whole match, from creation to payout, can be told: each step needs its own second. */
export const SHORTEST_STORY = 10

/** Stakes and bounds in ether, as an operator of small, usual and grand matches would set them. */
const sizes = {
  small: { minBet: '0.001', maxBet: '0.5', least: 0.002, most: 0.2 },
  usual: { minBet: '0.01', maxBet: '5', least: 0.05, most: 2.5 },
  grand: { minBet: '0.1', maxBet: '100', least: 4, most: 60 },
}

/**
 * One match to be told.
 * - `stage` is where it stands now. A `past` one has a result.
 * - `size`: of its stakes; `none` is a match on which nobody bet.
 * - `sides`: `one` if all bet on Team A.
 * - `newcomer`: what the newcomer's position on it has come to; without it the newcomer did not bet.
 * - `result`: `void` and `noBackers` (the side that nobody bet on is named, which makes it void) instead of a winner.
 * - `startsIn`: of an upcoming match, hours.
 * @typedef {{
 *   stage: 'past' | 'ended' | 'live' | 'upcoming', size: 'small' | 'usual' | 'grand' | 'none', sides?: 'one',
 *   newcomer?: 'won' | 'claimed' | 'lost' | 'refund' | 'pending', result?: 'void' | 'noBackers', startsIn?: number
 * }} Role
 */

/** @type {Role[]} */
export const firstSeason = [
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

/**
 * What is missing for every state to be there again.
 * @param {{ upcoming: number, live: number, ended: number, won: number, refund: number,
 *   pending: number, prize: number }} present how many there are; the last four of the newcomer's, `prize` in
 *   tournaments
 * @returns {Role[]}
 */
export function missingRoles(present) {
  /** @type {Role[]} */
  const roles = []
  if (present.won === 0) roles.push({ stage: 'past', size: 'usual', newcomer: 'won' })
  if (present.refund === 0) roles.push({ stage: 'past', size: 'small', newcomer: 'refund', result: 'void' })
  // A tournament that is over needs matches that are.
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

/**
 * Something that happens: account `by` calls `call` of the pool. `match` counts the season's matches from 0 in the order
 * of their creation, which is the order of their ids.
 * @typedef {{ at: number, by: number, match: number, call: 'create' | 'bet' | 'finalize' | 'void' | 'claim',
 *   story: Story, side?: 1 | 2, amount?: bigint }} Happening
 * @typedef {{ name: string, createdAt: number, startTime: number, endTime: number, minBet: bigint, maxBet: bigint,
 *   bets: { at: number, by: number, side: 1 | 2, amount: bigint }[],
 *   result?: { at: number, winner: 0 | 1 | 2 }, claims: { at: number, by: number }[] }} Story
 */

/**
 * All that happens between two moments so that at the second one the roles stand as they should, in order of time.
 * The same arguments give the same season.
 * @param {{ from: number, now: number, nextId: number, roles: Role[] }} plan unix seconds; `nextId` of the first match
 * @returns {Happening[]}
 */
export function planSeason({ from, now, nextId, roles }) {
  const span = now - from
  const past = roles.filter((role) => role.stage === 'past')
  const stories = roles
    .map((role, index) => {
      const chance = random(nextId + index)
      const name = fixtures[(nextId + index - 1) % fixtures.length]
      const told = role.stage === 'past' ? past.indexOf(role) : past.length
      const times = timesOf(role, { now, span, place: (told + 1) / (past.length + 1), chance })
      return tellStory(role, { name, times, now, chance })
    })
    .sort((one, other) => one.createdAt - other.createdAt)

  return stories.flatMap(happeningsOf).sort((one, other) => one.at - other.at)
}

/** What happens on one match, in order: steps may share a second. */
function happeningsOf(story, match) {
  const { createdAt, bets, result, claims } = story
  const call = result?.winner ? 'finalize' : 'void'
  return [
    { at: createdAt, by: operator, call: 'create' },
    ...bets.map((bet) => ({ ...bet, call: 'bet' })),
    ...(result ? [{ at: result.at, by: operator, call, side: result.winner }] : []),
    ...claims.map((claim) => ({ ...claim, call: 'claim' })),
  ].map((happening) => ({ ...happening, match, story }))
}

/** When a match is created, starts, ends and, if past, has its result. All shrink to fit a short span. */
function timesOf(role, { now, span, place, chance }) {
  const lead = Math.min((8 + 18 * chance()) * HOUR, 0.45 * span)
  const length = Math.min((1.5 + 2 * chance()) * HOUR, 0.25 * span)
  const delay = Math.min(RESULT_DELAY, 0.1 * span)
  // On the clock's quarters where there is room for it.
  const quarter = (time) => (length > HOUR ? time - (time % (15 * MINUTE)) : time)
  const whole = ({ created, start, end, result }) => ({
    created: Math.floor(created),
    start: Math.floor(start),
    end: Math.floor(end),
    result: result && Math.floor(result),
  })

  switch (role.stage) {
    case 'past': {
      // Spread over the span, none before it began.
      const earliest = now - span + lead + length + delay
      const end = quarter(earliest + (now - earliest) * place - delay)
      return whole({ created: end - length - lead, start: end - length, end, result: end + delay })
    }
    case 'ended': {
      const end = now - delay
      return whole({ created: end - length - lead, start: end - length, end })
    }
    case 'live': {
      const start = now - Math.min((10 + 30 * chance()) * MINUTE, 0.25 * span)
      return whole({ created: start - lead, start, end: now + (1.5 + 2 * chance()) * HOUR })
    }
    case 'upcoming': {
      const start = now + role.startsIn * HOUR
      const onQuarter = start + (15 * MINUTE - (start % (15 * MINUTE)))
      return whole({ created: now - lead, start: onQuarter, end: onQuarter + (2 + chance()) * HOUR })
    }
  }
}

function tellStory(role, { name, times, now, chance }) {
  const size = sizes[role.size === 'none' ? 'usual' : role.size]
  const story = {
    name,
    createdAt: times.created,
    startTime: times.start,
    endTime: times.end,
    minBet: parseEther(size.minBet),
    maxBet: parseEther(size.maxBet),
    bets: role.size === 'none' ? [] : earlyBets(role, { size, times, now, chance }),
    result: undefined,
    claims: [],
  }
  if (role.size !== 'none' && role.stage !== 'upcoming') story.bets.push(...liveBets(story, now, chance))

  if (times.result) {
    story.result = { at: times.result, winner: winnerOf(role, story, chance) }
    story.claims = claimsOf(role, story, now, chance)
  }
  return story
}

/** Bets before the start: some of the crowd, the first two on different sides, and perhaps the newcomer. */
function earlyBets(role, { size, times, now, chance }) {
  const bettors = shuffled(crowd, chance).slice(0, 2 + Math.floor(chance() * (crowd.length - 1)))
  if (role.newcomer) bettors.push(newcomer)
  const lean = 0.3 + 0.4 * chance()
  const until = Math.min(times.start - 1, now)
  return bettors.map((by, index) => {
    const drawn = index < 2 ? index + 1 : chance() < lean ? 1 : 2
    return {
      at: between(times.created, until, (index + chance()) / bettors.length),
      by,
      side: role.sides === 'one' ? 1 : drawn,
      amount: stake(size, chance),
    }
  })
}

/** Bets after the start, on each side a little of what it held before: the cap allows a tenth. */
function liveBets(story, now, chance) {
  return [1, 2].flatMap((side) => {
    const early = story.bets.filter((bet) => bet.side === side && bet.by !== newcomer)
    const amount =
      (early.reduce((sum, bet) => sum + bet.amount, 0n) * BigInt(1 + Math.floor(chance() * 8))) / 100n
    // Somebody who is in already, as nobody may hold both sides.
    const [again] = early
    const isAllowed = again && amount >= story.minBet && again.amount + amount <= story.maxBet
    return isAllowed
      ? [
          {
            at: between(story.startTime, Math.min(story.endTime - 1, now), chance()),
            by: again.by,
            side,
            amount,
          },
        ]
      : []
  })
}

function winnerOf(role, story, chance) {
  if (role.result === 'void') return 0
  if (role.result === 'noBackers') return 2
  const position = story.bets.find((bet) => bet.by === newcomer)
  if (!position) return chance() < 0.5 ? 1 : 2
  return role.newcomer === 'lost' ? other(position.side) : position.side
}

/** Most of those who are owed something fetch it. The newcomer does if it says so. */
function claimsOf(role, story, now, chance) {
  const { at, winner } = story.result
  const isVoid = winner === 0 || story.bets.every((bet) => bet.side !== winner)
  const owed = new Set(story.bets.filter((bet) => isVoid || bet.side === winner).map((bet) => bet.by))
  return [...owed]
    .filter((by) => (by === newcomer ? role.newcomer === 'claimed' : chance() < 0.8))
    .map((by) => ({ at: between(at, Math.min(at + 6 * HOUR, now), chance()), by }))
}

/** A stake as people place them: mostly round, some to the cent, some down to the last wei. */
function stake({ least, most }, chance) {
  const amount = least + (most - least) * chance() ** 2
  const style = chance()
  if (style < 0.45) return parseEther(roundUp(amount).toString())
  if (style < 0.8) return parseEther((Math.ceil(amount * 1000) / 1000).toString())
  return parseEther(amount.toFixed(6)) + BigInt(Math.floor(chance() * 1e12))
}

/** 0.037 → 0.05, 3.4 → 5, 23 → 25: what one types without thinking, and never less than it was. */
function roundUp(amount) {
  const unit = 10 ** Math.floor(Math.log10(amount))
  const step = [1, 2, 2.5, 5, 10].find((candidate) => candidate * unit >= amount)
  return Number((step * unit).toPrecision(3))
}

function other(side) {
  return side === 1 ? 2 : 1
}

/** @param {number} place from 0 to 1 */
function between(from, to, place) {
  return Math.floor(from + (to - from) * place)
}

function shuffled(list, chance) {
  return list
    .map((item) => ({ item, order: chance() }))
    .sort((one, another) => one.order - another.order)
    .map(({ item }) => item)
}
