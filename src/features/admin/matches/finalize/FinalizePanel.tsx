import { CircleCheck } from 'lucide-react'
import { Suspense, useRef } from 'react'
import { useChainNow } from '@/chain/network/clock'
import { isAbandoned, type Match } from '@/domain/match/match'
import { useUnsettledMatches } from '@/features/admin/matches/correctableMatches'
import { needingAttention } from '@/features/admin/matches/needsAttention'
import { lazyWithMessages } from '@/features/admin/shared/lazyWithMessages'
import { Panel } from '@/features/admin/shared/Panel'
import { readFailure } from '@/i18n/describeReadFailure'
import { useMessages } from '@/i18n/useMessages'
import { Banner } from '@/ui/feedback/Banner'
import { EmptyState } from '@/ui/feedback/EmptyState'
import { LoadError } from '@/ui/feedback/LoadError'
import { Skeleton } from '@/ui/feedback/Skeleton'

const AttentionList = lazyWithMessages(
  ['adminResults'],
  async () => (await import('./AttentionList')).AttentionList,
)
const FinalizeForm = lazyWithMessages(
  ['adminResults'],
  async () => (await import('./FinalizeForm')).FinalizeForm,
)

interface FinalizePanelProps {
  chosen: Match | undefined
  onChoose: (match: Match | undefined) => void
  onManage: (id: bigint) => void
}

export function FinalizePanel({ chosen, onChoose, onManage }: FinalizePanelProps) {
  const messages = useMessages()
  const { finalize, loading } = messages.adminMatches
  const now = useChainNow()
  const { open, correctable, challenged, disputable } = useUnsettledMatches()
  const failure = readFailure(messages, open)
  const correctableFailure = readFailure(messages, correctable)
  const form = useRef<HTMLDivElement>(null)
  const waiting = needingAttention(open.data ?? [], 'longest', now)
  // A challenged match without a ruling is listed with the others that are challenged.
  const abandoned = (open.data ?? []).filter((match) => !match.isChallenged && isAbandoned(match, now))
  const isEmpty = waiting.length + challenged.length + disputable.length === 0
  const current = waiting.find(({ id }) => id === chosen?.id)
  // Somebody else may have posted the result meanwhile. The form stays, and with it an open confirmation.
  const isGone = chosen !== undefined && !current

  const nothing = <EmptyState icon={<CircleCheck />} title={finalize.none} text={finalize.noneText} />

  const choose = (id: bigint | undefined) => onChoose(waiting.find((match) => match.id === id))

  function chooseFromList(id: bigint) {
    choose(id)
    // On small screens the form is below the list.
    if (!window.matchMedia('(width >= 64rem)').matches) form.current?.scrollIntoView()
  }

  return (
    <Panel title={finalize.title} intro={finalize.intro}>
      {abandoned.length > 0 && <Banner tone="warning">{finalize.abandoned(abandoned.length)}</Banner>}
      {open.data && !correctable.data && correctableFailure && <LoadError {...correctableFailure} />}
      {!open.data && failure ? (
        <LoadError {...failure} />
      ) : !open.data || (!correctable.data && !correctableFailure) ? (
        <div className="flex flex-col gap-3">
          <Skeleton text={loading} className="h-11" />
          <Skeleton className="h-24" />
        </div>
      ) : isEmpty && !chosen ? (
        nothing
      ) : (
        <Suspense fallback={<Skeleton text={loading} className="h-80" />}>
          <div className="grid gap-6 lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] lg:gap-8">
            <AttentionList
              challenged={challenged}
              disputable={disputable}
              matches={waiting}
              now={now}
              chosen={current?.id}
              onChoose={chooseFromList}
              onManage={onManage}
            />
            <div ref={form} className="min-w-0 scroll-mt-20">
              {waiting.length === 0 && !chosen ? (
                nothing
              ) : (
                <FinalizeForm
                  matches={isGone ? [chosen, ...waiting] : waiting}
                  now={now}
                  match={current ?? chosen}
                  isGone={isGone}
                  onChoose={choose}
                />
              )}
            </div>
          </div>
        </Suspense>
      )}
    </Panel>
  )
}
