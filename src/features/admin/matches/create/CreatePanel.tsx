import { useState } from 'react'
import { Panel } from '@/features/admin/shared/Panel'
import { useAdminMessages } from '@/i18n/adminMessages'
import { lazyWithRetry, Skeleton, WhenSeen } from '@/ui/feedback/loading'
import { SegmentedControl } from '@/ui/forms/SegmentedControl'

const CreateMatchForm = lazyWithRetry(async () => (await import('./CreateMatchForm')).CreateMatchForm)

const BulkCreate = lazyWithRetry(async () => (await import('./BulkCreate')).BulkCreate)

type Mode = 'one' | 'many'

export function CreatePanel() {
  const { create, loading } = useAdminMessages().adminMatches
  const [mode, setMode] = useState<Mode>('one')
  // Both modes stay mounted, so that neither loses its input.
  const [isBulkOpened, setBulkOpened] = useState(false)
  return (
    <Panel
      title={create.title}
      aside={
        <SegmentedControl<Mode>
          legend={create.mode}
          options={[
            { value: 'one', label: create.one },
            { value: 'many', label: create.many },
          ]}
          value={mode}
          onChange={(chosen) => {
            setMode(chosen)
            if (chosen === 'many') setBulkOpened(true)
          }}
        />
      }
    >
      <div hidden={mode !== 'one'}>
        <WhenSeen placeholder={<Skeleton text={loading} className="h-188 rounded-lg lg:h-130" />}>
          <CreateMatchForm />
        </WhenSeen>
      </div>
      {isBulkOpened && (
        <div hidden={mode !== 'many'}>
          <BulkCreate fallback={<Skeleton text={loading} className="h-40" />} />
        </div>
      )}
    </Panel>
  )
}
