import { ChartLine } from 'lucide-react'
import { useMemo, useState } from 'react'
import { useChainNow } from '@/chain/network/clock'
import { useWallet } from '@/chain/wallet/wallets'
import { describeUnavailable } from '@/domain/ledger/HistoryExtent'
import { isBettingOpen, type Match } from '@/domain/match/match'
import { useMessages } from '@/i18n/useMessages'
import { MINUTE } from '@/lib/time'
import { EmptyState } from '@/ui/feedback/EmptyState'
import { HistoryNote } from './HistoryNote'
import type { MatchEvent } from './matchEvents'
import { OddsChart } from './OddsChart'
import { OddsTable } from './OddsTable'
import { oddsLines, oddsPoints } from './odds'
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
  /** How far older logs are read. Beside the legend, where it shifts nothing when it goes. */
  progress: string | undefined
}

function Odds({ events, match, progress }: OddsProps) {
  const { matchActivity } = useMessages()
  const { account } = useWallet()
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
        account={account}
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
        {isTableOpen && <OddsTable points={points} match={match} account={account} />}
      </details>
    </>
  )
}
