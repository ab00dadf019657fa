import { useQuery } from '@tanstack/react-query'
import { ScrollText } from 'lucide-react'
import { useMemo, useState } from 'react'
import type { Address } from 'viem'
import { useConfig } from 'wagmi'
import { chain } from '@/chain/config/config'
import { chainNow } from '@/chain/network/clock'
import { freshness } from '@/chain/queries/queryClient'
import { useWallet } from '@/chain/wallet/wallets'
import { HistoryExtent, HistoryProgress } from '@/domain/history/HistoryProgress'
import { ShowMore } from '@/domain/history/ShowMore'
import { useLogHistory } from '@/domain/history/useLogHistory'
import { useDisputeWindow } from '@/domain/match/resultQueries'
import { useAdminMessages } from '@/i18n/adminMessages'
import { ownTimeZone } from '@/i18n/format/dates'
import { sameAddress, shortAddress } from '@/lib/addresses'
import { compareBigints } from '@/lib/compareBigints'
import { DAY, isoDateTime } from '@/lib/time'
import { EmptyState } from '@/ui/feedback/EmptyState'
import { Button } from '@/ui/forms/Button'
import { DownloadButton } from '@/ui/forms/DownloadButton'
import { Field, TextInput } from '@/ui/forms/Field'
import { Choice, Select } from '@/ui/forms/Select'
import { Card, CardTitle } from '@/ui/layout/Card'
import { type AuditEvent, auditEventsOf, auditKinds, auditTopics, topicOf } from './auditEvents'
import {
  actorsOf,
  buildLog,
  filterLog,
  groupLog,
  type LogEntry,
  type LogFilter,
  type Names,
  NO_FILTER,
} from './auditLog'
import { LogTable } from './LogTable'
import { readNames } from './readNames'

const PAGE = 25

/** Reads what can still be corrected, and the results that corrections replaced: two dispute windows. */
function useAuditHistory() {
  const { data: disputeWindow, isPending } = useDisputeWindow()
  const history = useLogHistory(isPending ? undefined : Math.max(DAY, 2 * (disputeWindow ?? 0)))
  const events = useMemo(() => auditEventsOf(history.logs), [history.logs])
  const names = useNames(events)
  const log = useMemo(() => buildLog(events, names), [events, names])
  return { history, log }
}

/** Reads the names of matches and tournaments whose creation isn't among the events. */
function useNames(events: readonly AuditEvent[]): Names | undefined {
  const config = useConfig()
  const missing = useMemo(() => missingNames(events), [events])
  return useQuery({
    ...freshness.fixed,
    queryKey: ['auditNames', { chainId: chain.id, ...missing }],
    queryFn: () => readNames(config, missing),
    enabled: missing.matches.length + missing.tournaments.length > 0,
    placeholderData: (previous) => previous,
  }).data
}

/** Returns the IDs in ascending order: a new event about one of them keeps the query key. */
function missingNames(events: readonly AuditEvent[]) {
  const unnamed = buildLog(events).filter(({ subject }) => subject === undefined)
  const idsOf = (ids: readonly (bigint | undefined)[]) =>
    [...new Set(ids.flatMap((id) => id ?? []))].sort(compareBigints)
  return {
    matches: idsOf(unnamed.map((entry) => (entry.tournamentId === undefined ? entry.matchId : undefined))),
    tournaments: idsOf(unnamed.map(({ tournamentId }) => tournamentId)),
  }
}

