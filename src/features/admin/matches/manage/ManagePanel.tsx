import { useMemo } from 'react'
import { useChainMinute, useChainNow } from '@/chain/network/clock'
import { isFinal, type Match } from '@/domain/match/match'
import { useUnfinishedMatches } from '@/features/admin/matches/correctableMatches'
import { MatchField } from '@/features/admin/matches/MatchField'
import { byUrgency, matchState } from '@/features/admin/matches/matchState'
import { Panel } from '@/features/admin/shared/Panel'
import { useAdminMessages } from '@/i18n/adminMessages'
import { lazyWithRetry, Pending, Skeleton } from '@/ui/feedback/loading'

const ManageMatch = lazyWithRetry(async () => (await import('./ManageMatch')).ManageMatch)

interface ManagePanelProps {
  chosenId: bigint | undefined
  onChoose: (id: bigint | undefined) => void
  onFinalize: (match: Match) => void
}

export function ManagePanel({ chosenId, onChoose, onFinalize }: ManagePanelProps) {
  const messages = useAdminMessages()
  const { manage, match: nameMatch, loading, table } = messages.adminMatches
  const now = useChainNow()
  const { open, correctable, matches: unfinished } = useUnfinishedMatches()
  // Sorted once a minute: there may be thousands.
  const minute = useChainMinute()
  const sorted = useMemo(() => [...unfinished].sort(byUrgency(minute)), [unfinished, minute])
  const matches = sorted.filter((match) => !isFinal(match, now))
  const chosen = matches.find(({ id }) => id === chosenId)

  return (
    <Panel title={manage.title} intro={manage.intro}>
      {(!open.data || !correctable.data) && (
        <Pending
          reads={[open, correctable]}
          loading={!open.data && <Skeleton text={loading} className="h-11" />}
        />
      )}
      {open.data && (
        <>
          <MatchField
            chosenId={chosen?.id}
            onChoose={onChoose}
            options={matches.map((match) => ({
              id: match.id,
              label: `${nameMatch(String(match.id), match.name)} · ${table.states[matchState(match, now)]}`,
            }))}
          />
          {correctable.data && matches.length === 0 && (
            <p className="text-14 text-secondary">{manage.none}</p>
          )}
          {chosen && (
            <ManageMatch
              key={String(chosen.id)}
              fallback={<Skeleton text={loading} className="h-40" />}
              match={chosen}
              now={now}
              onFinalize={onFinalize}
            />
          )}
        </>
      )}
    </Panel>
  )
}
