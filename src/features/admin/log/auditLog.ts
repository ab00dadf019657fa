import type { Address, Hash } from 'viem'
import type { EndedBond } from '@/domain/match/challenge'
import type { Side } from '@/domain/match/match'
import type { Outcome } from '@/domain/match/outcome'
import { sameAddress } from '@/lib/addresses'

/** Times in unix seconds. `endedBond`: of the challenge that it ended. */
type MatchAction = { matchId: bigint; endedBond?: EndedBond } & (
  | { kind: 'matchCreated'; name: string; startTime: number; endTime: number }
  | { kind: 'bettingClosed' }
  | { kind: 'matchFinalized'; winner: Side; claimableAt: number }
  | { kind: 'matchVoided'; claimableAt: number }
  | { kind: 'matchReplaced'; successorId: bigint }
  /** `uri` is empty if it was removed. */
  | { kind: 'resultSourceSet'; uri: string }
  | { kind: 'resultChallenged'; bond: bigint; ruleBy: number }
  | { kind: 'resultRuled'; outcome: Outcome }
)

type TournamentAction = { tournamentId: bigint } & (
  | { kind: 'tournamentCreated'; name: string; matches: number; entryFee: bigint }
  | { kind: 'tournamentJudged' }
  | { kind: 'tournamentScored'; players: number; predictions: bigint }
  /** Judges awarded points. */
  | { kind: 'tournamentAwarded'; matchId: bigint; players: number }
  | { kind: 'tournamentFinalized'; topScore: bigint; topCount: bigint }
  | { kind: 'tournamentCancelled' }
  | { kind: 'tournamentAbandoned' }
)

/** Amounts in wei, or of a stray token in its smallest unit; rates in bps; windows in seconds. */
type OtherAction =
  | { kind: 'feesWithdrawn'; to: Address; amount: bigint }
  | { kind: 'tokenRescued'; token: Address; amount: bigint }
  | { kind: 'bonusPaid'; user: Address; amount: bigint }
  | { kind: 'paused' | 'unpaused' }
  | {
      kind: 'feeChanged' | 'liveCapChanged' | 'maxGainChanged' | 'disputeWindowChanged'
      from: number
      to: number
    }
  | { kind: 'minBondChanged'; from: bigint; to: bigint }
  /** `to` is zero for the owner. */
  | { kind: 'arbiterChanged'; to: Address; rulingPeriod: number }
  | { kind: 'rulesPublished'; version: bigint; rulesHash: Hash; uri: string }
  | { kind: 'tournamentContractChanged' | 'hubContractChanged'; to: Address }
  | { kind: 'operatorAdded' | 'operatorRemoved'; account: Address }
  | { kind: 'adminAdded' | 'adminRemoved'; role: 'admin' | 'defaultAdmin' | 'other'; account: Address }
  | { kind: 'ownershipOffered' | 'ownershipMoved'; contract: 'pool' | 'hub'; to: Address }

/** A privileged action. `by` is missing where the contract's event names nobody. */
export type AuditAction = { by: Address | undefined } & (MatchAction | TournamentAction | OtherAction)

export type AuditEvent = AuditAction & { block: bigint; time: number; hash: Hash }

export type AuditKind = AuditEvent['kind']

export const auditKinds = {
  matches: [
    'matchCreated',
    'bettingClosed',
    'matchFinalized',
    'matchVoided',
    'matchReplaced',
    'resultSourceSet',
    'resultChallenged',
    'resultRuled',
  ],
  tournaments: [
    'tournamentCreated',
    'tournamentJudged',
    'tournamentScored',
    'tournamentAwarded',
    'tournamentFinalized',
    'tournamentCancelled',
    'tournamentAbandoned',
  ],
  money: ['feesWithdrawn', 'bonusPaid', 'tokenRescued'],
  settings: [
    'paused',
    'unpaused',
    'feeChanged',
    'liveCapChanged',
    'maxGainChanged',
    'disputeWindowChanged',
    'minBondChanged',
    'arbiterChanged',
    'rulesPublished',
    'tournamentContractChanged',
    'hubContractChanged',
  ],
  roles: [
    'operatorAdded',
    'operatorRemoved',
    'adminAdded',
    'adminRemoved',
    'ownershipOffered',
    'ownershipMoved',
  ],
} as const satisfies Record<string, readonly AuditKind[]>

export type AuditTopic = keyof typeof auditKinds

export const auditTopics = Object.keys(auditKinds) as AuditTopic[]

export function topicOf(kind: AuditKind): AuditTopic {
  const isOf = (topic: AuditTopic) => auditKinds[topic].some((known) => known === kind)
  return auditTopics.find(isOf) ?? 'settings'
}

export type LogEntry = AuditEvent & {
  /** Name of the match or tournament, if it is known. */
  subject: string | undefined
  /** `true` if the match had an earlier result. */
  isCorrection: boolean
}

/** Names by id. */
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
  return events
    .map((entry): LogEntry => {
      if (entry.kind === 'matchCreated') matches.set(entry.matchId, entry.name)
      if (entry.kind === 'tournamentCreated') tournaments.set(entry.tournamentId, entry.name)
      const isResult = entry.kind === 'matchFinalized' || entry.kind === 'matchVoided'
      const isCorrection = isResult && resolved.has(entry.matchId)
      if (isResult) resolved.add(entry.matchId)
      const subject =
        'tournamentId' in entry
          ? tournaments.get(entry.tournamentId)
          : 'matchId' in entry
            ? matches.get(entry.matchId)
            : undefined
      return { ...entry, subject, isCorrection }
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
    if (isCreation && row[0].hash === entry.hash) row.push(entry)
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
  const ids = [
    'matchId' in entry ? entry.matchId : undefined,
    'tournamentId' in entry ? entry.tournamentId : undefined,
  ]
  if (id !== undefined && ids.includes(BigInt(id))) return true
  if (wanted.startsWith('#')) return false
  const name = entry.subject?.toLowerCase() ?? ''
  // A number matches whole words only: 1 must not find T1.
  if (id !== undefined) return name.split(/[^\p{L}\p{N}]+/u).includes(id)
  const addresses = [
    entry.by,
    entry.hash,
    'to' in entry ? entry.to : undefined,
    'account' in entry ? entry.account : undefined,
    'user' in entry ? entry.user : undefined,
    'token' in entry ? entry.token : undefined,
  ]
  return (
    name.includes(wanted) ||
    addresses.some((address) => typeof address === 'string' && address.toLowerCase().startsWith(wanted))
  )
}
