import { CircleCheck } from 'lucide-react'
import { useRef } from 'react'
import { useChainNow } from '@/chain/network/clock'
import type { Match } from '@/domain/match/match'
import { useOpenMatches } from '@/domain/match/queries'
import { byUrgency } from '@/features/admin/matches/matchState'
import { isFinalizable } from '@/features/admin/matches/needsAttention'
import { Panel } from '@/features/admin/shared/Panel'
import { useAdminMessages } from '@/i18n/adminMessages'
import { EmptyState } from '@/ui/feedback/EmptyState'
import { lazyWithRetry, Pending, Skeleton } from '@/ui/feedback/loading'
import { useKeptFocus } from '@/ui/useKeptFocus'

const FinalizeForm = lazyWithRetry(async () => (await import('./FinalizeForm')).FinalizeForm)

interface FinalizePanelProps {
  chosen: Match | undefined
  onChoose: (match: Match | undefined) => void
}

export function FinalizePanel({ chosen, onChoose }: FinalizePanelProps) {
  const { finalize, loading } = useAdminMessages().adminMatches
  const now = useChainNow()
  const open = useOpenMatches()
  const title = useRef<HTMLHeadingElement>(null)
  useKeptFocus(chosen !== undefined, title)
  const waiting = (open.data ?? []).filter((match) => isFinalizable(match, now)).sort(byUrgency(now))
  const current = waiting.find(({ id }) => id === chosen?.id)
  // Somebody else may have posted the result meanwhile. The form stays, and with it an open confirmation.
  const isGone = chosen !== undefined && !current
  return (
    <Panel title={finalize.title} titleRef={title} intro={finalize.intro}>
      {!open.data ? (
        <Pending reads={[open]} loading={<Skeleton text={loading} className="h-44" />} />
      ) : waiting.length === 0 && !chosen ? (
        <EmptyState icon={<CircleCheck />} title={finalize.none} text={finalize.noneText} />
      ) : (
        <FinalizeForm
          fallback={<Skeleton text={loading} className="h-44" />}
          matches={isGone ? [chosen, ...waiting] : waiting}
          now={now}
          match={current ?? chosen}
          isGone={isGone}
          onChoose={(id) => onChoose(waiting.find((match) => match.id === id))}
        />
      )}
    </Panel>
  )
}
