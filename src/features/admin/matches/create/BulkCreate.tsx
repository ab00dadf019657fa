import { useMemo, useRef, useState } from 'react'
import { chainNow, useChainMinute } from '@/chain/network/clock'
import { toFailure } from '@/chain/queries/errors'
import { mergeCalls } from '@/chain/transactions/calls'
import { useIsProposed } from '@/chain/transactions/proposedCalls'
import type { EndedTransactionState } from '@/chain/transactions/types'
import { useSequential } from '@/chain/transactions/useTransaction'
import { matchesCreated } from '@/domain/match/matchChanges'
import { useRecentMatches } from '@/domain/match/matchLists'
import { createCall, createdBy } from '@/features/admin/matches/matchCalls'
import type { ExistingMatch, NewMatch } from '@/features/admin/matches/newMatch'
import { useCannotCreate } from '@/features/admin/matches/useCannotCreate'
import { ActionButton } from '@/features/admin/shared/ActionButton'
import { useAdminCalls } from '@/features/admin/shared/useAdminCalls'
import { useAdminMessages } from '@/i18n/adminMessages'
import type { AdminMessages } from '@/i18n/catalogue'
import { ownTimeZone } from '@/i18n/format/dates'
import { chunksOf } from '@/lib/chunksOf'
import { isoDateTime } from '@/lib/time'
import { Banner } from '@/ui/feedback/Banner'
import { Pending, Skeleton } from '@/ui/feedback/loading'
import { DownloadButton } from '@/ui/forms/DownloadButton'
import { Field } from '@/ui/forms/Field'
import { FileInput } from '@/ui/forms/FileInput'
import { showToast } from '@/ui/toast'
import { CsvMatches } from './CsvMatches'
import {
  BATCH_SIZE,
  type CheckedRow,
  type CsvFile,
  type CsvRow,
  checkRows,
  exportMatches,
  LEFT_OUT,
  MAX_ROWS,
  readMatchesCsv,
  readyMatches,
  sampleCsv,
} from './matchesCsv'

export function BulkCreate() {
  const messages = useAdminMessages()
  const { adminBulk: bulk } = messages
  const { data: recent } = useRecentMatches()
  const [file, setFile] = useState<CsvFile>()
  const latest = useRef<File>(undefined)

  async function read(chosen: File | undefined) {
    latest.current = chosen
    const content = chosen && (await readMatchesCsv(chosen))
    // Ignores a file that was replaced while it was read.
    if (latest.current === chosen) setFile(content)
  }

  return (
    <div className="flex flex-col gap-6">
      <p className="max-w-160 text-14 text-secondary">{bulk.intro}</p>
      <div className="flex flex-wrap items-end gap-4">
        <Field label={bulk.file} className="min-w-0 flex-1 basis-64">
          <FileInput accept=".csv,text/csv" onChange={(event) => void read(event.target.files?.[0])} />
        </Field>
        <DownloadButton
          label={bulk.sample}
          fileName={bulk.sampleName}
          makeCsv={async () => sampleCsv(chainNow())}
          size="md"
        />
        {recent && recent.length > 0 && (
          <DownloadButton
            label={bulk.export}
            fileName={bulk.exportName(isoDateTime(chainNow()).slice(0, 10))}
            makeCsv={() => exportMatches(recent, chainNow())}
            size="md"
          />
        )}
      </div>
      {file &&
        (file.ok ? (
          <DryRun file={file} />
        ) : (
          <Banner tone="warning" role="alert">
            {describeUnreadable(file, messages)}
          </Banner>
        ))}
    </div>
  )
}

function describeUnreadable(file: Extract<CsvFile, { ok: false }>, { adminBulk }: AdminMessages): string {
  const { problems } = adminBulk
  if (file.reason === 'columnsMissing' || file.reason === 'columnsWrong')
    return problems[file.reason](file.columns)
  if (file.reason === 'openQuote') return problems.openQuote(file.row)
  return file.reason === 'tooManyRows' ? problems.tooManyRows(MAX_ROWS) : problems[file.reason]
}

