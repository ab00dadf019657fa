import type { TransactionState } from '@/chain/transactions/types'
import type { Messages } from '@/i18n/catalogue'
import { describeFailure } from '@/i18n/describeFailure'
import { describeProgress } from '@/i18n/describeProgress'
import { useMessages } from '@/i18n/useMessages'
import type { Failure } from '@/lib/failure'
import { ButtonNote } from '@/ui/forms/ButtonNote'

interface BetNoteProps {
  id: string
  reason: string | undefined
  bet: TransactionState
  switchFailure: Failure | undefined
}

export function BetNote({ id, reason, bet, switchFailure }: BetNoteProps) {
  const messages = useMessages()
  const progress = describeProgress('placeBet', bet, messages)
  const switchNote = switchFailure && describeSwitch(switchFailure, messages)
  return (
    <ButtonNote
      id={id}
      text={progress ?? switchNote ?? reason}
      isProblem={bet.phase === 'failed' || (!progress && switchFailure && switchFailure.kind !== 'rejected')}
      className="justify-center"
    />
  )
}

function describeSwitch(failure: Failure, messages: Messages): string {
  return failure.kind === 'rejected' ? messages.transactions.rejected : describeFailure(failure, messages)
}
