import { fitsContract, fixtureName } from '../../../src/domain/match/fixtureName.ts'
import { parseMatchName } from '../../../src/domain/match/name.ts'
import { readingKey, readsSame } from '../../../src/domain/match/teamNames.ts'
import { cleanName } from '../../../src/lib/cleanName.ts'
import type { Fixture } from '../feeds/feed.ts'
import { fold, gameKey } from '../lib/games.ts'

type Title = Pick<Fixture, 'game' | 'teams' | 'event'>

/** A game, teams and event in a form that compares by `===`. */
export interface Contest {
  /** Empty if the name has none: it then fits all. */
  game: string
  /** Empty while to be decided. */
  teams: readonly [string, string]
  /** Equal for the same teams in either order. Empty without both of them, which then are those of no other contest. */
  pair: string
  /** The names as they are written, and a key that all pairs share which read the same. */
  names: readonly [string, string]
  reading: string
  event: string
}

/** Folds a title. A match may name no teams, and those of a fixture may be to be decided. */
export function contestOf({ game, teams: names, event }: Title): Contest {
  const teams = [fold(names[0]), fold(names[1])] as const
  const keyOf = (keys: readonly string[]) => (teams.includes('') ? '' : keys.toSorted().join('\n'))
  const [pair, reading] = [keyOf(teams), keyOf(teams.map(readingKey))]
  return { game: fold(game), teams, pair, names, reading, event: fold(event) }
}

/** Parses a match's name. What it lacks is empty. */
export function titleOf(name: string): Title {
  const { game = '', teamA = '', teamB = '', event = '' } = parseMatchName(name)
  return { game, teams: [teamA, teamB], event }
}

/** Returns `true` if the name fits and says the same teams again, so that the match can be found by it. */
export function isNameable(fixture: Title): boolean {
  const name = fixtureName(fixture)
  const title = titleOf(name)
  const isSame = title.game === fixture.game && title.teams.join() === fixture.teams.join()
  return isSame && fitsContract(name) && cleanName(name) === name
}

export const sameGame = (a: Contest, b: Contest) => a.game === b.game || a.game === '' || b.game === ''

export const sameTeams = (a: Contest, b: Contest) => a.pair !== '' && a.pair === b.pair && sameGame(a, b)

/** Returns `true` if a reader takes the teams of both for the same, in either order. */
export function readsAlike(a: Contest, b: Contest): boolean {
  if (a.pair === '' || a.reading !== b.reading || !sameGame(a, b)) return false
  const [[one, two], [other, another]] = [a.names, b.names]
  const isSame = (first: string, second: string) => readsSame(one, first) && readsSame(two, second)
  return a.pair === b.pair || isSame(other, another) || isSame(another, other)
}

/** Returns `true` if an entry can be of a contest, in any spelling of its game, and with one of its teams to be decided. */
export function mayBe(contest: Contest, entry: Contest): boolean {
  const known = entry.teams.filter((team) => team !== '')
  const isOfTeams = known.length > 0 && known.every((team) => contest.teams.includes(team))
  const isOfGame = sameGame(contest, entry) || gameKey(contest.game) === gameKey(entry.game)
  return contest.pair !== '' && isOfTeams && isOfGame
}

/** An entry that names no event may be at any. */
export const sameEvent = (a: Contest, b: Contest) => a.event === b.event || a.event === '' || b.event === ''

export const namesEvent = (a: Contest, b: Contest) => a.event !== '' && a.event === b.event

export const sharesOneTeam = (a: Contest, b: Contest) =>
  a.pair !== '' && b.pair !== '' && a.teams.filter((team) => b.teams.includes(team)).length === 1
