import { Suspense } from 'react'
import { useChainNow } from '@/chain/network/clock'
import type { Match } from '@/domain/match/match'
import { useOpenMatches } from '@/domain/match/queries'
import { useCorrectableMatches } from '@/features/admin/matches/correctableMatches'
import { inDisputeWindow, openChallenges } from '@/features/admin/matches/needsAttention'
import { Panel } from '@/features/admin/shared/Panel'
import { readFailure } from '@/i18n/describeReadFailure'
import { loadMessages } from '@/i18n/language'
import { useMessages } from '@/i18n/useMessages'
import { LoadError } from '@/ui/feedback/LoadError'
import { lazyWithRetry } from '@/ui/feedback/lazyWithRetry'
import { Skeleton } from '@/ui/feedback/Skeleton'
import { Combobox } from '@/ui/forms/Combobox'
import { Field } from '@/ui/forms/Field'

const ManageMatch = lazyWithRetry(async () => {
  const [{ ManageMatch }] = await Promise.all([import('./ManageMatch'), loadMessages('adminResults')])
  return ManageMatch
})

interface ManagePanelProps {
  chosenId: bigint | undefined
  onChoose: (id: bigint | undefined) => void
  /** Posts the result of a match. */
  onFinalize: (match: Match) => void
}

export function ManagePanel({ chosenId, onChoose, onFinalize }: ManagePanelProps) {
  const messages = useMessages()
  const { manage, match: nameMatch, search, loading } = messages.adminMatches
  const now = useChainNow()
  const open = useOpenMatches()
  const correctable = useCorrectableMatches()
  const failure = readFailure(messages, open, correctable)
  const disputable = inDisputeWindow(correctable.data ?? [], now)
  const challenged = openChallenges([...(open.data ?? []), ...(correctable.data ?? [])])
  const unresolved = (open.data ?? []).filter(({ isChallenged }) => !isChallenged)
  const matches = [...challenged, ...disputable, ...unresolved]
  const chosen = matches.find(({ id }) => id === chosenId)
  const optionsOf = (group: string, grouped: readonly Match[]) =>
    grouped.map(({ id, name }) => ({ value: String(id), label: nameMatch(String(id), name), group }))

  return (
    <Panel title={manage.title} intro={manage.intro}>
      {failure && (!open.data || !correctable.data) && <LoadError {...failure} />}
      {open.data ? (
        <>
          <Field label={manage.select}>
            {(control) => (
              <Combobox
                {...control}
                placeholder={manage.placeholder}
                messages={search}
                value={chosen ? String(chosen.id) : ''}
                onChange={(id) => onChoose(id === '' ? undefined : BigInt(id))}
                options={[
                  ...optionsOf(manage.challenged, challenged),
                  ...optionsOf(manage.correctable, disputable),
                  ...optionsOf(manage.open, unresolved),
                ]}
              />
            )}
          </Field>
          {correctable.data && matches.length === 0 && (
            <p className="text-14 text-secondary">{manage.none}</p>
          )}
          {chosen && (
            <Suspense fallback={<Skeleton text={loading} className="h-40" />}>
              <ManageMatch key={String(chosen.id)} match={chosen} now={now} onFinalize={onFinalize} />
            </Suspense>
          )}
        </>
      ) : (
        !failure && <Skeleton text={loading} className="h-11" />
      )}
    </Panel>
  )
}
