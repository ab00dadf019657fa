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
      early_a_weth: formatEther(match.pools.early[1]),
      early_b_weth: formatEther(match.pools.early[2]),
      live_a_weth: formatEther(match.pools.live[1]),
      live_b_weth: formatEther(match.pools.live[2]),
      result: resultOf(match),
      claimable_from_utc: match.claimableAt === 0 ? '' : isoDateTime(match.claimableAt),
      paid_weth: formatEther(match.paid),
      owed_weth: formatEther(match.owed),
      unmatched_weth: formatEther(match.unmatched),
      bond_weth: formatEther(match.bond),
      fees_weth: formatEther(match.fees),
      fees_to_come_weth: formatEther(match.feesToCome),
    })),
  )
}

function resultOf({ winner, bond }: MatchLedger): string {
  if (bond > 0n) return 'challenged'
  if (winner === undefined) return 'none'
  return winner === 0 ? 'void' : `team ${'AB'[winner - 1]}`
}
