import { Coins, ScrollText, Settings2, Swords, Trophy, UserRoundCog } from 'lucide-react'
import { useMemo, useState } from 'react'
import type { Address } from 'viem'
import { explorerUrl } from '@/chain/config/config'
import { percentRead } from '@/chain/history/eventHistory'
import { type EventSource, useEventHistory } from '@/chain/history/useEventHistory'
import { chainNow } from '@/chain/network/clock'
import { useWallet } from '@/chain/wallet/wallets'
import { HistoryProgress } from '@/domain/history/HistoryProgress'
import { DownloadButton } from '@/features/admin/shared/DownloadButton'
import { ownTimeZone } from '@/i18n/format/dates'
import { useAdminMessages } from '@/i18n/useAdminMessages'
import { sameAddress } from '@/lib/addresses'
import { isoDateTime } from '@/lib/isoDateTime'
import { Badge } from '@/ui/feedback/Badge'
import { EmptyState } from '@/ui/feedback/EmptyState'
import { Button } from '@/ui/forms/Button'
import { Card, CardTitle } from '@/ui/layout/Card'
import { Table, Td, Tr } from '@/ui/layout/Table'
import { AddressText } from '@/ui/text/AddressText'
import { DateTime } from '@/ui/text/DateTime'
import { TransactionLink } from '@/ui/text/TransactionLink'
import {
  type AuditEvent,
  actorsOf,
  buildLog,
  filterLog,
  groupLog,
  type LogEntry,
  type LogFilter,
  type LogRow,
  topicOf,
} from './auditLog'
import { describeLogEntry } from './describeLogEntry'
import { LogFilters } from './LogFilters'
import { auditedContracts, readAuditLog } from './readAuditLog'

const source: EventSource<AuditEvent> = {
  name: 'auditLog',
  format: 1,
  contracts: auditedContracts,
  read: readAuditLog,
}

const PAGE = 25
const NO_FILTER: LogFilter = { kind: 'all', by: 'all', text: '' }

const icons = {
  matches: Swords,
  tournaments: Trophy,
  money: Coins,
  settings: Settings2,
  roles: UserRoundCog,
}

export function LogSection() {
  const { log: messages } = useAdminMessages()
  const { account } = useWallet()
  const { data: history, isError, isFetching, refetch } = useEventHistory(source)
  const [filter, setFilter] = useState(NO_FILTER)
  const [shown, setShown] = useState(PAGE)

  const log = useMemo(() => history && buildLog(history.events), [history])
  const actors = useMemo(() => log && actorsOf(log), [log])
  const found = useMemo(() => log && filterLog(log, filter), [log, filter])
  const total = useMemo(() => log && groupLog(log).length, [log])
  const rows = useMemo(() => found && groupLog(found), [found])
  const percent = history && percentRead(history)

  const isFiltered = filter.kind !== 'all' || filter.by !== 'all' || filter.text !== ''

  const changeFilter = (changed: Partial<LogFilter>) => {
    setFilter({ ...filter, ...changed })
    setShown(PAGE)
  }

  return (
    <Card as="section" flush aria-labelledby="log" className="overflow-hidden">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3 p-4 sm:px-6 sm:pt-6">
        <div className="flex min-w-0 flex-1 basis-64 flex-col gap-1">
          <CardTitle id="log">{messages.title}</CardTitle>
          <p className="text-14 text-pretty text-secondary">{messages.intro}</p>
        </div>
        {found && found.length > 0 && percent === 100 && (
          <DownloadButton
            label={messages.download}
            fileName={messages.file(isoDateTime(chainNow()).slice(0, 10))}
            makeCsv={async () => (await import('./logCsv')).logCsv(found)}
          />
        )}
      </div>
      {!history || !log || !actors || !rows || total === undefined || percent !== 100 ? (
        <HistoryProgress
          percent={percent === 100 ? undefined : percent}
          hasFailed={isError}
          isRetrying={isFetching}
          onRetry={() => void refetch()}
        />
      ) : log.length === 0 ? (
        <div className="px-4 pb-4 sm:px-6 sm:pb-6">
          <EmptyState icon={<ScrollText />} title={messages.empty} text={messages.emptyText} />
        </div>
      ) : (
        <>
          <LogFilters
            filter={filter}
            onChange={changeFilter}
            onClear={isFiltered ? () => changeFilter(NO_FILTER) : undefined}
            actors={actors}
            account={account}
            found={rows.length}
            total={total}
          />
          {rows.length === 0 ? (
            <div className="px-4 pb-4 sm:px-6 sm:pb-6">
              <EmptyState icon={<ScrollText />} title={messages.noneFound} text={messages.noneFoundText} />
            </div>
          ) : (
            <LogTable rows={rows.slice(0, shown)} account={account} />
          )}
          {rows.length > shown && (
            <Button variant="quiet" block onClick={() => setShown(shown + PAGE)}>
              {messages.showMore}
            </Button>
          )}
          <p className="border-t border-line p-4 text-12 text-secondary sm:px-6">
            {messages.countsFrom(String(history.from))} {messages.times(ownTimeZone())}
          </p>
        </>
      )}
    </Card>
  )
}

