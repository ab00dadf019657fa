import type { Messages } from '@/i18n/catalogue'
import type { Side } from './match'

interface MatchTitle {
  game?: string
  teamA?: string
  teamB?: string
  event?: string
}

/** Parses `LoL: T1 vs Gen.G — LCK Final`; game and event are optional. Returns `{}` for any other form. */
export function parseMatchName(name: string): MatchTitle {
  const parts = /^(?:([^:]+):\s+)?(.+?)\s+vs\.?\s+(.+?)(?:\s+[—–-]\s+(.+))?$/i.exec(cleanName(name))
  const [, game, teamA, teamB, event] = parts ?? []
  if (!teamA || !teamB || /\svs\.?\s/i.test(` ${teamA} ${teamB} `)) return {}
  return { game, teamA, teamB, event }
}

/** Returns a side's label, and its team if the match's name tells it. */
export function describeSide(match: { name: string }, side: Side, messages: Messages) {
  const { teamA, teamB } = parseMatchName(match.name)
  return side === 1
    ? { label: messages.match.teamA, team: teamA }
    : { label: messages.match.teamB, team: teamB }
}

export function sideName(match: { name: string }, side: Side, messages: Messages): string {
  const { label, team } = describeSide(match, side, messages)
  return messages.bets.team(label, team)
}

/** Control characters, lone surrogates, and marks that reorder or hide text. */
const UNSAFE =
  /[\p{Cc}\p{Cs}\u00ad\u061c\u115f\u1160\u200b\u200e\u200f\u202a-\u202e\u2028\u2029\u2060-\u206f\u3164\ufeff\uffa0\u{e0000}-\u{e007f}]/gu
/** More than two combining marks on a letter overlap the lines around it. */
const STACKED_MARKS = /(\p{M}{2})\p{M}+/gu

/** Makes a name from the chain safe to render. Returns '' if nothing is left. */
export function cleanName(name: string): string {
  return name.replace(/\s+/g, ' ').replace(UNSAFE, '').replace(STACKED_MARKS, '$1').trim()
}

export function nameBytes(name: string): number {
  return new TextEncoder().encode(cleanName(name)).length
}
