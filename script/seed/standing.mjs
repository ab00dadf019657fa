// What the matches that are there have come to, and what is due.
import { operator } from './accounts.mjs'
import { fixtures } from './fixtures.mjs'
import { RESULT_DELAY } from './season.mjs'

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