function LogTable({ rows, account }: { rows: readonly LogRow[]; account: Address | undefined }) {
  const { title, columns, block } = useAdminMessages().log
  return (
    <Table caption={title} columns={Object.values(columns)}>
      {rows.map((row, index) => {
        const [entry] = row
        const Icon = icons[topicOf(entry.kind)]
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a transaction may have several entries, whose order never changes.
          <Tr key={`${entry.hash} ${index}`}>
            <Td className="align-top whitespace-nowrap text-secondary max-md:order-2" label={columns.when}>
              <DateTime time={entry.time} title={block(String(entry.block))} />
            </Td>
            <Td className="w-full align-top max-md:order-1">
              <div className="flex min-w-0 gap-3">
                <Icon aria-hidden className="mt-0.5 size-4 shrink-0 text-tertiary" />
                <div className="min-w-0">
                  {row.length === 1 ? <Action entry={entry} /> : <CreatedTogether entries={row} />}
                </div>
              </div>
            </Td>
            <Td className="align-top max-md:order-3" label={columns.who}>
              <Actor entry={entry} account={account} />
            </Td>
            <Td className="align-top max-md:order-4 md:[&>span]:-mt-1.5" label={columns.transaction}>
              <TransactionLink hash={entry.hash} url={explorerUrl('tx', entry.hash)} />
            </Td>
          </Tr>
        )
      })}
    </Table>
  )
}

function Action({ entry }: { entry: LogEntry }) {
  const { title, subject, detail } = describeLogEntry(entry, useAdminMessages())
  return (
    <>
      <p className="font-medium">{title}</p>
      {subject && <p className="break-words">{subject}</p>}
      {detail && <p className="break-words text-secondary">{detail}</p>}
    </>
  )
}

/** @param entries newest first */
function CreatedTogether({ entries }: { entries: LogRow }) {
  const messages = useAdminMessages()
  const { log } = messages
  const [isOpen, setOpen] = useState(false)
  const [first = entries[0], ...others] = entries.toReversed()
  return (
    <>
      <p className="font-medium">{log.matchesCreated(entries.length)}</p>
      <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary className="py-0.5 break-words hover:underline">
          {log.andMore(describeLogEntry(first, messages).subject ?? '', others.length)}
        </summary>
        {isOpen && (
          <ul className="mt-1 flex flex-col gap-2">
            {[first, ...others].map((entry) => {
              const { subject, detail } = describeLogEntry(entry, messages)
              return (
                <li key={subject} className="break-words">
                  {subject} <span className="block text-secondary">{detail}</span>
                </li>
              )
            })}
          </ul>
        )}
      </details>
    </>
  )
}

function Actor({ entry, account }: { entry: LogEntry; account: Address | undefined }) {
  const { log } = useAdminMessages()
  if (!entry.by) {
    return (
      <span className="text-secondary">
        {entry.kind === 'ownershipMoved' ? log.deployment : log.notLogged}
      </span>
    )
  }
  return (
    <span className="inline-flex items-center gap-2">
      <AddressText address={entry.by} />
      {sameAddress(entry.by, account) && <Badge>{log.you}</Badge>}
    </span>
  )
}
