import { createFileRoute } from '@tanstack/react-router'
import { deployment } from '@/chain/config/config'
import { useReadLensGetUserBetCount } from '@/chain/queries/generated'
import { config } from '@/chain/wagmi'
import { useWallet } from '@/chain/wallet/wallets'
import { prefetchOpenMatches } from '@/domain/match/queries'
import { Example } from '@/features/matches/home/Example'
import {
  OngoingMatches,
  PlatformFigures,
  Pledges,
  UpcomingMatches,
} from '@/features/matches/home/HomeSections'
import { UserGuide } from '@/features/matches/home/UserGuide'
import { useMessages } from '@/i18n/useMessages'
import { cx } from '@/ui/classNames'
import { lazyWithRetry } from '@/ui/feedback/loading'
import { PageTitle } from '@/ui/layout/PageTitle'
import { pageHead } from './-layout/page/routeOptions'

export const Route = createFileRoute('/')({
  // In the entry's file, which compresses better.
  codeSplitGroupings: [],
  // The page renders before chain data arrives.
  loader: ({ context }) => {
    prefetchOpenMatches(context.queryClient, config)
  },
  head: pageHead(({ home }) => home),
  component: Home,
})

const ClaimAll = lazyWithRetry(async () => (await import('@/features/bets/claim/ClaimAll')).ClaimAll)

function Home() {
  const { home } = useMessages()
  const { account } = useWallet()
  const { data: betCount } = useReadLensGetUserBetCount({
    address: deployment.lens,
    args: account && [account],
    query: { enabled: account !== undefined },
  })
  // Folded while unknown: most connected visitors have bet.
  const isNewcomer = !account || betCount === 0n
  return (
    <div className="flex flex-col gap-6 sm:gap-8">
      <div className="flex flex-col gap-1">
        <PageTitle
          subtitle={
            <>
              <span className="block text-14">{home.subtitle}</span>
              <span className="mt-1 block font-medium text-text">{home.pitch}</span>
            </>
          }
        >
          {home.title}
        </PageTitle>
        <Example />
      </div>
      {account && <ClaimAll isSummary fallback={null} />}
      <div className={cx('grid gap-4', isNewcomer && 'lg:grid-cols-[2fr_1fr]')}>
        <OngoingMatches hasLink={!isNewcomer} />
        {isNewcomer && <UserGuide />}
      </div>
      <UpcomingMatches />
      <PlatformFigures />
      <Pledges />
      {!isNewcomer && <UserGuide isFolded />}
    </div>
  )
}
