import { bettingPoolLimits } from '../../../src/chain/config/contractLimits.ts'
import { isFinal, isOver, matchAbandonedAt, overFrom } from '../../../src/domain/match/match.ts'
import { toOutcome } from '../../../src/domain/match/outcome.ts'
import type { Fixture } from '../feeds/feed.ts'
import { formatDuration, hour, minute } from '../lib/durations.ts'
import { lackOfAgreement, settleableSince } from './agreement.ts'
import { doubtOf } from './doubts.ts'
import { evidenceOf, type FeedEvidence, type FeedView, isDeciding, winnerOf } from './feedEvidence.ts'
import { indexMatches, type ListedMatch, type MatchIndex, sameIn } from './matchIndex.ts'
import { asks, nothing, steps, waits } from './parts.ts'
import type { Plan, PlanInput, Step } from './types.ts'
import { closeReason, formerBestOf, isHasty, resultText, type Verdict } from './verdict.ts'

/** Leaves time to send the transaction. */
const LEAD = 5 * minute

/** Plans one match that is on the chain. A challenged result is the arbiter's; a missing one can still be named. */
export function planMatch(match: ListedMatch, index: MatchIndex): Plan {
  if (match.isChallenged && match.hasResult) return nothing
  if (isFinal(match, index.now) && !match.isVoid) return nothing
  const evidence = evidenceOf(match, index)
  if (match.hasResult) return planResolved(evidence)
  if (index.now >= matchAbandonedAt(match)) {
    const reason = match.isChallenged
      ? 'Nobody named or ruled on its result in time (house rules 16).'
      : 'Nobody named a result within 7 days of the end (house rules 16).'
    return steps({ kind: 'void', match, isAbandoned: true, reason })
  }
  const closing = planClosing(evidence)
  // Until it is answered, the feed that wants to close proves nothing else.
  if (closing.questions.length > 0) return closing
  const result = planResult(evidence, closing.steps.length > 0)
  return { ...result, steps: [...closing.steps, ...result.steps] }
}

/** Play that began longer before the start shown may be that of another match of the same teams. */
const EARLY_PLAY = hour

/** Closing takes nothing from anybody, so one feed is enough, and at once. It can't be undone, so one slip is not. */
function planClosing({ match, listed, index: { now } }: FeedEvidence): Plan {
  const closing = listed.flatMap((view) => {
    const { fixture, verdict, likeness } = view
    const { beganAt = fixture.startTime } = fixture
    const isOfMatch = likeness === 'sure' || beganAt >= match.startTime - EARLY_PLAY
    const reason = isOfMatch && closeReason(match, fixture, now)
    return reason ? [{ ...view, reason, isHasty: isHasty(match, fixture, verdict, now) }] : []
  })
  const [first] = closing
  const sure = closing.find(({ isHasty }) => !isHasty)
  if (sure) return steps({ kind: 'close', match, reason: sure.reason })
  if (!first) return nothing
  const { feed, reason, verdict } = first
  const doubt = verdict.kind === 'unclear' ? ` ${verdict.reason}` : ''
  const remedy = "Close betting by hand if that is so: it can't be undone."
  return asks(match, 'closing', `${feed}: ${reason}${doubt} ${remedy}`)
}

function planResult(evidence: FeedEvidence, isClosing: boolean): Plan {
  const doubt = doubtOf(evidence)
  if (doubt) return doubt
  const { match, index, listed } = evidence
  if (!listed.some(isSure)) return planUnlisted(evidence)
  const deciding = listed.filter(isDeciding)
  const first = deciding.find(isSure)
  if (deciding.length === 0 || (!first && !isOver(match, index.now))) return nothing
  const waiting = waitFor(evidence, deciding) ?? lackOfAgreement(evidence, deciding)
  return waiting ?? (first ? planVerdict(evidence, first, isClosing) : nothing)
}

/** Returns `true` if the feed lists this match, and not perhaps another one of its teams. */
const isSure = ({ likeness }: FeedView) => likeness === 'sure'

/** Waits until all feeds that decide are sure, none says that it is being played, and all can be read. */
function waitFor(evidence: FeedEvidence, deciding: readonly FeedView[]): Plan | undefined {
  const { match, views, missing } = evidence
  const since = settleableSince(evidence, deciding)
  const left = Math.max(...deciding.map(({ unsureFor }) => unsureFor))
  if (left > 0) return waits(match, `The feed must say so for another ${formatDuration(left)}.`, since)
  const playing = views.find((view) => !isDeciding(view) && view.fixture.status === 'running')
  if (playing) return waits(match, `${playing.feed} says that it is still being played.`, since)
  return missing.length > 0 ? waits(match, `${missing.join(', ')} can't be read.`, since) : undefined
}

/** A feed that can't be read may list it. */
function planUnlisted({ match, index, missing }: FeedEvidence): Plan {
  if (!isOver(match, index.now)) return nothing
  if (missing.length > 0) return waits(match, `${missing.join(', ')} can't be read.`, overFrom(match))
  const reason = 'It is over, and no feed lists it by its start or event: name the result by hand.'
  return asks(match, 'unlisted', reason)
}

