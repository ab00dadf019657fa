import { deployment } from '@/chain/config/config'
import { bettingPoolContract } from '@/chain/queries/contracts'
import { contractCall } from '@/chain/transactions/contractCall'
import { type SettledTransactionState, stopWaitingOf } from '@/chain/transactions/types'
import { useAtomicBatching } from '@/chain/transactions/useAtomicBatching'
import { useTransaction } from '@/chain/transactions/useTransaction'
import { useWethBalance } from '@/chain/wallet/balances'
import { useWallet } from '@/chain/wallet/wallets'
import { approveCall, isApproving } from '@/domain/approval/approval'
import { useAllowance, useApproval } from '@/domain/approval/useApproval'
import { challengedOutcome } from '@/domain/match/challenge'
import type { Match } from '@/domain/match/match'

const pool = deployment.bettingPool

/** Approves the bond and challenges the result with one button. `press()` runs the next step and never throws. */
export function useChallenge(match: Match, bond: bigint | undefined) {
  const { account } = useWallet()
  const balance = useWethBalance(account).data
  const allowance = useAllowance(account, pool).data
  const approval = useApproval(pool)
  const canBatch = useAtomicBatching()
  const challenge = useTransaction({
    kind: 'challenge',
    scope: String(match.id),
    calls: ({ wei, withApproval }: { wei: bigint; withApproval: boolean }) => {
      const call = contractCall({
        ...bettingPoolContract,
        functionName: 'challengeResult',
        args: [match.id, challengedOutcome(match)],
      })
      return withApproval ? [approveCall(pool, wei), call] : [call]
    },
    invalidates: [pool, deployment.weth],
  })

  const isShort = bond !== undefined && allowance !== undefined && allowance < bond
  const needsApproval = isShort && !canBatch

  async function press(): Promise<SettledTransactionState | undefined> {
    if (bond === undefined) return undefined
    if (needsApproval) {
      challenge.reset()
      await approval.approve(bond, 'exact')
      return undefined
    }
    approval.reset()
    return challenge.send({ wei: bond, withApproval: isShort })
  }

  return {
    press,
    needsApproval,
    isReady: bond !== undefined && balance !== undefined && allowance !== undefined,
    /** The wallet's WETH in wei, if it is less than the bond. */
    insufficient: bond !== undefined && balance !== undefined && balance < bond ? balance : undefined,
    approval: approval.state,
    isApproving: isApproving(approval.state),
    challenge: challenge.state,
    isBusy: challenge.isBusy || isApproving(approval.state),
    stopWaiting: approval.stopWaiting ?? stopWaitingOf(challenge.state),
  }
}
