import { useState } from 'react'
import type { Match } from '@/domain/match/match'
import { type Outcome, winningSide } from '@/domain/match/outcome'
import { isAbandoned } from '@/domain/match/status'
import { stakesOf } from '@/features/admin/matches/needsAttention'
import { useNotArbiter } from '@/features/admin/matches/ruling'
import { winnerToType } from '@/features/admin/matches/sideOptions'
import { ActionButton } from '@/features/admin/shared/ActionButton'
import { isConfirmedBy } from '@/features/admin/shared/ConfirmText'
import { useMissingRole } from '@/features/admin/shared/useRoles'
import { formatAmount } from '@/i18n/format/amounts'
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
  const { batch: messages, finalize, manage } = catalogue.adminResults
  const own = messages[action]
  const [choices, setChoices] = useState<ReadonlyMap<bigint, Outcome>>(new Map())
  const [typed, setTyped] = useState<ReadonlyMap<bigint, string>>(new Map())
  const missingRole = useMissingRole('operator')
  const notArbiter = useNotArbiter()
  const transaction = useMatchBatch(action)
  const batch = planBatch(action, selected, now)
  const { matches, refused } = batch
  const count = matches.length
  const isChosen = action === 'name' || action === 'rule'
  const left = isChosen ? matches.filter(({ id }) => !choices.has(id)).length : 0
  const refund = matches.reduce((sum, match) => sum + stakesOf(match), 0n)
  // Anyone can void an abandoned match.
  const needsRole = action !== 'void' || matches.some((match) => !isAbandoned(match, now))
  const cannot = needsRole ? own.cannot : manage.void.cannotAbandoned
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

  function choose(id: bigint, outcome: Outcome) {
    setChoices(new Map(choices).set(id, outcome))
    setTyped(new Map(typed).set(id, ''))
  }

  function incomplete(): string | undefined {
    if (!isChosen) return undefined
    if (left > 0) return messages[action].choose(left)
    const untyped = action === 'name' ? matches.filter((match) => !isTyped(match)).length : 0
    return untyped > 0 ? messages.name.type(untyped) : undefined
  }

  function isTyped(match: Match): boolean {
    const outcome = choices.get(match.id)
    const winner = outcome && winningSide(outcome)
    if (!winner || stakesOf(match) === 0n) return true
    const texts = [winnerToType(match, winner, catalogue), finalize.side(winner)]
    return isConfirmedBy(typed.get(match.id) ?? '', ...texts)
  }

  /** The refund tells a wrong selection better than its count. */
  function textToType() {
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
      incomplete={incomplete()}
      confirmation={
        <BatchList
          action={action}
          batch={batch}
          choices={choices}
          onChoose={choose}
          typed={typed}
          onType={(id, text) => setTyped(new Map(typed).set(id, text))}
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
        ...textToType(),
      }}
    />
  )
}
