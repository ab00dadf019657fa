import { type RefObject, useRef, useState } from 'react'
import type { Match } from '@/domain/match/match'
import { CreatePanel } from './CreatePanel'
import { FinalizePanel } from './FinalizePanel'
import { ManagePanel } from './ManagePanel'

export function MatchesSection() {
  const [finalized, setFinalized] = useState<Match>()
  const [managedId, setManagedId] = useState<bigint>()
  const finalizing = useRef<HTMLDivElement>(null)
  const managing = useRef<HTMLDivElement>(null)

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
      <div ref={finalizing} className="scroll-mt-20">
        <FinalizePanel chosen={finalized} onChoose={setFinalized} onManage={manage} />
      </div>
      <CreatePanel />
      <div ref={managing} className="scroll-mt-20">
        <ManagePanel chosenId={managedId} onChoose={setManagedId} onFinalize={finalize} />
      </div>
    </div>
  )
}

function show({ current }: RefObject<HTMLDivElement | null>) {
  current?.scrollIntoView()
  current?.querySelector('input')?.focus({ preventScroll: true })
}
