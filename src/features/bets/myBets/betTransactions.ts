import type { Address, Hash } from 'viem'
import type { AppLog } from '@/chain/history/appLogs'
import { readKeptLogs } from '@/chain/history/useLogs'
import { sameAddress } from '@/lib/addresses'
import type { BetTransactions } from './betsCsv'

/** Finds an account's bets and claims among the logs that this browser has kept. */
export async function readBetTransactions(account: Address): Promise<BetTransactions> {
  return betTransactions(await readKeptLogs(), account)
}

/** @param logs newest first */
function betTransactions(logs: readonly AppLog[], account: Address): BetTransactions {
  const transactions = new Map<bigint, Hash[]>()
  for (const log of logs.toReversed()) {
    if (log.eventName !== 'BetPlaced' && log.eventName !== 'WinningsClaimed') continue
    if (!sameAddress(log.args.user, account)) continue
    const { matchId } = log.args
    transactions.set(matchId, [...(transactions.get(matchId) ?? []), log.transactionHash])
  }
  return transactions
}
