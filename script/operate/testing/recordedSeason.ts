import type { Match, Side } from '../../../src/domain/match/match.ts'
import { type Market, parseMatchName } from '../../../src/domain/match/name.ts'
import type { Fixture } from '../feeds/feed.ts'
import { parseMatch } from '../feeds/pandaScoreMatch.ts'
import { day, hour, minute } from '../lib/durations.ts'
import { type PandaScoreMatch, pandaScoreTime, recordedMatch, wonBy } from './recordedMatch.ts'
import { marketEnd, marketOutcome, marketRows, recordedMaps, seriesAt } from './recordedSeries.ts'

const COUNT = 500
/** Times between the starts of two matches: all of them are in 30 days. */
const INTERVAL = Math.floor((30 * day) / COUNT)
/**
 * Seconds until the feed corrects a wrong result; the season's wrong results take them in turn. The first is before
 * the operator names a result (`--settle-after`), the others are after it.
 */
const CORRECTED_AFTER = [8 * minute, 4 * hour, 7 * hour]
const TEAMS = 40

/** Seconds from the listing to the start, from the scheduled start to play, and from there to the end. */
interface Timing {
  lead?: number
  delay?: number
  length?: number
  /** Of a best of 3: `W` for each map that the winner of the series won, `L` for the others. */
  maps?: string
}

/** The first kind that has the index of a match counts. */
const KINDS = [
  /** Listed without teams until half a day before the start. */
  { kind: 'undecided', isAt: (index) => index === 40 },
  /** The second feed names the loser. */
  { kind: 'contradicted', isAt: (index) => index === 120 },
  /** The second feed names the same winner, and one team otherwise. */
  { kind: 'renamed', isAt: (index) => index === 121 },
  /** The second feed names the loser, at another event five minutes later. */
  { kind: 'elsewhere', isAt: (index) => index === 122 },
  /** The second feed doesn't list it. */
  { kind: 'unconfirmed', isAt: (index) => index === 124 },
  /** The second feed misspells its status for eight hours after the end. */
  { kind: 'misspelt', isAt: (index) => index === 134 },
  /** The second feed has the start a day early, until 14 hours before it. */
  { kind: 'slipped', isAt: (index) => index === 132 },
  /** Over at a time that is still to come, by an hour or by a year. */
  { kind: 'misdated', isAt: (index) => index === 130 || index === 131 },
  /** Listed before the operator's horizon. */
  { kind: 'early', isAt: (index) => index === 230, lead: 21 * day },
  /** A best of one that is over in eight minutes, of a game without settings. */
  { kind: 'quick', isAt: (index) => index === 260, lead: 12 * hour, length: 8 * minute },
  /** No longer listed once it is over. All end while the feed is down, so that the operator misses them at once. */
  { kind: 'forgotten', isAt: (index) => index >= 300 && index <= 305 },
  { kind: 'swept', isAt: (index) => index === 401, maps: 'WW' },
  { kind: 'full', isAt: (index) => index === 402, maps: 'WLW' },
  /** The second map is begun anew. */
  { kind: 'remade', isAt: (index) => index === 404, maps: 'LWW' },
  /** The side that won the first map gives up before the second one. */
  { kind: 'conceded', isAt: (index) => index === 405, maps: 'L', length: 55 * minute },
  /** The second feed exchanges the winners of the first two maps. */
  { kind: 'exchanged', isAt: (index) => index === 406, maps: 'WLW' },
  /** It becomes a best of one before its start. */
  { kind: 'shortened', isAt: (index) => index === 408, maps: 'W' },
  /** A walkover before play. */
  { kind: 'forfeit', isAt: (index) => index % 40 === 7, length: 10 * minute },
  /** A walkover during play. */
  { kind: 'retirement', isAt: (index) => index % 40 === 27, length: hour },
  { kind: 'postponed', isAt: (index) => [11, 45, 79].includes(index % 100), delay: 5 * day },
  { kind: 'misreported', isAt: (index) => index % 50 === 14 },
  { kind: 'draw', isAt: (index) => index % 100 === 33 },
  { kind: 'cancelled', isAt: (index) => index % 100 === 66 },
  { kind: 'delayed', isAt: (index) => index % 10 === 3, delay: 40 * minute },
] as const satisfies readonly (Timing & { kind: string; isAt: (index: number) => boolean })[]

/** All others are `played` as scheduled. */
type Kind = (typeof KINDS)[number]['kind'] | 'played'

