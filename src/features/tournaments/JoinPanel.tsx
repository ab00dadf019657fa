import { useId, useState } from 'react'
import { deployment } from '@/chain/config/config'
import { useChainNow } from '@/chain/network/clock'
import { tournamentContract } from '@/chain/queries/contracts'
import { contractCall } from '@/chain/transactions/types'
import { useWethBalance } from '@/chain/wallet/balances'
import { useWallet } from '@/chain/wallet/wallets'
import { useIsPaused } from '@/domain/match/queries'
import { useOwnPlayer } from '@/domain/tournament/participants'
import { useIsJoiningOpen, useTournamentMatches } from '@/domain/tournament/queries'
import { isPredictionOpen, type Tournament } from '@/domain/tournament/tournament'
import { joined } from '@/domain/tournament/tournamentChanges'
import { ApprovalPanel } from '@/domain/transaction/ApprovalPanel'
import type { ApprovalAmount } from '@/domain/transaction/approval'
import { useApprovedTransaction } from '@/domain/transaction/useApproval'
import { WriteButton } from '@/domain/transaction/WriteButton'
import { formatAmount } from '@/i18n/format/amounts'
import { useMessages } from '@/i18n/useMessages'
import { Skeleton } from '@/ui/feedback/loading'
import { StepList } from '@/ui/forms/StepList'
import { Card, CardTitle } from '@/ui/layout/Card'
import { Countdown } from '@/ui/text/DateTime'
import { LateEntryNote } from './TournamentHeader'

export function JoinPanel({ tournament }: { tournament: Tournament }) {
  const { joining } = useMessages().tournaments
  const now = useChainNow()
  const { account } = useWallet()
  const player = useOwnPlayer(tournament.id)
  const { data: matches } = useTournamentMatches(tournament.matchIds)
  const isKnown = matches !== undefined && (player !== undefined || !account)
  const titleId = useId()
  const isOpen = useIsJoiningOpen(tournament, now)

  function closedText(): string {
    if (now >= tournament.lastMatchStart) return joining.closedText
    return matches && !isPredictionOpen(matches, now) ? joining.lockedText : joining.detachedText
  }

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
        <p className="text-14 text-secondary">{closedText()}</p>
      )}
    </Card>
  )
}

/** Connects, approves the entry fee and joins, with one button. */
function JoinForm({ tournament: { id, entryFee } }: { tournament: Tournament }) {
  const { tournaments, transactions } = useMessages()
  const { joining } = tournaments
  const { account } = useWallet()
  const { data: balance } = useWethBalance(account)
  const isPaused = useIsPaused()
  const [approvalAmount, setApprovalAmount] = useState<ApprovalAmount>('exact')
  const join = useApprovedTransaction({
    kind: 'joinTournament',
    scope: String(id),
    spender: deployment.tournament,
    wei: entryFee,
    effect: (account) => [joined(id, account)],
    call: () => contractCall({ ...tournamentContract, functionName: 'joinTournament', args: [id] }),
  })
  const isFree = entryFee === 0n
  const needsApproval = account ? join.needsApproval : !isFree
  const steps = ([!account && 'connect', needsApproval && 'approve', 'join'] as const).filter(
    (step) => step !== false,
  )
  const obstacle = findObstacle()

  function findObstacle(): { label?: string; reason: string } | undefined {
    if (isPaused) return { reason: joining.paused }
    if (!account || isFree) return undefined
    if (balance === undefined || join.allowance === undefined) return { reason: joining.reading }
    if (balance >= entryFee) return undefined
    return { label: joining.insufficientBalance, reason: joining.balance(formatAmount(balance)) }
  }

  return (
    <div className="flex flex-col gap-3">
      {(steps[0] === 'approve' || join.approval.step !== 'idle') && (
        <ApprovalPanel
          texts={joining.approval}
          amount={approvalAmount}
          onChange={setApprovalAmount}
          state={join.approval}
        />
      )}
      <StepList label={joining.steps} steps={steps.map((step) => joining.step[step])} />
      <WriteButton
        block
        variant="primary"
        size="lg"
        write={{
          ...join.write,
          send: (_, { anyway }) => join.press(approvalAmount, anyway),
          approval: { ...join.write.approval, isNeeded: join.needsApproval && !obstacle?.label },
        }}
        label={obstacle?.label ?? (isFree ? joining.free : joining.button(formatAmount(entryFee)))}
        busyLabel={joining.busy}
        reason={obstacle?.reason}
        reportedElsewhere="approval"
        confirmed={() => transactions.kinds.joinTournament.confirmed}
      />
    </div>
  )
}
