import { useState } from 'react'
import { chainNow, useChainNow } from '@/chain/network/clock'
import { HistoryNote } from '@/domain/ledger/HistoryNote'
import { openRisks, RISK_PERIOD } from '@/domain/match/risk'
import { useUnsettledMatches } from '@/features/admin/matches/correctableMatches'
import { useRiskThresholds } from '@/features/admin/shared/riskThresholds'
import { useMessages } from '@/i18n/useMessages'
import { TableSection } from '@/ui/layout/TableSection'
import { RiskTable } from './RiskTable'
import { useTimedBets } from './useTimedBets'

/** Shows what is unusual about the last bets on all open matches. */
export function RiskOverview({ onManage }: { onManage: (id: bigint) => void }) {
  const { risk } = useMessages().adminResults
  const { thresholds } = useRiskThresholds()
  const [opened] = useState(chainNow)
  const now = useChainNow()
  const { matches } = useUnsettledMatches()
  const { bets, read } = useTimedBets({ from: opened - RISK_PERIOD })
  const risks = openRisks(matches, bets, now, thresholds)
  return (
    <TableSection title={risk.overview}>
      {risks.length > 0 && <RiskTable risks={risks} onManage={onManage} />}
      <HistoryNote read={read} />
      {read.isComplete && risks.length === 0 && (
        <p className="px-4 pb-4 text-14 text-secondary sm:px-6">{risk.none}</p>
      )}
    </TableSection>
  )
}
