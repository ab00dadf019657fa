import type { Address, Hash } from 'viem'
import type { Side } from '@/domain/match/match'
import { sameAddress } from '@/lib/addresses'

/** What every act has: when it was mined, in unix seconds, in which transaction, and who did it if the event says so. */
interface ActBase {
  block: bigint
  time: number
  hash: Hash
  by: Address | undefined
}

/** What is done to a match. `claimableAt` in unix seconds. */
type MatchAct = { matchId: bigint } & (
  | { kind: 'matchCreated'; name: string; startTime: number; endTime: number }
  | { kind: 'bettingClosed' }
  | { kind: 'matchFinalized'; winner: Side; claimableAt: number }
  | { kind: 'matchVoided'; claimableAt: number }
)

/** What is done to a tournament. */
type TournamentAct = { tournamentId: bigint } & (
  | { kind: 'tournamentCreated'; name: string; matches: number; entryFee: bigint }
  | { kind: 'tournamentJudged' }
  | { kind: 'tournamentScored'; matchId: bigint; players: number }
  | { kind: 'tournamentFinalized'; topScore: bigint; topCount: bigint }
  | { kind: 'tournamentCancelled' }
  | { kind: 'tournamentAbandoned' }
)

/** Amounts in wei, or of a stray token in its smallest unit; rates in bps; windows in seconds. */
type OtherAct =
  | { kind: 'feesWithdrawn'; to: Address; amount: bigint }
  | { kind: 'tokenRescued'; token: Address; amount: bigint }
  | { kind: 'bonusPaid'; user: Address; amount: bigint }
  | { kind: 'paused' | 'unpaused' }
  | { kind: 'feeChanged' | 'liveCapChanged' | 'disputeWindowChanged'; from: number; to: number }
  | { kind: 'tournamentContractChanged' | 'hubContractChanged'; to: Address }
  | { kind: 'operatorAdded' | 'operatorRemoved'; account: Address }
  | { kind: 'adminAdded' | 'adminRemoved'; role: 'admin' | 'defaultAdmin' | 'other'; account: Address }
  | { kind: 'ownershipOffered' | 'ownershipMoved'; contract: 'pool' | 'hub'; to: Address }

/** Something that was done to the contracts by who may, as their events tell it. */
export type Act = ActBase & (MatchAct | TournamentAct | OtherAct)

export type ActKind = Act['kind']

/** The kinds by what they are about, in the order in which they are offered. */
export const actKinds = {
  matches: ['matchCreated', 'bettingClosed', 'matchFinalized', 'matchVoided'],
  tournaments: [
    'tournamentCreated',
    'tournamentJudged',
    'tournamentScored',
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
    'disputeWindowChanged',
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
} as const satisfies Record<string, readonly ActKind[]>

export type ActTopic = keyof typeof actKinds

export const actTopics = [
  'matches',
  'tournaments',
  'money',
  'settings',
  'roles',
] as const satisfies ActTopic[]

/** What a kind is about. */
export function topicOf(kind: ActKind): ActTopic {
  const isOf = (topic: ActTopic) => actKinds[topic].some((known) => known === kind)
  return actTopics.find(isOf) ?? 'settings'
}

/** An act with what earlier ones say of its match or tournament. */
export type LoggedAct = Act & {
  /** Of the match or tournament, where its creation was read. */
  subject: string | undefined
  /** It replaced an earlier result of the same match. */
  isCorrection: boolean
}

/** The acts with what they mean in their order, newest first. @param acts oldest first */
export function logOf(acts: readonly Act[]): LoggedAct[] {
  const matches = new Map<bigint, string>()
  const tournaments = new Map<bigint, string>()
  const resolved = new Set<bigint>()
  return acts
    .map((act): LoggedAct => {
      if (act.kind === 'matchCreated') matches.set(act.matchId, act.name)
      if (act.kind === 'tournamentCreated') tournaments.set(act.tournamentId, act.name)
      const isResult = act.kind === 'matchFinalized' || act.kind === 'matchVoided'
      const isCorrection = isResult && resolved.has(act.matchId)
      if (isResult) resolved.add(act.matchId)
      const subject =
        'tournamentId' in act
          ? tournaments.get(act.tournamentId)
          : 'matchId' in act
            ? matches.get(act.matchId)
            : undefined
      return { ...act, subject, isCorrection }
    })
    .reverse()
}

/** Who did something, in the order of their latest act. @param log newest first */
export function actorsOf(log: readonly Act[]): Address[] {
  return [...new Set(log.flatMap(({ by }) => by ?? []))]
}

export interface ActFilter {
  /** One kind, or all that are about something. */
  kind: ActKind | ActTopic | 'all'
  by: Address | 'all'
  /** `#12` or `12` is a match or a tournament, anything else a part of a name, an address or a hash. */
  text: string
}

/** The acts that a filter lets through, in their order. */
export function filterActs(log: readonly LoggedAct[], { kind, by, text }: ActFilter): LoggedAct[] {
  const wanted = text.trim().toLowerCase()
  return log.filter(
    (act) =>
      (kind === 'all' || act.kind === kind || topicOf(act.kind) === kind) &&
      (by === 'all' || sameAddress(act.by, by)) &&
      (wanted === '' || mentions(act, wanted)),
  )
}

function mentions(act: LoggedAct, wanted: string): boolean {
  const id = /^#?(\d+)$/.exec(wanted)?.[1]
  const ids = [
    'matchId' in act ? act.matchId : undefined,
    'tournamentId' in act ? act.tournamentId : undefined,
  ]
  if (id !== undefined && ids.includes(BigInt(id))) return true
  if (wanted.startsWith('#')) return false
  const name = act.subject?.toLowerCase() ?? ''
  // A number alone is a word of a name, not a part of one: 1 does not mean T1.
  if (id !== undefined) return name.split(/[^\p{L}\p{N}]+/u).includes(id)
  const addresses = [
    act.by,
    act.hash,
    'to' in act ? act.to : undefined,
    'account' in act ? act.account : undefined,
    'user' in act ? act.user : undefined,
    'token' in act ? act.token : undefined,
  ]
  return (
    name.includes(wanted) ||
    addresses.some((address) => typeof address === 'string' && address.toLowerCase().startsWith(wanted))
  )
}
