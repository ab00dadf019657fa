import { useState } from 'react'
import type { Match } from '@/domain/match/match'
import type { SectionProps } from '@/features/admin/shared/adminSearch'
import { useAdminMessages } from '@/i18n/adminMessages'
import { lazyWithRetry, Skeleton, WhenSeen } from '@/ui/feedback/loading'
import { Button } from '@/ui/forms/Button'
import { CreatePanel } from './matches/create/CreatePanel'
import { FinalizePanel } from './matches/finalize/FinalizePanel'
import { ManagePanel } from './matches/manage/ManagePanel'

const AlertSwitch = lazyWithRetry(async () => (await import('./matches/alerts')).AlertSwitch)
const RiskOverview = lazyWithRetry(async () => (await import('./matches/risks')).RiskOverview)
const MatchTable = lazyWithRetry(async () => (await import('./matches/list/MatchTable')).MatchTable)

/** The element IDs that `show` scrolls to. */
type Part = 'risks' | 'finalize' | 'create' | 'manage'

export function MatchesSection({ search, onSearch }: SectionProps) {
  const { ui, adminMatches } = useAdminMessages()
  const [finalized, setFinalized] = useState<Match>()
  const [managedId, setManagedId] = useState<bigint>()
  const links: readonly [part: Part, title: string][] = [
    ['finalize', adminMatches.finalize.title],
    ['create', adminMatches.create.title],
    ['risks', adminMatches.risks],
  ]

  function finalize(match: Match) {
    setFinalized(match)
    show('finalize')
  }

  function manage(id: bigint) {
    setManagedId(id)
    show('manage')
  }

  return (
    <div className="flex flex-col gap-6">
      <MatchTable
        search={search}
        onChange={onSearch}
        links={
          <div className="flex flex-wrap gap-2">
            {links.map(([part, title]) => (
              <Button key={part} size="sm" onClick={() => show(part)}>
                {title}
              </Button>
            ))}
          </div>
        }
        onManage={manage}
        onFinalize={finalize}
        fallback={<Skeleton text={ui.loading} className="h-120 rounded-lg" />}
      />
      <div id="risks">
        <WhenSeen placeholder={<Skeleton className="h-40 rounded-lg" />}>
          <RiskOverview onManage={manage} />
        </WhenSeen>
      </div>
      <div id="finalize">
        <FinalizePanel chosen={finalized} onChoose={setFinalized} />
      </div>
      <div id="create">
        <CreatePanel />
      </div>
      <div id="manage">
        <ManagePanel chosenId={managedId} onChoose={setManagedId} onFinalize={finalize} />
      </div>
      <WhenSeen className="min-h-15">
        <AlertSwitch />
      </WhenSeen>
    </div>
  )
}

function show(part: Part) {
  const element = document.getElementById(part)
  element?.scrollIntoView()
  element?.querySelector<HTMLElement>('input:not([type=radio]), select')?.focus({ preventScroll: true })
}
