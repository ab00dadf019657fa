import type { ReactNode } from 'react'
import { useChainNow } from '@/chain/clock'
import { useOpenMatches } from '@/chain/openMatches'
import { isBettingOpen, matchStatus } from '@/lib/match'
import { useWords } from '@/lib/words/useWords'
import { Skeleton } from '@/ui/Skeleton'
import { WethAmount } from '@/ui/WethAmount'

/** What goes on now: matches that are played, matches that take bets, and the money in them. */
export function PlatformFigures() {
  const { figures } = useWords().matches.home
  const now = useChainNow()
  const { data } = useOpenMatches()
  const open = data?.filter((match) => isBettingOpen(match, now))
  const staked = open?.reduce((sum, match) => sum + match.totalPoolA + match.totalPoolB, 0n)
  return (
    <dl aria-label={figures.label} className="flex gap-6 sm:gap-8">
      <Figure term={figures.live}>
        {data?.filter((match) => matchStatus(match, now) === 'live').length}
      </Figure>
      <Figure term={figures.open}>{open?.length}</Figure>
      <Figure term={figures.pools}>
        {staked === undefined ? undefined : <WethAmount wei={staked} unit="word" />}
      </Figure>
    </dl>
  )
}

function Figure({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="flex flex-col">
      <dt className="text-12 whitespace-nowrap text-tertiary">{term}</dt>
      <dd className="font-display text-20 sm:text-24">
        {children ?? <Skeleton className="my-1 h-5 w-12" />}
      </dd>
    </div>
  )
}
