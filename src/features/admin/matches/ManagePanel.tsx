import { Suspense, useState } from 'react'
import { useChainNow } from '@/chain/network/clock'
import type { Match } from '@/domain/match/match'
import { usePastMatches } from '@/domain/match/pastMatches'
import { useOpenMatches } from '@/domain/match/queries'
import { Panel } from '@/features/admin/shared/Panel'
import { readFailure } from '@/i18n/describeReadFailure'
import { useAdminMessages } from '@/i18n/useAdminMessages'
import { useMessages } from '@/i18n/useMessages'
import { LoadError } from '@/ui/feedback/LoadError'
import { Skeleton } from '@/ui/feedback/Skeleton'
import { Field } from '@/ui/forms/Field'
import { Select } from '@/ui/forms/Select'
import { LoadMore } from '@/ui/layout/LoadMore'
import { lazyWithRetry } from '@/ui/lazyWithRetry'
import { isCorrectable } from './needsAttention'

const ManageMatch = lazyWithRetry(async () => (await import('./ManageMatch')).ManageMatch)

export function ManagePanel() {
  const messages = useMessages()
  const { manage, loading } = useAdminMessages().matches
  const now = useChainNow()
  const open = useOpenMatches()
  const past = usePastMatches(true)
  const [chosenId, setChosenId] = useState<bigint>()
  const correctable = (past.data ?? []).filter((match) => isCorrectable(match, now))
  const failure = readFailure(messages, open, past)
  const matches = open.data
  const chosen = [...(matches ?? []), ...correctable].find(({ id }) => id === chosenId)

  return (
    <Panel title={manage.title} intro={manage.intro}>
      {matches && past.data ? (
        <>
          <div className="flex flex-wrap items-end gap-4">
            <Field label={manage.select} className="min-w-0 flex-1 basis-64">
              {(control) => (
                <Select
                  {...control}
                  value={chosen ? String(chosen.id) : ''}
                  onChange={({ target }) =>
                    setChosenId(target.value === '' ? undefined : BigInt(target.value))
                  }
                >
                  <option value="">{manage.placeholder}</option>
                  {matches.length > 0 && (
                    <optgroup label={manage.open}>
                      <MatchOptions matches={matches} />
                    </optgroup>
                  )}
                  {correctable.length > 0 && (
                    <optgroup label={manage.correctable}>
                      <MatchOptions matches={correctable} />
                    </optgroup>
                  )}
                </Select>
              )}
            </Field>
            <LoadMore pages={past} label={manage.olderResults} problem={failure?.message} />
          </div>
          {matches.length === 0 && correctable.length === 0 && (
            <p className="text-14 text-secondary">{manage.none}</p>
          )}
          {chosen && (
            <Suspense fallback={<Skeleton text={loading} className="h-40" />}>
              <ManageMatch key={String(chosen.id)} match={chosen} now={now} />
            </Suspense>
          )}
        </>
      ) : failure ? (
        <LoadError {...failure} />
      ) : (
        <Skeleton text={loading} className="h-11" />
      )}
    </Panel>
  )
}

function MatchOptions({ matches }: { matches: readonly Match[] }) {
  const { match } = useAdminMessages().matches
  return matches.map(({ id, name }) => (
    <option key={String(id)} value={String(id)}>
      {match(String(id), name)}
    </option>
  ))
}
