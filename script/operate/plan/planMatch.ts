import { isFinal, isOver, matchAbandonedAt } from '../../../src/domain/match/status.ts'
import { formatDuration } from '../lib/durations.ts'
import type { Book, ListedMatch } from './book.ts'
import { doubtOf } from './doubts.ts'
import { type Opinion, opinionOf, unsureFor } from './feedView.ts'
import { asks, nothing, steps, waits } from './parts.ts'
import { planResolved } from './planResolved.ts'
import { planVerdict } from './planVerdict.ts'
import type { Plan, Step } from './types.ts'
import { closeReason } from './verdict.ts'

/** Plans one match that is on the chain. A challenged result is the arbiter's; a missing one can still be named. */
export function planMatch(match: ListedMatch, book: Book): Plan {
  if (match.isChallenged && match.isFinalized) return nothing
  if (isFinal(match, book.now) && !match.isVoid) return nothing
  const opinion = opinionOf(match, book)
  if (match.isFinalized) return planResolved(match, opinion, book)
  if (book.now >= matchAbandonedAt(match)) {
    const reason = match.isChallenged
      ? 'Nobody named or ruled on its result in time (house rules 16).'
      : 'Nobody named a result within 7 days of the end (house rules 16).'
    return steps({ kind: 'void', match, isAbandoned: true, reason })
  }
  const closing = planClosing(match, opinion, book.now)
  const result = planResult(match, opinion, book, closing.length > 0)
  return { ...result, steps: [...closing, ...result.steps] }
}

/** Closing takes nothing from anybody, so one feed is enough, and at once. */
function planClosing(match: ListedMatch, { views }: Opinion, now: number): Step[] {
  for (const { fixture } of views) {
    const reason = closeReason(match, fixture, now)
    if (reason) return [{ kind: 'close', match, reason }]
  }
  return []
}

export function planResult(match: ListedMatch, opinion: Opinion, book: Book, isClosing: boolean): Plan {
  const doubt = doubtOf(match, opinion, book)
  if (doubt) return doubt
  const [first] = opinion.views
  if (!first) return planUnlisted(match, opinion, book)
  if (first.verdict.kind === 'open') return nothing
  return waitFor(match, opinion, book) ?? planVerdict(match, first.verdict, first.fixture, isClosing, book)
}

/** Waits until all feeds that decide are sure, none says that it is being played, and all can be read. */
function waitFor(match: ListedMatch, { views, missing }: Opinion, book: Book): Plan | undefined {
  const deciding = views.filter(({ verdict }) => verdict.kind !== 'open')
  const left = Math.max(...deciding.map((view) => unsureFor(view, book)))
  if (left > 0) return waits(match, `The feed must say so for another ${formatDuration(left)}.`)
  const playing = views.find(
    ({ fixture, verdict }) => verdict.kind === 'open' && fixture.status === 'running',
  )
  if (playing) return waits(match, `${playing.feed} says that it is still being played.`)
  return missing.length > 0 ? waits(match, `${missing.join(', ')} can't be read.`) : undefined
}

/** A feed that can't be read may list it. */
function planUnlisted(match: ListedMatch, { missing }: Opinion, { now }: Book): Plan {
  return missing.length === 0 && isOver(match, now)
    ? asks(match, 'unlisted', 'It is over, and no feed lists it: name the result by hand.')
    : nothing
}
