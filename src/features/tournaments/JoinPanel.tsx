import { useId } from 'react'
import { ApprovalPanel } from '@/domain/approval/ApprovalPanel'
import { approvalMessage, approvalProgress, largeApproval } from '@/domain/approval/approval'
import { PromptNotice } from '@/domain/prompt/PromptNotice'
import { useIsJoiningOpen } from '@/domain/tournament/queries'
import type { Tournament } from '@/domain/tournament/tournament'
import type { Messages } from '@/i18n/catalogue'
import { describeProgress } from '@/i18n/describeProgress'
import { formatAmount } from '@/i18n/format/amounts'
import { useMessages } from '@/i18n/useMessages'
import { Skeleton } from '@/ui/feedback/Skeleton'
import { Button } from '@/ui/forms/Button'
import { ButtonNote } from '@/ui/forms/ButtonNote'
import { StepList } from '@/ui/forms/StepList'
import { Card, CardTitle } from '@/ui/layout/Card'
import { Countdown } from '@/ui/text/Countdown'
import { showToast } from '@/ui/toast'
import { useJoin } from './useJoin'

interface JoinPanelProps {
  tournament: Tournament
  isKnown: boolean
  now: number
}

export function JoinPanel({ tournament, isKnown, now }: JoinPanelProps) {
  const { joining } = useMessages().tournaments
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

type Join = ReturnType<typeof useJoin>

function JoinForm({ tournament }: { tournament: Tournament }) {
  const messages = useMessages()
  const { joining } = messages.tournaments
  const noteId = useId()
  const join = useJoin(tournament)
  const isBusy = join.isConnecting || join.isBusy
  const reason = reasonOf(join, messages)

  async function press() {
    if (isBusy || reason) return
    if ((await join.press())?.phase !== 'confirmed') return
    showToast({ tone: 'success', text: messages.transactions.kinds.joinTournament.confirmed })
  }

  return (
    <div className="flex flex-col gap-3">
      {(join.steps[0] === 'approve' || join.approval.step !== 'idle') && (
        <ApprovalPanel
          messages={{ ...joining.approval, large: joining.approval.large(formatAmount(largeApproval)) }}
          amount={join.approvalAmount}
          onChange={join.setApprovalAmount}
          progress={approvalProgress(join.approval)}
          message={approvalMessage(join.approval, messages)}
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
        {labelOf(join, tournament, messages)}
      </Button>
      <PromptNotice stopWaiting={join.stopWaiting} />
      <ButtonNote
        id={noteId}
        text={describeProgress('joinTournament', join.transaction, messages) ?? reason}
        isProblem={join.transaction.phase === 'failed'}
        className="justify-center"
      />
    </div>
  )
}

function labelOf(join: Join, { entryFee }: Tournament, messages: Messages): string {
  const { joining } = messages.tournaments
  if (join.isSending) return joining.busy
  if (join.isApproving) return messages.transactions.approval.approving
  if (join.isConnecting) return messages.wallet.connecting
  if (join.obstacle === 'balance') return joining.insufficientBalance
  switch (join.steps[0]) {
    case 'connect':
      return messages.wallet.connect
    case 'approve':
      return messages.transactions.approval.approve
    default:
      return entryFee === 0n ? joining.free : joining.button(formatAmount(entryFee))
  }
}

function reasonOf({ obstacle, balance = 0n }: Join, { tournaments }: Messages): string | undefined {
  if (obstacle === 'paused') return tournaments.joining.paused
  if (obstacle === 'reading') return tournaments.joining.reading
  if (obstacle === 'balance') return tournaments.joining.balance(formatAmount(balance))
  return undefined
}
