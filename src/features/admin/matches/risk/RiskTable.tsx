import type { ComponentProps } from 'react'
import type { Address } from 'viem'
import { BettorLink } from '@/domain/bet/BettorLink'
import { HistoryNote } from '@/domain/ledger/HistoryNote'
import { shortSideName } from '@/domain/match/name'
import { describeSignal, type MatchRisk } from '@/domain/match/risk'
import { PagedTable } from '@/features/admin/shared/PagedTable'
import { useRiskThresholds } from '@/features/admin/shared/riskThresholds'
import { useMessages } from '@/i18n/useMessages'
import { Button } from '@/ui/forms/Button'
import { Td, Tr } from '@/ui/layout/Table'
import { TableSection } from '@/ui/layout/TableSection'

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
export function RiskTable({ title, risks, read, onManage }: RiskTableProps) {
  const { none } = useMessages().adminResults.risk
  return (
    <TableSection title={title}>
      {risks.length > 0 && <Rows risks={risks} onManage={onManage} />}
      {read && <HistoryNote read={read} />}
      {risks.length === 0 && read?.isComplete !== false && (
        <p className="px-4 pb-4 text-14 text-secondary sm:px-6">{none}</p>
      )}
    </TableSection>
  )
}

function Rows({ risks, onManage }: Pick<RiskTableProps, 'risks' | 'onManage'>) {
  const messages = useMessages()
  const { thresholds } = useRiskThresholds()
  const { risk } = messages.adminResults
  const { match: matchColumn, ...columns } = risk.columns
  return (
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
            <Accounts accounts={signal.accounts} />
          </Td>
        </Tr>
      )}
    </PagedTable>
  )
}

function Accounts({ accounts }: { accounts: readonly Address[] }) {
  const { risk } = useMessages().adminResults
  if (accounts.length === 0) return null
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
      {accounts.slice(0, SHOWN).map((account) => (
        <BettorLink key={account} address={account} />
      ))}
      {accounts.length > SHOWN && (
        <span className="text-secondary">{risk.more(accounts.length - SHOWN)}</span>
      )}
    </div>
  )
}
