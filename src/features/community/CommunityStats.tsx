import { Award, Coins, Handshake, Unplug, Users, Wallet } from 'lucide-react'
import type { ReactNode } from 'react'
import { useWallet } from '@/chain/wallet/wallets'
import { BettorLink } from '@/domain/bet/BettorLink'
import { useMessages } from '@/i18n/useMessages'
import { EmptyState } from '@/ui/feedback/EmptyState'
import { Skeleton } from '@/ui/feedback/Skeleton'
import { Button } from '@/ui/forms/Button'
import { Card, CardTitle } from '@/ui/layout/Card'
import { openWalletPicker } from '@/ui/overlay/walletPicker'
import { WethAmount } from '@/ui/text/WethAmount'
import { useCommunityStats } from './queries'

export function CommunityStats() {
  const { community, layout, ui, wallet } = useMessages()
  const { stats } = community
  const { account } = useWallet()
  const { data, isPending, isFetching, refetch } = useCommunityStats(account)

  if (!account) {
    return (
      <EmptyState
        icon={<Wallet />}
        title={layout.error.message(community.noSigner)}
        text={community.noSignerText}
        action={
          <Button variant="primary" onClick={openWalletPicker}>
            {wallet.connect}
          </Button>
        }
      />
    )
  }
  if (!data && !isPending) {
    return (
      <div role="alert">
        <EmptyState
          icon={<Unplug />}
          title={layout.error.message(community.fetchFailed)}
          action={
            <Button busy={isFetching} onClick={() => void refetch()}>
              {ui.tryAgain}
            </Button>
          }
        />
      </div>
    )
  }
  const loading = <Skeleton text={ui.loading} className="h-9 w-20" />
  return (
    <section aria-labelledby="community-stats" className="flex flex-col gap-4">
      <CardTitle id="community-stats">{stats.title}</CardTitle>
      <dl className="grid grid-cols-2 gap-2 sm:gap-4 lg:grid-flow-col lg:auto-cols-fr lg:grid-cols-none">
        <Stat icon={<Award />} label={stats.reputation} hint={stats.reputationHint}>
          {data ? data.reputation : loading}
        </Stat>
        <Stat icon={<Users />} label={stats.referralCount} hint={stats.referralCountHint}>
          {data ? data.referralCount : loading}
        </Stat>
        <Stat icon={<Coins />} label={stats.rewards} hint={stats.rewardsHint}>
          {data ? <WethAmount wei={data.referralRewards} /> : loading}
        </Stat>
        {data?.referrer && (
          <Stat icon={<Handshake />} label={stats.referrer} hint={stats.referrerHint}>
            <BettorLink address={data.referrer} />
          </Stat>
        )}
      </dl>
    </section>
  )
}

interface StatProps {
  icon: ReactNode
  label: string
  hint: string
  children: ReactNode
}

function Stat({ icon, label, hint, children }: StatProps) {
  return (
    <Card className="flex flex-col gap-2 max-lg:last:odd:col-span-2">
      <dt className="flex items-center gap-2 text-14 text-secondary">
        <span aria-hidden className="text-tertiary *:size-4">
          {icon}
        </span>
        {label}
      </dt>
      <dd className="font-display text-20 sm:text-32">{children}</dd>
      <dd className="text-12 text-tertiary">{hint}</dd>
    </Card>
  )
}
