import type { TransactionState } from '@/chain/transaction'
import type { Failure } from '@/lib/failure'
import type { Words } from '@/lib/words/catalogue'
import { describeFailure } from '@/lib/words/describeFailure'
import { describeProgress } from '@/lib/words/describeProgress'
import { useWords } from '@/lib/words/useWords'
import { ButtonNote } from '@/ui/ButtonNote'

interface BetNoteProps {
  id: string
  /** Why the button cannot be pressed. */
  reason: string | undefined
  bet: TransactionState
  /** Why the wallet did not come to the chain. */
  switchFailure: Failure | undefined
}

/** The line under the button: what is going on, what went wrong, or why it cannot be pressed. */
export function BetNote({ id, reason, bet, switchFailure }: BetNoteProps) {
  const words = useWords()
  const progress = describeProgress('placeBet', bet, words)
  const switchNote = switchFailure && describeSwitch(switchFailure, words)
  return (
    <ButtonNote
      id={id}
      text={progress ?? switchNote ?? reason}
      isProblem={bet.phase === 'failed' || (!progress && switchFailure && switchFailure.kind !== 'rejected')}
      className="justify-center"
    />
  )
}

/** Why the wallet did not come to the chain; that the person said no is no problem. */
function describeSwitch(failure: Failure, words: Words): string {
  return failure.kind === 'rejected' ? words.transactions.rejected : describeFailure(failure, words)
}
