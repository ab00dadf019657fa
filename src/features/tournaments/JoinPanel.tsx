import { useId } from 'react'
import { approvalMessage, approvalProgress, largeApproval } from '@/chain/approval'
import { formatAmount } from '@/lib/amounts'
import { isJoiningOpen, type Tournament } from '@/lib/tournament'
import type { Words } from '@/lib/words/catalogue'
import { describeProgress } from '@/lib/words/describeProgress'
import { useWords } from '@/lib/words/useWords'
import { ApprovalPanel } from '@/ui/ApprovalPanel'
import { Button } from '@/ui/Button'
import { ButtonNote } from '@/ui/ButtonNote'
import { Card, CardTitle } from '@/ui/Card'
import { Countdown } from '@/ui/Countdown'
import { Skeleton } from '@/ui/Skeleton'
import { StepList } from '@/ui/StepList'
import { showToast } from '@/ui/toast'
import { useJoin } from './useJoin'

interface JoinPanelProps {
  tournament: Tournament
  /** Whether it was read that the account takes no part yet. */
  isKnown: boolean
  /** The chain's now, in unix seconds. */
  now: number
}

/** From a visitor to a player with one button. */
export function JoinPanel({ tournament, isKnown, now }: JoinPanelProps) {
  const { joining } = useWords().tournaments
  const titleId = useId()
  const isOpen = isJoiningOpen(tournament, now)
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
          {isKnown ? (
            <JoinForm tournament={tournament} />
          ) : (
            <Skeleton text={joining.reading} className="h-12" />
          )}
        </>
      ) : (
        <p className="text-14 text-secondary">{joining.closedText}</p>
      )}
    </Card>
  )
}

type Join = ReturnType<typeof useJoin>

function JoinForm({ tournament }: { tournament: Tournament }) {
  const words = useWords()
  const { joining } = words.tournaments
  const noteId = useId()
  const join = useJoin(tournament)
  const isBusy = join.isConnecting || join.isApproving || join.isJoining
  const reason = reasonOf(join, words)

  async function press() {
    if (isBusy || reason) return
    if ((await join.press())?.phase !== 'confirmed') return
    showToast({ tone: 'success', text: words.transactions.kinds.joinTournament.confirmed })
  }

  return (
    <div className="flex flex-col gap-3">
      {(join.steps[0] === 'approve' || join.approval.step !== 'idle') && (
        <ApprovalPanel
          words={{ ...joining.approval, large: joining.approval.large(formatAmount(largeApproval)) }}
          amount={join.approvalAmount}
          onChange={join.setApprovalAmount}
          progress={approvalProgress(join.approval)}
          message={approvalMessage(join.approval, words)}
        />
      )}
      <StepList label={joining.steps} steps={join.steps.map((step) => joining.step[step])} />
      <Button
        variant="primary"
        size="lg"
        block
        busy={isBusy}
        aria-disabled={reason !== undefined}
        aria-describedby={noteId}
        onClick={() => void press()}
      >
        {labelOf(join, tournament, words)}
      </Button>
      <ButtonNote
        id={noteId}
        text={describeProgress('joinTournament', join.joining, words) ?? reason}
        isProblem={join.joining.phase === 'failed'}
        className="justify-center"
      />
    </div>
  )
}

function labelOf(join: Join, { entryFee }: Tournament, words: Words): string {
  const { joining } = words.tournaments
  if (join.isJoining) return joining.busy
  if (join.isApproving) return words.transactions.approval.approving
  if (join.isConnecting) return words.wallet.connecting
  if (join.obstacle === 'balance') return joining.insufficientBalance
  switch (join.steps[0]) {
    case 'connect':
      return words.wallet.connect
    case 'approve':
      return words.transactions.approval.approve
    default:
      return entryFee === 0n ? joining.free : joining.button(formatAmount(entryFee, 'full'))
  }
}

/** Why the button cannot be pressed. */
function reasonOf({ obstacle, balance = 0n }: Join, { tournaments }: Words): string | undefined {
  if (obstacle === 'paused') return tournaments.joining.paused
  if (obstacle === 'reading') return tournaments.joining.reading
  if (obstacle === 'balance') return tournaments.joining.balance(formatAmount(balance, 'full'))
  return undefined
}
