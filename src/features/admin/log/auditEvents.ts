import { type Address, type Hash, zeroAddress, zeroHash } from 'viem'
import { deployment } from '@/chain/config/config'
import type { AppLog } from '@/chain/history/appLogs'
import { type EndedBond, endedBond } from '@/domain/match/challenge'
import { TOURNAMENT_ADMIN_ROLE } from '@/domain/tournament/tournament'
import { sameAddress } from '@/lib/addresses'

/** The kinds of privileged actions, each with its topic and the event that logs it. */
const actions = {
  matchCreated: { topic: 'matches', event: 'MatchCreated' },
  bettingClosed: { topic: 'matches', event: 'BettingClosed' },
  matchFinalized: { topic: 'matches', event: 'MatchFinalized' },
  matchVoided: { topic: 'matches', event: 'MatchVoided' },
  matchReplaced: { topic: 'matches', event: 'MatchReplaced' },
  resultSourceSet: { topic: 'matches', event: 'ResultSourceSet' },
  resultChallenged: { topic: 'matches', event: 'ResultChallenged' },
  resultRuled: { topic: 'matches', event: 'ResultRuled' },
  tournamentCreated: { topic: 'tournaments', event: 'TournamentCreated' },
  tournamentJudged: { topic: 'tournaments', event: 'TournamentJudged' },
  tournamentScored: { topic: 'tournaments', event: 'PredictionsScored' },
  /** Judges awarded points. */
  tournamentAwarded: { topic: 'tournaments', event: 'PlayerScored' },
  tournamentFinalized: { topic: 'tournaments', event: 'TournamentFinalized' },
  tournamentCancelled: { topic: 'tournaments', event: 'TournamentCancelled' },
  tournamentAbandoned: { topic: 'tournaments', event: 'TournamentAbandoned' },
  feesWithdrawn: { topic: 'money', event: 'FeesWithdrawn' },
  bonusPaid: { topic: 'money', event: 'RewardsDistributed' },
  tokenRescued: { topic: 'money', event: 'TokenRescued' },
  paused: { topic: 'settings', event: 'Paused' },
  unpaused: { topic: 'settings', event: 'Unpaused' },
  feeChanged: { topic: 'settings', event: 'ProtocolFeeUpdated' },
  liveCapChanged: { topic: 'settings', event: 'LiveCapUpdated' },
  maxGainChanged: { topic: 'settings', event: 'MaxGainUpdated' },
  disputeWindowChanged: { topic: 'settings', event: 'DisputeWindowUpdated' },
  minBondChanged: { topic: 'settings', event: 'MinBondUpdated' },
  arbiterChanged: { topic: 'settings', event: 'ArbiterUpdated' },
  rulesPublished: { topic: 'settings', event: 'RulesPublished' },
  tournamentContractChanged: { topic: 'settings', event: 'TournamentUpdated' },
  hubContractChanged: { topic: 'settings', event: 'CommunityHubUpdated' },
  operatorAdded: { topic: 'roles', event: 'OperatorUpdated' },
  operatorRemoved: { topic: 'roles', event: 'OperatorUpdated' },
  adminAdded: { topic: 'roles', event: 'RoleGranted' },
  adminRemoved: { topic: 'roles', event: 'RoleRevoked' },
  ownershipOffered: { topic: 'roles', event: 'OwnershipTransferStarted' },
  ownershipMoved: { topic: 'roles', event: 'OwnershipTransferred' },
} as const satisfies Record<string, { topic: string; event: AppLog['eventName'] }>

export type AuditKind = keyof typeof actions
export type AuditTopic = (typeof actions)[AuditKind]['topic']

export const auditKinds = Object.keys(actions) as AuditKind[]
export const topicOf = (kind: AuditKind): AuditTopic => actions[kind].topic
export const auditTopics = [...new Set(auditKinds.map(topicOf))]

type LogOf<kind extends AuditKind> = Extract<AppLog, { eventName: (typeof actions)[kind]['event'] }>
type AuditLog = LogOf<AuditKind>

export type ArgsOf<Name> = Extract<AppLog, { eventName: Name }>['args']

/** A function for each event that has something to say. */
export type EventTable<Context, Result> = {
  readonly [Name in AuditLog['eventName']]?: (args: ArgsOf<Name>, context: Context) => Result
}

