import { formatEther } from 'viem'
import { toCsv } from '@/features/admin/shared/toCsv'
import { isoDateTime } from '@/lib/isoDateTime'
import type { DayTotals, MatchLedger } from './ledger'

// For spreadsheets: column names and dates are not translated, amounts are exact WETH.

const date = (day: number) => isoDateTime(day).slice(0, 10)

export function daysCsv(days: readonly DayTotals[]): Promise<string> {
  return toCsv(
    days.map(({ day, matches, bets, bettors, staked, paid, fees, referrals, withdrawn }) => ({
      day_utc: date(day),
      matches_created: String(matches),
      bets: String(bets),
      bettors: String(bettors),
      turnover_weth: formatEther(staked),
      paid_weth: formatEther(paid),
      fees_weth: formatEther(fees),
      of_these_to_referrers_weth: formatEther(referrals),
      fees_withdrawn_weth: formatEther(withdrawn),
    })),
  )
}

export function matchLedgerCsv(matches: readonly MatchLedger[]): Promise<string> {
  return toCsv(
    matches.map((match) => ({
      match_id: String(match.id),
      name: match.name,
      created_utc: date(match.day),
      bets: String(match.bets),
      bettors: String(match.bettors),
      pool_a_weth: formatEther(match.pools[1]),
      pool_b_weth: formatEther(match.pools[2]),
      result:
        match.winner === undefined ? 'none' : match.winner === 0 ? 'void' : `team ${'AB'[match.winner - 1]}`,
      claimable_from_utc: match.claimableAt === 0 ? '' : isoDateTime(match.claimableAt),
      paid_weth: formatEther(match.paid),
      owed_weth: formatEther(match.owed),
      fees_weth: formatEther(match.fees),
      fees_to_come_weth: formatEther(match.feesToCome),
    })),
  )
}
