import { Trophy } from 'lucide-react'
import { useDeferredValue, useMemo, useState } from 'react'
import type { Address } from 'viem'
import { percentRead } from '@/chain/history/eventHistory'
import { chainNow } from '@/chain/network/clock'
import { HistoryProgress } from '@/domain/history/HistoryProgress'
import { useMessages } from '@/i18n/useMessages'
import { sameAddress } from '@/lib/addresses'
import { cx } from '@/ui/classNames'
import { Badge } from '@/ui/feedback/Badge'
import { EmptyState } from '@/ui/feedback/EmptyState'
import { Button } from '@/ui/forms/Button'
import { SegmentedControl } from '@/ui/forms/SegmentedControl'
import { Table, Td, Tr } from '@/ui/layout/Table'
import { TableSection } from '@/ui/layout/TableSection'
import { AddressText } from '@/ui/text/AddressText'
import { ProfitAmount } from './ProfitAmount'
import { type Order, type RankedStanding, rank, standingsOf } from './standings'
import { useHistory, useMonthStart } from './useHistory'

const PAGE = 10

export function Leaderboard({ account }: { account: Address | undefined }) {
  const { leaderboard } = useMessages().community
  const [order, setOrder] = useState<Order>('profit')
  const [period, setPeriod] = useState<'allTime' | 'month'>('allTime')
  const [shown, setShown] = useState(PAGE)
  const history = useHistory()
  const percent = history.data && percentRead(history.data)
  // Deferred, so that the page responds while standings of the whole history are computed.
  const whole = useDeferredValue(percent === 100 ? history.data : undefined)
  const monthStart = useMonthStart(period === 'month')

  const since = period === 'month' ? monthStart.data : 0n
  const standings = useMemo(
    () => whole && since !== undefined && standingsOf(whole.events, since, chainNow()),
    [whole, since],
  )
  const ranked = useMemo(() => standings && rank(standings, order), [standings, order])
  const isReady = whole && since !== undefined && ranked

  return (
    <TableSection
      title={leaderboard.title}
      controls={
        <>
          <SegmentedControl
            legend={leaderboard.orderBy}
            value={order}
            onChange={setOrder}
            options={[
              { value: 'profit', label: leaderboard.profit },
              { value: 'won', label: leaderboard.won },
              { value: 'reputation', label: leaderboard.reputation },
            ]}
          />
          <SegmentedControl
            legend={leaderboard.period}
            value={period}
            onChange={setPeriod}
            options={[
              { value: 'allTime', label: leaderboard.allTime },
              { value: 'month', label: leaderboard.month },
            ]}
          />
        </>
      }
    >
      {!isReady ? (
        <HistoryProgress
          percent={percent === 100 ? undefined : percent}
          hasFailed={history.isError || monthStart.isError}
          isRetrying={history.isFetching || monthStart.isFetching}
          onRetry={() => void Promise.all([history.refetch(), monthStart.isError && monthStart.refetch()])}
        />
      ) : (
        <>
          {ranked.length === 0 ? (
            <div className="px-4 pb-4 sm:px-6 sm:pb-6">
              <EmptyState icon={<Trophy />} title={leaderboard.empty} text={leaderboard.emptyText[order]} />
            </div>
          ) : (
            <Ranking ranked={ranked} order={order} shown={shown} account={account} />
          )}
          {ranked.length > shown && (
            <Button variant="quiet" block onClick={() => setShown(shown + PAGE)}>
              {leaderboard.showMore}
            </Button>
          )}
          <p
            title={leaderboard.countsFrom(String(since > whole.from ? since : whole.from))}
            className="border-t border-line p-4 text-12 sm:px-6 text-secondary"
          >
            {leaderboard.rules}
          </p>
        </>
      )}
    </TableSection>
  )
}

interface RankingProps {
  ranked: readonly RankedStanding[]
  order: Order
  shown: number
  account: Address | undefined
}

function Ranking({ ranked, order, shown, account }: RankingProps) {
  const { leaderboard } = useMessages().community
  const { columns } = leaderboard
  const rows = ranked.filter(({ user }, index) => index < shown || sameAddress(user, account))
  return (
    <Table caption={leaderboard.title} columns={Object.values(columns)}>
      {rows.map(({ rank: place, user, profit, won, decided, reputation }) => {
        const isOwn = sameAddress(user, account)
        // A phone has room for the sorted figure only.
        const figure = (of: Order) => cx('tabular-nums', of !== order && 'max-md:hidden')
        return (
          <Tr key={user} className={cx('max-md:grid-cols-[2rem_1fr_auto]', isOwn && 'bg-hover font-medium')}>
            <Td className="tabular-nums">{leaderboard.rank(place)}</Td>
            <Td>
              <span className="inline-flex flex-wrap items-center gap-x-2">
                <AddressText address={user} />
                {isOwn && <Badge>{leaderboard.you}</Badge>}
              </span>
            </Td>
            <Td className={figure('profit')}>
              <ProfitAmount wei={profit} />
            </Td>
            <Td className={figure('won')}>{leaderboard.wonOf(won, decided)}</Td>
            <Td className={figure('reputation')}>{String(reputation)}</Td>
          </Tr>
        )
      })}
    </Table>
  )
}
