import type { Messages } from '@/i18n/catalogue'
import { describeFailure } from '@/i18n/describeFailure'
import { formatAmount } from '@/i18n/format/amounts'
import type { Failure } from '@/lib/failure'
import { focusHeading } from '@/ui/focus'
import { dismissToast, showToast } from '@/ui/toast'

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
