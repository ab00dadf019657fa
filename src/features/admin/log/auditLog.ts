import { type Address, isHex } from 'viem'
import { sameAddress } from '@/lib/addresses'
import { cleanName } from '@/lib/cleanName'
import { type AuditEvent, type AuditKind, type AuditTopic, topicOf } from './auditEvents'

export type LogEntry = AuditEvent & {
  /** Name of the match or tournament, if it is known. */
  subject: string | undefined
  /** `true` if the match had an earlier result. */
  isCorrection: boolean
}

export interface Names {
  matches: ReadonlyMap<bigint, string>
  tournaments: ReadonlyMap<bigint, string>
}

/**
 * Adds names and corrections to events. Returns the newest first.
 * @param events oldest first
 * @param names of matches and tournaments that were created before the events
 */
export function buildLog(events: readonly AuditEvent[], names?: Names): LogEntry[] {
  const matches = new Map(names?.matches)
  const tournaments = new Map(names?.tournaments)
  const resolved = new Set<bigint>()
  function nameOf({ matchId, tournamentId }: AuditEvent): string | undefined {
    if (tournamentId !== undefined) return tournaments.get(tournamentId)
    return matchId === undefined ? undefined : matches.get(matchId)
  }
  return events
    .map((entry): LogEntry => {
      const { eventName, args } = entry
      if (eventName === 'MatchCreated') matches.set(args.matchId, cleanName(args.name))
      if (eventName === 'TournamentCreated') tournaments.set(args.tournamentId, cleanName(args.name))
      const isResult = eventName === 'MatchFinalized' || eventName === 'MatchVoided'
      const isCorrection = isResult && resolved.has(args.matchId)
      if (isResult) resolved.add(args.matchId)
      return { ...entry, subject: nameOf(entry), isCorrection }
    })
    .reverse()
}

/** Entries shown as one row: the matches that one transaction created, or a single entry. */
export type LogRow = readonly [LogEntry, ...LogEntry[]]

export function groupLog(log: readonly LogEntry[]): LogRow[] {
  const rows: [LogEntry, ...LogEntry[]][] = []
  for (const entry of log) {
    const row = rows.at(-1)
    const isCreation = entry.kind === 'matchCreated' && row?.[0].kind === 'matchCreated'
    if (isCreation && row[0].transactionHash === entry.transactionHash) row.push(entry)
    else rows.push([entry])
  }
  return rows
}

/** Returns each acting account once, in the order of its latest entry. @param log newest first */
export function actorsOf(log: readonly AuditEvent[]): Address[] {
  return [...new Set(log.flatMap(({ by }) => by ?? []))]
}

export interface LogFilter {
  kind: AuditKind | AuditTopic | 'all'
  by: Address | 'all'
  /** `#12` or `12` matches an id, anything else a part of a name, an address or a hash. */
  text: string
}

export const NO_FILTER: LogFilter = { kind: 'all', by: 'all', text: '' }

export function filterLog(log: readonly LogEntry[], { kind, by, text }: LogFilter): LogEntry[] {
  const wanted = text.trim().toLowerCase()
  return log.filter(
    (entry) =>
      (kind === 'all' || entry.kind === kind || topicOf(entry.kind) === kind) &&
      (by === 'all' || sameAddress(entry.by, by)) &&
      (wanted === '' || mentions(entry, wanted)),
  )
}

function mentions(entry: LogEntry, wanted: string): boolean {
  const id = /^#?(\d+)$/.exec(wanted)?.[1]
  if (id !== undefined && [entry.matchId, entry.tournamentId].includes(BigInt(id))) return true
  if (wanted.startsWith('#')) return false
  const name = entry.subject?.toLowerCase() ?? ''
  // A number matches whole words only: 1 must not find T1.
  if (id !== undefined) return name.split(/[^\p{L}\p{N}]+/u).includes(id)
  const hexes = [entry.transactionHash, ...Object.values(entry.args).filter((value) => isHex(value))]
  return name.includes(wanted) || hexes.some((hex) => hex.toLowerCase().startsWith(wanted))
}
