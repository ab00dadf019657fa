import { useChainNow } from '@/chain/network/clock'
import { isBettingOpen, matchStatus } from '@/domain/match/match'
import { useOpenMatches } from '@/domain/match/queries'
import { useMessages } from '@/i18n/useMessages'
import { Skeleton } from '@/ui/feedback/Skeleton'
import { Fact } from '@/ui/layout/Fact'
import { WethAmount } from '@/ui/text/WethAmount'

export function PlatformFigures() {
  const { figures } = useMessages().home
  const now = useChainNow()
  const { data } = useOpenMatches()
  const open = data?.filter((match) => isBettingOpen(match, now))
  const staked = open?.reduce((sum, match) => sum + match.totalPoolA + match.totalPoolB, 0n)
  const loading = <Skeleton className="my-1 h-5 w-12" />
  return (
    <dl aria-label={figures.label} className="flex gap-6 sm:gap-8">
      <Fact size="lg" term={figures.live}>
        {data ? data.filter((match) => matchStatus(match, now) === 'live').length : loading}
      </Fact>
      <Fact size="lg" term={figures.open}>
        {open ? open.length : loading}
      </Fact>
      <Fact size="lg" term={figures.pools}>
        {staked === undefined ? loading : <WethAmount wei={staked} unit="word" />}
      </Fact>
    </dl>
  )
}