/** Turns a verdict without any doubt into steps. @param isClosing betting is closed by a step before */
function planVerdict(evidence: FeedEvidence, { verdict, fixture }: FeedView, isClosing: boolean): Plan {
  const { match, index } = evidence
  if (verdict.kind === 'win') {
    const { winner, reason } = verdict
    const closed = { ...match, isBettingClosed: match.isBettingClosed || isClosing }
    if (!isOver(closed, index.now)) return nothing
    return steps({ kind: 'finalize', match, winner, source: sourceOf(fixture), reason })
  }
  if (verdict.kind !== 'void' && verdict.kind !== 'replace') return nothing
  const isReplaced = verdict.kind === 'replace' && !lackOfTime(evidence, verdict)
  const successor = isReplaced ? successorStep(evidence, verdict) : undefined
  return steps(successor ?? { kind: 'void', match, isAbandoned: false, reason: verdict.reason })
}

type Replacement = Extract<Verdict, { kind: 'replace' }>

/** Feeds that agree on a void match may not agree on its new time. */
function lackOfTime(evidence: FeedEvidence, { startTime }: Replacement): Plan | undefined {
  const agreeing = evidence.listed.filter(
    ({ verdict }) => verdict.kind === 'replace' && verdict.startTime === startTime,
  )
  return lackOfAgreement(evidence, agreeing)
}

/** Plans the successor, unless the new time is out of reach or taken, or the pool takes no new matches. */
function successorStep({ match, index }: FeedEvidence, { startTime, reason }: Replacement): Step | undefined {
  const { chain, matchesByTeams, now } = index
  const duration = match.endTime - match.startTime
  const endTime = startTime + duration
  const isTaken = sameIn(matchesByTeams, match).some(
    (other) => other.id !== match.id && Math.abs(other.startTime - startTime) < duration,
  )
  // Bettors have their refunds by then, for the next bet.
  const refundedAt = match.hasResult ? match.claimableAt : now + match.disputeWindow + LEAD
  const earliest = Math.max(now + 1, refundedAt)
  const isInReach = startTime >= earliest && endTime <= now + bettingPoolLimits.MAX_MATCH_HORIZON
  return isTaken || !isInReach || chain.isPaused || match.successor !== 0n
    ? undefined
    : { kind: 'replace', match, startTime, endTime, reason }
}

function sourceOf({ source }: Fixture): string | undefined {
  const isAccepted =
    source?.startsWith('https://') && Buffer.byteLength(source) <= bettingPoolLimits.MAX_SOURCE_LENGTH
  return isAccepted ? source : undefined
}

/** Asks while a wrong result can still be corrected, and opens the successor of a match that was voided before. */
function planResolved(evidence: FeedEvidence): Plan {
  const { match, index } = evidence
  const sure = evidence.views.filter(({ unsureFor }) => unsureFor <= 0)
  const first = evidence.listed.find(isSure)
  if (match.isVoid && first?.verdict.kind === 'replace' && sure.includes(first)) {
    const successor = successorStep(evidence, first.verdict)
    if (successor && !doubtOf(evidence)) return lackOfTime(evidence, first.verdict) ?? steps(successor)
  }
  const isCorrectable = index.now < match.claimableAt && !match.isRuled
  // A void is what the plan asked for if the number of games has changed (house rules 8).
  const isExpected = ({ fixture }: FeedView) =>
    match.isVoid && formerBestOf(match, fixture, index.settings) !== undefined
  const denying = sure.filter((view) => !isExpected(view))
  const denial = isCorrectable && denialOf(match, denying)
  if (!denial) return nothing
  const { feed, said } = denial
  const instead = said === 'open' ? 'that it is not over' : resultText(match, said)
  const left = formatDuration(match.claimableAt - index.now)
  const replaced = match.successor === 0n ? '' : ` Match #${match.successor} replaces it.`
  const reason = `The chain says ${resultText(match)}, ${feed} ${instead}. The owner can correct it for ${left}.${replaced}`
  return asks(match, 'differs', reason)
}

/** Finds a feed that names another result, or else one that says that it is not over: still, or since others confirmed. */
function denialOf(match: ListedMatch, views: readonly FeedView[]) {
  const says = views
    .map(({ feed, verdict, fixture, likeness }) => ({ feed, fixture, likeness, said: winnerOf(verdict) }))
    // What only may be the match denies it by a winner alone.
    .filter(({ likeness, said }) => likeness !== 'possible' || said === 1 || said === 2)
  const other = says.find(({ said }) => typeof said === 'number' && said !== match.winner)
  const confirming = says.filter(({ said }) => said === match.winner)
  const isNewest = ({ changedAt }: Fixture) =>
    confirming.every(({ fixture }) => fixture.changedAt < changedAt)
  return (
    other ??
    says.find(({ said, fixture }) => said === 'open' && (fixture.status === 'running' || isNewest(fixture)))
  )
}

export type Judgement = ReturnType<typeof judgeChallenged>[number]

/**
 * Judges every challenged result by the rules of the plan, as if the match had no result yet. The outcome is the one that the
 * plan would name, `undefined` if it would wait or ask.
 */
export function judgeChallenged(input: PlanInput) {
  const index = indexMatches(input)
  return index.matches
    .filter(({ isChallenged, hasResult }) => isChallenged && hasResult)
    .map((match) => {
      const unresolved = { ...match, hasResult: false, isVoid: false, winner: 0 } as const
      const { steps, questions } = planResult(evidenceOf(unresolved, index), false)
      const [step] = steps
      const outcome = step?.kind === 'finalize' ? toOutcome(step.winner) : step && 'Void'
      return { match, outcome, doubt: questions[0]?.reason }
    })
}
