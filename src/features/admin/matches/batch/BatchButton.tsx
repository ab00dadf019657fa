import { useState } from 'react'
import type { Match, Side } from '@/domain/match/match'
import { useDisputeWindow } from '@/domain/match/queries'
import { isAbandoned, stakesOf } from '@/features/admin/matches/needsAttention'
import { ActionButton } from '@/features/admin/shared/ActionButton'
import { useMissingRole } from '@/features/admin/shared/useRoles'
import { formatAmount } from '@/i18n/format/amounts'
import { useAdminMessages } from '@/i18n/useAdminMessages'
import { BatchList } from './BatchList'
import { BATCH_LIMIT, type BatchAction, planBatch } from './planBatch'
import { batchCalls, useMatchBatch } from './useMatchBatch'

interface BatchButtonProps {
  action: BatchAction
  selected: readonly Match[]
  now: number
  onDone: (ids: readonly bigint[]) => void
}

export function BatchButton({ action, selected, now, onDone }: BatchButtonProps) {
  const { batch: messages, manage } = useAdminMessages().results
  const own = messages[action]
  const [winners, setWinners] = useState<ReadonlyMap<bigint, Side>>(new Map())
  const missingRole = useMissingRole('operator')
  const { data: disputeWindow } = useDisputeWindow()
  const transaction = useMatchBatch(action)
  const batch = planBatch(action, selected, now)
  const { matches, refused } = batch
  const count = matches.length
  const unnamed = action === 'name' ? matches.filter(({ id }) => !winners.has(id)).length : 0
  const refund = matches.reduce((sum, match) => sum + stakesOf(match), 0n)
  // Anyone can void an abandoned match.
  const needsRole = action !== 'void' || matches.some((match) => !isAbandoned(match, now))
  const cannot = !needsRole
    ? manage.void.cannotAbandoned
    : action !== 'close' && disputeWindow === 0
      ? messages.finalAtOnce
      : own.cannot
  const calls = () => batchCalls(action, matches, winners, now)

  async function send() {
    const ids = matches.map(({ id }) => id)
    const settled = await transaction.send(calls())
    if (settled.phase === 'confirmed') onDone(ids)
    return settled
  }

  function disabledReason(): string | undefined {
    if (count === 0) {
      const reasons = new Set(refused.map(({ reason }) => messages.refusals[reason]))
      return [...reasons].join(' ')
    }
    return (
      (needsRole ? missingRole : undefined) ?? (count > BATCH_LIMIT ? messages.limit(BATCH_LIMIT) : undefined)
    )
  }

  return (
    <ActionButton
      size="sm"
      variant="secondary"
      action={transaction}
      send={send}
      calls={calls}
      disabledReason={disabledReason()}
      incomplete={unnamed > 0 ? messages.name.choose(unnamed) : undefined}
      confirmation={
        <BatchList
          action={action}
          batch={batch}
          winners={winners}
          onChoose={(id, side) => setWinners(new Map(winners).set(id, side))}
          now={now}
        />
      }
      messages={{
        button: own.button(count),
        busy: own.busy,
        confirm: own.confirm,
        confirmTitle: own.confirmTitle(count),
        does: action === 'void' ? messages.void.does(formatAmount(refund)) : messages[action].does,
        cannot,
        confirmed: own.confirmed(count),
        type: action === 'void' ? String(count) : undefined,
      }}
    />
  )
}
