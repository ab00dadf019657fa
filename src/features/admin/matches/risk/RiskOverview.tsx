import { useMemo, useState } from 'react'
import { chainNow, useChainMinute } from '@/chain/network/clock'
import { openRisks, RISK_PERIOD } from '@/domain/match/risk'
import { useUnsettledMatches } from '@/features/admin/matches/correctableMatches'
import { useRiskThresholds } from '@/features/admin/shared/riskThresholds'
import { useMessages } from '@/i18n/useMessages'
import { RiskTable } from './RiskTable'
import { useTimedBets } from './useTimedBets'

/** Shows what is unusual about the last bets on all open matches. */
export function RiskOverview({ onManage }: { onManage: (id: bigint) => void }) {
  const { risk } = useMessages().adminResults
  const { thresholds } = useRiskThresholds()
  const [opened] = useState(chainNow)
  const minute = useChainMinute()
  const { matches } = useUnsettledMatches()
  const { bets, read } = useTimedBets({ from: opened - RISK_PERIOD })
  const risks = useMemo(
    () => openRisks(matches, bets, minute, thresholds),
    [matches, bets, minute, thresholds],
  )
  return <RiskTable title={risk.overview} risks={risks} read={read} onManage={onManage} />
}
