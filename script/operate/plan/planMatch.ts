import { isFinal, isOver, matchAbandonedAt } from '../../../src/domain/match/status.ts'
import { formatDuration } from '../lib/durations.ts'
import type { Book, ListedMatch } from './book.ts'
import { sameIn } from './byTeams.ts'
import { contradiction, type Opinion, opinionOf, saidSince, type View } from './feedView.ts'
import { alikeMatch, isNear, isPerhapsMoved, isWithOtherTeam } from './pairing.ts'
import { asks, nothing, steps, waits } from './parts.ts'
import { planResolved } from './planResolved.ts'
import { planVerdict } from './planVerdict.ts'
import type { Plan, Step } from './types.ts'
import { closeReason, formerBestOf } from './verdict.ts'

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
  const alike = alikeMatch(match, book.matchesByTeams)
  if (alike) return asks(match, 'alikeMatches', `Match #${alike.id} has the same teams within a day.`)
  if (opinion.several) {
    const { feed, count } = opinion.several
    return asks(match, 'alikeFixtures', `${feed} lists these teams ${count} times within a day.`)
  }
  const [first] = opinion.views
  if (!first) return planUnlisted(match, opinion, book)
  const { verdict, fixture } = first
  if (match.contest?.game === '' && verdict.kind !== 'open') {
    return asks(match, 'game', 'Its name tells no game, so the feed may mean another match.')
  }
  const former = formerBestOf(match, fixture, book.settings)
  if (former !== undefined && (verdict.kind === 'open' || verdict.kind === 'win')) {
    const reason = `It was opened as best of ${former}, and the feed says best of ${fixture.bestOf} (house rules 8).`
    return asks(match, 'bestOf', reason)
  }
  if (verdict.kind === 'open') return nothing
  return doubtOf(match, first, opinion, book) ?? planVerdict(match, verdict, fixture, isClosing, book)
}

/** Returns what stands against acting on the first feed. */
function doubtOf(
  match: ListedMatch,
  { feed, fixture, verdict }: View,
  { views, missing }: Opinion,
  { now, settings }: Book,
): Plan | undefined {
  const other = contradiction(views)
  if (other) return asks(match, 'contradiction', `${feed} and ${other.feed} contradict each other.`)
  const left = saidSince(fixture) + settings.settleAfter - now
  if (left > 0) return waits(match, `The feed must say so for another ${formatDuration(left)}.`)
  if (verdict.kind === 'unclear') return asks(match, verdict.code, verdict.reason)
  const playing = views.slice(1).find((view) => view.fixture.status === 'running')
  if (playing) return waits(match, `${playing.feed} says that it is still being played.`)
  if (missing.length > 0) return waits(match, `${missing.join(', ')} can't be read.`)
  return undefined
}

function planUnlisted(match: ListedMatch, { missing }: Opinion, book: Book): Plan {
  // A feed that can't be read may list it.
  if (missing.length > 0) return nothing
  const free = book.feeds
    .flatMap(({ fixtures }) => fixtures ?? [])
    .filter((fixture) => !sameIn(book.matchesByTeams, fixture).some((other) => isNear(other, fixture)))
  const changed = free.find((fixture) => isWithOtherTeam(match, fixture))
  if (changed) {
    const reason = `The feed says that ${changed.teams.join(' plays ')}. Void it if another team plays (house rules 12); a new spelling belongs into the settings.`
    return asks(match, 'teams', reason)
  }
  if (free.some((fixture) => isPerhapsMoved(match, fixture))) {
    return asks(match, 'moved', 'The feed lists these teams at another time, and not its first one.')
  }
  return isOver(match, book.now)
    ? asks(match, 'unlisted', 'It is over, and no feed lists it: name the result by hand.')
    : nothing
}
