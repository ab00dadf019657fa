import type { Fixture } from '../feeds/feed.ts'
import { day, minute } from '../lib/durations.ts'
import { mayBe, namesEvent, readsAlike, sameEvent, sameGame, sameTeams, sharesOneTeam } from './contest.ts'
import { type ByTeams, type ListedFixture, type ListedMatch, type MatchIndex, sameIn } from './matchIndex.ts'

/** Two entries with the same teams look alike up to this many seconds apart. */
const ALIKE_WITHIN = day

/** The same teams play no two matches that start within so many seconds. */
const SAME_WITHIN = 30 * minute

/**
 * How far a fixture is a match: a `sure` one can settle it, a `likely` one can confirm that and close betting, and all can
 * contradict.
 */
export type Likeness = 'sure' | 'likely' | 'possible'

/** Returns a fixture's likeness to a match, `undefined` if it isn't one, or if another match is a better one for it. */
export function likenessOf(match: ListedMatch, fixture: ListedFixture, index: MatchIndex) {
  const { contest } = match
  if (!isPossible(match, fixture)) return undefined
  const { reading } = fixture.contest
  const better = (reading === '' ? index.matches : (index.matchesByTeams.get(reading) ?? [])).filter(
    (other) => isPossible(other, fixture) && isBetter(other, match, fixture),
  )
  // A void match is no reason to leave out what a fixture says of one that is played.
  if (better.some(({ isVoid }) => !isVoid)) return undefined
  if (better.length > 0 || !sameTeams(contest, fixture.contest)) return 'possible'
  const distance = distanceOf(match, fixture)
  if (distance === 0 || namesEvent(contest, fixture.contest)) return 'sure'
  return sameEvent(contest, fixture.contest) || distance <= SAME_WITHIN ? 'likely' : 'possible'
}

/** Returns `true` if the fixture is the match, and not perhaps another one of its teams. */
export function isOfMatch(...args: Parameters<typeof likenessOf>): boolean {
  const likeness = likenessOf(...args)
  return likeness === 'sure' || likeness === 'likely'
}

const isPossible = (match: ListedMatch, fixture: ListedFixture) =>
  mayBe(match.contest, fixture.contest) && isNear(match, fixture)

/** Returns `true` if a fixture is at the one match's event or nearer to its start, and not less so in the other respect. */
function isBetter(one: ListedMatch, other: ListedMatch, fixture: ListedFixture): boolean {
  const [nearer, farther] = [distanceOf(one, fixture), distanceOf(other, fixture)]
  const [isAtOne, isAtOther] = [one, other].map(({ contest }) => namesEvent(contest, fixture.contest))
  return nearer <= farther && (isAtOne || !isAtOther) && (nearer < farther || isAtOne !== isAtOther)
}

/** Returns the seconds between the starts, now or as first scheduled. */
function distanceOf(match: ListedMatch, fixture: Fixture): number {
  const starts = [match.startTime, match.originalStartTime]
  const times = [fixture.startTime, fixture.originalStartTime]
  return Math.min(...starts.flatMap((start) => times.map((time) => Math.abs(time - start))))
}

export const isNear = (match: ListedMatch, fixture: Fixture) => distanceOf(match, fixture) <= ALIKE_WITHIN

/** Returns `true` for a cancelled entry that the feed has listed anew at the same time. */
export function isRenewed({ status, startTime }: Fixture, fixtures: readonly Fixture[]): boolean {
  return (
    status === 'cancelled' &&
    fixtures.some((other) => other.status !== 'cancelled' && other.startTime === startTime)
  )
}

/** Returns the others within a day whose teams are the same, or read so. */
function alikeIn<Item extends ListedFixture | ListedMatch>(
  groups: ByTeams<Item>,
  { contest, id, startTime }: Item,
) {
  return sameIn(groups, { contest }, readsAlike).filter(
    (other) => other.id !== id && Math.abs(other.startTime - startTime) <= ALIKE_WITHIN,
  )
}

/** Returns `true` if the feed lists the same teams again within a day. */
export function hasAlike(fixture: ListedFixture, fixtures: ByTeams<ListedFixture>): boolean {
  return alikeIn(fixtures, fixture).some(
    ({ status, startTime }) => status !== 'cancelled' || startTime !== fixture.startTime,
  )
}

/** Returns a fixture that names the match's teams in another spelling, which a reader takes for theirs. */
export const misspelt = (match: ListedMatch, fixtures: ByTeams<ListedFixture>): ListedFixture | undefined =>
  sameIn(fixtures, match, readsAlike).find(
    (fixture) => fixture.contest.pair !== match.contest.pair && isNear(match, fixture),
  )

export const alikeMatch = (match: ListedMatch, matches: ByTeams<ListedMatch>): ListedMatch | undefined =>
  alikeIn(matches, match).find(({ hasResult }) => !hasResult)

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
