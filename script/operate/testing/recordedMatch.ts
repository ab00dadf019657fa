/** A match as PandaScore's API has it, without what no feed reads. */
export interface PandaScoreMatch {
  id: number
  name: string
  status: 'not_started' | 'running' | 'finished' | 'canceled' | 'postponed'
  scheduled_at: string | null
  original_scheduled_at: string | null
  begin_at: string | null
  end_at: string | null
  modified_at: string
  rescheduled: boolean | null
  draw: boolean
  forfeit: boolean
  winner_id: number | null
  match_type: string
  number_of_games: number
  opponents: readonly { type: string; opponent: { id: number; name: string; acronym: string | null } }[]
  games: readonly {
    position: number
    status: string
    forfeit: boolean
    begin_at: string | null
    end_at: string | null
  }[]
  results: readonly { team_id: number; score: number }[]
  league: { id: number; name: string; slug: string; url: string | null }
  serie: { id: number; full_name: string }
  tournament: { id: number; name: string; tier: string | null }
  videogame: { id: number; name: string; slug: string }
  streams_list: readonly {
    main: boolean
    official: boolean
    language: string
    raw_url: string
    embed_url: string
  }[]
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
    name: 'Final: T1 vs GEN',
    status: 'not_started',
    scheduled_at: scheduled,
    original_scheduled_at: scheduled,
    begin_at: scheduled,
    end_at: null,
    modified_at: pandaScoreTime(start - 7 * 24 * 3_600),
    rescheduled: false,
    draw: false,
    forfeit: false,
    winner_id: null,
    match_type: 'best_of',
    number_of_games: 5,
    opponents: [
      { type: 'Team', opponent: { id: 126061, name: 'T1', acronym: 'T1' } },
      { type: 'Team', opponent: { id: 2882, name: 'Gen.G', acronym: 'GEN' } },
    ],
    games: [{ position: 1, status: 'not_started', forfeit: false, begin_at: null, end_at: null }],
    results: [
      { team_id: 126061, score: 0 },
      { team_id: 2882, score: 0 },
    ],
    league: { id: 293, name: 'LCK', slug: 'league-of-legends-champions-korea', url: null },
    serie: { id: 9863, full_name: 'Spring 2026' },
    tournament: { id: 18006, name: 'Playoffs', tier: 's' },
    videogame: { id: 1, name: 'LoL', slug: 'league-of-legends' },
    streams_list: [
      {
        main: false,
        official: false,
        language: 'es',
        raw_url: 'https://www.twitch.tv/costreamer',
        embed_url: 'https://player.twitch.tv/?channel=costreamer',
      },
      {
        main: true,
        official: true,
        language: 'ko',
        raw_url: 'https://www.twitch.tv/lck_korea',
        embed_url: 'https://player.twitch.tv/?channel=lck_korea',
      },
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
    games: [
      {
        position: 1,
        status: 'finished',
        forfeit: false,
        begin_at: pandaScoreTime(start),
        end_at: pandaScoreTime(end),
      },
    ],
  }
}
