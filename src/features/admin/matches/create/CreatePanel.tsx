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
        <WhenSeen placeholder={<FormSkeleton />}>
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

const fields = ['name', 'start', 'end', 'min', 'max'] as const

/** As tall as the form. */
function FormSkeleton() {
  const { create, loading } = useAdminMessages().adminMatches
  return (
    <div className="flex min-h-188 flex-col gap-6 text-14 font-medium lg:min-h-130 lg:w-3/5">
      {fields.map((field) => (
        <div key={field} className="flex flex-col gap-2">
          {create[field]}
          <Skeleton text={field === 'name' ? loading : undefined} className="h-11" />
        </div>
      ))}
    </div>
  )
}
