import { fitsContract, fixtureName } from '../../../src/domain/match/fixtureName.ts'
import { type Market, marketName, parseMatchName } from '../../../src/domain/match/name.ts'
import { readingKey, readsSame } from '../../../src/domain/match/teamNames.ts'
import { cleanName } from '../../../src/lib/cleanName.ts'
import type { Fixture } from '../feeds/feed.ts'
import { fold, gameKey } from '../lib/games.ts'

type Title = Pick<Fixture, 'game' | 'teams' | 'event' | 'market'>

/** A game, teams, event and market in a form that compares by `===`. */
export interface Contest {
  /** Empty if the name has none: it then fits all. */
  game: string
  /** Empty while to be decided. */
  teams: readonly [string, string]
  /**
   * Equal for the same market of the same teams in either order. Empty without both of them, which then are those of no other
   * contest.
   */
  pair: string
  /** The names as they are written, and a key that all pairs share which read the same. */
  names: readonly [string, string]
  reading: string
  /** The `reading` of all markets of the series. */
  series: string
  event: string
  /** As match names have it. Empty for the winner. */
  market: string
}

/** Folds a title. A match may name no teams, and those of a fixture may be to be decided. */
export function contestOf({ game, teams: names, event, market }: Title): Contest {
  const teams = [fold(names[0]), fold(names[1])] as const
  const keyOf = (keys: readonly string[]) => (teams.includes('') ? '' : keys.toSorted().join('\n'))
  const [pair, reading] = [keyOf(teams), keyOf(teams.map(readingKey))]
  const winner = {
    game: fold(game),
    teams,
    pair,
    names,
    reading,
    series: reading,
    event: fold(event),
    market: '',
  }
  return market ? inMarket(winner, market) : winner
}

/** Returns the contest of another market of the same series. */
export function inMarket(winner: Contest, market: Market): Contest {
  const name = marketName(market)
  const keyOf = (key: string) => (key === '' ? '' : `${key}\n${name}`)
  return { ...winner, pair: keyOf(winner.pair), reading: keyOf(winner.reading), market: name }
}

/** Parses a match's name. What it lacks is empty. */
export function titleOf(name: string): Title {
  const { game = '', teamA = '', teamB = '', event = '', market } = parseMatchName(name)
  return { game, teams: [teamA, teamB], event, market }
}

/** Returns `true` if the name fits and says the same teams and market again, so that the match can be found by it. */
export function isNameable(fixture: Title): boolean {
  const name = fixtureName(fixture)
  const title = titleOf(name)
  const isSame = title.game === fixture.game && title.teams.join() === fixture.teams.join()
  const isSameMarket = contestOf(title).market === contestOf(fixture).market
  return isSame && isSameMarket && fitsContract(name) && cleanName(name) === name
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

/** Returns `true` if an entry can be of a contest, in any spelling of the game, and with one of the teams to be decided. */
export function mayBe(contest: Contest, entry: Contest): boolean {
  const known = entry.teams.filter((team) => team !== '')
  const isOfTeams = known.length > 0 && known.every((team) => contest.teams.includes(team))
  const isOfGame = sameGame(contest, entry) || gameKey(contest.game) === gameKey(entry.game)
  return contest.pair !== '' && contest.market === entry.market && isOfTeams && isOfGame
}

/** An entry that names no event may be at any. */
export const sameEvent = (a: Contest, b: Contest) => a.event === b.event || a.event === '' || b.event === ''

export const namesEvent = (a: Contest, b: Contest) => a.event !== '' && a.event === b.event

export const sharesOneTeam = (a: Contest, b: Contest) =>
  a.pair !== '' && b.pair !== '' && a.teams.filter((team) => b.teams.includes(team)).length === 1
