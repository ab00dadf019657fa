import { Suspense, useId, useState } from 'react'
import { useAdminMessages } from '@/i18n/useAdminMessages'
import { Skeleton } from '@/ui/feedback/Skeleton'
import { SegmentedControl } from '@/ui/forms/SegmentedControl'
import { Card, CardTitle } from '@/ui/layout/Card'
import { lazyWithRetry } from '@/ui/lazyWithRetry'
import { CreateMatchForm } from './CreateMatchForm'

const BulkCreate = lazyWithRetry(async () => (await import('./BulkCreate')).BulkCreate)

type Mode = 'one' | 'many'

/** Opens matches for bets, one by one or from a file. */
export function CreatePanel() {
  const { create, loading } = useAdminMessages().matches
  const titleId = useId()
  const [mode, setMode] = useState<Mode>('one')
  // What was typed and chosen outlives a look at the other.
  const [isBulkNeeded, setBulkNeeded] = useState(false)
  return (
    <Card as="section" aria-labelledby={titleId} className="flex flex-col gap-6">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <CardTitle id={titleId}>{create.title}</CardTitle>
        <SegmentedControl<Mode>
          legend={create.mode}
          options={[
            { value: 'one', label: create.one },
            { value: 'many', label: create.many },
          ]}
          value={mode}
          onChange={(chosen) => {
            setMode(chosen)
            if (chosen === 'many') setBulkNeeded(true)
          }}
        />
      </div>
      <div hidden={mode !== 'one'}>
        <CreateMatchForm />
      </div>
      {isBulkNeeded && (
        <div hidden={mode !== 'many'}>
          <Suspense fallback={<Skeleton text={loading} className="h-40" />}>
            <BulkCreate />
          </Suspense>
        </div>
      )}
    </Card>
  )
}
