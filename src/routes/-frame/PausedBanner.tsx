import { CirclePause } from 'lucide-react'
import { useIsPaused } from '@/chain/paused'
import { useWords } from '@/lib/words/useWords'
import { Banner } from '@/ui/Banner'

/** Tells everybody that the owner has stopped new bets. */
export function PausedBanner() {
  const { frame } = useWords()
  if (!useIsPaused()) return null
  return (
    <Banner tone="warning" icon={<CirclePause />}>
      {frame.paused}
    </Banner>
  )
}
