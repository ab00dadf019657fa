import type { Messages } from '@/i18n/catalogue'
// biome-ignore lint/style/noRestrictedImports: the indexer runs this file, and Ponder resolves no alias outside its folder.
import { formatCount } from '../../i18n/format/locale'
// biome-ignore lint/style/noRestrictedImports: the indexer runs this file, and Ponder resolves no alias outside its folder.
import { cleanName } from '../../lib/cleanName'
import type { Match, Side } from './match'

/** A market of a series besides its winner: a map, or a total, over or under a number of maps such as 3.5. */
export type Market = { kind: 'map'; map: number } | { kind: 'total'; line: number }

interface MatchTitle {
  game?: string
  teamA?: string
  teamB?: string
  event?: string
  /** Only behind an event. */
  market?: Market
}

/** A list of hundreds parses each name on every change. */
const parsed = new Map<string, MatchTitle>()

/** Parses `LoL: T1 vs Gen.G — LCK Final — Map 2`; game, event and market are optional. Returns `{}` for any other form. */
export function parseMatchName(name: string): MatchTitle {
  const known = parsed.get(name)
  if (known) return known
  const title = parse(name)
  parsed.set(name, title)
  return title
}

function parse(name: string): MatchTitle {
  const parts = /^(?:([^:]+):\s+)?(.+?)\s+vs\.?\s+(.+?)(?:\s+[—–-]\s+(.+))?$/i.exec(cleanName(name))
  const [, game, teamA, teamB, rest] = parts ?? []
  if (!teamA || !teamB || /\svs\.?\s/i.test(` ${teamA} ${teamB} `)) return {}
  const [, event = rest, map, line] = MARKET.exec(rest ?? '') ?? []
  return { game, teamA, teamB, event, market: marketOf(map, line) }
}

/** At the end of an event. */
const MARKET = /^(.+?)\s+[—–-]\s+(?:map ([1-9]\d?)|over (\d{1,2}\.5) maps)$/i

function marketOf(map: string | undefined, line: string | undefined): Market | undefined {
  if (map) return { kind: 'map', map: Number(map) }
  return line ? { kind: 'total', line: Number(line) } : undefined
}

/** Returns a market as match names have it, in any language. */
export const marketName = (market: Market): string =>
  market.kind === 'map' ? `Map ${market.map}` : `Over ${market.line} maps`

/** Returns a side's team in the name's own words, of a total `Over 3.5`; `undefined` if the match's name has no teams. */
export function plainSideName({ name }: { name: string }, side: Side): string | undefined {
  const { teamA, teamB, market } = parseMatchName(name)
  if (market?.kind === 'total') return `${side === 1 ? 'Over' : 'Under'} ${market.line}`
  return side === 1 ? teamA : teamB
}

/** Returns a side's label, and its team if the match's name has it: of a total, over or under. */
export function describeSide(match: { name: string }, side: Side, messages: Messages) {
  const { teamA, teamB, market } = parseMatchName(match.name)
  const texts = messages.match
  const label = side === 1 ? texts.teamA : texts.teamB
  if (market?.kind !== 'total') return { label, team: side === 1 ? teamA : teamB }
  const line = formatCount(market.line)
  return { label, team: side === 1 ? texts.market.over(line) : texts.market.under(line) }
}

/** Returns `Map 2`, or for the match that the series is about, `Winner`. */
export function marketLabel(match: { name: string }, { match: texts }: Pick<Messages, 'match'>): string {
  const { market } = parseMatchName(match.name)
  if (!market) return texts.market.winner
  return market.kind === 'map' ? texts.market.map(market.map) : texts.market.total(formatCount(market.line))
}

/** Returns `T1 vs Gen.G`, of another market than the winner with `· Map 2` behind it, and without teams `Team A vs Team B`. */
export function matchTitle(match: { name: string }, messages: Messages): string {
  const { match: texts, matchPage } = messages
  const { teamA = texts.teamA, teamB = texts.teamB, market } = parseMatchName(match.name)
  const teams = matchPage.title(teamA, teamB)
  return market ? `${teams} · ${marketLabel(match, messages)}` : teams
}

/** Returns the same, or a name without teams as it is. */
export function shortTitle(match: { name: string }, messages: Messages): string {
  return parseMatchName(match.name).teamA === undefined ? match.name : matchTitle(match, messages)
}

export function sideName(match: { name: string }, side: Side, messages: Messages): string {
  const { label, team } = describeSide(match, side, messages)
  return messages.bets.team(label, team)
}

/** Returns a side's team, or its label if the match's name has no teams. */
export function shortSideName(match: { name: string }, side: Side, messages: Messages): string {
  const { label, team } = describeSide(match, side, messages)
  return team ?? label
}

export const gameOf = ({ name }: Pick<Match, 'name'>): string | undefined => parseMatchName(name).game

/** Returns the games that the match names contain, sorted. */
export function gamesOf(matches: Iterable<Pick<Match, 'name'>>): string[] {
  const games = new Set<string>()
  for (const match of matches) {
    const game = gameOf(match)
    if (game) games.add(game)
  }
  return [...games].sort((a, b) => a.localeCompare(b))
}
