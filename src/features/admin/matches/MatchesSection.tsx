import { useRef, useState } from 'react'
import { CreatePanel } from './CreatePanel'
import { FinalizePanel } from './FinalizePanel'
import { ManagePanel } from './ManagePanel'

export function MatchesSection() {
  const [managedId, setManagedId] = useState<bigint>()
  const managing = useRef<HTMLDivElement>(null)

  function manage(id: bigint) {
    setManagedId(id)
    managing.current?.scrollIntoView()
    managing.current?.querySelector('input')?.focus({ preventScroll: true })
  }

  return (
    <div className="flex flex-col gap-6">
      <FinalizePanel onManage={manage} />
      <CreatePanel />
      <div ref={managing} className="scroll-mt-20">
        <ManagePanel chosenId={managedId} onChoose={setManagedId} />
      </div>
    </div>
  )
}