export function LogSection() {
  const { adminLog: messages } = useAdminMessages()
  const { history, log } = useAuditHistory()
  const [filter, setFilter] = useState(NO_FILTER)
  const [shown, setShown] = useState(PAGE)

  const found = useMemo(() => filterLog(log, filter), [log, filter])
  const rows = useMemo(() => groupLog(found), [found])

  const isEmpty = log.length === 0
  const isFirstRead = isEmpty && !history.isComplete && !history.isUnavailable && history.error === undefined

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
        {found.length > 0 && history.isComplete && (
          <DownloadButton
            label={messages.download}
            fileName={messages.file(isoDateTime(chainNow()).slice(0, 10))}
            makeCsv={async () => (await import('./logCsv')).logCsv(found)}
          />
        )}
      </div>
      {isFirstRead ? (
        <HistoryProgress percent={history.readFrom === undefined ? undefined : history.percent} />
      ) : (
        <>
          {isEmpty && history.isComplete && (
            <div className="px-4 pb-4 sm:px-6 sm:pb-6">
              <EmptyState
                icon={<ScrollText />}
                title={history.isWhole ? messages.empty : messages.emptySpan}
                text={history.isWhole ? messages.emptyText : messages.emptySpanText}
              />
            </div>
          )}
          {!isEmpty && <LogFilters log={log} filter={filter} onChange={changeFilter} found={rows.length} />}
          {!isEmpty && rows.length === 0 && (
            <div className="p-4 sm:p-6">
              <EmptyState icon={<ScrollText />} title={messages.noneFound} text={messages.noneFoundText} />
            </div>
          )}
          {rows.length > 0 && <LogTable rows={rows.slice(0, shown)} />}
          <ShowMore count={rows.length} shown={shown} page={PAGE} onShow={setShown} />
          <HistoryExtent history={history} note={messages.times(ownTimeZone())} />
        </>
      )}
    </Card>
  )
}

interface LogFiltersProps {
  log: readonly LogEntry[]
  filter: LogFilter
  onChange: (changed: Partial<LogFilter>) => void
  /** Rows that pass the filter. */
  found: number
}

const kindValues = ['all', ...auditTopics, ...auditKinds] as const

function LogFilters({ log, filter, onChange, found }: LogFiltersProps) {
  const { filter: messages, topics, kinds } = useAdminMessages().adminLog
  const { account } = useWallet()
  const actors = useMemo(() => actorsOf(log), [log])
  const total = useMemo(() => groupLog(log).length, [log])
  const isFiltered = filter.kind !== 'all' || filter.by !== 'all' || filter.text !== ''
  const nameOf = (actor: Address) =>
    sameAddress(actor, account) ? messages.you(shortAddress(actor)) : shortAddress(actor)
  return (
    <search aria-label={messages.title} className="border-b border-line px-4 pb-4 sm:px-6">
      <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-[2fr_1fr_1fr]">
        <Field label={messages.text} className="sm:max-lg:col-span-full">
          <TextInput
            type="search"
            value={filter.text}
            placeholder={messages.placeholder}
            onChange={({ target }) => onChange({ text: target.value })}
          />
        </Field>
        <Field label={messages.kind}>
          <Select
            value={filter.kind}
            onChange={({ target }) =>
              onChange({ kind: kindValues.find((kind) => kind === target.value) ?? 'all' })
            }
          >
            <option value="all">{messages.everything}</option>
            {auditTopics.map((topic) => (
              <optgroup key={topic} label={topics[topic]}>
                <option value={topic}>{messages.allOf(topics[topic])}</option>
                {auditKinds
                  .filter((kind) => topicOf(kind) === topic)
                  .map((kind) => (
                    <option key={kind} value={kind}>
                      {kinds[kind]}
                    </option>
                  ))}
              </optgroup>
            ))}
          </Select>
        </Field>
        <Field label={messages.by}>
          <Choice
            value={filter.by}
            options={[['all', messages.everybody], ...actors.map((actor) => [actor, nameOf(actor)] as const)]}
            onChange={(by) => onChange({ by })}
          />
        </Field>
      </div>
      <div className="mt-3 flex min-h-8 items-center justify-between gap-4 text-14 text-secondary">
        <p role="status">{messages.found(found, total)}</p>
        {isFiltered && (
          <Button size="sm" variant="quiet" onClick={() => onChange(NO_FILTER)}>
            {messages.clear}
          </Button>
        )}
      </div>
    </search>
  )
}
