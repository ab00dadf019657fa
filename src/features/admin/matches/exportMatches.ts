import { formatEther } from 'viem'
import type { Match } from '@/domain/match/match'
import { outcomeOf, outcomeText } from '@/domain/match/outcome'
import { matchStatus } from '@/domain/match/status'
import { isoDateTime } from '@/lib/isoDateTime'
import { toCsv } from '@/lib/toCsv'

/** Writes matches in the columns that a file of new matches has, and more. Amounts are exact WETH. @param now unix seconds */
export function exportMatches(matches: readonly Match[], now: number): Promise<string> {
  return toCsv(
    matches.map((match) => ({
      id: String(match.id),
      name: match.name,
      start: isoDateTime(match.startTime),
      end: isoDateTime(match.endTime),
      min: formatEther(match.minBet),
      max: formatEther(match.maxBet),
      state: matchStatus(match, now),
      winner: match.winner === 0 ? '' : outcomeText(outcomeOf(match)),
      pool_a_weth: formatEther(match.totalPoolA),
      pool_b_weth: formatEther(match.totalPoolB),
    })),
  )
}
