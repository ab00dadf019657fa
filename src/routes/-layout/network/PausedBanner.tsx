import { CirclePause } from 'lucide-react'
import { useIsPaused } from '@/domain/match/queries'
import { useMessages } from '@/i18n/useMessages'
import { Banner } from '@/ui/feedback/Banner'

export function PausedBanner() {
  const { layout } = useMessages()
  if (!useIsPaused()) return null
  return (
    <Banner tone="warning" icon={<CirclePause />}>
      {layout.paused}
    </Banner>
  )
}
