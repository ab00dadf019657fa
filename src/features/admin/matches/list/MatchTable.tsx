import { SearchX, Swords } from 'lucide-react'
import { type ReactNode, useMemo, useRef, useState } from 'react'
import { useChainNow } from '@/chain/network/clock'
import { isFinal } from '@/domain/match/match'
import { mergeMatches, usePastMatches } from '@/domain/match/matchLists'
import { gamesOf } from '@/domain/match/name'
import { useUnfinishedMatches } from '@/features/admin/matches/correctableMatches'
import { countByFilter, filterMatches } from '@/features/admin/matches/matchState'
import { DEFAULT_ADMIN_SEARCH, type MatchTableSearch } from '@/features/admin/shared/adminSearch'
import { Panel } from '@/features/admin/shared/Panel'
import { useAdminMessages } from '@/i18n/adminMessages'
import { EmptyState } from '@/ui/feedback/EmptyState'
import { lazyWithRetry, Pending, Skeleton } from '@/ui/feedback/loading'
import { Button } from '@/ui/forms/Button'
import { LoadMore } from '@/ui/layout/LoadMore'
import { useKeptFocus } from '@/ui/useKeptFocus'
import { MatchRows, type RowActions } from './MatchRows'
import { SelectAll } from './SelectAll'
import { useSelection } from './selection'
import { TableFilters } from './TableFilters'

const BatchBar = lazyWithRetry(async () => (await import('@/features/admin/matches/batch/BatchBar')).BatchBar)

const PAGE = 50

/** Keeps the panels below within reach, the columns' names in sight, and the focus off the bar of the selection. */
const scrollClass =
  'relative -mx-4 max-h-[max(70dvh,24rem)] overflow-y-auto border-y border-line sm:-mx-6 md:scroll-pt-12 [@media(min-height:36rem)]:[&_:is(a,input,button)]:scroll-mb-40 md:[&_thead]:sticky md:[&_thead]:top-0 md:[&_thead]:z-1 md:[&_thead]:bg-surface'

interface MatchTableProps extends RowActions {
  search: MatchTableSearch
  onChange: (change: Partial<MatchTableSearch>) => void
  links: ReactNode
}

export function MatchTable({ search, onChange, links, ...actions }: MatchTableProps) {
  const { table, loading } = useAdminMessages().adminMatches
  const now = useChainNow()
  const wantsPast = search.show === 'final' || search.show === 'all'
  const { open, correctable, matches: unfinished } = useUnfinishedMatches()
  const past = usePastMatches(wantsPast)
  const reads = wantsPast ? [open, correctable, past] : [open, correctable]
  const isLoading = reads.some(({ data, error }) => data === undefined && !error)
  const hasFailed = reads.some(({ error }) => error)
  const matches = useMemo(
    () => (wantsPast ? mergeMatches(unfinished, past.data) : unfinished),
    [unfinished, past.data, wantsPast],
  )
  const [pageSize, setPageSize] = useState(PAGE)
  const [clearings, setClearings] = useState(0)
  const counts = useMemo(() => countByFilter(matches, now), [matches, now])
  const games = useMemo(() => gamesOf(matches), [matches])
  const found = useMemo(() => filterMatches(matches, search, now), [matches, search, now])
  const shown = found.slice(0, pageSize)
  // Nothing can be done to a final match.
  const rows = shown.filter((match) => !isFinal(match, now)).map(({ id }) => id)
  const { ids, change: select } = useSelection(rows)
  // In the order of the rows, then those that aren't shown.
  const selected = [...new Set([...found, ...matches])].filter(
    (match) => ids.has(match.id) && !isFinal(match, now),
  )
  const selectedRows = rows.filter((id) => ids.has(id)).length
  const status = useRef<HTMLParagraphElement>(null)
  const isSelecting = selected.length > 0
  const hasMore = found.length > pageSize
  const isNarrowed = search.q.trim() !== '' || search.game !== '' || search.show !== DEFAULT_ADMIN_SEARCH.show
  useKeptFocus(isSelecting, status)
  useKeptFocus(hasMore, status)

  function change(changed: Partial<MatchTableSearch>) {
    setPageSize(PAGE)
    onChange(changed)
  }

  function clear() {
    const { show, sort, q, game } = DEFAULT_ADMIN_SEARCH
    change({ show, sort, q, game })
    setClearings(clearings + 1)
  }

  return (
    <Panel title={table.title} intro={table.intro} aside={links}>
      <TableFilters
        search={search}
        onChange={change}
        counts={open.data && correctable.data && counts}
        games={games}
        clearings={clearings}
      />
      {hasFailed && <Pending reads={reads} />}
      {isLoading && found.length === 0 ? (
        <Skeleton text={loading} className="h-80 rounded-lg" />
      ) : (
        <>
          <div className="-my-2 flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
            {rows.length > 0 && (
              <SelectAll ids={rows} selected={ids} onSelect={select} label={table.selectAll(rows.length)} />
            )}
            <p ref={status} role="status" tabIndex={-1} className="text-14 text-secondary tabular-nums">
              {(found.length > 0 || !hasFailed) && table.found(shown.length, found.length)}
            </p>
          </div>
          {shown.length > 0 ? (
            <div className={scrollClass}>
              <MatchRows matches={shown} selected={ids} now={now} onSelect={select} {...actions} />
            </div>
          ) : (
            !hasFailed && (
              <EmptyState
                icon={isNarrowed ? <SearchX /> : <Swords />}
                title={isNarrowed ? table.noneFound : table.none}
                text={isNarrowed ? table.noneFoundText : table.noneText}
                action={isNarrowed && <Button onClick={clear}>{table.clear}</Button>}
              />
            )
          )}
        </>
      )}
      {hasMore && (
        <Button block onClick={() => setPageSize(pageSize + PAGE)}>
          {table.showMore}
        </Button>
      )}
      {wantsPast && <LoadMore pages={past} label={table.older} busyLabel={table.loadingOlder} />}
      <p role="status" className="sr-only">
        {isSelecting && table.selected(selected.length, selected.length - selectedRows)}
      </p>
      {isSelecting && (
        <BatchBar
          fallback={null}
          selected={selected}
          hidden={selected.length - selectedRows}
          now={now}
          onDone={(ids) => select({ kind: 'rows', ids, isOn: false })}
          onClear={() => select({ kind: 'clear' })}
        />
      )}
    </Panel>
  )
}