function DryRun({ file }: { file: Extract<CsvFile, { ok: true }> }) {
  const { admin, adminBulk: bulk, adminMatches } = useAdminMessages()
  const cannotCreate = useCannotCreate()
  const { rows, recent, createAll, calls, progress, ...action } = useBulkCreate(file.rows)
  if (!rows)
    return <Pending reads={[recent]} loading={<Skeleton text={adminMatches.loading} className="h-40" />} />

  const count = (of: CheckedRow['state']) => rows.filter(({ state }) => state === of).length
  const [ready, exist, proposed] = [count('ready'), count('exists'), count('proposed')]
  const leftOut = LEFT_OUT.map(count).reduce((total, part) => total + part, 0)
  const wrong = rows.length - ready - exist - proposed - leftOut
  const warned = rows.filter((row) => row.state === 'ready' && row.warnings.length > 0).length
  const hasStopped = exist > 0 && (action.state.phase === 'failed' || action.state.phase === 'rejected')

  async function send() {
    const ended = await createAll()
    if (ended.phase === 'confirmed') showToast({ tone: 'success', text: bulk.created(ready) })
    if (ended.phase === 'failed') console.warn('Failed to create match', ended.failure)
    return ended
  }

  return (
    <section aria-label={bulk.summary} className="flex flex-col gap-4">
      <div role="status" className="flex flex-wrap gap-x-3 text-16 font-medium">
        {ready > 0 && <span>{bulk.ready(ready)}</span>}
        {exist > 0 && <span className="text-secondary">{bulk.exist(exist)}</span>}
        {proposed > 0 && <span className="text-secondary">{bulk.proposed(proposed)}</span>}
        {leftOut > 0 && <span className="text-secondary">{bulk.leftOut(leftOut)}</span>}
        {wrong > 0 && <span className="text-warning">{bulk.wrong(wrong)}</span>}
        {warned > 0 && <span className="text-warning">{bulk.warned(warned)}</span>}
      </div>
      <p className="text-14 text-secondary">{admin.times.zone(ownTimeZone())}</p>
      <div className="overflow-hidden rounded-md border border-line bg-background">
        <CsvMatches rows={rows} columnCount={file.columnCount} />
      </div>
      {hasStopped && <p className="text-14 font-medium">{bulk.stopped}</p>}
      <p className="text-14 text-secondary">
        {wrong > 0
          ? bulk.fix
          : ready === 0
            ? proposed > 0
              ? bulk.allProposed
              : leftOut > 0
                ? bulk.nothingNew
                : bulk.allExist
            : bulk.transactions(Math.ceil(ready / BATCH_SIZE), BATCH_SIZE)}
      </p>
      {wrong === 0 && (ready > 0 || action.isBusy) && (
        <ActionButton
          messages={{ button: bulk.button(ready), busy: bulk.busy(progress) }}
          action={{ ...action, send, calls }}
          disabledReason={cannotCreate}
        />
      )}
    </section>
  )
}

/**
 * Creates a file's matches batch by batch. `createAll` never throws and stops at the first batch that is not confirmed.
 * Called again, it creates the rest, nothing twice.
 */
export function useBulkCreate(fileRows: readonly CsvRow[]) {
  const recent = useRecentMatches()
  // All or none.
  const { sendAll, ...action } = useSequential(
    useAdminCalls(
      'createMatches',
      (matches: readonly NewMatch[]) => [mergeCalls(matches.map(createCall))],
      (matches) => [matchesCreated(matches.length)],
    ),
  )
  // A lagging RPC node may not return matches that were just created here.
  const [created, setCreated] = useState<readonly ExistingMatch[]>([])
  // Blocks a second press during the refetch, which would send everything twice.
  const [isLooking, setLooking] = useState(false)
  const [failed, setFailed] = useState<EndedTransactionState>()
  const isProposed = useIsProposed()
  // Checks many rows rarely; `createAll` checks them again.
  const minute = useChainMinute()
  const rows = useMemo(
    () => checkRows(fileRows, [...created, ...(recent.data ?? [])], minute, isProposed),
    [fileRows, created, recent.data, minute, isProposed],
  )

  async function createAll(): Promise<EndedTransactionState> {
    setLooking(true)
    setFailed(undefined)
    const { data, error, isSuccess } = await recent.refetch()
    setLooking(false)
    // Cached matches may lack those that others created.
    if (!isSuccess) {
      const ended = { phase: 'failed', at: 'simulation', failure: toFailure(error) } as const
      setFailed(ended)
      return ended
    }
    const ready = readyMatches(checkRows(fileRows, [...created, ...data], chainNow(), isProposed))
    return sendAll(chunksOf(ready, BATCH_SIZE), async (receipt) => {
      if (!receipt) return void (await recent.refetch())
      const newest = createdBy(receipt)
      setCreated((before) => [...before, ...newest])
    })
  }

  return {
    rows: recent.data && rows,
    recent,
    createAll,
    calls: () => readyMatches(rows).map(createCall),
    ...action,
    state: failed ?? action.state,
    isBusy: isLooking || action.isBusy,
  }
}
