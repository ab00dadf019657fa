import type { Address } from 'viem'
import { hasIndexer } from '@/chain/indexer/indexer'
import { BettorLink } from '@/domain/bet/BettorLink'
import { formatCount } from '@/i18n/format/locale'
import { useMessages } from '@/i18n/useMessages'
import { lazyWithRetry, Pending, Skeleton } from '@/ui/feedback/loading'
import { Card, CardTitle } from '@/ui/layout/Card'
import { Fact } from '@/ui/layout/Fact'
import { isHubDeployed, useCommunityStats } from './queries'

const BettorRank = lazyWithRetry(async () => (await import('./BettorRank')).BettorRank)

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
      {hasIndexer && <BettorRank account={account} fallback={loading} />}
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
