import type { Messages } from '@/i18n/catalogue'
// biome-ignore lint/style/noRestrictedImports: the indexer runs this file, and Ponder resolves no alias outside its folder.
import { cleanName } from '../../lib/cleanName'
import type { Match, Side } from './match'

interface MatchTitle {
  game?: string
  teamA?: string
  teamB?: string
  event?: string
}

/** A list of hundreds parses each name on every change. */
const parsed = new Map<string, MatchTitle>()

/** Parses `LoL: T1 vs Gen.G — LCK Final`; game and event are optional. Returns `{}` for any other form. */
export function parseMatchName(name: string): MatchTitle {
  const known = parsed.get(name)
  if (known) return known
  const title = parse(name)
  parsed.set(name, title)
  return title
}

function parse(name: string): MatchTitle {
  const parts = /^(?:([^:]+):\s+)?(.+?)\s+vs\.?\s+(.+?)(?:\s+[—–-]\s+(.+))?$/i.exec(cleanName(name))
  const [, game, teamA, teamB, event] = parts ?? []
  if (!teamA || !teamB || /\svs\.?\s/i.test(` ${teamA} ${teamB} `)) return {}
  return { game, teamA, teamB, event }
}

/** Returns a side's label, and its team if the match's name has it. */
export function describeSide(match: { name: string }, side: Side, messages: Messages) {
  const { teamA, teamB } = parseMatchName(match.name)
  return side === 1
    ? { label: messages.match.teamA, team: teamA }
    : { label: messages.match.teamB, team: teamB }
}

export function matchTitle(match: { name: string }, messages: Messages): string {
  return messages.matchPage.title(shortSideName(match, 1, messages), shortSideName(match, 2, messages))
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
