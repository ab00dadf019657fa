import { Coins, ScrollText, Settings2, Swords, Trophy, UserRoundCog } from 'lucide-react'
import { useMemo, useState } from 'react'
import type { Address } from 'viem'
import { explorerUrl } from '@/chain/config/config'
import { percentRead } from '@/chain/history/eventHistory'
import { type EventSource, useEventHistory } from '@/chain/history/useEventHistory'
import { useWallet } from '@/chain/wallet/wallets'
import { HistoryProgress } from '@/domain/history/HistoryProgress'
import { ownTimeZone } from '@/i18n/format/dates'
import { useAdminMessages } from '@/i18n/useAdminMessages'
import { sameAddress } from '@/lib/addresses'
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
  type LogEntry,
  type LogFilter,
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
  const percent = history && percentRead(history)

  const isFiltered = filter.kind !== 'all' || filter.by !== 'all' || filter.text !== ''

  const changeFilter = (changed: Partial<LogFilter>) => {
    setFilter({ ...filter, ...changed })
    setShown(PAGE)
  }

  return (
    <Card as="section" flush aria-labelledby="log" className="overflow-hidden">
      <div className="flex flex-col gap-1 p-4 sm:px-6 sm:pt-6">
        <CardTitle id="log">{messages.title}</CardTitle>
        <p className="text-14 text-pretty text-secondary">{messages.intro}</p>
      </div>
      {!history || !log || !actors || !found || percent !== 100 ? (
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
            found={found.length}
            total={log.length}
          />
          {found.length === 0 ? (
            <div className="px-4 pb-4 sm:px-6 sm:pb-6">
              <EmptyState icon={<ScrollText />} title={messages.noneFound} text={messages.noneFoundText} />
            </div>
          ) : (
            <LogTable entries={found.slice(0, shown)} account={account} />
          )}
          {found.length > shown && (
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

function LogTable({ entries, account }: { entries: readonly LogEntry[]; account: Address | undefined }) {
  const messages = useAdminMessages()
  const { title, columns, block } = messages.log
  return (
    <Table caption={title} columns={Object.values(columns)}>
      {entries.map((entry, index) => {
        const Icon = icons[topicOf(entry.kind)]
        const text = describeLogEntry(entry, messages)
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
                  <p className="font-medium">{text.title}</p>
                  {text.subject && <p className="break-words">{text.subject}</p>}
                  {text.detail && <p className="break-words text-secondary">{text.detail}</p>}
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
