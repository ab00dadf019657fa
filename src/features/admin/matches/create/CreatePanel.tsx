import { Suspense, useState } from 'react'
import { lazyWithMessages } from '@/features/admin/shared/lazyWithMessages'
import { Panel } from '@/features/admin/shared/Panel'
import { useMessages } from '@/i18n/useMessages'
import { lazyWithRetry } from '@/ui/feedback/lazyWithRetry'
import { Skeleton } from '@/ui/feedback/Skeleton'
import { SegmentedControl } from '@/ui/forms/SegmentedControl'
import { WhenSeen } from '@/ui/layout/WhenSeen'

const CreateMatchForm = lazyWithRetry(async () => (await import('./CreateMatchForm')).CreateMatchForm)

const BulkCreate = lazyWithMessages(['adminBulk'], async () => (await import('./BulkCreate')).BulkCreate)

type Mode = 'one' | 'many'

export function CreatePanel() {
  const { create, loading } = useMessages().adminMatches
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
          <Suspense fallback={<FormSkeleton text={loading} />}>
            <CreateMatchForm />
          </Suspense>
        </WhenSeen>
      </div>
      {isBulkOpened && (
        <div hidden={mode !== 'many'}>
          <Suspense fallback={<Skeleton text={loading} className="h-40" />}>
            <BulkCreate />
          </Suspense>
        </div>
      )}
    </Panel>
  )
}

function FormSkeleton({ text }: { text?: string }) {
  return (
    <div className="grid gap-6 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] lg:gap-8">
      <Skeleton text={text} className="h-188 lg:h-130" />
      <Skeleton className="h-120" />
    </div>
  )
}
