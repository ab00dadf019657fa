import { bettingPoolContract, wethContract } from '@/chain/queries/contracts'
import { bettingPoolEventsAbi } from '@/chain/queries/generatedEvents'
import { eventsOf } from '@/chain/transactions/eventsOf'
import { stopWaitingOf } from '@/chain/transactions/types'
import { useContractWrite } from '@/chain/transactions/useContractWrite'
import type { Messages } from '@/i18n/catalogue'
import { describeFailure } from '@/i18n/describeFailure'
import { describeProgress } from '@/i18n/describeProgress'
import { formatAmount } from '@/i18n/format/amounts'
import { useMessages } from '@/i18n/useMessages'
import type { Failure } from '@/lib/failure'
import { focusHeading } from '@/ui/focus'
import { dismissToast, showToast } from '@/ui/toast'

const invalidates = [bettingPoolContract.address, wethContract.address]

/** Claims one match and reports the outcome in a toast. */
export function useClaim(matchId: bigint) {
  const messages = useMessages()
  const scope = String(matchId)
  const { state, isBusy, send } = useContractWrite(
    'claim',
    bettingPoolContract,
    'claimWinnings',
    () => [matchId],
    { id: matchId, invalidates },
  )

  async function claim(): Promise<void> {
    dismissClaimFailed(scope)
    const restoreFocus = focusAfterClaim()
    const settled = await send()
    if (settled.phase === 'failed') showClaimFailed(scope, settled.failure, messages)
    if (settled.phase !== 'confirmed') return
    const claims = eventsOf(settled.receipt, bettingPoolEventsAbi, 'WinningsClaimed')
    showClaimed(
      claims.reduce((sum, { amount }) => sum + amount, 0n),
      messages,
    )
    restoreFocus()
  }

  return {
    isBusy,
    stopWaiting: stopWaitingOf(state),
    note: state.phase === 'failed' ? undefined : describeProgress('claim', state, messages),
    claim,
  }
}

export function showClaimed(wei: bigint, { bets }: Messages): void {
  showToast({ tone: 'success', text: bets.claimedToast(formatAmount(wei)) })
}

/** @param scope tells the claim's toast from those of other claims */
export function showClaimFailed(scope: string, failure: Failure, messages: Messages): void {
  if (failure.kind === 'promptOpen') {
    // It can still be approved.
    showToast({ id: failedId(scope), tone: 'info', text: messages.errors.promptOpen })
    return
  }
  showToast({
    id: failedId(scope),
    tone: 'warning',
    role: 'alert',
    text: messages.bets.claimFailed,
    detail: describeFailure(failure, messages),
  })
}

/** Dismisses the failure of an earlier try. */
export function dismissClaimFailed(scope: string): void {
  dismissToast(failedId(scope))
}

const failedId = (scope: string) => `claimFailed/${scope}`

/** Returns the function that moves the focus to the heading after a claim, whose button unmounts and would take it along. */
export function focusAfterClaim(): () => void {
  const pressed = document.activeElement
  return () => {
    if (document.activeElement === pressed || document.activeElement === document.body) focusHeading()
  }
}
