import { useMemo, useState } from 'react'
import { chainNow, useChainMinute } from '@/chain/network/clock'
import type { Match } from '@/domain/match/match'
import { RISK_PERIOD, riskSignals } from '@/domain/match/risk'
import { stakesOf } from '@/features/admin/matches/needsAttention'
import { useRiskThresholds } from '@/features/admin/shared/riskThresholds'
import { useMessages } from '@/i18n/useMessages'
import { RiskTable } from './RiskTable'
import { useTimedBets } from './useTimedBets'

/** Shows what is unusual about the bets on a match in the last hours of betting. */
export function RiskSignals({ match }: { match: Match }) {
  const { risk } = useMessages().adminResults
  const { thresholds } = useRiskThresholds()
  const [opened] = useState(chainNow)
  const hasBets = stakesOf(match) > 0n
  const { bets, read } = useTimedBets({
    from: Math.max(match.createdAt, Math.min(opened, match.endTime) - RISK_PERIOD),
    to: match.isFinalized ? match.endTime : undefined,
    enabled: hasBets,
  })
  const minute = useChainMinute()
  const risks = useMemo(() => {
    const own = bets.filter(({ matchId }) => matchId === match.id)
    return riskSignals(match, own, minute, thresholds).map((signal) => ({ match, signal }))
  }, [match, bets, minute, thresholds])
  return <RiskTable title={risk.title} risks={risks} read={hasBets ? read : undefined} />
}