/** Times are unix seconds: `start` as first scheduled, `begin` and `end` when it is played, or would have been. */
export type SeasonMatch = ReturnType<typeof seasonMatch>

/**
 * Returns a season as PandaScore reports it: 5 % walkovers, 3 % postponed by five days, 2 % with a wrong first result,
 * 1 % drawn, 1 % cancelled, 9 % delayed, and some single cases. The same time returns the same season.
 * @param from three days before the first match
 */
export function recordedSeason(from: number) {
  const season = Array.from({ length: COUNT }, (_, index) =>
    seasonMatch(index, from + 3 * day + index * INTERVAL),
  )
  let last: { time: number; matches: readonly PandaScoreMatch[] } | undefined
  /** Returns the matches as PandaScore has them at a time. All pages of a list ask for the same one. */
  function matches(time: number) {
    if (last?.time !== time) last = { time, matches: matchesAt(season, time) }
    return last.matches
  }
  return { season, matches }
}

function matchesAt(season: readonly SeasonMatch[], time: number): PandaScoreMatch[] {
  return season
    .filter((match) => isListed(match, time))
    .map((match) =>
      recordedMatch(match.id, match.start, {
        modified_at: pandaScoreTime(match.listed),
        ...(match.kind === 'quick' && QUICK),
        ...stateOf(match, time),
        opponents: opponentsOf(match, time),
      }),
    )
}

const QUICK = { videogame: { name: 'StarCraft II', slug: 'starcraft-2' }, number_of_games: 1 }

const isListed = ({ kind, listed, end }: SeasonMatch, time: number) =>
  time >= listed && !(kind === 'forgotten' && time >= end)

function seasonMatch(index: number, start: number) {
  const found: Timing & { kind: Kind } = KINDS.find(({ isAt }) => isAt(index)) ?? { kind: 'played' }
  const { kind, lead = 7 * day, delay = 0, length } = found
  const first = index % TEAMS
  const second = (first + 1 + (Math.floor(index / TEAMS) % (TEAMS - 1))) % TEAMS
  const winner: Side = (index * 7) % 3 === 0 ? 1 : 2
  const maps = found.maps === undefined ? undefined : recordedMaps(found.maps, start + delay, winner)
  const end = length === undefined ? (maps?.at(-1)?.end ?? start + delay + 2 * hour) : start + delay + length
  return {
    id: 1_000 + index,
    kind,
    teams: [`Team ${first + 1}`, `Team ${second + 1}`] as const,
    winner,
    maps,
    listed: start - lead,
    start,
    begin: start + delay,
    end,
    /** When the feed corrects a wrong first result. */
    correctedAt: end + (CORRECTED_AFTER[Math.floor(index / 50) % CORRECTED_AFTER.length] ?? 0),
  }
}

function opponentsOf({ teams, id, kind, start }: SeasonMatch, time: number): PandaScoreMatch['opponents'] {
  if (kind === 'undecided' && time < start - 12 * hour) return []
  return teams.map((name, index) => ({ opponent: { id: id * 10 + index + 1, name } }))
}

function stateOf(match: SeasonMatch, time: number): Partial<PandaScoreMatch> {
  const { kind, start, begin, end, maps } = match
  if (maps) return seriesAt(match, time)
  const calledOffAt = start - 2 * hour
  if (kind === 'cancelled' && time >= calledOffAt) {
    return { status: 'canceled', modified_at: pandaScoreTime(calledOffAt) }
  }
  const moved = { scheduled_at: pandaScoreTime(begin), begin_at: pandaScoreTime(begin) }
  const schedule =
    kind === 'postponed' && time >= calledOffAt
      ? { ...moved, status: 'postponed' as const, modified_at: pandaScoreTime(calledOffAt) }
      : kind === 'delayed' && time >= start
        ? { ...moved, modified_at: pandaScoreTime(start) }
        : {}
  if (time >= end) return { ...schedule, ...finished(match, time) }
  if (time < begin || kind === 'forfeit') return schedule
  const began = pandaScoreTime(begin)
  const games = [{ status: 'running', forfeit: false, begin_at: began }]
  return { ...schedule, status: 'running', begin_at: began, modified_at: began, games }
}

