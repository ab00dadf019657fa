import { Award, Coins, Handshake, Unplug, Users } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Address } from 'viem'
import { useWallet } from '@/chain/wallet/wallets'
import { BettorLink } from '@/domain/bet/BettorLink'
import { useMessages } from '@/i18n/useMessages'
import { EmptyState } from '@/ui/feedback/EmptyState'
import { lazyWithRetry, Skeleton } from '@/ui/feedback/loading'
import { Card, CardTitle } from '@/ui/layout/Card'
import { TableSection } from '@/ui/layout/Table'
import { ConnectFirst, ReadFailed } from '@/ui/layout/Unavailable'
import { WethAmount } from '@/ui/text/WethAmount'
import { Leaderboard } from './Leaderboard'
import { isHubDeployed, useCommunityStats } from './queries'
import { RegisterForm, ShareLink } from './Referrals'

export function Community({ referralLink }: { referralLink: (account: string) => string }) {
  const { community, layout } = useMessages()
  const { account } = useWallet()
  return (
    <>
      {isHubDeployed ? (
        <CommunityStats />
      ) : (
        <EmptyState
          icon={<Unplug />}
          title={layout.error.message(community.noHub)}
          text={community.noHubText}
        />
      )}
      {isHubDeployed && account && (
        // Keyed by account, so that no draft or result carries over.
        <div key={account} className="flex flex-col gap-6">
          <div className="grid gap-6 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
            <ShareLink link={referralLink(account)} />
            <RegisterForm account={account} />
          </div>
          <Earned account={account} />
        </div>
      )}
      <Leaderboard account={account} />
    </>
  )
}

function CommunityStats() {
  const { community, ui, wallet } = useMessages()
  const { stats } = community
  const { account } = useWallet()
  const read = useCommunityStats(account)
  const { data, isPending } = read

  if (!account) {
    return <ConnectFirst reason={community.noSigner} text={community.noSignerText} connect={wallet.connect} />
  }
  if (!data && !isPending) return <ReadFailed reason={community.fetchFailed} read={read} />
  const loading = <Skeleton text={ui.loading} className="h-9 w-20" />
  return (
    <section aria-labelledby="community-stats" className="flex flex-col gap-4">
      <CardTitle id="community-stats">{stats.title}</CardTitle>
      <dl className="grid grid-cols-[repeat(auto-fit,minmax(8.5rem,1fr))] gap-2 sm:grid-cols-2 sm:gap-4 lg:grid-flow-col lg:auto-cols-fr lg:grid-cols-none">
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
            <span className="text-16 *:flex-wrap sm:text-20">
              <BettorLink address={data.referrer} />
            </span>
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
    <Card className="flex flex-col gap-2 max-lg:last:odd:col-span-full">
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

const Payments = lazyWithRetry(async () => (await import('./Payments')).Payments)

/** Shows what an account has earned: the total from state, the payments from logs. */
function Earned({ account }: { account: Address }) {
  const { community, ui } = useMessages()
  const { earned } = community
  const { data } = useCommunityStats(account)
  const total = data?.referralRewards
  const text = 'px-4 pb-4 text-14 text-secondary sm:px-6 sm:pb-6'
  const loading = (
    <div className={text}>
      <Skeleton text={ui.loading} className="h-5 w-2/3" />
    </div>
  )
  return (
    <TableSection
      title={earned.title}
      controls={
        total !== undefined &&
        total > 0n && (
          <p className="text-14 text-secondary">
            {earned.total} <WethAmount wei={total} className="font-medium" />
          </p>
        )
      }
    >
      {total === undefined ? (
        loading
      ) : total === 0n ? (
        <p className={text}>{earned.empty}</p>
      ) : (
        <Payments account={account} fallback={loading} />
      )}
    </TableSection>
  )
}
