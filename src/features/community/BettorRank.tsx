import type { Address } from 'viem'
import { IndexNote } from '@/domain/history/HistoryProgress'
import { formatCount } from '@/i18n/format/locale'
import { useMessages } from '@/i18n/useMessages'
import { sameAddress } from '@/lib/addresses'
import { Skeleton } from '@/ui/feedback/loading'
import { Fact } from '@/ui/layout/Fact'
import { useStandings } from './useStandings'

/** Shows an account's rank by profit among all bettors. */
export function BettorRank({ account }: { account: Address }) {
  const { bettor, ui } = useMessages()
  const { standings, problem } = useStandings({ order: 'profit', period: 'allTime', game: '' }, 1, account)
  const own = standings?.ranked.find((row) => sameAddress(row.account, account))
  return (
    <>
      <dl>
        <Fact term={bettor.rank} size="lg">
          {!standings ? (
            <Skeleton text={ui.loading} className="h-7 w-12" />
          ) : own ? (
            bettor.rankOf(formatCount(own.rank), formatCount(standings.total))
          ) : (
            bettor.unranked
          )}
        </Fact>
      </dl>
      <IndexNote problem={problem} />
    </>
  )
}
