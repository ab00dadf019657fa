import { bettingPoolLimits } from '../../../src/chain/config/limits.ts'
import { isOver } from '../../../src/domain/match/status.ts'
import type { Fixture } from '../feeds/feed.ts'
import { minute } from '../lib/durations.ts'
import type { Book, ListedMatch } from './book.ts'
import { sameIn } from './byTeams.ts'
import { nothing, steps } from './parts.ts'
import type { Plan, Step } from './types.ts'
import type { Verdict } from './verdict.ts'

/** Turns a verdict without any doubt into steps. @param isClosing betting is closed by a step before */
export function planVerdict(
  match: ListedMatch,
  verdict: Verdict,
  fixture: Fixture,
  isClosing: boolean,
  book: Book,
): Plan {
  switch (verdict.kind) {
    case 'win': {
      const { winner, reason } = verdict
      const closed = { ...match, isBettingClosed: match.isBettingClosed || isClosing }
      return isOver(closed, book.now)
        ? steps({ kind: 'finalize', match, winner, source: sourceOf(fixture), reason })
        : nothing
    }
    case 'void':
      return steps({ kind: 'void', match, isAbandoned: false, reason: verdict.reason })
    case 'replace':
      return steps(
        successorStep(match, verdict, book) ?? {
          kind: 'void',
          ...{ match, isAbandoned: false, reason: verdict.reason },
        },
      )
    default:
      return nothing
  }
}

/** Leaves time to send the transaction. */
const LEAD = 5 * minute

/** Plans the successor, unless the new time is out of reach or taken, or the pool takes no new matches. */
export function successorStep(
  match: ListedMatch,
  { startTime, reason }: Extract<Verdict, { kind: 'replace' }>,
  { chain, matchesByTeams, now }: Book,
): Step | undefined {
  const duration = match.endTime - match.startTime
  const endTime = startTime + duration
  const isTaken = sameIn(matchesByTeams, match).some(
    (other) => other.id !== match.id && Math.abs(other.startTime - startTime) < duration,
  )
  // Bettors have their refunds by then, for the next bet.
  const refundedAt = match.isFinalized ? match.claimableAt : now + match.disputeWindow + LEAD
  const earliest = Math.max(now + 1, refundedAt)
  const isInReach = startTime >= earliest && endTime <= now + bettingPoolLimits.MAX_MATCH_HORIZON
  return isTaken || !isInReach || chain.isPaused || match.successor !== 0n
    ? undefined
    : { kind: 'replace', match, startTime, endTime, reason }
}

function sourceOf({ source }: Fixture): string | undefined {
  if (!source?.startsWith('https://')) return undefined
  const { length } = new TextEncoder().encode(source)
  return length <= bettingPoolLimits.MAX_SOURCE_LENGTH ? source : undefined
}
