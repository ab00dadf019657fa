import { fitsContract, fixtureName } from '../../../src/domain/match/fixtureName.ts'
import { parseMatchName } from '../../../src/domain/match/name.ts'
import { cleanName } from '../../../src/lib/cleanName.ts'
import type { Fixture } from '../feeds/feed.ts'

type Title = Pick<Fixture, 'game' | 'teams' | 'event'>

/** A game, teams and event in a form that compares by `===`. */
export interface Contest {
  /** Empty if the name has none: it then fits all. */
  game: string
  teams: readonly [string, string]
  /** Equal for the same teams in either order. Empty without teams, which then are those of no other contest. */
  pair: string
  event: string
}

/** Folds a title. A match may name no teams, and those of a fixture may be to be decided. */
export function contestOf({ game, teams: [one, two], event }: Title): Contest {
  if (one === '' || two === '') return { game: '', teams: ['', ''], pair: '', event: '' }
  const teams = [fold(one), fold(two)] as const
  return { game: fold(game), teams, pair: teams.toSorted().join('\n'), event: fold(event) }
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

/** An entry that names no event may be at any. */
export const sameEvent = (a: Contest, b: Contest) => a.event === b.event || a.event === '' || b.event === ''

export const sharesOneTeam = (a: Contest, b: Contest) =>
  a.teams.filter((team) => b.teams.includes(team)).length === 1

const fold = (text: string) => cleanName(text).normalize('NFKC').toLowerCase()
