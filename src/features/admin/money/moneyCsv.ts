import { formatEther } from 'viem'
import { outcomeOf, outcomeText } from '@/domain/match/outcome'
import { isoDateTime } from '@/lib/isoDateTime'
import { toCsv } from '@/lib/toCsv'
import type { DayTotals, MatchAccount } from './accounting'

// For spreadsheets: column names and dates are not translated, amounts are exact WETH.

const date = (day: number) => isoDateTime(day).slice(0, 10)

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
    matches.map((match) => ({
      match_id: String(match.id),
      name: match.name,
      created_utc: date(match.createdOn),
      ends_utc: date(match.endsOn),
      bettors: String(match.bettors),
      early_a_weth: formatEther(match.pools.early[1]),
      early_b_weth: formatEther(match.pools.early[2]),
      live_a_weth: formatEther(match.pools.live[1]),
      live_b_weth: formatEther(match.pools.live[2]),
      result: resultOf(match),
      claimable_from_utc: match.claimableAt === 0 ? '' : isoDateTime(match.claimableAt),
      paid_weth: formatEther(match.paid),
      owed_weth: formatEther(match.owed),
      unmatched_weth: formatEther(match.unmatched),
      fees_weth: formatEther(match.fees),
      fees_to_come_weth: formatEther(match.feesToCome),
    })),
  )
}

function resultOf({ winner, isChallenged }: MatchAccount): string {
  if (isChallenged) return 'challenged'
  return outcomeText(winner === undefined ? 'None' : outcomeOf({ winner, isVoid: winner === 0 }))
}
