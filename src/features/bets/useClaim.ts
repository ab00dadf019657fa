import { parseEventLogs } from 'viem'
import { deployment } from '@/chain/config'
import { bettingPoolAbi } from '@/chain/generated'
import { contractCall, type SettledTransactionState, useIsAnyBusy, useTransaction } from '@/chain/transaction'
import { formatAmount } from '@/lib/amounts'
import type { Words } from '@/lib/words/catalogue'
import { describeFailure } from '@/lib/words/describeFailure'
import { useWords } from '@/lib/words/useWords'
import { focusHeading } from '@/ui/focusHeading'
import { showToast } from '@/ui/toast'

const bettingPool = { address: deployment.bettingPool, abi: bettingPoolAbi }
const invalidates = [deployment.bettingPool, deployment.weth]

/** Claims one match's winnings or refund: `claim()`. How it ended is told by a toast. */
export function useClaim(matchId: bigint) {
  const words = useWords()
  const { isBusy, send } = useTransaction({
    kind: 'claim',
    scope: String(matchId),
    calls: () => [contractCall({ ...bettingPool, functionName: 'claimWinnings', args: [matchId] })],
    invalidates,
  })
  return { isBusy, claim: () => tellOutcome(send(), words) }
}

/** Claims many matches in one transaction, all or none: `claim(matchIds)`. How it ended is told by a toast. */
export function useClaimMany() {
  const words = useWords()
  const { isBusy, send } = useTransaction({
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
    claim: (matchIds: readonly bigint[]) => tellOutcome(send(matchIds), words),
  }
}

/** A rejection in the wallet is no failure: nothing happened, and the bettor knows. */
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
    const logs = parseEventLogs({
      abi: bettingPoolAbi,
      eventName: 'WinningsClaimed',
      logs: state.receipt.logs,
    })
    const paid = logs.reduce((sum, { args }) => sum + args.amount, 0n)
    showToast({ tone: 'success', text: words.bets.claimedToast(formatAmount(paid)) })
    // The button is about to go, and the focus with it.
    if (document.activeElement === pressed) focusHeading()
  }
}
