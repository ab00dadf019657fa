import { Unplug } from 'lucide-react'
import { useWallet } from '@/chain/wallet/wallets'
import { useMessages } from '@/i18n/useMessages'
import { EmptyState } from '@/ui/feedback/EmptyState'
import { CommunityStats } from './CommunityStats'
import { Earned } from './Earned'
import { isHubDeployed } from './hub'
import { Leaderboard } from './Leaderboard'
import { RegisterForm } from './RegisterForm'
import { ShareLink } from './ShareLink'

/**
 * The community page, below its title.
 * @param referralLink the link that makes an account the referrer of whoever follows it
 */
export function Community({ referralLink }: { referralLink: (account: string) => string }) {
  const { account } = useWallet()
  return (
    <>
      {isHubDeployed ? <CommunityStats /> : <NoHub />}
      {isHubDeployed && account && (
        // Of one account only: what was typed and shown for another is not its own.
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

/** Stands for all of the community where the deployment has no hub. */
function NoHub() {
  const { community } = useMessages()
  return <EmptyState icon={<Unplug />} title={community.error(community.noHub)} text={community.noHubText} />
}
