import { CreatePanel } from './CreatePanel'
import { FinalizePanel } from './FinalizePanel'
import { ManagePanel } from './ManagePanel'

export function MatchesSection() {
  return (
    <div className="flex flex-col gap-6">
      <FinalizePanel />
      <CreatePanel />
      <ManagePanel />
    </div>
  )
}
