import { day } from '../lib/durations.ts'

interface PandaScoreGame {
  position?: number
  status: string
  finished?: boolean
  forfeit: boolean
  begin_at: string | null
  end_at?: string | null
  winner?: { id: number | null } | null
}

/** A match as PandaScore's API has it, as far as the feed reads it. */
export interface PandaScoreMatch {
  id: number
  status: 'not_started' | 'running' | 'finished' | 'canceled' | 'postponed'
  scheduled_at: string | null
  original_scheduled_at: string | null
  begin_at: string | null
  end_at: string | null
  modified_at: string
  draw: boolean
  forfeit: boolean
  winner_id: number | null
  number_of_games: number
  match_type?: string | null
  game_advantage?: number | null
  results?: readonly { team_id: number; score: number | null }[] | null
  opponents: readonly { opponent: { id: number; name: string } }[]
  games: readonly PandaScoreGame[]
  league: { name: string }
  serie: { full_name: string }
  tournament: { name: string }
  videogame: { name: string; slug: string }
  streams_list: readonly { official: boolean; raw_url: string }[]
}

/** PandaScore's times have whole seconds. @param time unix seconds */
export function pandaScoreTime(time: number): string {
  return new Date(time * 1_000).toISOString().replace('.000Z', 'Z')
}

/** Returns a match as PandaScore has it once its teams are known. @param start unix seconds */
export function recordedMatch(
  id: number,
  start: number,
  changes: Partial<PandaScoreMatch> = {},
): PandaScoreMatch {
  const scheduled = pandaScoreTime(start)
  return {
    id,
    status: 'not_started',
    scheduled_at: scheduled,
    original_scheduled_at: scheduled,
    begin_at: scheduled,
    end_at: null,
    modified_at: pandaScoreTime(start - 7 * day),
    draw: false,
    forfeit: false,
    winner_id: null,
    number_of_games: 5,
    opponents: [{ opponent: { id: 126061, name: 'T1' } }, { opponent: { id: 2882, name: 'Gen.G' } }],
    games: [{ status: 'not_started', forfeit: false, begin_at: null }],
    league: { name: 'LCK' },
    serie: { full_name: 'Spring 2026' },
    tournament: { name: 'Playoffs' },
    videogame: { name: 'LoL', slug: 'league-of-legends' },
    streams_list: [
      { official: false, raw_url: 'https://www.twitch.tv/costreamer' },
      { official: true, raw_url: 'https://www.twitch.tv/lck_korea' },
    ],
    ...changes,
  }
}

/** Returns what PandaScore changes about a match that `winner` won. @param end unix seconds */
export function wonBy(winner: number, start: number, end: number): Partial<PandaScoreMatch> {
  return {
    status: 'finished',
    begin_at: pandaScoreTime(start),
    end_at: pandaScoreTime(end),
    modified_at: pandaScoreTime(end),
    winner_id: winner,
    games: [{ status: 'finished', forfeit: false, begin_at: pandaScoreTime(start) }],
  }
}
