import { Link } from '@tanstack/react-router'
import { memo } from 'react'
import { isFinal, type Match } from '@/domain/match/match'
import { marketLabel, shortSideName } from '@/domain/match/name'
import { allStakes } from '@/domain/match/odds'
import { groupSeries, type Series, seriesName } from '@/domain/match/series'
import { describeDue, type MatchState, matchState, nextDue } from '@/features/admin/matches/matchState'
import { isFinalizable } from '@/features/admin/matches/needsAttention'
import { useAdminMessages } from '@/i18n/adminMessages'
import { cx } from '@/ui/classNames'
import { Badge } from '@/ui/feedback/Badge'
import { Button } from '@/ui/forms/Button'
import { Table, Td, Tr } from '@/ui/layout/Table'
import { DateTime } from '@/ui/text/DateTime'
import { WethAmount } from '@/ui/text/WethAmount'
import { RowCheckbox } from './RowCheckbox'
import { SelectAll } from './SelectAll'
import type { SelectionChange } from './selection'

export interface RowActions {
  onManage: (id: bigint) => void
  onFinalize: (match: Match) => void
}

interface MatchRowsProps extends RowActions {
  matches: readonly Match[]
  selected: ReadonlySet<bigint>
  now: number
  onSelect: (change: SelectionChange) => void
}

export function MatchRows({ matches, selected, now, ...actions }: MatchRowsProps) {
  const messages = useAdminMessages()
  const { table } = messages.adminMatches
  const { select, ...columns } = table.columns
  return (
    <Table
      caption={table.title}
      columns={[
        <span key="select" className="sr-only">
          {select}
        </span>,
        ...Object.values(columns),
      ]}
    >
      {groupSeries(matches).flatMap((series) => {
        const isSeries = series.length > 1
        const rows = series.map((match) => {
          const next = nextDue(match, now)
          return (
            <MatchRow
              key={String(match.id)}
              match={match}
              market={isSeries ? marketLabel(match, messages) : undefined}
              isSelected={selected.has(match.id)}
              state={matchState(match, now)}
              isFinalizable={isFinalizable(match, now)}
              dueAt={next?.at}
              {...(next && describeDue(next, now, messages))}
              {...actions}
            />
          )
        })
        if (!isSeries) return rows
        // A sibling of its rows, which keep their focus when another market comes first.
        return [
          <SeriesRow
            key={`series ${series[0].id}`}
            series={series}
            selected={selected}
            now={now}
            onSelect={actions.onSelect}
          />,
          ...rows,
        ]
      })}
    </Table>
  )
}

interface SeriesRowProps extends Pick<MatchRowsProps, 'selected' | 'now' | 'onSelect'> {
  series: Series
}

/** Stands above the rows of a series, and selects all of them that aren't final. */
function SeriesRow({ series, selected, now, onSelect }: SeriesRowProps) {
  const { table } = useAdminMessages().adminMatches
  const ids = series.filter((match) => !isFinal(match, now)).map(({ id }) => id)
  const name = <bdi className="min-w-0 font-medium break-words">{seriesName(series[0])}</bdi>
  return (
    <Tr>
      <Td colSpan={6}>
        {ids.length === 0 ? (
          name
        ) : (
          <SelectAll
            ids={ids}
            selected={selected}
            onSelect={onSelect}
            label={
              <>
                <span className="sr-only">{table.selectMarkets}</span>
                {name}
              </>
            }
          />
        )}
      </Td>
    </Tr>
  )
}

interface MatchRowProps extends RowActions, Pick<MatchRowsProps, 'onSelect'> {
  match: Match
  /** In place of the name, below that of the series. */
  market: string | undefined
  isSelected: boolean
  state: MatchState
  isFinalizable: boolean
  /** Unix seconds; `undefined` once nothing is due. */
  dueAt: number | undefined
  text?: string
  note?: string
  isUrgent?: boolean
}

/** Rerenders only when its texts change, which is each minute at most, and not with each tick of the clock. */
const MatchRow = memo(function MatchRow(props: MatchRowProps) {
  const { match, market, isSelected, state, isFinalizable, dueAt, text, note, isUrgent } = props
  const { onSelect, onManage, onFinalize } = props
  const messages = useAdminMessages()
  const { adminMatches: own } = messages
  const { table } = own
  const { columns } = table
  const id = String(match.id)
  const stakes = allStakes(match)
  return (
    <Tr className={cx('max-md:grid-cols-[auto_minmax(0,1fr)]', isSelected && 'bg-hover')}>
      <Td className="align-top md:pe-0">
        {dueAt !== undefined && (
          <RowCheckbox
            id={match.id}
            label={table.select(own.match(id, match.name))}
            isSelected={isSelected}
            onSelect={onSelect}
          />
        )}
      </Td>
      <Td className="w-full align-top max-md:col-start-2">
        <div className={cx('min-w-0', market && 'ps-4')}>
          <Link
            to="/match/$id"
            params={{ id }}
            className="min-w-0 font-medium break-words hover:underline max-md:py-1"
          >
            <span className="text-tertiary tabular-nums">#{id}</span> <bdi>{market ?? match.name}</bdi>
          </Link>
          <span className="block text-12 text-secondary">
            {table.start} <DateTime time={match.startTime} />
          </span>
        </div>
      </Td>
      <Td className="align-top max-md:col-span-full" label={columns.state}>
        <div className="flex flex-col items-start gap-1 max-md:items-end">
          <Badge tone={tones[state] ?? 'neutral'}>{table.states[state]}</Badge>
          {match.hasResult && (
            <span className="text-12 break-words text-secondary">
              {match.winner === 0 ? table.voided : table.winner(shortSideName(match, match.winner, messages))}
            </span>
          )}
        </div>
      </Td>
      <Td className="align-top max-md:col-span-full" label={columns.pools}>
        <dl className="flex flex-col tabular-nums max-md:flex-row max-md:gap-4">
          {([1, 2] as const).map((side) => (
            <div key={side} className="flex gap-2 whitespace-nowrap">
              <dt className={side === 1 ? 'text-side-a' : 'text-side-b'}>{table.pool[side]}</dt>
              <dd>
                <WethAmount wei={stakes[side]} />
              </dd>
            </div>
          ))}
        </dl>
      </Td>
      <Td className="align-top max-md:col-span-full" label={dueAt === undefined ? undefined : columns.due}>
        {dueAt !== undefined && (
          <div className="flex min-w-40 flex-col max-md:items-end max-md:text-end">
            <span className={cx(isUrgent && 'font-medium text-warning')}>{text}</span>
            {note && <span className="text-12 text-secondary">{note}</span>}
            <span className="text-12 text-tertiary">
              <DateTime time={dueAt} />
            </span>
          </div>
        )}
      </Td>
      <Td className="align-top max-md:col-span-full">
        {dueAt !== undefined && (
          <Button
            size="sm"
            variant={isFinalizable ? 'secondary' : 'quiet'}
            className={cx('max-md:w-full', isFinalizable ? 'whitespace-nowrap' : 'max-md:border-line')}
            onClick={() => (isFinalizable ? onFinalize(match) : onManage(match.id))}
          >
            {isFinalizable ? table.nameWinner : table.manage}
            <span className="sr-only"> {own.match(id, match.name)}</span>
          </Button>
        )}
      </Td>
    </Tr>
  )
})

const tones: Partial<Record<MatchState, 'live' | 'warning'>> = {
  live: 'live',
  due: 'warning',
  abandoned: 'warning',
  challenged: 'warning',
}
