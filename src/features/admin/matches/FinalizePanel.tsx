import { CircleCheck } from 'lucide-react'
import { useRef, useState } from 'react'
import { useChainNow } from '@/chain/network/clock'
import { useOpenMatches } from '@/domain/match/queries'
import { Panel } from '@/features/admin/shared/Panel'
import { readFailure } from '@/i18n/describeReadFailure'
import { useAdminMessages } from '@/i18n/useAdminMessages'
import { useMessages } from '@/i18n/useMessages'
import { Banner } from '@/ui/feedback/Banner'
import { EmptyState } from '@/ui/feedback/EmptyState'
import { LoadError } from '@/ui/feedback/LoadError'
import { Skeleton } from '@/ui/feedback/Skeleton'
import { AttentionList } from './AttentionList'
import { FinalizeForm } from './FinalizeForm'
import { isAbandoned, needingAttention } from './needsAttention'

export function FinalizePanel() {
  const messages = useMessages()
  const { finalize, loading } = useAdminMessages().matches
  const now = useChainNow()
  const open = useOpenMatches()
  const failure = readFailure(messages, open)
  const [chosenId, setChosenId] = useState<bigint>()
  const form = useRef<HTMLDivElement>(null)
  const waiting = needingAttention(open.data ?? [], 'longest', now)
  const abandoned = (open.data ?? []).filter((match) => isAbandoned(match, now))
  const chosen = waiting.find(({ id }) => id === chosenId)

  function chooseFromList(id: bigint) {
    setChosenId(id)
    // On small screens the form is below the list.
    if (!window.matchMedia('(width >= 64rem)').matches) form.current?.scrollIntoView()
  }

  return (
    <Panel title={finalize.title} intro={finalize.intro}>
      {abandoned.length > 0 && <Banner tone="warning">{finalize.abandoned(abandoned.length)}</Banner>}
      {!open.data && failure ? (
        <LoadError {...failure} />
      ) : !open.data ? (
        <div className="flex flex-col gap-3">
          <Skeleton text={loading} className="h-11" />
          <Skeleton className="h-24" />
        </div>
      ) : waiting.length === 0 ? (
        <EmptyState icon={<CircleCheck />} title={finalize.none} text={finalize.noneText} />
      ) : (
        <div className="grid gap-6 lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] lg:gap-8">
          <AttentionList matches={waiting} now={now} chosen={chosen?.id} onChoose={chooseFromList} />
          <div ref={form} className="min-w-0 scroll-mt-20">
            <FinalizeForm matches={waiting} now={now} match={chosen} onChoose={setChosenId} />
          </div>
        </div>
      )}
    </Panel>
  )
}
