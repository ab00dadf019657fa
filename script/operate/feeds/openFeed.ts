import { UserFacingError } from '../../lib/machine.ts'
import { type Clock, type Feed, systemClock } from './feed.ts'
import { fileFeed, urlFeed } from './fileFeed.ts'
import { openDota } from './openDota.ts'
import { pandaScore, TOKEN_VARIABLE } from './pandaScore.ts'

export interface Surroundings {
  clock?: Clock
  env?: Readonly<Record<string, string | undefined>>
  /** Hosts to which a URL may redirect. */
  follow?: readonly string[]
}

/**
 * Opens a feed by the path of a file, by a URL, by `pandascore:league-of-legends,cs-go`, by `opendota`, or by `env:NAME`,
 * an environment variable with one of these.
 */
export function openFeed(spec: string, surroundings: Surroundings = {}): Feed {
  const { clock = systemClock, env = process.env, follow } = surroundings
  const [, variable] = /^env:(.*)$/.exec(spec) ?? []
  if (variable !== undefined) return openFeed(specOf(variable, env), surroundings)
  const [, games] = /^pandascore:(.*)$/.exec(spec) ?? []
  if (games !== undefined) return openPandaScore(games, clock, env)
  if (spec === 'opendota') return openDota(clock, env.OPENDOTA_URL)
  if (!/^[a-z][a-z0-9+.-]+:\/\//i.test(spec)) return fileFeed(spec)
  if (URL.canParse(spec)) return urlFeed(new URL(spec), clock, follow)
  throw new UserFacingError('The feed is no valid URL.')
}

function specOf(variable: string, env: NonNullable<Surroundings['env']>): string {
  const value = env[variable]?.trim()
  if (!value || value.startsWith('env:')) throw new UserFacingError(`Set ${variable} to the feed's URL.`)
  return value
}

function openPandaScore(list: string, clock: Clock, env: Surroundings['env'] = {}): Feed {
  const games = list.split(',')
  const wrong = games.find((game) => !/^[a-z][a-z0-9-]*$/.test(game))
  if (wrong !== undefined) {
    throw new UserFacingError(
      `"${wrong}" is no game of PandaScore. Write its slugs, such as pandascore:league-of-legends,cs-go.`,
    )
  }
  const token = env[TOKEN_VARIABLE]
  if (!token) throw new UserFacingError(`Set ${TOKEN_VARIABLE} to your token for PandaScore.`)
  return pandaScore(games, token, clock, env.PANDASCORE_URL || undefined)
}
