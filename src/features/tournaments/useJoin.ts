import { useState } from 'react'
import { deployment } from '@/chain/config/config'
import { tournamentContract } from '@/chain/queries/contracts'
import { contractCall } from '@/chain/transactions/contractCall'
import { type SettledTransactionState, stopWaitingOf } from '@/chain/transactions/types'
import { useAtomicBatching } from '@/chain/transactions/useAtomicBatching'
import { useTransaction } from '@/chain/transactions/useTransaction'
import { useWethBalance } from '@/chain/wallet/balances'
import { useWallet } from '@/chain/wallet/wallets'
import { type ApprovalAmount, approveCall, isApproving } from '@/domain/approval/approval'
import { useAllowance, useApproval } from '@/domain/approval/useApproval'
import { useIsPaused } from '@/domain/match/queries'
import type { Tournament } from '@/domain/tournament/tournament'
import { openWalletPicker } from '@/ui/overlay/walletPicker'

type JoinStep = 'connect' | 'approve' | 'join'

type JoinObstacle = 'paused' | 'reading' | 'balance'

/** Connects, approves the entry fee and joins with one button. `press()` runs the next step and never throws. */
export function useJoin({ id, entryFee }: Tournament) {
  const { account, status } = useWallet()
  const isFree = entryFee === 0n
  const balance = useWethBalance(account)
  const allowance = useAllowance(account, deployment.tournament)
  const approval = useApproval(deployment.tournament)
  const canBatch = useAtomicBatching()
  const isPaused = useIsPaused()
  const [approvalAmount, setApprovalAmount] = useState<ApprovalAmount>('exact')
  const joining = useTransaction({
    kind: 'joinTournament',
    scope: String(id),
    calls: ({ withApproval }: { withApproval: boolean }) => {
      const join = contractCall({ ...tournamentContract, functionName: 'joinTournament', args: [id] })
      return withApproval ? [approveCall(deployment.tournament, entryFee), join] : [join]
    },
    invalidates: [deployment.tournament, deployment.weth],
  })

  // While loading, an approval that isn't needed would flash up.
  const isShort = allowance.data !== undefined && allowance.data < entryFee
  const steps: JoinStep[] = account
    ? isShort && !canBatch
      ? ['approve', 'join']
      : ['join']
    : isFree
      ? ['connect', 'join']
      : ['connect', 'approve', 'join']

  async function press(): Promise<SettledTransactionState | undefined> {
    if (!account) {
      openWalletPicker()
      return undefined
    }
    if (steps[0] === 'approve') {
      joining.reset()
      await approval.approve(entryFee, approvalAmount)
      return undefined
    }
    approval.reset()
    return joining.send({ withApproval: isShort })
  }

  return {
    steps,
    press,
    obstacle: isPaused
      ? 'paused'
      : account && !isFree
        ? obstacleOf(entryFee, balance.data, allowance.data)
        : undefined,
    balance: balance.data,
    isConnecting: status === 'connecting' || status === 'reconnecting',
    isApproving: isApproving(approval.state),
    approval: approval.state,
    approvalAmount,
    setApprovalAmount,
    isJoining: joining.isBusy,
    joining: joining.state,
    stopWaiting: approval.stopWaiting ?? stopWaitingOf(joining.state),
  }
}

function obstacleOf(
  entryFee: bigint,
  balance: bigint | undefined,
  allowance: bigint | undefined,
): JoinObstacle | undefined {
  if (balance === undefined || allowance === undefined) return 'reading'
  return balance < entryFee ? 'balance' : undefined
}
