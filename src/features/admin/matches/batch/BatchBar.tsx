import { X } from 'lucide-react'
import { useState } from 'react'
import { isAbandoned, type Match } from '@/domain/match/match'
import { shortSideName } from '@/domain/match/name'
import { winningSide } from '@/domain/match/outcome'
import { stakesOf } from '@/features/admin/matches/needsAttention'
import { useNotArbiter } from '@/features/admin/matches/ruling'
import { ActionButton } from '@/features/admin/shared/ActionButton'
import { isConfirmedBy } from '@/features/admin/shared/ConfirmDialog'
import { useMissingRole } from '@/features/admin/shared/roles'
import { useAdminMessages } from '@/i18n/adminMessages'
import { formatAmount } from '@/i18n/format/amounts'
import { Button } from '@/ui/forms/Button'
import { BatchList } from './BatchList'
import {
  BATCH_ACTIONS,
  BATCH_LIMIT,
  type BatchAction,
  batchCalls,
  type Choices,
  planBatch,
  useMatchBatch,
} from './matchBatch'

interface BatchBarProps {
  selected: readonly Match[]
  /** Selected matches that no row shows. */
  hidden: number
  now: number
  onDone: (ids: readonly bigint[]) => void
  onClear: () => void
}

/** Stays in sight at the bottom while its table is, above a toast, where the screen is high enough. */
const barClass =
  '[body:has(.toasts:not(:empty))_&]:bottom-40 md:[body:has(.toasts:not(:empty))_&]:bottom-24 z-2 flex flex-col gap-2 rounded-md border border-control bg-raised p-3 shadow-float sm:p-4 bottom-20 md:bottom-4 [@media(min-height:36rem)]:sticky'

export function BatchBar({ selected, hidden, onClear, ...rest }: BatchBarProps) {
  const { adminMatches, adminResults } = useAdminMessages()
  const { batch } = adminResults
  return (
    <section aria-label={batch.title} className={barClass}>
      <div className="flex items-center justify-between gap-3">
        <p className="text-14 font-medium tabular-nums">
          {adminMatches.table.selected(selected.length, hidden)}
        </p>
        <Button size="sm" variant="quiet" onClick={onClear}>
          <X aria-hidden className="size-4" />
          <span className="max-sm:sr-only">{batch.clear}</span>
        </Button>
      </div>
      <div className="grid grid-cols-2 items-start gap-x-4 gap-y-2 md:grid-cols-4">
        {BATCH_ACTIONS.map((action) => (
          <BatchButton key={action} action={action} selected={selected} {...rest} />
        ))}
      </div>
    </section>
  )
}

interface BatchButtonProps extends Omit<BatchBarProps, 'hidden' | 'onClear'> {
  action: BatchAction
}

function BatchButton({ action, selected, now, onDone }: BatchButtonProps) {
  const catalogue = useAdminMessages()
  const { batch: messages, finalize, manage } = catalogue.adminResults
  const own = messages[action]
  const [choices, setChoices] = useState<Choices>(new Map())
  const missingRole = useMissingRole('operator')
  const notArbiter = useNotArbiter()
  const { progress, send, ...transaction } = useMatchBatch(action)
  const batch = planBatch(action, selected, now)
  const { matches, refused } = batch
  const count = matches.length
  const refund = matches.reduce((sum, match) => sum + stakesOf(match), 0n)
  // Anyone can void an abandoned match.
  const needsRole = action !== 'void' || matches.some((match) => !isAbandoned(match, now))

  function disabledReason(): string | undefined {
    if (count === 0) {
      const reasons = new Set(refused.map(({ reason }) => messages.refusals[reason]))
      return [...reasons].join(' ')
    }
    if (action === 'rule') return notArbiter
    return needsRole ? missingRole : undefined
  }

  function incomplete(): string | undefined {
    if (action !== 'name' && action !== 'rule') return undefined
    const left = matches.filter(({ id }) => !choices.has(id)).length
    if (left > 0) return messages[action].choose(left)
    const untyped = action === 'name' ? matches.filter((match) => !isTyped(match)).length : 0
    return untyped > 0 ? messages.name.type(untyped) : undefined
  }

  function isTyped(match: Match): boolean {
    const choice = choices.get(match.id)
    const winner = choice && winningSide(choice.outcome)
    if (!winner || stakesOf(match) === 0n) return true
    return isConfirmedBy(choice.typed, shortSideName(match, winner, catalogue), finalize.side(winner))
  }

  /** Voiding asks for the refund, which reveals a wrong selection better than the number of matches. */
  function textToType() {
    if (action === 'rule' || (action === 'void' && refund === 0n)) return { type: String(count) }
    const amount = formatAmount(refund)
    return action === 'void' ? { type: `${amount} ${catalogue.ui.weth}`, orType: amount } : {}
  }

  return (
    <ActionButton
      size="sm"
      variant="secondary"
      action={{
        ...transaction,
        send: () => send({ matches, choices, now }, (sent) => onDone(sent.map(({ id }) => id))),
        calls: () => batchCalls(action, matches, choices, now),
      }}
      disabledReason={disabledReason()}
      incomplete={incomplete()}
      confirmation={
        <BatchList
          action={action}
          batch={batch}
          choices={choices}
          now={now}
          onChoose={(id, choice) => setChoices(new Map(choices).set(id, choice))}
        />
      }
      messages={{
        button: own.button(count),
        busy: progress && progress.batches > 1 ? messages.sending(progress) : own.busy,
        confirm: own.confirm,
        confirmTitle: own.confirmTitle(count),
        does: [
          action === 'void' ? messages.void.does(formatAmount(refund)) : messages[action].does,
          messages.transactions(Math.ceil(count / BATCH_LIMIT), BATCH_LIMIT),
        ].flat(),
        cannot: needsRole ? own.cannot : manage.void.cannotAbandoned,
        confirmed: own.confirmed(count),
        ...textToType(),
      }}
    />
  )
}
