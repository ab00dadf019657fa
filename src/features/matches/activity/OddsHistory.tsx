import { ChartLine } from 'lucide-react'
import { useMemo, useState } from 'react'
import { useChainNow } from '@/chain/network/clock'
import { useWallet } from '@/chain/wallet/wallets'
import { HistoryNote } from '@/domain/ledger/HistoryNote'
import { describeUnavailable } from '@/domain/ledger/HistoryProgress'
import { ShowMore } from '@/domain/ledger/ShowMore'
import { isBettingOpen, type Match } from '@/domain/match/match'
import { shortSideName } from '@/domain/match/name'
import { formatAmount, formatShare } from '@/i18n/format/amounts'
import { useMessages } from '@/i18n/useMessages'
import { sameAddress } from '@/lib/addresses'
import { MINUTE } from '@/lib/time'
import { Badge } from '@/ui/feedback/Badge'
import { EmptyState } from '@/ui/feedback/EmptyState'
import { Table, Td, Tr } from '@/ui/layout/Table'
import { DateTime } from '@/ui/text/DateTime'
import type { MatchEvent } from './matchEvents'
import { OddsChart } from './OddsChart'
import { type OddsPoint, oddsLines, oddsPoints } from './odds'
import { formatOdds } from './oddsContent'
import { useMatchEvents } from './useMatchEvents'

/** Shows how both pools' odds moved with each bet, as a chart and as a table. */
export function OddsHistory({ match }: { match: Match }) {
  const messages = useMessages()
  const { odds } = messages.matchActivity
  const read = useMatchEvents(match)
  const isReading = !read.isComplete && !read.isUnavailable && !read.error
  if (read.events.some(({ kind }) => kind === 'bet')) {
    return (
      <>
        <Odds
          events={read.events}
          match={match}
          progress={isReading ? messages.history.reading(read.percent) : undefined}
        />
        {!isReading && <HistoryNote read={read} />}
      </>
    )
  }
  if (read.isUnavailable) return <NoOdds title={describeUnavailable(messages)} />
  return read.isComplete ? <NoOdds title={odds.empty} text={odds.emptyText} /> : <HistoryNote read={read} />
}

function NoOdds(props: { title: string; text?: string }) {
  return (
    <div className="flex grow px-4 pb-4 sm:px-6 sm:pb-6">
      <EmptyState icon={<ChartLine />} {...props} />
    </div>
  )
}

interface OddsProps {
  events: readonly MatchEvent[]
  match: Match
  /** The progress of reading older logs, beside the legend, where its end shifts nothing. */
  progress: string | undefined
}

function Odds({ events, match, progress }: OddsProps) {
  const { matchActivity } = useMessages()
  const second = useChainNow()
  // Redraws once a minute, not once a second.
  const now = second - (second % MINUTE)
  const points = useMemo(() => oddsPoints(events, match), [events, match])
  const data = useMemo(() => oddsLines(points, events, match, now), [points, events, match, now])
  const [isTableOpen, setTableOpen] = useState(false)
  return (
    <>
      <OddsChart
        data={data}
        points={points}
        match={match}
        isOpen={isBettingOpen(match, now)}
        progress={progress}
      />
      <details
        className="border-t border-line"
        onToggle={({ currentTarget }) => setTableOpen(currentTarget.open)}
      >
        <summary className="px-4 py-3 text-14 font-medium text-secondary hover:text-text sm:px-6">
          {matchActivity.odds.table}
        </summary>
        {isTableOpen && <OddsTable points={points} match={match} />}
      </details>
    </>
  )
}

const PAGE = 10

/** Lists the odds after each bet, newest first. @param points oldest first */
function OddsTable({ points, match }: { points: readonly OddsPoint[]; match: Match }) {
  const messages = useMessages()
  const { odds, feed } = messages.matchActivity
  const { account } = useWallet()
  const [shown, setShown] = useState(PAGE)
  const [teamA, teamB] = ([1, 2] as const).map((side) => shortSideName(match, side, messages))
  const newest = points.slice(-shown).reverse()
  return (
    <>
      <Table
        caption={messages.matchPage.odds}
        columns={[
          odds.columns.time,
          odds.columns.pool,
          odds.columns.bet,
          <bdi key="A" className="wrap-anywhere">
            {teamA}
          </bdi>,
          <bdi key="B" className="wrap-anywhere">
            {teamB}
          </bdi>,
          odds.columns.share,
        ]}
      >
        {newest.map((point) => (
          <Tr key={point.id}>
            <Td className="whitespace-nowrap">
              <DateTime time={point.time} />
            </Td>
            <Td label={odds.columns.pool}>{messages.match.pools[point.pool]}</Td>
            <Td label={odds.columns.bet}>
              <span className="flex min-w-0 flex-wrap items-center gap-2 max-md:justify-end">
                <span className="min-w-0 wrap-anywhere">
                  {feed.bet(formatAmount(point.amount), shortSideName(match, point.side, messages))}
                </span>
                {sameAddress(point.by, account) && <Badge>{feed.you}</Badge>}
              </span>
            </Td>
            <Td label={teamA} className="font-medium tabular-nums">
              {formatOdds(point.odds[1])}
            </Td>
            <Td label={teamB} className="font-medium tabular-nums">
              {formatOdds(point.odds[2])}
            </Td>
            <Td label={odds.columns.share} className="tabular-nums">
              {point.shareABps !== undefined && <Shares aBps={point.shareABps} />}
            </Td>
          </Tr>
        ))}
      </Table>
      <ShowMore count={points.length} shown={shown} page={PAGE} onShow={setShown} />
      <p className="border-t border-line p-4 text-12 text-secondary sm:px-6">{odds.rules}</p>
    </>
  )
}

/** Shows both sides' shares in the order of their columns. */
function Shares({ aBps }: { aBps: number }) {
  return (
    <span className="inline-flex gap-1">
      <span>{formatShare(aBps)}</span>
      <span>·</span>
      <span>{formatShare(10_000 - aBps)}</span>
    </span>
  )
}
