import { Unplug } from 'lucide-react'
import { useWallet } from '@/chain/wallet/wallets'
import { useMessages } from '@/i18n/useMessages'
import { EmptyState } from '@/ui/feedback/EmptyState'
import { CommunityStats } from './CommunityStats'
import { Earned } from './Earned'
import { Leaderboard } from './Leaderboard'
import { isHubDeployed } from './queries'
import { RegisterForm } from './RegisterForm'
import { ShareLink } from './ShareLink'

export function Community({ referralLink }: { referralLink: (account: string) => string }) {
  const { account } = useWallet()
  return (
    <>
      {isHubDeployed ? <CommunityStats /> : <NoHub />}
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

function NoHub() {
  const { community, layout } = useMessages()
  return (
    <EmptyState icon={<Unplug />} title={layout.error.message(community.noHub)} text={community.noHubText} />
  )
}