function finished(match: SeasonMatch, time: number): Partial<PandaScoreMatch> {
  const { kind, winner, begin, end, id, correctedAt } = match
  const isWrong = kind === 'misreported' && time < correctedAt
  const side = (winner === 1) === isWrong ? 2 : 1
  const ahead = kind === 'misdated' ? (id % 2 === 0 ? hour : 365 * day) : 0
  const walkover = { status: 'finished', forfeit: true, begin_at: null }
  return {
    ...wonBy(id * 10 + side, begin, end),
    end_at: pandaScoreTime(end + ahead),
    ...(kind === 'misreported' && !isWrong && { modified_at: pandaScoreTime(correctedAt) }),
    ...(kind === 'draw' && { draw: true, winner_id: null }),
    forfeit: kind === 'forfeit' || kind === 'retirement',
    ...(kind === 'forfeit' && { games: [walkover] }),
  }
}

/** Returns what the second feed has as CSV: the same as the first, but for those of which it differs. */
export function secondFeed({ season, matches }: ReturnType<typeof recordedSeason>, time: number): string {
  const kinds = new Map(season.map((match) => [String(match.id), match]))
  const rows = matches(time).flatMap((recorded) => {
    const fixture = parseMatch(recorded)
    const match = fixture && kinds.get(fixture.id)
    if (!match || match.kind === 'unconfirmed') return []
    const isMisspelt = match.kind === 'misspelt' && time >= match.end && time < match.end + 8 * hour
    const cells = cellsOf(differing(fixture, match, time))
    const ofMarkets = match.maps ? marketRows(match, time) : []
    return [
      isMisspelt ? cells.map((cell) => (cell === 'finished' ? 'finshed' : cell)) : cells,
      ...ofMarkets.map((row) => marketCells(fixture, row)),
    ]
  })
  return `${[COLUMNS, ...rows].join('\n')}\n`
}

function differing(
  fixture: Fixture,
  { kind, teams: [one, two], start, end, winner }: SeasonMatch,
  time: number,
): Fixture {
  if (kind === 'slipped' && time < start - 14 * hour)
    return { ...fixture, startTime: start - day, originalStartTime: start - day }
  if (time < end) return fixture
  const loser: Side = winner === 1 ? 2 : 1
  const result = { kind: 'win', winner: loser } as const
  if (kind === 'contradicted') return { ...fixture, result }
  if (kind === 'renamed') return { ...fixture, teams: [`${one} Esports`, two] }
  const startTime = start + 5 * minute
  return kind === 'elsewhere'
    ? { ...fixture, result, event: 'Show match', startTime, originalStartTime: startTime }
    : fixture
}

const COLUMNS =
  'id,game,team1,team2,event,start,original_start,began,ended,status,best_of,result,changed,market'.split(',')

function marketCells(series: Fixture, { market, ...row }: ReturnType<typeof marketRows>[number]) {
  const { id, game, teams, event, startTime, originalStartTime, bestOf } = series
  const title = [`${id}/${market}`, game, ...teams, event, startTime, originalStartTime]
  return [...title, row.began, row.ended, row.status, bestOf, row.result, row.changed, market]
}

function cellsOf(fixture: Fixture) {
  const { id, game, teams, event, startTime, originalStartTime, beganAt, endedAt } = fixture
  const { status, bestOf, result, changedAt } = fixture
  const side = result && 'winner' in result ? result.winner : 'draw'
  const outcome = result?.kind === 'forfeit' ? `forfeit ${side}` : result && side
  const times = [startTime, originalStartTime, beganAt, endedAt]
  return [id, game, ...teams, event, ...times, status, bestOf, outcome, changedAt, '']
}

/** 0 is void. */
export type Outcome = 0 | 1 | 2

/** Finds the match of the season by its teams, which meet once. */
export function seasonMatchOf({ name }: Pick<Match, 'name'>, season: readonly SeasonMatch[]) {
  const { teamA, teamB } = parseMatchName(name)
  return season.find(({ teams: [one, two] }) => one === teamA && two === teamB)
}

/** Returns how the house rules settle a match of the season, at the time at which it was played. */
export function outcomeOf(match: SeasonMatch, market?: Market): Outcome {
  const { kind, winner } = match
  if (market) return marketOutcome(match, market)
  return ['forfeit', 'draw', 'cancelled', 'shortened'].includes(kind) ? 0 : winner
}

/** Returns what the organizer has published, `undefined` before. @param now unix seconds */
export function publishedOutcome(match: SeasonMatch, now: number, market?: Market): Outcome | undefined {
  const { kind, start, end, correctedAt } = match
  if (market) return now >= marketEnd(match, market) ? outcomeOf(match, market) : undefined
  if (kind === 'cancelled') return now >= start ? 0 : undefined
  const publishedAt = kind === 'misreported' ? correctedAt : end
  return now >= publishedAt ? outcomeOf(match) : undefined
}
