import type { Fixture } from '../feeds/feed.ts'
import { day } from '../lib/durations.ts'
import { sameEvent, sameGame, sameTeams, sharesOneTeam } from './contest.ts'
import { type ByTeams, type ListedFixture, type ListedMatch, sameIn } from './matchIndex.ts'

/** Two entries with the same teams look alike up to this many seconds apart. */
const ALIKE_WITHIN = day

/** Finds the fixtures of a feed that could be a match, by game, teams and time. */
export function fixturesOf(match: ListedMatch, fixtures: ByTeams<ListedFixture>): readonly ListedFixture[] {
  return withoutRenewed(sameIn(fixtures, match).filter((fixture) => isPerhaps(match, fixture)))
}

/** Returns `true` if both are, or were first, scheduled for about the same time. */
export function isNear(match: ListedMatch, fixture: Fixture): boolean {
  return [match.startTime, match.originalStartTime].some((start) =>
    [fixture.startTime, fixture.originalStartTime].some((time) => Math.abs(time - start) <= ALIKE_WITHIN),
  )
}

/** Teams that meet twice in a day meet at other times or at another event. */
function isPerhaps(match: ListedMatch, fixture: ListedFixture): boolean {
  const isSameEvent = sameEvent(match.contest, fixture.contest)
  return isNear(match, fixture) && (isOnTime(match, fixture) || isSameEvent)
}

/** Returns `true` if the start or the event says that a fixture is the match, and not the teams alone. */
export function isIdentified(match: ListedMatch, fixture: ListedFixture): boolean {
  const { event } = fixture.contest
  return isOnTime(match, fixture) || (event !== '' && event === match.contest.event)
}

function isOnTime({ startTime, originalStartTime }: ListedMatch, fixture: Fixture): boolean {
  const starts = [startTime, originalStartTime]
  return starts.includes(fixture.startTime) || starts.includes(fixture.originalStartTime)
}

/** Leaves out a cancelled entry that the feed has listed anew at the same time. */
function withoutRenewed(fixtures: readonly ListedFixture[]): readonly ListedFixture[] {
  return fixtures.filter(
    ({ status, startTime }) =>
      status !== 'cancelled' ||
      !fixtures.some((other) => other.status !== 'cancelled' && other.startTime === startTime),
  )
}

/** Returns `true` if the feed lists the same teams again within a day. */
export function hasAlike(fixture: ListedFixture, fixtures: ByTeams<ListedFixture>): boolean {
  return sameIn(fixtures, fixture).some(
    (other) =>
      other.id !== fixture.id &&
      Math.abs(other.startTime - fixture.startTime) <= ALIKE_WITHIN &&
      !(other.status === 'cancelled' && other.startTime === fixture.startTime),
  )
}

export function alikeMatch(match: ListedMatch, matches: ByTeams<ListedMatch>): ListedMatch | undefined {
  return sameIn(matches, match).find(
    (other) =>
      other.id !== match.id &&
      !other.isFinalized &&
      Math.abs(other.startTime - match.startTime) <= ALIKE_WITHIN,
  )
}

/** Returns `true` if one of the match's teams plays another in the fixture, at the same time and event. */
export function isWithOtherTeam({ contest, startTime }: ListedMatch, fixture: ListedFixture): boolean {
  const other = fixture.contest
  const isOnTime = fixture.startTime === startTime || fixture.originalStartTime === startTime
  return isOnTime && sameEvent(contest, other) && sameGame(contest, other) && sharesOneTeam(contest, other)
}

/** Returns `true` if the fixture may be the match at a later time, in a feed that forgets the first one. */
export function isPerhapsMoved({ contest, startTime }: ListedMatch, fixture: ListedFixture): boolean {
  if (fixture.status === 'cancelled' || fixture.startTime <= startTime) return false
  return sameTeams(contest, fixture.contest) && contest.event === fixture.contest.event
}
