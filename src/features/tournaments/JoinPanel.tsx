import { useId, useState } from 'react'
import { deployment } from '@/chain/config/config'
import { useChainNow } from '@/chain/network/clock'
import { tournamentContract } from '@/chain/queries/tournamentContract'
import { contractCall, type SettledTransactionState } from '@/chain/transactions/types'
import { useWethBalance } from '@/chain/wallet/balances'
import { useWallet } from '@/chain/wallet/wallets'
import { ApprovalPanel } from '@/domain/approval/ApprovalPanel'
import { ApprovedButton } from '@/domain/approval/ApprovedButton'
import type { ApprovalAmount } from '@/domain/approval/approval'
import { useApprovedTransaction } from '@/domain/approval/useApproval'
import { useIsPaused } from '@/domain/match/queries'
import { useOwnPlayer } from '@/domain/tournament/participants'
import { useIsJoiningOpen } from '@/domain/tournament/queries'
import type { Tournament } from '@/domain/tournament/tournament'
import type { Messages } from '@/i18n/catalogue'
import { formatAmount } from '@/i18n/format/amounts'
import { useMessages } from '@/i18n/useMessages'
import { Skeleton } from '@/ui/feedback/Skeleton'
import { StepList } from '@/ui/forms/StepList'
import { Card, CardTitle } from '@/ui/layout/Card'
import { openWalletPicker } from '@/ui/overlay/walletPicker'
import { Countdown } from '@/ui/text/Countdown'
import { showToast } from '@/ui/toast'
import { LateEntryNote } from './TournamentFacts'

export function JoinPanel({ tournament }: { tournament: Tournament }) {
  const { joining } = useMessages().tournaments
  const now = useChainNow()
  const { account } = useWallet()
  const isKnown = useOwnPlayer(tournament.id) !== undefined || !account
  const titleId = useId()
  const isOpen = useIsJoiningOpen(tournament, now)
  return (
    <Card as="section" aria-labelledby={titleId} className="flex flex-col gap-4">
      <CardTitle id={titleId}>{isOpen ? joining.title : joining.closed}</CardTitle>
      {isOpen ? (
        <>
          <p className="text-14 text-secondary">
            {joining.closesIn}{' '}
            <span className="font-medium text-text">
              <Countdown target={tournament.lastMatchStart} now={now} />
            </span>
          </p>
          <LateEntryNote tournament={tournament} />
          {isKnown ? (
            <JoinForm tournament={tournament} />
          ) : (
            <Skeleton text={joining.reading} className="h-12" />
          )}
        </>
      ) : (
        <p className="text-14 text-secondary">
          {now < tournament.lastMatchStart ? joining.detachedText : joining.closedText}
        </p>
      )}
    </Card>
  )
}

function JoinForm({ tournament }: { tournament: Tournament }) {
  const messages = useMessages()
  const { joining } = messages.tournaments
  const join = useJoin(tournament)
  return (
    <div className="flex flex-col gap-3">
      {(join.steps[0] === 'approve' || join.approval.step !== 'idle') && (
        <ApprovalPanel
          texts={joining.approval}
          amount={join.approvalAmount}
          onChange={join.setApprovalAmount}
          state={join.approval}
        />
      )}
      <StepList label={joining.steps} steps={join.steps.map((step) => joining.step[step])} />
      <ApprovedButton
        kind="joinTournament"
        variant="primary"
        size="lg"
        approved={join}
        label={labelOf(join, tournament, messages)}
        busyLabel={joining.busy}
        reason={reasonOf(join, messages)}
        hasPanel
        onConfirmed={() =>
          showToast({ tone: 'success', text: messages.transactions.kinds.joinTournament.confirmed })
        }
      />
    </div>
  )
}

type Join = ReturnType<typeof useJoin>

function labelOf(join: Join, { entryFee }: Tournament, { tournaments, wallet }: Messages): string {
  const { joining } = tournaments
  if (join.isConnecting) return wallet.connecting
  if (join.obstacle === 'balance') return joining.insufficientBalance
  if (join.steps[0] === 'connect') return wallet.connect
  return entryFee === 0n ? joining.free : joining.button(formatAmount(entryFee))
}

function reasonOf({ obstacle, balance = 0n }: Join, { tournaments }: Messages): string | undefined {
  const { joining } = tournaments
  return obstacle === 'balance' ? joining.balance(formatAmount(balance)) : obstacle && joining[obstacle]
}

type JoinStep = 'connect' | 'approve' | 'join'

type JoinObstacle = 'paused' | 'reading' | 'balance'

/** Connects, approves the entry fee and joins with one button. `press()` runs the next step and never throws. */
function useJoin({ id, entryFee }: Tournament) {
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
