import { useId } from 'react'
import { ApprovalPanel } from '@/domain/approval/ApprovalPanel'
import { ApprovedButton } from '@/domain/approval/ApprovedButton'
import { useIsJoiningOpen } from '@/domain/tournament/queries'
import type { Tournament } from '@/domain/tournament/tournament'
import type { Messages } from '@/i18n/catalogue'
import { formatAmount } from '@/i18n/format/amounts'
import { useMessages } from '@/i18n/useMessages'
import { Skeleton } from '@/ui/feedback/Skeleton'
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
