import { type RefObject, Suspense, useRef, useState } from 'react'
import type { Match } from '@/domain/match/match'
import type { SectionProps } from '@/features/admin/shared/adminSearch'
import { localized } from '@/i18n/language'
import { useMessages } from '@/i18n/useMessages'
import { lazyWithRetry, Skeleton, WhenSeen } from '@/ui/feedback/loading'
import { Button } from '@/ui/forms/Button'
import { CreatePanel } from './matches/create/CreatePanel'
import { FinalizePanel } from './matches/finalize/FinalizePanel'
import { ManagePanel } from './matches/manage/ManagePanel'

const AlertSwitch = lazyWithRetry(async () => (await import('./matches/alerts')).AlertSwitch)
const RiskOverview = lazyWithRetry(
  async () => (await localized(import('./matches/risks'), 'adminResults', 'history')).RiskOverview,
)
const MatchTable = lazyWithRetry(async () => (await import('./matches/list/MatchTable')).MatchTable)
const riskSkeleton = <Skeleton className="h-40 rounded-lg" />

export function MatchesSection({ search, onSearch }: SectionProps) {
  const { ui, adminMatches } = useMessages()
  const { loading } = ui
  const [finalized, setFinalized] = useState<Match>()
  const [managedId, setManagedId] = useState<bigint>()
  const finalizing = useRef<HTMLDivElement>(null)
  const creating = useRef<HTMLDivElement>(null)
  const managing = useRef<HTMLDivElement>(null)
  const risks = useRef<HTMLDivElement>(null)

  function finalize(match: Match) {
    setFinalized(match)
    show(finalizing)
  }

  function manage(id: bigint) {
    setManagedId(id)
    show(managing)
  }

  return (
    <div className="flex flex-col gap-6">
      <Suspense fallback={<Skeleton text={loading} className="h-120 rounded-lg" />}>
        <MatchTable
          search={search}
          onChange={onSearch}
          links={
            <div className="flex flex-wrap gap-2">
              <Button size="sm" onClick={() => show(finalizing)}>
                {adminMatches.finalize.title}
              </Button>
              <Button size="sm" onClick={() => show(creating)}>
                {adminMatches.create.title}
              </Button>
              <Button size="sm" onClick={() => show(risks)}>
                {adminMatches.risks}
              </Button>
            </div>
          }
          onManage={manage}
          onFinalize={finalize}
        />
      </Suspense>
      <div ref={risks}>
        <WhenSeen placeholder={riskSkeleton}>
          <Suspense fallback={riskSkeleton}>
            <RiskOverview onManage={manage} />
          </Suspense>
        </WhenSeen>
      </div>
      <div ref={finalizing}>
        <FinalizePanel chosen={finalized} onChoose={setFinalized} />
      </div>
      <div ref={creating}>
        <CreatePanel />
      </div>
      <div ref={managing}>
        <ManagePanel chosenId={managedId} onChoose={setManagedId} onFinalize={finalize} />
      </div>
      <WhenSeen className="min-h-15">
        <Suspense>
          <AlertSwitch />
        </Suspense>
      </WhenSeen>
    </div>
  )
}

function show({ current }: RefObject<HTMLDivElement | null>) {
  current?.scrollIntoView()
  current?.querySelector<HTMLElement>('input, select')?.focus({ preventScroll: true })
}
