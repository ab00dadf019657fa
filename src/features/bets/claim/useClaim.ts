import { bettingPoolContract, wethContract } from '@/chain/queries/contracts'
import { bettingPoolAbi } from '@/chain/queries/generated'
import { eventsOf } from '@/chain/transactions/eventsOf'
import type { SettledTransactionState, TransactionState } from '@/chain/transactions/types'
import { useContractWrite } from '@/chain/transactions/useContractWrite'
import { useIsAnyBusy } from '@/chain/transactions/useTransaction'
import type { Messages } from '@/i18n/catalogue'
import { describeFailure } from '@/i18n/describeFailure'
import { describeProgress } from '@/i18n/describeProgress'
import { formatAmount } from '@/i18n/format/amounts'
import { useMessages } from '@/i18n/useMessages'
import { focusHeading } from '@/ui/focus'
import { showToast } from '@/ui/overlay/toast'

const invalidates = [bettingPoolContract.address, wethContract.address]

export function useClaim(matchId: bigint) {
  const messages = useMessages()
  const { state, isBusy, send } = useContractWrite(
    'claim',
    bettingPoolContract,
    'claimWinnings',
    () => [matchId],
    { id: matchId, invalidates },
  )
  return { isBusy, note: noteOf(state, messages), claim: () => tellOutcome(send(), messages) }
}

/** Claims many matches in one transaction, all or nothing, and reports the outcome in a toast. */
export function useClaimMany() {
  const messages = useMessages()
  const { state, isBusy, send } = useContractWrite(
    'claim',
    bettingPoolContract,
    'claimMany',
    (matchIds: readonly bigint[]) => [matchIds],
    { invalidates },
  )
  const isAnyBusy = useIsAnyBusy('claim')
  return {
    isBusy,
    /** A single claim is pending. The batch would include its match and revert. */
    isBlocked: isAnyBusy && !isBusy,
    note: noteOf(state, messages),
    claim: (matchIds: readonly bigint[]) => tellOutcome(send(matchIds), messages),
  }
}

function noteOf(state: TransactionState, messages: Messages): string | undefined {
  return state.phase === 'failed' ? undefined : describeProgress('claim', state, messages)
}

async function tellOutcome(sent: Promise<SettledTransactionState>, messages: Messages): Promise<void> {
  const pressed = document.activeElement
  const state = await sent
  if (state.phase === 'failed') {
    showToast({
      tone: 'warning',
      role: 'alert',
      text: messages.bets.claimFailed,
      detail: describeFailure(state.failure, messages),
    })
  }
  if (state.phase === 'confirmed') {
    const claims = eventsOf(state.receipt, bettingPoolAbi, 'WinningsClaimed')
    const paid = claims.reduce((sum, { amount }) => sum + amount, 0n)
    showToast({ tone: 'success', text: messages.bets.claimedToast(formatAmount(paid)) })
    // The button unmounts on a confirmed claim and would take the focus with it.
    if (document.activeElement === pressed || document.activeElement === document.body) focusHeading()
  }
}
