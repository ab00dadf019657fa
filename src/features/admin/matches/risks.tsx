import { type ComponentProps, useMemo, useState } from 'react'
import { useLogs } from '@/chain/history/useLogs'
import { chainNow, useChainMinute } from '@/chain/network/clock'
import { BettorLink } from '@/domain/bet/BettorLink'
import { HistoryNote } from '@/domain/history/HistoryProgress'
import type { Match } from '@/domain/match/match'
import { shortSideName } from '@/domain/match/name'
import { toPlacedBet } from '@/domain/match/placedBet'
import {
  describeSignal,
  type MatchRisk,
  openRisks,
  RISK_PERIOD,
  riskSignals,
  type TimedBet,
} from '@/domain/match/risk'
import { useUnfinishedMatches } from '@/features/admin/matches/correctableMatches'
import { stakesOf } from '@/features/admin/matches/needsAttention'
import { PagedTable } from '@/features/admin/shared/PagedTable'
import { useRiskThresholds } from '@/features/admin/shared/riskThresholds'
import { useAdminMessages } from '@/i18n/adminMessages'
import { Button } from '@/ui/forms/Button'
import { TableSection, Td, Tr } from '@/ui/layout/Table'

export function RiskOverview({ onManage }: { onManage: (id: bigint) => void }) {
  const { risk } = useAdminMessages().adminResults
  const { thresholds } = useRiskThresholds()
  const [opened] = useState(chainNow)
  const minute = useChainMinute()
  const { matches } = useUnfinishedMatches()
  const { bets, read } = useTimedBets({ from: opened - RISK_PERIOD })
  const risks = useMemo(
    () => openRisks(matches, bets, minute, thresholds),
    [matches, bets, minute, thresholds],
  )
  return <RiskTable title={risk.overview} risks={risks} read={read} onManage={onManage} />
}

/** Shows what is unusual about the bets on a match in the last hours of betting. */
export function RiskSignals({ match }: { match: Match }) {
  const { risk } = useAdminMessages().adminResults
  const { thresholds } = useRiskThresholds()
  const [opened] = useState(chainNow)
  const hasBets = stakesOf(match) > 0n
  const { bets, read } = useTimedBets({
    from: Math.max(match.createdAt, Math.min(opened, match.endTime) - RISK_PERIOD),
    to: match.hasResult ? match.endTime : undefined,
    enabled: hasBets,
  })
  const minute = useChainMinute()
  const risks = useMemo(() => {
    const own = bets.filter(({ matchId }) => matchId === match.id)
    return riskSignals(match, own, minute, thresholds).map((signal) => ({ match, signal }))
  }, [match, bets, minute, thresholds])
  return <RiskTable title={risk.title} risks={risks} read={hasBets ? read : undefined} />
}

/** Reads the bets of a time span, oldest first, as far as logs are served. */
function useTimedBets(span: Parameters<typeof useLogs>[0]) {
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

const SHOWN = 5

interface RiskTableProps {
  title: string
  risks: readonly MatchRisk[]
  /** `undefined` if there are no bets to read. */
  read: ComponentProps<typeof HistoryNote>['read'] | undefined
  /** Opens a match. Without it, all risks are of one match, which has no column. */
  onManage?: (id: bigint) => void
}

/** Shows risks as far as their bets are read, or that there are none. */
function RiskTable({ title, risks, read, onManage }: RiskTableProps) {
  const messages = useAdminMessages()
  const { risk } = messages.adminResults
  const { thresholds } = useRiskThresholds()
  const { match: matchColumn, ...columns } = risk.columns
  return (
    <TableSection title={title}>
      {risks.length > 0 && (
        <PagedTable
          title={risk.title}
          columns={onManage ? { match: matchColumn, ...columns } : columns}
          rows={risks}
        >
          {({ match, signal }) => (
            <Tr key={`${match.id}/${signal.kind}/${signal.side}`}>
              {onManage && (
                <Td className="align-top">
                  <Button size="sm" className="py-1.5 text-start" onClick={() => onManage(match.id)}>
                    <bdi className="min-w-0 break-words">
                      #{String(match.id)} {match.name}
                    </bdi>
                  </Button>
                </Td>
              )}
              <Td className="align-top text-pretty font-medium">
                {describeSignal(signal, (side) => shortSideName(match, side, messages), risk, thresholds)}
              </Td>
              <Td className="align-top text-pretty text-secondary">{risk.remedy[signal.kind]}</Td>
              <Td className="align-top max-md:flex-wrap max-md:justify-start">
                {signal.accounts.length > 0 && (
                  <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
                    {signal.accounts.slice(0, SHOWN).map((account) => (
                      <BettorLink key={account} address={account} />
                    ))}
                    {signal.accounts.length > SHOWN && (
                      <span className="text-secondary">{risk.more(signal.accounts.length - SHOWN)}</span>
                    )}
                  </div>
                )}
              </Td>
            </Tr>
          )}
        </PagedTable>
      )}
      {read && <HistoryNote read={read} />}
      {risks.length === 0 && read?.isComplete !== false && (
        <p className="px-4 pb-4 text-14 text-secondary sm:px-6">{risk.none}</p>
      )}
    </TableSection>
  )
}
