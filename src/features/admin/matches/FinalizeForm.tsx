import { useId, useState } from 'react'
import type { Match, Side } from '@/domain/match/match'
import { poolsOf } from '@/domain/match/odds'
import { useDisputeWindow } from '@/domain/match/queries'
import { SideChoice } from '@/domain/match/SideChoice'
import { ActionButton } from '@/features/admin/shared/ActionButton'
import { blockedBy } from '@/features/admin/shared/blockedBy'
import { useRoles } from '@/features/admin/shared/useRoles'
import { describeFailure } from '@/i18n/describeFailure'
import { formatDateTime } from '@/i18n/format/dates'
import { useAdminMessages } from '@/i18n/useAdminMessages'
import { useMessages } from '@/i18n/useMessages'
import { Button } from '@/ui/forms/Button'
import { Field } from '@/ui/forms/Field'
import { Select } from '@/ui/forms/Select'
import { showToast } from '@/ui/overlay/toast'
import { describeConsequence } from './describeConsequence'
import { MatchDetails } from './MatchDetails'
import { sideOptions, winnerToType } from './sideOptions'
import { useBettors } from './useBettors'
import { useFinalizeMatch } from './useMatchActions'

interface FinalizeFormProps {
  /** Those that wait for their winner. */
  matches: readonly Match[]
  match: Match | undefined
  onChoose: (id: bigint | undefined) => void
  /** The chain's now, in unix seconds. */
  now: number
}

/** Chooses a match and its winner, and says what that does before it is signed. */
export function FinalizeForm({ matches, match, onChoose, now }: FinalizeFormProps) {
  const { finalize } = useAdminMessages().matches
  return (
    <div className="flex min-w-0 flex-col gap-4">
      <Field label={finalize.select}>
        {(control) => (
          <Select
            {...control}
            value={match ? String(match.id) : ''}
            onChange={({ target }) => onChoose(target.value === '' ? undefined : BigInt(target.value))}
          >
            <option value="">{finalize.placeholder}</option>
            {matches.map(({ id, name, endTime }) => (
              <option key={String(id)} value={String(id)}>
                {finalize.option(String(id), name, formatDateTime(endTime))}
              </option>
            ))}
          </Select>
        )}
      </Field>
      {match ? <NameWinner key={String(match.id)} match={match} now={now} /> : <NothingChosen />}
    </div>
  )
}

/** What will be there once a match is chosen. */
function NothingChosen() {
  const { finalize } = useAdminMessages().matches
  const noteId = useId()
  return (
    <>
      <SideChoice
        legend={finalize.winner}
        sides={[{ label: finalize.side(1) }, { label: finalize.side(2) }]}
        value={undefined}
        onChange={() => {}}
        disabled
      />
      <div className="flex flex-col items-start gap-2">
        <Button variant="primary" className="max-sm:w-full" aria-disabled aria-describedby={noteId}>
          {finalize.button}
        </Button>
        <p id={noteId} className="text-14 text-secondary">
          {finalize.chooseMatch}
        </p>
      </div>
    </>
  )
}

function NameWinner({ match, now }: { match: Match; now: number }) {
  const messages = useMessages()
  const adminMessages = useAdminMessages()
  const { finalize } = adminMessages.matches
  const [winner, setWinner] = useState<Side>()
  const roles = useRoles()
  const bettors = useBettors(match)
  const disputeWindow = useDisputeWindow()
  const action = useFinalizeMatch(match.id)
  const id = String(match.id)
  const described =
    winner &&
    describeConsequence(
      {
        match,
        winner,
        bettors: bettors.data,
        hasCountFailed: bettors.isError,
        disputeWindow: disputeWindow.data,
        now,
      },
      messages,
      finalize,
    )

  const blocked = blockedBy(roles, adminMessages, 'operator') ?? (winner ? undefined : finalize.chooseWinner)

  async function nameWinner() {
    if (!winner) throw new Error('No winner is chosen')
    const settled = await action.send(winner)
    if (settled.phase === 'confirmed')
      showToast({
        tone: 'success',
        role: 'alert',
        text: poolsOf(match, winner).own === 0n ? finalize.successVoid(id) : finalize.success(id, winner),
      })
    if (settled.phase === 'failed')
      showToast({
        tone: 'warning',
        role: 'alert',
        text: finalize.failed(describeFailure(settled.failure, messages)),
      })
    return settled
  }

  return (
    <>
      <MatchDetails match={match} />
      <SideChoice
        legend={finalize.winner}
        sides={sideOptions(match, messages, adminMessages)}
        value={winner}
        onChange={setWinner}
        disabled={action.isBusy}
      />
      {described && (
        <section
          aria-label={finalize.consequence.title}
          className="flex flex-col gap-2 rounded-md border border-line bg-background p-4 text-14"
        >
          <h3 className="font-medium">{finalize.consequence.title}</h3>
          <ul className="flex list-disc flex-col gap-1 ps-4 text-secondary">
            {described.does.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
            <li>{described.cannot}</li>
          </ul>
        </section>
      )}
      <ActionButton
        label={finalize.button}
        busyLabel={finalize.busy}
        action={action}
        send={nameWinner}
        blocked={blocked}
        confirm={
          winner &&
          described && {
            title: finalize.confirmTitle(id),
            does: described.does,
            cannot: described.cannot,
            type: winnerToType(match, winner, messages),
            confirmLabel: finalize.button,
          }
        }
      />
    </>
  )
}
