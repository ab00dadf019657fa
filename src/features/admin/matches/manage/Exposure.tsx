import { BettorLink } from '@/domain/bet/BettorLink'
import { resultTotals } from '@/domain/bet/payout'
import { LedgerProgress } from '@/domain/ledger/LedgerProgress'
import { useLedger } from '@/domain/ledger/useLedger'
import type { Match } from '@/domain/match/match'
import { shortSideName } from '@/domain/match/name'
import { largestBets } from '@/features/admin/matches/describeResult'
import { WethCell } from '@/features/admin/shared/WethCell'
import { useAdminMessages } from '@/i18n/adminMessages'
import { formatPercent } from '@/i18n/format/amounts'
import { Table, TableSection, Td, Tr } from '@/ui/layout/Table'

const SHOWN = 5

export function Exposure({ match }: { match: Match }) {
  const messages = useAdminMessages()
  const { exposure } = messages.adminResults.manage
  const { columns } = exposure
  const { data: ledger, isError, isFetching, refetch } = useLedger()
  const positions = ledger?.positions.get(match.id) ?? []
  return (
    <>
      <TableSection title={exposure.title}>
        <Table
          caption={exposure.title}
          columns={[columns.winner, columns.paid, columns.returned, columns.fee]}
        >
          {([1, 2] as const).map((winner) => {
            const { paid, unmatched, fee } = resultTotals(match, winner)
            return (
              <Tr key={winner}>
                <Td className="font-medium">
                  <bdi>{shortSideName(match, winner, messages)}</bdi>
                </Td>
                <WethCell label={columns.paid} wei={paid} />
                <WethCell label={columns.returned} wei={unmatched} />
                <WethCell label={columns.fee} wei={fee} />
              </Tr>
            )
          })}
        </Table>
      </TableSection>
      <TableSection title={exposure.largest}>
        {ledger ? (
          <Table
            caption={exposure.largest}
            columns={[columns.bettor, columns.side, columns.stake, columns.share]}
          >
            {largestBets(positions, SHOWN).map(({ account, side, stake, shareBps }) => (
              <Tr key={account}>
                <Td>
                  <BettorLink address={account} />
                </Td>
                <Td label={columns.side}>
                  <bdi>{shortSideName(match, side, messages)}</bdi>
                </Td>
                <WethCell label={columns.stake} wei={stake} />
                <Td label={columns.share}>{formatPercent(shareBps)}</Td>
              </Tr>
            ))}
          </Table>
        ) : (
          <LedgerProgress read={{ isError, isFetching, refetch }} />
        )}
      </TableSection>
    </>
  )
}