/** Calls the event's function of a table. Returns `undefined` for an event without one. */
export function callFor<Name extends AuditLog['eventName'], Context, Result>(
  table: EventTable<Context, Result>,
  { eventName, args }: { eventName: Name; args: ArgsOf<Name> },
  context: Context,
): Result | undefined {
  return table[eventName]?.(args, context)
}

interface Action {
  /** `undefined` where the event names nobody. */
  by: Address | undefined
  matchId: bigint | undefined
  tournamentId: bigint | undefined
  /** Of the challenge that it ended. */
  endedBond?: EndedBond
  /** Scored by the transaction, which logs an event for each player. */
  players: number
  predictions: bigint
}

/** A privileged action, with the event that logs it. */
export type AuditEvent = { [kind in AuditKind]: LogOf<kind> & Action & { kind: kind } }[AuditKind]

/** Returns the privileged actions among logs, oldest first. @param logs newest first */
export function auditEventsOf(logs: readonly AppLog[]): AuditEvent[] {
  const events: AuditEvent[] = []
  for (const log of logs.toReversed()) {
    const last = events.at(-1)
    const previous = last?.transactionHash === log.transactionHash ? last : undefined
    // The ruling, result or void of the same transaction released the bond.
    if (log.eventName === 'ChallengeEnded' && previous?.matchId === log.args.matchId)
      previous.endedBond = endedBond(log.args)
    const event = toEvent(log)
    if (!event) continue
    if (previous && isResultOf(event, previous)) continue
    if (previous && addScore(previous, event)) continue
    events.push(event)
  }
  return events
}

function toEvent(log: AppLog): AuditEvent | undefined {
  if (!isAudited(log)) return undefined
  const { args } = log
  const action: Action = {
    by: actorOf(log),
    matchId: 'matchId' in args ? args.matchId : undefined,
    tournamentId: 'tournamentId' in args ? args.tournamentId : undefined,
    players: 'player' in args ? 1 : 0,
    predictions: 'predictions' in args ? args.predictions : 0n,
  }
  // TypeScript can't tell that `kindOf` returns the kind of this very event.
  return { ...log, ...action, kind: kindOf(log) } as AuditEvent
}

const kindByEvent = new Map<string, AuditKind>(auditKinds.map((kind) => [actions[kind].event, kind]))

function isAudited(log: AppLog): log is AuditLog {
  return kindByEvent.has(log.eventName)
}

function kindOf(log: AuditLog): AuditKind {
  if (log.eventName === 'OperatorUpdated') return log.args.allowed ? 'operatorAdded' : 'operatorRemoved'
  const kind = kindByEvent.get(log.eventName)
  if (!kind) throw new Error(`No action logs ${log.eventName}`)
  return kind
}

function actorOf({ eventName, args }: AuditLog): Address | undefined {
  switch (eventName) {
    case 'Paused':
    case 'Unpaused':
      return args.account
    case 'RoleGranted':
    case 'RoleRevoked':
      return args.sender
    case 'OwnershipTransferStarted':
      return args.previousOwner
    case 'OwnershipTransferred':
      // The new owner accepts and the old one renounces; the event does not name the deployer.
      if (args.previousOwner === zeroAddress) return undefined
      return args.newOwner === zeroAddress ? args.previousOwner : args.newOwner
    default:
      return 'by' in args ? args.by : undefined
  }
}

/** A ruling logs its result, too: one entry is enough. */
function isResultOf(event: AuditEvent, ruling: AuditEvent): boolean {
  const isResult = event.kind === 'matchFinalized' || event.kind === 'matchVoided'
  return isResult && ruling.kind === 'resultRuled' && ruling.matchId === event.matchId
}

/** Adds a scored player to the entry of its transaction. Returns `false`, and changes nothing, if they don't belong together. */
function addScore(
  last: AuditEvent,
  { kind, tournamentId, matchId, players, predictions }: AuditEvent,
): boolean {
  const isSame = last.kind === kind && last.tournamentId === tournamentId && last.matchId === matchId
  if (players === 0 || !isSame) return false
  last.players += players
  last.predictions += predictions
  return true
}

export function ownedContract({ address }: Pick<AppLog, 'address'>): 'hub' | 'pool' {
  return sameAddress(address, deployment.communityHub) ? 'hub' : 'pool'
}

export function roleOf(role: Hash): 'admin' | 'defaultAdmin' | 'other' {
  if (role === TOURNAMENT_ADMIN_ROLE) return 'admin'
  return role === zeroHash ? 'defaultAdmin' : 'other'
}
