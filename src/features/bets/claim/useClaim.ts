import { bettingPoolContract, wethContract } from '@/chain/queries/contracts'
import { bettingPoolEventsAbi } from '@/chain/queries/generatedEvents'
import { eventsOf } from '@/chain/transactions/eventsOf'
import { stopWaitingOf } from '@/chain/transactions/types'
import { useContractWrite } from '@/chain/transactions/useContractWrite'
import { describeProgress } from '@/i18n/describeProgress'
import { useMessages } from '@/i18n/useMessages'
import { dismissClaimFailed, focusAfterClaim, showClaimed, showClaimFailed } from './claimToasts'

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
