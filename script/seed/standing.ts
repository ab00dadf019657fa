// @ts-nocheck
// What the matches that are there have come to, and what is due.
import { operator } from './accounts.ts'
import { fixtures } from './fixtures.ts'
import { RESULT_DELAY } from './season.ts'

const DAY = 24 * 60 * 60

/** A match counts as upcoming or live only if that lasts long enough to be of use. */
const USEFUL = 30 * 60

/** A result that waits longer than this is given. */
const LONGEST_WAIT = 2 * DAY

/** From then on, after the end, a match can only be voided. */
const ABANDONED_AFTER = 7 * DAY

/**
 * Results for the season's own matches that are over, but for the latest: somebody must be waiting for one.
 * @param {object[]} matches as the pool reports them
 * @param {{ from: number, now: number }} span unix seconds: the chain's last block and now
 */
export function dueResults(matches, { from, now }) {
  const over = matches
    .filter((match) => !match.isFinalized && Number(match.endTime) < now && fixtures.includes(match.name))
    .sort((one, other) => Number(one.endTime - other.endTime))
  const mayWait = (match) => match === over.at(-1) && now - Number(match.endTime) < LONGEST_WAIT
  return over
    .filter((match) => !mayWait(match))
    .map(({ id, endTime }) => {
      const at = Math.min(Number(endTime) + RESULT_DELAY, now)
      const isAbandoned = Math.max(at, from) >= Number(endTime) + ABANDONED_AFTER
      return { at, by: operator, id, call: isAbandoned ? 'abandon' : 'finalize', side: Number(id % 2n) + 1 }
    })
}

/** From then on, after the end, a tournament can only be voided. */
const TOURNAMENT_ABANDONED_AFTER = 14 * DAY

/** What an open tournament has come to: nothing yet, all of its matches final, or left alone for too long. */
export function tournamentDue({ status, endTime }, matches, now) {
  if (status !== 0) return undefined
  if (now >= Number(endTime) + TOURNAMENT_ABANDONED_AFTER) return 'abandon'
  return matches.every(({ isFinalized, claimableAt }) => isFinalized && now >= Number(claimableAt))
    ? 'finalize'
    : undefined
}

/** How many tournaments there are that are of use, and how many have something for the newcomer to claim. */
export function presentTournaments(tournaments, now) {
  const open = tournaments.filter(
    ({ status, lastMatchStart }) => status === 0 && Number(lastMatchStart) > now + USEFUL,
  )
  const owed = tournaments.filter(({ newcomersReward }) => newcomersReward > 0n)
  return {
    upcoming: open.filter(({ startTime }) => Number(startTime) > now + USEFUL).length,
    running: open.filter(({ startTime }) => Number(startTime) <= now).length,
    prize: owed.filter(({ status }) => status === 1).length,
    entryFee: owed.filter(({ status }) => status !== 1).length,
  }
}

/** How many matches, and positions of the newcomer, there are in each state once the due results are given. */
export function presentStates({ matches, due, bets, now }) {
  const open = matches.filter((match) => !match.isFinalized && !due.some(({ id }) => id === match.id))
  const waiting = bets.filter((bet) => !bet.claimed && bet.payout > 0n)
  return {
    upcoming: open.filter((match) => Number(match.startTime) > now + USEFUL).length,
    live: open.filter((match) => Number(match.startTime) <= now && Number(match.endTime) > now + USEFUL)
      .length,
    ended: open.filter((match) => Number(match.endTime) < now).length,
    won: waiting.filter((bet) => !bet.matchInfo.isVoid).length,
    refund: waiting.filter((bet) => bet.matchInfo.isVoid).length,
    pending: bets.filter((bet) => open.some(({ id }) => id === bet.matchInfo.id)).length,
  }
}
