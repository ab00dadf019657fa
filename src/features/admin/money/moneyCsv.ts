import { formatEther } from 'viem'
import { poolsOf } from '@/domain/match/odds'
import { outcomeOf, outcomeText } from '@/domain/match/outcome'
import { isoDateTime } from '@/lib/time'
import { toCsv } from '@/lib/toCsv'
import { type DayTotals, hasResult, type MatchAccount } from './accounting'

// For spreadsheets: column names and dates are not translated, amounts are exact WETH.

const date = (time: number) => isoDateTime(time).slice(0, 10)

export function daysCsv(days: readonly DayTotals[]): Promise<string> {
  return toCsv(
    days.map(({ day, matches, bets, staked, paid, fees }) => ({
      matches_end_on_utc: date(day),
      matches: String(matches),
      bets: String(bets),
      turnover_weth: formatEther(staked),
      paid_weth: formatEther(paid),
      fees_weth: formatEther(fees),
    })),
  )
}

export function matchesCsv(matches: readonly MatchAccount[]): Promise<string> {
  return toCsv(
    matches.map(({ match, ...account }) => {
      const { early, live } = poolsOf(match)
      return {
        match_id: String(match.id),
        name: match.name,
        created_utc: date(match.createdAt),
        ends_utc: date(match.endTime),
        bettors: String(account.bettors),
        early_a_weth: formatEther(early[1]),
        early_b_weth: formatEther(early[2]),
        live_a_weth: formatEther(live[1]),
        live_b_weth: formatEther(live[2]),
        result: match.isChallenged ? 'challenged' : outcomeText(outcomeOf(match)),
        claimable_from_utc: hasResult(match) ? isoDateTime(match.claimableAt) : '',
        paid_weth: formatEther(account.paid),
        owed_weth: formatEther(account.owed),
        unmatched_weth: formatEther(account.unmatched),
        fees_weth: formatEther(account.fees),
        fees_to_come_weth: formatEther(account.feesToCome),
      }
    }),
  )
}
