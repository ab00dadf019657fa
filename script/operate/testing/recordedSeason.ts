import { type PandaScoreMatch, pandaScoreTime, recordedMatch } from './recordedMatch.ts'

const MINUTE = 60
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
const TEAMS = 40

/** Times are unix seconds. */
export interface SeasonMatch {
  id: number
  /** `forfeit` is a walkover before play, `retirement` one during play. */
  kind: 'played' | 'delayed' | 'forfeit' | 'retirement' | 'postponed' | 'misreported' | 'draw' | 'cancelled'
  teams: readonly [string, string]
  winner: 1 | 2
  /** As first scheduled. */
  start: number
  /** When it is played, or would have been. */
  begin: number
  end: number
  /** When the feed corrects a wrong first result. */
  correctedAt: number
}

interface Season {
  /** The first match starts three days later. Unix seconds. */
  from: number
  count: number
  days: number
  /** Seconds until the feed corrects a wrong result, one after the other. */
  correctedAfter?: readonly [number, ...number[]]
}

/**
 * Returns a season as PandaScore tells it: 5 % walkovers, 3 % postponed by five days, 2 % with a wrong first result,
 * 1 % drawn, 1 % cancelled, 9 % delayed. The same arguments return the same season.
 */
export function recordedSeason({ from, count, days, correctedAfter = [20 * MINUTE] }: Season) {
  const interval = Math.floor((days * DAY) / count)
  const season = Array.from({ length: count }, (_, index) =>
    seasonMatch(index, from + 3 * DAY + index * interval, correctedAfter),
  )
  let last: { time: number; matches: readonly PandaScoreMatch[] } | undefined
  return {
    season,
    /** Returns the matches as PandaScore has them at a time. All pages of a list ask for the same one. */
    matches: (time: number): readonly PandaScoreMatch[] => {
      if (last?.time !== time) last = { time, matches: matchesAt(season, time) }
      return last.matches
    },
  }
}

function matchesAt(season: readonly SeasonMatch[], time: number): PandaScoreMatch[] {
  return season
    .filter(({ start }) => time >= start - 7 * DAY)
    .map((match) => recordedMatch(match.id, match.start, { ...named(match), ...stateOf(match, time) }))
}

function seasonMatch(
  index: number,
  start: number,
  correctedAfter: readonly [number, ...number[]],
): SeasonMatch {
  const kind = kindOf(index)
  const first = index % TEAMS
  const second = (first + 1 + (Math.floor(index / TEAMS) % (TEAMS - 1))) % TEAMS
  const begin = start + (kind === 'postponed' ? 5 * DAY : kind === 'delayed' ? 40 * MINUTE : 0)
  const duration = kind === 'forfeit' ? 10 * MINUTE : kind === 'retirement' ? HOUR : 2 * HOUR
  const end = begin + duration
  return {
    id: 1_000 + index,
    kind,
    teams: [`Team ${first + 1}`, `Team ${second + 1}`],
    winner: (index * 7) % 3 === 0 ? 1 : 2,
    start,
    begin,
    end,
    correctedAt: end + (correctedAfter[Math.floor(index / 50) % correctedAfter.length] ?? 0),
  }
}

function kindOf(index: number): SeasonMatch['kind'] {
  if (index % 40 === 7) return 'forfeit'
  if (index % 40 === 27) return 'retirement'
  if ([11, 45, 79].includes(index % 100)) return 'postponed'
  if (index % 50 === 14) return 'misreported'
  if (index % 100 === 33) return 'draw'
  if (index % 100 === 66) return 'cancelled'
  return index % 10 === 3 ? 'delayed' : 'played'
}

function named({ teams: [first, second], id }: SeasonMatch): Partial<PandaScoreMatch> {
  const [one, two] = idsOf(id)
  return {
    name: `${first} vs ${second}`,
    opponents: [
      { type: 'Team', opponent: { id: one, name: first, acronym: null } },
      { type: 'Team', opponent: { id: two, name: second, acronym: null } },
    ],
  }
}

function idsOf(id: number): readonly [number, number] {
  return [id * 10 + 1, id * 10 + 2]
}

function stateOf(match: SeasonMatch, time: number): Partial<PandaScoreMatch> {
  const { kind, start, begin, end } = match
  const calledOffAt = start - 2 * HOUR
  if (kind === 'cancelled' && time >= calledOffAt) {
    return { status: 'canceled', modified_at: pandaScoreTime(calledOffAt) }
  }
  const moved = { scheduled_at: pandaScoreTime(begin), begin_at: pandaScoreTime(begin) }
  const schedule =
    kind === 'postponed' && time >= calledOffAt
      ? {
          ...moved,
          status: 'postponed' as const,
          modified_at: pandaScoreTime(calledOffAt),
          rescheduled: true,
        }
      : kind === 'delayed' && time >= start
        ? // Not marked as rescheduled.
          { ...moved, modified_at: pandaScoreTime(start) }
        : {}
  if (time >= end) return { ...schedule, ...finished(match, time) }
  if (time < begin || kind === 'forfeit') return schedule
  return { ...schedule, ...running(begin) }
}

function running(begin: number): Partial<PandaScoreMatch> {
  const began = pandaScoreTime(begin)
  return {
    status: 'running',
    begin_at: began,
    modified_at: began,
    games: [{ position: 1, status: 'running', forfeit: false, begin_at: began, end_at: null }],
  }
}

function finished(match: SeasonMatch, time: number): Partial<PandaScoreMatch> {
  const { kind, winner, begin, end, id, correctedAt } = match
  const isForfeit = kind === 'forfeit' || kind === 'retirement'
  const isWrong = kind === 'misreported' && time < correctedAt
  const [one, two] = idsOf(id)
  const ended = pandaScoreTime(end)
  const position = { position: 1, status: 'finished', forfeit: kind === 'forfeit' }
  return {
    status: 'finished',
    begin_at: pandaScoreTime(begin),
    end_at: ended,
    modified_at: kind === 'misreported' && !isWrong ? pandaScoreTime(correctedAt) : ended,
    forfeit: isForfeit,
    draw: kind === 'draw',
    winner_id: kind === 'draw' ? null : (winner === 1) === isWrong ? two : one,
    games: [{ ...position, begin_at: kind === 'forfeit' ? null : pandaScoreTime(begin), end_at: ended }],
  }
}
