import { createFileRoute } from '@tanstack/react-router'
import { config } from '@/chain/config/config'
import { prefetchOpenMatches } from '@/domain/match/queries'
import { OngoingMatches } from '@/features/matches/home/OngoingMatches'
import { PlatformFigures } from '@/features/matches/home/PlatformFigures'
import { Pledges } from '@/features/matches/home/Pledges'
import { UpcomingMatches } from '@/features/matches/home/UpcomingMatches'
import { UserGuide } from '@/features/matches/home/UserGuide'
import { loadMessages } from '@/i18n/language'
import { useMessages } from '@/i18n/useMessages'
import { PageTitle } from '@/ui/layout/PageTitle'
import { pageHead } from './-layout/page/pageHead'

export const Route = createFileRoute('/')({
  // The page renders before chain data arrives.
  loader: ({ context }) => {
    prefetchOpenMatches(context.queryClient, config)
    return loadMessages('matches')
  },
  head: pageHead(({ matches }) => matches.home),
  component: Home,
})

function Home() {
  const { home } = useMessages().matches
  return (
    <div className="flex flex-col gap-8">
      <div className="flex flex-wrap items-end justify-between gap-6">
        <PageTitle size="hero" subtitle={home.subtitle}>
          {home.title}
        </PageTitle>
        <PlatformFigures />
      </div>
      <div className="grid gap-4 lg:grid-cols-[2fr_1fr]">
        <OngoingMatches />
        <UserGuide />
      </div>
      <UpcomingMatches />
      <Pledges />
    </div>
  )
}
