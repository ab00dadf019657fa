import type { ContractEventArgsFromTopics, Hash } from 'viem'
import type { AppLog } from '@/chain/history/appLogs'
import type { bettingPoolEventsAbi } from '@/chain/queries/generatedEvents'

/** The arguments that a match's history shows, by event. */
interface ShownArgs {
  MatchCreated: 'by'
  BetPlaced: 'user' | 'amount' | 'prediction' | 'poolA' | 'poolB' | 'isLive'
  BettingClosed: 'by'
  MatchFinalized: 'by' | 'winner'
  MatchVoided: 'by'
  ResultChallenged: 'by' | 'bond'
  ResultRuled: 'by' | 'outcome'
  WinningsClaimed: 'user' | 'amount'
}

type MatchEventName = keyof ShownArgs

const matchEvents = [
  'MatchCreated',
  'BetPlaced',
  'BettingClosed',
  'MatchFinalized',
  'MatchVoided',
  'ResultChallenged',
  'ResultRuled',
  'WinningsClaimed',
] as const satisfies MatchEventName[]

type AllArgs<Name extends MatchEventName> = ContractEventArgsFromTopics<typeof bettingPoolEventsAbi, Name>

interface LogOf<Name extends MatchEventName> {
  eventName: Name
  args: Pick<AllArgs<Name>, ShownArgs[Name] & keyof AllArgs<Name>>
  /** Of its block, in unix seconds. */
  time: number
  blockNumber: bigint
  logIndex: number
  transactionHash: Hash
}

/** A log about one match. */
export type MatchLog = { [Name in MatchEventName]: LogOf<Name> }[MatchEventName]

/** Returns the logs about one match. */
export function logsOf(matchId: bigint, logs: readonly AppLog[]): MatchLog[] {
  return logs.filter((log): log is AppLog & MatchLog => isMatchLog(log) && log.args.matchId === matchId)
}

const names: readonly string[] = matchEvents
const isMatchLog = (log: AppLog): log is AppLog & MatchLog => names.includes(log.eventName)

/** The chain's order, and unique: block and position within it. */
export function logId({ blockNumber, logIndex }: Pick<MatchLog, 'blockNumber' | 'logIndex'>): string {
  return `${blockNumber}-${logIndex}`
}
