import type { Address } from 'viem'
import { hasIndexer } from '@/chain/indexer/indexer'
import { BettorLink } from '@/domain/bet/BettorLink'
import { IndexNote } from '@/domain/history/HistoryProgress'
import { formatCount } from '@/i18n/format/locale'
import { useMessages } from '@/i18n/useMessages'
import { sameAddress } from '@/lib/addresses'
import { Pending, Skeleton } from '@/ui/feedback/loading'
import { Card, CardTitle } from '@/ui/layout/Card'
import { Fact } from '@/ui/layout/Fact'
import { isHubDeployed, useCommunityStats } from './queries'
import { useStandings } from './useStandings'

/**
 * Shows an account's reputation and referrals, and with an indexer its rank: from the chain alone, a rank would take every
 * bettor's positions. Renders nothing on a deployment without a hub.
 */
export function BettorStanding({ account }: { account: Address }) {
  const messages = useMessages()
  const { bettor } = messages
  const read = useCommunityStats(account)
  if (!isHubDeployed) return null
  const { data } = read
  const loading = <Skeleton text={messages.ui.loading} className="h-7 w-12" />
  return (
    <Card as="section" aria-labelledby="bettor-standing" className="flex flex-col gap-4">
      <CardTitle id="bettor-standing">{messages.layout.community}</CardTitle>
      {hasIndexer && <BettorRank account={account} />}
      {read.error && !data ? (
        <Pending reads={[read]} />
      ) : (
        <dl className="grid grid-cols-2 gap-4 sm:grid-cols-4">
          <Fact term={bettor.reputation} size="lg">
            {data ? formatCount(data.reputation) : loading}
          </Fact>
          <Fact term={bettor.referrals} size="lg">
            {data ? formatCount(data.referralCount) : loading}
          </Fact>
          {data?.referrer && (
            <Fact term={bettor.referrer} size="md">
              <BettorLink address={data.referrer} />
            </Fact>
          )}
        </dl>
      )}
    </Card>
  )
}

/** Shows an account's rank by profit among all bettors. */
function BettorRank({ account }: { account: Address }) {
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
