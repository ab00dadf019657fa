import { useState } from 'react'
import { useResultSource } from '@/domain/match/pageQueries'
import { readSource, SourceField } from '@/features/admin/matches/SourceField'
import { useSetResultSource } from '@/features/admin/matches/useMatchActions'
import { ActionCard } from '@/features/admin/shared/ActionCard'
import { useMissingRole } from '@/features/admin/shared/useRoles'
import { useMessages } from '@/i18n/useMessages'

/** Sets, changes or removes the link to the official result. */
export function SourceCard({ matchId }: { matchId: bigint }) {
  const { finalize, manage } = useMessages().adminResults
  const { source: messages } = manage
  const missingRole = useMissingRole('operator')
  const { data: saved } = useResultSource(matchId)
  const action = useSetResultSource(matchId)
  const [typed, setTyped] = useState<string>()
  const text = typed ?? saved?.href ?? ''
  const { source, isValid } = readSource(text)
  const next = source?.href ?? ''
  const isRemoval = next === '' && Boolean(saved)
  const reason = !isValid ? finalize.sourceInvalid : next === (saved?.href ?? '') ? messages.same : undefined
  return (
    <ActionCard
      action={action}
      send={async () => {
        const settled = await action.send(next)
        if (settled.phase === 'confirmed') setTyped(undefined)
        return settled
      }}
      calls={() => action.calls(next)}
      disabledReason={missingRole ?? reason}
      messages={{
        ...messages,
        button: isRemoval ? messages.remove : messages.button,
        confirmed: isRemoval ? messages.removed : messages.confirmed,
      }}
    >
      <SourceField label={messages.label} value={text} onChange={setTyped} disabled={action.isBusy} />
    </ActionCard>
  )
}
