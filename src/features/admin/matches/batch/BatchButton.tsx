import { useState } from 'react'
import type { Match } from '@/domain/match/match'
import type { Outcome } from '@/domain/match/outcome'
import { useDisputeWindow } from '@/domain/match/queries'
import { isAbandoned } from '@/domain/match/status'
import { stakesOf } from '@/features/admin/matches/needsAttention'
import { useNotArbiter } from '@/features/admin/matches/ruling'
import { ActionButton } from '@/features/admin/shared/ActionButton'
import { useMissingRole } from '@/features/admin/shared/useRoles'
import { formatAmount } from '@/i18n/format/amounts'
import { useAdminMessages } from '@/i18n/useAdminMessages'
import { useMessages } from '@/i18n/useMessages'
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
  const catalogue = useMessages()
  const { batch: messages, manage } = useAdminMessages().results
  const own = messages[action]
  const [choices, setChoices] = useState<ReadonlyMap<bigint, Outcome>>(new Map())
  const missingRole = useMissingRole('operator')
  const notArbiter = useNotArbiter()
  const { data: disputeWindow } = useDisputeWindow()
  const transaction = useMatchBatch(action)
  const batch = planBatch(action, selected, now)
  const { matches, refused } = batch
  const count = matches.length
  const isChosen = action === 'name' || action === 'rule'
  const left = isChosen ? matches.filter(({ id }) => !choices.has(id)).length : 0
  const refund = matches.reduce((sum, match) => sum + stakesOf(match), 0n)
  // Anyone can void an abandoned match.
  const needsRole = action !== 'void' || matches.some((match) => !isAbandoned(match, now))
  const isFinalAtOnce = (action === 'name' || action === 'void') && disputeWindow === 0
  const cannot = !needsRole ? manage.void.cannotAbandoned : isFinalAtOnce ? messages.finalAtOnce : own.cannot
  const calls = () => batchCalls(action, matches, choices, now)

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
    const missing = action === 'rule' ? notArbiter : needsRole ? missingRole : undefined
    return missing ?? (count > BATCH_LIMIT ? messages.limit(BATCH_LIMIT) : undefined)
  }

  /** The refund tells a wrong selection better than its count. */
  function typed() {
    if (action === 'rule' || (action === 'void' && refund === 0n)) return { type: String(count) }
    const amount = formatAmount(refund)
    return action === 'void' ? { type: `${amount} ${catalogue.ui.weth}`, orType: amount } : {}
  }

  return (
    <ActionButton
      size="sm"
      variant="secondary"
      action={transaction}
      send={send}
      calls={calls}
      disabledReason={disabledReason()}
      incomplete={isChosen && left > 0 ? messages[action].choose(left) : undefined}
      confirmation={
        <BatchList
          action={action}
          batch={batch}
          choices={choices}
          onChoose={(id, outcome) => setChoices(new Map(choices).set(id, outcome))}
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
        ...typed(),
      }}
    />
  )
}
