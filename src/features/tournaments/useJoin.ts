import { useState } from 'react'
import { deployment } from '@/chain/config/config'
import { tournamentContract } from '@/chain/queries/contracts'
import { contractCall, type SettledTransactionState } from '@/chain/transactions/types'
import { useWethBalance } from '@/chain/wallet/balances'
import { useWallet } from '@/chain/wallet/wallets'
import type { ApprovalAmount } from '@/domain/approval/approval'
import { useApprovedTransaction } from '@/domain/approval/useApproval'
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
  const isPaused = useIsPaused()
  const [approvalAmount, setApprovalAmount] = useState<ApprovalAmount>('exact')
  const joining = useApprovedTransaction({
    kind: 'joinTournament',
    scope: String(id),
    spender: deployment.tournament,
    wei: entryFee,
    call: () => contractCall({ ...tournamentContract, functionName: 'joinTournament', args: [id] }),
  })
  const steps: JoinStep[] = account
    ? joining.needsApproval
      ? ['approve', 'join']
      : ['join']
    : isFree
      ? ['connect', 'join']
      : ['connect', 'approve', 'join']

  async function press(): Promise<SettledTransactionState | undefined> {
    if (account) return joining.press(approvalAmount)
    openWalletPicker()
    return undefined
  }

  const isConnecting = status === 'connecting' || status === 'reconnecting'
  const obstacle = isPaused
    ? 'paused'
    : account && !isFree
      ? obstacleOf(entryFee, balance.data, joining.allowance)
      : undefined
  return {
    ...joining,
    steps,
    press,
    obstacle,
    balance: balance.data,
    isConnecting,
    isBusy: isConnecting || joining.isBusy,
    needsApproval: joining.needsApproval && !isConnecting && obstacle !== 'balance',
    approvalAmount,
    setApprovalAmount,
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
