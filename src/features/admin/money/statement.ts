import type { Address, Hash } from 'viem'
import type { AppLog } from '@/chain/history/appLogs'
import { type Ledger, type Position, payoutOf } from '@/domain/ledger/ledger'
import { endedBond } from '@/domain/match/challenge'

/** A UTC month's income and costs as far as the logs tell, in wei. */
export interface MonthStatement {
  /** Its first moment, in unix seconds. */
  month: number
  /** On claims, with the referrers' part. */
  fees: bigint
  /** Of failed challenges. */
  bonds: bigint
  /** Paid out of the fees. */
  referrals: bigint
  /** Paid stakes of void matches and unmatched stakes. */
  refunds: bigint
  /** Rewards that the hub's owner paid. */
  bonuses: bigint
  withdrawn: bigint
  /** Of operators, owners and tournament admins, newest first. */
  transactions: readonly Hash[]
  /** The newest log. */
  newest: { block: bigint; time: number }
}

export function monthOf(time: number): number {
  const date = new Date(time * 1_000)
  return Date.UTC(date.getUTCFullYear(), date.getUTCMonth()) / 1_000
}

/** Returns what the pool's owner earned, in wei. */
export const netOf = ({ fees, bonds, referrals }: MonthStatement): bigint => fees + bonds - referrals

/** Adds up the logs by month, newest first; the ledger has the fee on each claim. @param logs newest first */
export function statementOf(logs: readonly AppLog[], ledger: Ledger): MonthStatement[] {
  const months = new Map<number, MonthStatement & { transactions: Hash[] }>()
  const findPosition = positionFinder(ledger)

  function monthAt({ time, blockNumber: block }: AppLog) {
    const month = monthOf(time)
    const known = months.get(month)
    if (known) return known
    const sums = { fees: 0n, bonds: 0n, referrals: 0n, refunds: 0n, bonuses: 0n, withdrawn: 0n }
    const added = { month, ...sums, transactions: [], newest: { block, time } }
    months.set(month, added)
    return added
  }

  for (const log of logs) {
    const totals = monthAt(log)
    switch (log.eventName) {
      case 'WinningsClaimed': {
        const { matchId, user, amount } = log.args
        const match = ledger.matches.get(matchId)
        const position = findPosition(matchId, user)
        if (!match || !position) break
        if (match.winner === position.side) totals.fees += payoutOf(match, position).fee
        else totals.refunds += amount
        break
      }
      case 'ReferralPaid':
        totals.referrals += log.args.amount
        break
      case 'ChallengeEnded': {
        const { fate, amount } = endedBond(log.args)
        if (fate === 'fee') totals.bonds += amount
        break
      }
      case 'RewardsDistributed':
        totals.bonuses += log.args.amount
        break
      case 'FeesWithdrawn':
        totals.withdrawn += log.args.amount
        break
    }
  }
  for (const log of operatorActions(logs)) {
    const { transactions } = monthAt(log)
    // The logs of a transaction follow each other.
    if (transactions.at(-1) !== log.transactionHash) transactions.push(log.transactionHash)
  }
  return [...months.values()]
}

/** Finds positions by account: a walk for each claim would take seconds where thousands claim a match. */
function positionFinder({ positions }: Ledger) {
  const found = new Map<bigint, ReadonlyMap<Address, Position>>()
  return (matchId: bigint, account: Address) => {
    let byAccount = found.get(matchId)
    if (!byAccount) {
      byAccount = new Map(positions.get(matchId)?.map((position) => [position.account, position]))
      found.set(matchId, byAccount)
    }
    return byAccount.get(account)
  }
}

/** Actions that anyone can take, sometimes or always. */
const OPEN_TO_ALL: readonly AppLog['eventName'][] = [
  'ResultChallenged',
  'ResultRuled',
  'MatchVoided',
  'TournamentFinalized',
  'TournamentAbandoned',
]

function operatorActions(logs: readonly AppLog[]): AppLog[] {
  const team = new Set(logs.map((log) => (OPEN_TO_ALL.includes(log.eventName) ? undefined : actorOf(log))))
  team.delete(undefined)
  return logs.filter((log) => team.has(actorOf(log)))
}

/** Leaves roles of tournaments out, because their contract's creation grants the first one. */
function actorOf({ eventName, args }: AppLog): Address | undefined {
  if (eventName === 'Paused' || eventName === 'Unpaused') return args.account
  return 'by' in args ? args.by : undefined
}
