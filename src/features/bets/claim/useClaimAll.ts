import { useState } from 'react'
import { useConfig } from 'wagmi'
import { getConnection } from 'wagmi/actions'
import { bettingPoolContract, tournamentContract, wethContract } from '@/chain/queries/contracts'
import { contractCall } from '@/chain/transactions/contractCall'
import { type ContractCall, stopWaitingOf, type TransactionAction } from '@/chain/transactions/types'
import { useAtomicBatching } from '@/chain/transactions/useAtomicBatching'
import { useIsAnyBusy, useTransaction } from '@/chain/transactions/useTransaction'
import { useClaims } from '@/domain/claim/useClaims'
import { describeProgress } from '@/i18n/describeProgress'
import { useMessages } from '@/i18n/useMessages'
import { claimInSteps } from './claimInSteps'
import { type ClaimPart, claimParts } from './claimParts'
import { dismissClaimFailed, focusAfterClaim, showClaimed, showClaimFailed } from './claimToasts'

const SCOPE = 'all'

/** MetaMask refuses larger batches. */
const CALLS_PER_BATCH = 10

const claimAll: TransactionAction<readonly ClaimPart[]> = {
  kind: 'claim',
  scope: SCOPE,
  calls: (parts) => parts.map(toCall),
  invalidates: [bettingPoolContract.address, tournamentContract.address, wethContract.address],
}

/** Claims all bets and tournaments: in one confirmation if the wallet batches, otherwise in one for all matches and one per tournament. */
export function useClaimAll() {
  const messages = useMessages()
  const config = useConfig()
  const { refetch, ...claims } = useClaims()
  const partsPerStep = useAtomicBatching() ? CALLS_PER_BATCH : 1
  const { state, isBusy: isSending, send } = useTransaction(claimAll)
  const [step, setStep] = useState<{ number: number; count: number }>()
  const isClaiming = useIsAnyBusy('claim')
  const isClaimingReward = useIsAnyBusy('claimTournament')
  const isBusy = isSending || step !== undefined

  async function claim(): Promise<void> {
    const { address: account } = getConnection(config)
    dismissClaimFailed(SCOPE)
    const restoreFocus = focusAfterClaim()
    const { paid, failure, isComplete } = await claimInSteps({
      read: refetch,
      send: async (parts) => {
        // After an account switch, these are another account's claims.
        if (getConnection(config).address !== account) return { phase: 'rejected' }
        return send(parts)
      },
      partsPerStep,
      onStep: (number, count) => setStep({ number, count }),
    })
    setStep(undefined)
    if (failure) showClaimFailed(SCOPE, failure, messages)
    if (paid > 0n) showClaimed(paid, messages)
    if (isComplete) restoreFocus()
  }

  const progress = state.phase === 'failed' ? undefined : describeProgress('claim', state, messages)
  return {
    ...claims,
    confirmations: Math.ceil(claimParts(claims).length / partsPerStep),
    isBusy,
    stopWaiting: stopWaitingOf(state),
    /** A single claim is pending. Claiming it twice would revert. */
    isBlocked: (isClaiming || isClaimingReward) && !isBusy,
    note:
      progress && step && step.count > 1
        ? `${messages.bets.claimStep(step.number, step.count)} ${progress}`
        : progress,
    claim,
  }
}

/** Returns `true` while one transaction claims everything. */
export function useIsClaimingAll(): boolean {
  return useTransaction(claimAll).isBusy
}

function toCall(part: ClaimPart): ContractCall {
  return 'tournamentId' in part
    ? contractCall({
        ...tournamentContract,
        functionName: 'claimTournamentRewards',
        args: [part.tournamentId],
      })
    : contractCall({ ...bettingPoolContract, functionName: 'claimMany', args: [part.matchIds] })
}
