import { formatTime } from '../lib/durations.ts'
import { claimOf, contradicts, type FeedEvidence, isDeciding } from './feedEvidence.ts'
import { sameIn } from './matchIndex.ts'
import { alikeMatch, isNear, isPerhapsMoved, isWithOtherTeam, misspelt } from './pairing.ts'
import { asks } from './parts.ts'
import type { Plan } from './types.ts'
import { formerBestOf } from './verdict.ts'

/**
 * Asks if a person must decide, whatever the feeds say otherwise. Each question comes from one feed or from two that
 * contradict each other, so that no other feed can remove it.
 */
export function doubtOf(evidence: FeedEvidence): Plan | undefined {
  return (
    ofLookalikes(evidence) ??
    ofSpelling(evidence) ??
    ofSilent(evidence) ??
    ofDoubleBooking(evidence) ??
    ofFormat(evidence) ??
    ofContradictions(evidence) ??
    ofUnclear(evidence)
  )
}

function ofLookalikes({ match, index, several }: FeedEvidence): Plan | undefined {
  const alike = alikeMatch(match, index.matchesByTeams)
  if (alike) return asks(match, 'alikeMatches', `Match #${alike.id} has the same teams within a day.`)
  return (
    several &&
    asks(match, 'alikeFixtures', `${several.feed} lists these teams ${several.count} times within a day.`)
  )
}

/** Letters that only look like those of a team may be a slip, or another team. */
function ofSpelling({ match, index }: FeedEvidence): Plan | undefined {
  for (const { name, byTeams } of index.feeds) {
    const entry = misspelt(match, byTeams)
    if (!entry) continue
    const reason = `${name}, ${entry.id}: "${entry.teams.join('" and "')}" read like its teams, and are written differently. If they are, add the spelling to "names" in the settings.`
    return asks(match, 'teams', reason)
  }
  return undefined
}

/** A feed may list the match with another team or at another time. */
function ofSilent({ match, index, silent }: FeedEvidence): Plan | undefined {
  const listed = silent.flatMap(({ name, fixtures = [] }) => fixtures.map((fixture) => ({ name, fixture })))
  const changed = listed.find(({ fixture }) => isWithOtherTeam(match, fixture))
  if (changed) {
    const { teams, contradiction } = changed.fixture
    const said = contradiction ?? `It says that ${teams.join(' plays ')}.`
    const remedy = 'Void it if another team plays (house rules 12); a new spelling belongs into the settings.'
    return asks(match, 'teams', `${changed.name}, ${changed.fixture.id}: ${said} ${remedy}`)
  }
  const again = silent.flatMap(({ name, byTeams }) =>
    sameIn(byTeams, match).map((fixture) => ({ name, fixture })),
  )
  const moved = again.find(
    ({ fixture }) =>
      isPerhapsMoved(match, fixture) &&
      !sameIn(index.matchesByTeams, fixture).some((other) => isNear(other, fixture)),
  )
  if (!moved) return undefined
  const { name, fixture } = moved
  const reason = `${name} lists these teams at another time, and not its first one: ${formatTime(fixture.startTime)}. If it is this match, fill in original_start with the first time.`
  return asks(match, 'moved', reason)
}

/** A feed that decides may have one of the teams in another match at that time, as after a rename. */
function ofDoubleBooking({ match, index, listed }: FeedEvidence) {
  for (const { feed, fixture } of listed.filter(isDeciding)) {
    const { startTime } = fixture
    const fixtures = index.feeds.find(({ name }) => name === feed)?.fixtures ?? []
    const other = fixtures
      .filter((one) => one.startTime === startTime && one.status !== 'cancelled')
      .find((one) => isWithOtherTeam({ ...match, startTime }, one))
    if (other)
      return asks(match, 'teams', `${feed} says that ${other.teams.join(' plays ')} at the same time, too.`)
  }
  return undefined
}

function ofFormat({ match, index, listed }: FeedEvidence): Plan | undefined {
  if (match.contest.game === '' && listed.some(isDeciding))
    return asks(match, 'game', 'Its name has no game, so the feed may mean another match.')
  // Maps that were played stand, and the verdict voids totals.
  if (match.market) return undefined
  for (const { feed, fixture, verdict } of listed) {
    const former = formerBestOf(match, fixture, index.settings)
    if (former === undefined || (verdict.kind !== 'open' && verdict.kind !== 'win')) continue
    const reason = `It was opened as best of ${former}, and ${feed} says best of ${fixture.bestOf} (house rules 8).`
    return asks(match, 'bestOf', reason)
  }
  return undefined
}

/** What only may be the match is no reason to doubt one that no feed decides. */
function ofContradictions(evidence: FeedEvidence) {
  for (const one of evidence.listed) {
    const other = evidence.views.find((view) => contradicts(one, view))
    if (!other) continue
    const claims = [one, other].map((view) => claimOf(evidence, view)).join('; ')
    return asks(evidence.match, 'contradiction', `${claims} (UTC).`)
  }
  return undefined
}

function ofUnclear({ match, listed }: FeedEvidence): Plan | undefined {
  for (const { feed, fixture, verdict, unsureFor } of listed) {
    // Impossible times can't say how long to wait.
    if (verdict.kind !== 'unclear' || (verdict.code !== 'time' && unsureFor > 0)) continue
    // One of a row that can't be read names it.
    const source = verdict.reason.startsWith(feed) ? '' : `${feed}, ${fixture.id}: `
    return asks(match, verdict.code, `${source}${verdict.reason}`)
  }
  return undefined
}
