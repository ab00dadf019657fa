import { formatDuration } from '../lib/durations.ts'
import type { Book, ListedMatch } from './book.ts'
import { doubtOf } from './doubts.ts'
import { type Opinion, unsureFor, type View } from './feedView.ts'
import { asks, nothing, steps } from './parts.ts'
import { successorStep } from './planVerdict.ts'
import { resultText } from './resultText.ts'
import type { Plan } from './types.ts'
import type { Verdict } from './verdict.ts'

/** Asks while a wrong result can still be corrected, and opens the successor of a match that was voided before. */
export function planResolved(match: ListedMatch, opinion: Opinion, book: Book): Plan {
  const sure = opinion.views.filter((view) => unsureFor(view, book) <= 0)
  const [first] = opinion.views
  const successor =
    match.isVoid &&
    first?.verdict.kind === 'replace' &&
    sure.includes(first) &&
    !doubtOf(match, opinion, book)
      ? successorStep(match, first.verdict, book)
      : undefined
  if (successor) return steps(successor)
  const denial = book.now < match.claimableAt && denialOf(match, sure)
  if (!denial) return nothing
  const { feed, said } = denial
  const instead = said === 'open' ? 'that it is not over' : resultText(match, said)
  const left = formatDuration(match.claimableAt - book.now)
  const replaced = match.successor === 0n ? '' : ` Match #${match.successor} replaces it.`
  const reason = `The chain says ${resultText(match)}, ${feed} ${instead}. The owner can correct it for ${left}.${replaced}`
  return asks(match, 'differs', reason)
}

/** Finds a feed that names another result, or else says that there is none while no feed confirms. */
function denialOf(match: ListedMatch, views: readonly View[]) {
  const says = views.map(({ feed, verdict }) => ({ feed, said: winnerOf(verdict) }))
  const other = says.find(({ said }) => typeof said === 'number' && said !== match.winner)
  const isConfirmed = says.some(({ said }) => said === match.winner)
  return other ?? (isConfirmed ? undefined : says.find(({ said }) => said === 'open'))
}

type Said = 0 | 1 | 2 | 'open'

function winnerOf(verdict: Verdict): Said | undefined {
  switch (verdict.kind) {
    case 'win':
      return verdict.winner
    case 'open':
      return 'open'
    case 'unclear':
      return undefined
    default:
      return 0
  }
}
