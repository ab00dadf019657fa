import { useMemo } from 'react'
import { useLogs } from '@/chain/history/useLogs'
import { toPlacedBet } from '@/domain/match/placedBet'
import type { TimedBet } from '@/domain/match/risk'

/** Reads the bets of a time span, oldest first, as far as logs are served. */
export function useTimedBets(span: Parameters<typeof useLogs>[0]) {
  const { logs, ...read } = useLogs(span)
  const bets = useMemo(
    () =>
      logs
        .flatMap((log): TimedBet[] =>
          log.eventName === 'BetPlaced' ? [{ ...toPlacedBet(log.args), time: log.time }] : [],
        )
        .reverse(),
    [logs],
  )
  return { bets, read }
}
