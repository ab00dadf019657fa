import { Download } from 'lucide-react'
import { useRef, useState } from 'react'
import { chainNow } from '@/chain/network/clock'
import { useRecentMatches } from '@/domain/match/matchLists'
import { useIsPaused } from '@/domain/match/queries'
import { exportMatches } from '@/features/admin/matches/exportMatches'
import { ActionButton } from '@/features/admin/shared/ActionButton'
import { useMissingRole } from '@/features/admin/shared/useRoles'
import { readFailure } from '@/i18n/describeReadFailure'
import { ownTimeZone } from '@/i18n/format/dates'
import { useMessages } from '@/i18n/useMessages'
import { downloadFile } from '@/lib/downloadFile'
import { isoDateTime } from '@/lib/isoDateTime'
import { Banner } from '@/ui/feedback/Banner'
import { LoadError } from '@/ui/feedback/LoadError'
import { Skeleton } from '@/ui/feedback/Skeleton'
import { Button } from '@/ui/forms/Button'
import { DownloadButton } from '@/ui/forms/DownloadButton'
import { Field } from '@/ui/forms/Field'
import { FileInput } from '@/ui/forms/FileInput'
import { showToast } from '@/ui/toast'
import { CsvErrors, CsvMatches } from './CsvTables'
import { BATCH_SIZE, type CheckedRow, type CsvFile, MAX_ROWS, readMatchesCsv, sampleCsv } from './matchesCsv'
import { useBulkCreate } from './useBulkCreate'

type ReadableFile = Extract<CsvFile, { ok: true }>

export function BulkCreate() {
  const { adminBulk: bulk } = useMessages()
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
      <p className="max-w-prose text-14 text-secondary">{bulk.intro}</p>
      <div className="flex flex-wrap items-end gap-4">
        <Field label={bulk.file} className="min-w-0 flex-1 basis-64">
          {(control) => (
            <FileInput
              {...control}
              accept=".csv,text/csv"
              onChange={(event) => void read(event.target.files?.[0])}
            />
          )}
        </Field>
        <Button
          className="min-h-11"
          onClick={() => downloadFile(bulk.sampleName, 'text/csv', sampleCsv(chainNow()))}
        >
          <Download aria-hidden className="size-4" />
          {bulk.sample}
        </Button>
        <ExportButton />
      </div>
      {file && (file.ok ? <DryRun file={file} /> : <Unreadable file={file} />)}
    </div>
  )
}

function ExportButton() {
  const { adminBulk: bulk } = useMessages()
  const { data: recent } = useRecentMatches()
  if (!recent || recent.length === 0) return null
  return (
    <DownloadButton
      label={bulk.export}
      fileName={bulk.exportName(isoDateTime(chainNow()).slice(0, 10))}
      makeCsv={() => exportMatches(recent, chainNow())}
      size="md"
    />
  )
}

function Unreadable({ file }: { file: Extract<CsvFile, { ok: false }> }) {
  const { problems } = useMessages().adminBulk
  return (
    <Banner tone="warning" role="alert">
      {sentence()}
    </Banner>
  )

  function sentence(): string {
    switch (file.reason) {
      case 'columnsMissing':
        return problems.columnsMissing(file.columns)
      case 'openQuote':
        return problems.openQuote(file.row)
      case 'tooManyRows':
        return problems.tooManyRows(MAX_ROWS)
      default:
        return problems[file.reason]
    }
  }
}

function DryRun({ file }: { file: ReadableFile }) {
  const messages = useMessages()
  const { admin, adminBulk: bulk, adminMatches: matches } = messages
  const { create, loading } = matches
  const missingRole = useMissingRole('operator')
  const isPaused = useIsPaused()
  const { rows, recent, createAll, calls, progress, ...action } = useBulkCreate(file.rows)
  if (!rows) {
    const failure = readFailure(messages, recent)
    return failure ? <LoadError {...failure} /> : <Skeleton text={loading} className="h-40" />
  }

  const count = (...states: CheckedRow['state'][]) =>
    rows.filter(({ state }) => states.includes(state)).length
  const [ready, exist, wrong] = [count('ready'), count('exists'), count('wrong', 'repeated', 'tooManyCells')]

  const warned = rows.filter((row) => row.state === 'ready' && row.warnings.length > 0).length

  const hasStopped = exist > 0 && (action.state.phase === 'failed' || action.state.phase === 'rejected')

  async function send() {
    const settled = await createAll()
    if (settled.phase === 'confirmed') showToast({ tone: 'success', text: bulk.created(ready) })
    if (settled.phase === 'failed') console.warn('Failed to create match', settled.failure)
    return settled
  }

  return (
    <section aria-label={bulk.summary} className="flex flex-col gap-4">
      <div role="status" className="flex flex-wrap gap-x-3 text-16 font-medium">
        {ready > 0 && <span>{bulk.ready(ready)}</span>}
        {exist > 0 && <span className="text-secondary">{bulk.exist(exist)}</span>}
        {wrong > 0 && <span className="text-warning">{bulk.wrong(wrong)}</span>}
        {warned > 0 && <span className="text-warning">{bulk.warned(warned)}</span>}
      </div>
      {wrong > 0 && (
        <div className="overflow-hidden rounded-md border border-line bg-background">
          <CsvErrors rows={rows} columnCount={file.columnCount} />
        </div>
      )}
      <p className="text-14 text-secondary">{admin.times.zone(ownTimeZone())}</p>
      <div className="overflow-hidden rounded-md border border-line bg-background">
        <CsvMatches rows={rows} />
      </div>
      {hasStopped && <p className="text-14 font-medium">{bulk.stopped}</p>}
      <p className="text-14 text-secondary">
        {wrong > 0
          ? bulk.fix
          : ready === 0
            ? bulk.allExist
            : bulk.transactions(Math.ceil(ready / BATCH_SIZE), BATCH_SIZE)}
      </p>
      {wrong === 0 && (ready > 0 || action.isBusy) && (
        <ActionButton
          messages={{ button: bulk.button(ready), busy: bulk.busy(progress) }}
          action={action}
          send={send}
          calls={calls}
          disabledReason={missingRole ?? (isPaused ? create.paused : undefined)}
        />
      )}
    </section>
  )
}
