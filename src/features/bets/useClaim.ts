import { deployment } from '@/chain/config'
import { eventsOf } from '@/chain/eventsOf'
import { bettingPoolAbi } from '@/chain/generated'
import {
  contractCall,
  type SettledTransactionState,
  type TransactionState,
  useIsAnyBusy,
  useTransaction,
} from '@/chain/transaction'
import { formatAmount } from '@/lib/amounts'
import type { Words } from '@/lib/words/catalogue'
import { describeFailure } from '@/lib/words/describeFailure'
import { describeProgress } from '@/lib/words/describeProgress'
import { useWords } from '@/lib/words/useWords'
import { focusHeading } from '@/ui/focusHeading'
import { showToast } from '@/ui/toast'

const bettingPool = { address: deployment.bettingPool, abi: bettingPoolAbi }
const invalidates = [deployment.bettingPool, deployment.weth]

/** Claims one match's winnings or refund: `claim()`. How it ended is told by a toast. */
export function useClaim(matchId: bigint) {
  const words = useWords()
  const { state, isBusy, send } = useTransaction({
    kind: 'claim',
    scope: String(matchId),
    calls: () => [contractCall({ ...bettingPool, functionName: 'claimWinnings', args: [matchId] })],
    invalidates,
  })
  return { isBusy, note: noteOf(state, words), claim: () => tellOutcome(send(), words) }
}

/** Claims many matches in one transaction, all or none: `claim(matchIds)`. How it ended is told by a toast. */
export function useClaimMany() {
  const words = useWords()
  const { state, isBusy, send } = useTransaction({
    kind: 'claim',
    scope: 'many',
    calls: (matchIds: readonly bigint[]) => [
      contractCall({ ...bettingPool, functionName: 'claimMany', args: [matchIds] }),
    ],
    invalidates,
  })
  const isAnyBusy = useIsAnyBusy('claim')
  return {
    isBusy,
    /** Whether a claim of one match is on its way: the batch would hold it too, and so be refused as a whole. */
    isBlocked: isAnyBusy && !isBusy,
    note: noteOf(state, words),
    claim: (matchIds: readonly bigint[]) => tellOutcome(send(matchIds), words),
  }
}

/** Where a claim stands, in a sentence; a failure is told by the toast. */
function noteOf(state: TransactionState, words: Words): string | undefined {
  return state.phase === 'failed' ? undefined : describeProgress('claim', state, words)
}

/** Tells by a toast how it ended. A rejection is no failure: nothing happened, and the button's note says so. */
async function tellOutcome(sent: Promise<SettledTransactionState>, words: Words): Promise<void> {
  const pressed = document.activeElement
  const state = await sent
  if (state.phase === 'failed') {
    showToast({
      tone: 'warning',
      role: 'alert',
      text: words.bets.claimFailed,
      detail: describeFailure(state.failure, words),
    })
  }
  if (state.phase === 'confirmed') {
    const claims = eventsOf(state.receipt, bettingPoolAbi, 'WinningsClaimed')
    const paid = claims.reduce((sum, { amount }) => sum + amount, 0n)
    showToast({ tone: 'success', text: words.bets.claimedToast(formatAmount(paid)) })
    // The button is about to go, or gone already where the new block was seen before the receipt: the focus with it.
    if (document.activeElement === pressed || document.activeElement === document.body) focusHeading()
  }
}
