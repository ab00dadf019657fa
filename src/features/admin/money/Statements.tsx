import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { ReceiptText } from 'lucide-react'
import { useMemo, useState } from 'react'
import { useConfig } from 'wagmi'
import { chain } from '@/chain/config/config'
import { chainNow } from '@/chain/network/clock'
import { freshness } from '@/chain/queries/queryClient'
import { HistoryExtent } from '@/domain/history/HistoryProgress'
import { useLogHistory } from '@/domain/history/useLogHistory'
import type { Ledger } from '@/domain/ledger/ledger'
import { useCurrency } from '@/domain/price/currency'
import { etherPriceIn, readPrices } from '@/domain/price/prices'
import { PagedTable } from '@/features/admin/shared/PagedTable'
import { WethCell } from '@/features/admin/shared/WethCell'
import { useAdminMessages } from '@/i18n/adminMessages'
import { formatAmount } from '@/i18n/format/amounts'
import { formatUtcDate } from '@/i18n/format/dates'
import { formatMoney } from '@/i18n/format/money'
import { isoDateTime } from '@/lib/time'
import { EmptyState } from '@/ui/feedback/EmptyState'
import { DownloadButton } from '@/ui/forms/DownloadButton'
import { TableSection, Td, Tr } from '@/ui/layout/Table'
import { WethAmount } from '@/ui/text/WethAmount'
import { monthsCsv, type StatementRow } from './moneyCsv'
import { MOST_RECEIPTS, readGas } from './readGas'
import { monthOf, netOf, statementOf } from './statement'

const { symbol } = chain.nativeCurrency

/** Shows income and costs by month, of this month at first and of earlier ones on request. */
export function Statements({ ledger }: { ledger: Ledger }) {
  const { statements: messages, exact } = useAdminMessages().adminMoney
  const [opened] = useState(chainNow)
  const history = useLogHistory(opened - monthOf(opened))
  const months = useMemo(() => statementOf(history.logs, ledger), [history.logs, ledger])
  const hashes = months.flatMap(({ transactions }) => transactions)
  const currency = useCurrency()
  const readFrom = history.isWhole && history.isComplete ? 0 : (history.readFrom ?? 0)
  const config = useConfig()
  const { data: gas } = useQuery({
    ...freshness.fixed,
    queryKey: ['operatorGas', { chainId: chain.id, newest: hashes[0], count: hashes.length }],
    queryFn: ({ client }) => readGas(config, client, hashes),
  })
  const newest = months.map((month) => month.newest)
  const { data: prices } = useQuery({
    ...freshness.fixed,
    queryKey: ['pricesOfMonths', { chainId: chain.id, blocks: newest.map(({ block }) => block) }],
    // Nodes without old state know no old price.
    queryFn: () => Promise.all(newest.map(({ block, time }) => readPrices(config, time, block))),
    placeholderData: keepPreviousData,
  })
  const rows = months.map((month, index) => ({
    ...month,
    from: Math.max(month.month, readFrom),
    gas: gas && month.transactions.reduce((sum, hash) => sum + (gas.get(hash) ?? 0n), 0n),
    perEther: etherPriceIn(currency, prices?.[index] ?? []).perEther,
  }))
  const columns = { ...messages.columns, gas: messages.columns.gas(symbol) }
  const isCapped = hashes.length > MOST_RECEIPTS
  const isPriced = rows.some(({ perEther }) => perEther !== undefined)
  return (
    <TableSection
      title={messages.title}
      controls={
        history.isComplete &&
        rows.length > 0 && (
          <DownloadButton
            label={messages.download}
            fileName={messages.file(isoDateTime(opened).slice(0, 10))}
            makeCsv={() => monthsCsv(rows, currency)}
          />
        )
      }
    >
      {rows.length > 0 && (
        <PagedTable title={messages.title} columns={columns} rows={rows}>
          {(row) => <MonthRow key={row.month} row={row} currency={currency} />}
        </PagedTable>
      )}
      {rows.length === 0 && history.isComplete && (
        <div className="px-4 pb-4 sm:px-6 sm:pb-6">
          <EmptyState icon={<ReceiptText />} title={messages.empty} text={messages.emptyText} />
        </div>
      )}
      <p className="border-t border-line p-4 text-12 text-secondary sm:px-6">
        {[messages.rules, isCapped && messages.capped(MOST_RECEIPTS), isPriced && messages.priced, exact]
          .filter(Boolean)
          .join(' ')}
      </p>
      <HistoryExtent history={history} />
    </TableSection>
  )
}

function MonthRow({ row, currency }: { row: StatementRow; currency: string }) {
  const { statements: messages } = useAdminMessages().adminMoney
  const { columns } = messages
  const { month, from, gas, perEther } = row
  const net = netOf(row)
  return (
    <Tr>
      <Td className="font-medium">
        <span>
          {formatUtcDate(month, 'month')}{' '}
          {from > month && (
            <span className="font-normal text-secondary">{messages.since(formatUtcDate(from, 'short'))}</span>
          )}
        </span>
      </Td>
      <WethCell label={columns.fees} wei={row.fees + row.bonds} />
      <WethCell label={columns.referrals} wei={row.referrals} />
      <Td label={columns.net}>
        <span className="max-md:text-end">
          <WethAmount wei={net} />{' '}
          {perEther !== undefined && (
            <span className="block text-12 text-tertiary">
              ≈ {formatMoney((Number(net) / 1e18) * perEther, currency)}
            </span>
          )}
        </span>
      </Td>
      <WethCell label={columns.refunds} wei={row.refunds} />
      <Td label={columns.gas(symbol)}>{gas === undefined ? '–' : formatAmount(gas)}</Td>
    </Tr>
  )
}
