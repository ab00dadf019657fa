import { Trophy } from 'lucide-react'
import { useState } from 'react'
import type { Address } from 'viem'
import { BettorLink } from '@/domain/bet/BettorLink'
import { SignedAmount } from '@/domain/bet/SignedAmount'
import { IndexNote } from '@/domain/history/HistoryProgress'
import { ShowMore } from '@/domain/history/ShowMore'
import { LedgerProgress } from '@/domain/ledger/LedgerProgress'
import { useMessages } from '@/i18n/useMessages'
import { sameAddress } from '@/lib/addresses'
import { cx } from '@/ui/classNames'
import { Badge } from '@/ui/feedback/Badge'
import { EmptyState } from '@/ui/feedback/EmptyState'
import { SegmentedControl } from '@/ui/forms/SegmentedControl'
import { Choice } from '@/ui/forms/Select'
import { Table, TableSection, Td, Tr } from '@/ui/layout/Table'
import type { Order, RankedStanding } from './standings'
import { type LeaderboardSearch, useStandings } from './useStandings'

const PAGE = 10

export function Leaderboard({ account }: { account: Address | undefined }) {
  const { leaderboard } = useMessages().community
  const [search, setSearch] = useState<LeaderboardSearch>({ order: 'profit', period: 'allTime', game: '' })
  const [shown, setShown] = useState(PAGE)
  const { standings, problem, ...read } = useStandings(search, shown, account)

  return (
    <TableSection
      title={leaderboard.title}
      controls={<LeaderboardFilters search={search} onChange={setSearch} games={standings?.games ?? []} />}
    >
      <IndexNote problem={problem} className="px-4 pb-4 sm:px-6" />
      {!standings ? (
        <LedgerProgress read={read} />
      ) : (
        <>
          {standings.ranked.length === 0 ? (
            <div className="px-4 pb-4 sm:px-6 sm:pb-6">
              <EmptyState
                icon={<Trophy />}
                title={leaderboard.empty}
                text={leaderboard.emptyText[search.order]}
              />
            </div>
          ) : (
            <Table caption={leaderboard.title} columns={Object.values(leaderboard.columns)}>
              {standings.ranked
                .filter((row, index) => index < shown || sameAddress(row.account, account))
                .map((row) => (
                  <Row
                    key={row.account}
                    row={row}
                    order={search.order}
                    isOwn={sameAddress(row.account, account)}
                  />
                ))}
            </Table>
          )}
          <ShowMore count={standings.total} shown={shown} page={PAGE} onShow={setShown} />
          <p className="border-t border-line p-4 text-12 sm:px-6 text-secondary">{leaderboard.rules}</p>
        </>
      )}
    </TableSection>
  )
}

function Row({ row, order, isOwn }: { row: RankedStanding; order: Order; isOwn: boolean }) {
  const { leaderboard } = useMessages().community
  // A phone has room for the sorted figure only.
  const figure = (of: Order) => cx('tabular-nums', of !== order && 'max-md:hidden')
  return (
    <Tr className={cx('max-md:grid-cols-[2rem_1fr_auto]', isOwn && 'bg-hover font-medium')}>
      <Td className="tabular-nums">{leaderboard.rank(row.rank)}</Td>
      <Td>
        <span className="inline-flex flex-wrap items-center gap-x-2">
          <BettorLink address={row.account} />
          {isOwn && <Badge>{leaderboard.you}</Badge>}
        </span>
      </Td>
      <Td className={figure('profit')}>
        <SignedAmount wei={row.profit} />
      </Td>
      <Td className={figure('won')}>{leaderboard.wonOf(row.won, row.decided)}</Td>
      <Td className={figure('reputation')}>{row.reputation}</Td>
    </Tr>
  )
}

interface LeaderboardFiltersProps {
  search: LeaderboardSearch
  onChange: (search: LeaderboardSearch) => void
  games: readonly string[]
}

function LeaderboardFilters({ search, onChange, games }: LeaderboardFiltersProps) {
  const { leaderboard } = useMessages().community
  const { order, period, game } = search
  // Reputation has neither a time nor a game.
  const isOfAll = order === 'reputation'
  return (
    <>
      <SegmentedControl
        legend={leaderboard.orderBy}
        value={order}
        onChange={(next) => onChange({ ...search, order: next })}
        options={(['profit', 'won', 'reputation'] as const).map((value) => ({
          value,
          label: leaderboard[value],
        }))}
      />
      <SegmentedControl
        legend={leaderboard.period}
        value={isOfAll ? 'allTime' : period}
        onChange={(next) => onChange({ ...search, period: next })}
        disabled={isOfAll}
        options={(['allTime', 'month'] as const).map((value) => ({ value, label: leaderboard[value] }))}
      />
      {games.length > 1 && (
        <Choice
          aria-label={leaderboard.game}
          className="max-w-48 max-sm:max-w-full"
          value={isOfAll ? '' : game}
          disabled={isOfAll}
          options={[['', leaderboard.allGames], ...games.map((name) => [name, name] as const)]}
          onChange={(next) => onChange({ ...search, game: next })}
        />
      )}
    </>
  )
}
