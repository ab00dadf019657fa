import { type Address, formatEther, type Hash } from 'viem'
import { readKeptLogs } from '@/chain/history/useLogs'
import { type Bet, betStatus, currentOutlook, stakesOf } from '@/domain/bet/bet'
import { profitOf } from '@/domain/bet/betFigures'
import { settledPayout } from '@/domain/bet/payout'
import { isFinal } from '@/domain/match/match'
import { marketName, parseMatchName, plainSideName } from '@/domain/match/name'
import { poolsOf } from '@/domain/match/odds'
import { outcomeOf, outcomeText } from '@/domain/match/outcome'
import { sameAddress } from '@/lib/addresses'
import { isoDateTime } from '@/lib/time'
import { toCsv } from '@/lib/toCsv'

// For spreadsheets and tax tools: column names are not translated, amounts are exact WETH, times are UTC.

/** The transactions of a match's bets and claim, as far as this browser knows them. */
export type BetTransactions = ReadonlyMap<bigint, readonly Hash[]>

/** Lists the bets with what they paid. What isn't final yet is empty. */
export function betsCsv(bets: readonly Bet[], transactions: BetTransactions, now: number): Promise<string> {
  return toCsv(
    bets.map((bet) => {
      const { match, amount, prediction } = bet
      const { game, event, market } = parseMatchName(match.name)
      const { early, live } = stakesOf(bet)
      const final = isFinal(match, now)
      return {
        match_id: String(match.id),
        match: match.name,
        game: game ?? '',
        event: event ?? '',
        market: market ? marketName(market) : '',
        starts_utc: isoDateTime(match.startTime),
        ends_utc: isoDateTime(match.endTime),
        final_from_utc: final ? isoDateTime(match.claimableAt) : '',
        side: plainSideName(match, prediction) ?? `Team ${'AB'[prediction - 1]}`,
        stake_weth: formatEther(amount),
        stake_early_weth: formatEther(early),
        stake_live_weth: formatEther(live),
        matched_weth: match.isVoid ? '0' : formatEther(currentOutlook(bet).matched),
        result: final ? outcomeText(outcomeOf(match)) : '',
        status: betStatus(bet, now),
        payout_weth: final ? formatEther(bet.payout) : '',
        fee_weth: final ? formatEther(feeOf(bet)) : '',
        profit_weth: final ? formatEther(profitOf(bet)) : '',
        claimed: bet.claimed ? (bet.wasPaid ? 'by somebody else' : 'yes') : 'no',
        transactions: (transactions.get(match.id) ?? []).join(' '),
      }
    }),
  )
}

function feeOf(bet: Bet): bigint {
  const { match, prediction } = bet
  return settledPayout(poolsOf(match), prediction, stakesOf(bet), match, match.winner).fee
}

/** Finds an account's bets and claims among the logs that this browser has kept. */
export async function readBetTransactions(account: Address): Promise<BetTransactions> {
  const newestFirst = await readKeptLogs()
  const transactions = new Map<bigint, Hash[]>()
  for (const log of newestFirst.toReversed()) {
    if (log.eventName !== 'BetPlaced' && log.eventName !== 'WinningsClaimed') continue
    if (!sameAddress(log.args.user, account)) continue
    const { matchId } = log.args
    transactions.set(matchId, [...(transactions.get(matchId) ?? []), log.transactionHash])
  }
  return transactions
}
