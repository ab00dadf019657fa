import { Link } from '@tanstack/react-router'
import { type ReactNode, Suspense, useEffect, useEffectEvent, useId, useRef } from 'react'
import { useChainNow } from '@/chain/network/clock'
import { useConnectWallet } from '@/chain/wallet/walletActions'
import { ApprovalPanel } from '@/domain/approval/ApprovalPanel'
import { PromptNotice } from '@/domain/approval/PromptNotice'
import { BET_FORM } from '@/domain/match/betForm'
import { type Match, matchAbandonedAt, type Side } from '@/domain/match/match'
import { describeFailure } from '@/i18n/describeFailure'
import { describeProgress } from '@/i18n/describeProgress'
import { useMessages } from '@/i18n/useMessages'
import type { Failure } from '@/lib/failure'
import { buttonClass, cx } from '@/ui/classNames'
import { lazyWithRetry } from '@/ui/feedback/lazyWithRetry'
import { Button } from '@/ui/forms/Button'
import { ButtonNote } from '@/ui/forms/ButtonNote'
import { StepList } from '@/ui/forms/StepList'
import { Card, CardTitle } from '@/ui/layout/Card'
import { openWalletPicker } from '@/ui/overlay/walletPicker'
import { BetPreview } from './BetPreview'
import { placedBetOf } from './betReceipt'
import { PlacedBet } from './PlacedBet'
import { SidePicker, StakeField } from './StakeField'
import { type BetFormState, useBetForm } from './useBetForm'

const GetFunds = lazyWithRetry(async () => (await import('./GetFunds')).GetFunds)

interface BetFormProps {
  match: Match
  /** The side whose odds were pressed. A change selects it and focuses the amount. */
  side?: Side | undefined
}

/** Takes a visitor to a placed bet with one button. The draft survives connecting, switching, approving and failures. */
export function BetForm({ match, side }: BetFormProps) {
  const { bets, transactions } = useMessages()
  const form = useBetForm(match)
  const choose = useEffectEvent((side: Side) => form.change({ side }))
  useEffect(() => {
    if (side) choose(side)
  }, [side])
  // The page shows the result and the position instead.
  if (match.isFinalized && isUntouched(form)) return <OtherMatches block />
  return (
    <Card as="section" aria-labelledby={BET_FORM} className="flex flex-col gap-4">
      <CardTitle id={BET_FORM} tabIndex={-1} ref={arrive} className="scroll-mt-6 outline-none">
        {bets.placeYourBet}
      </CardTitle>
      <Content match={match} form={form} side={side} />
      {/* Always mounted, so that screen readers announce the confirmation. */}
      <p role="status" className="sr-only">
        {form.bet.phase === 'confirmed' && transactions.kinds.placeBet.confirmed}
      </p>
    </Card>
  )
}

/** Brings the form into view for links to it. Stable identity: a new ref callback on each render would run each time. */
const arrive = (title: HTMLElement | null) => {
  if (!title || window.location.hash !== `#${BET_FORM}`) return
  title.focus({ preventScroll: true })
  title.scrollIntoView()
}

function Content({ match, form, side }: BetFormProps & { form: BetFormState }) {
  const { bet, situation } = form
  if (bet.phase === 'confirmed') {
    const { transactionHash } = bet.receipt
    const placed = placedBetOf(bet.receipt)
    return <PlacedBet match={match} hash={transactionHash} placed={placed} onAddMore={form.startOver} />
  }
  if (form.walletError) return <ConnectionError failure={form.walletError} />
  if (!situation.isBettingOpen && isUntouched(form)) return <BettingClosed match={match} />
  return <Fields match={match} form={form} side={side} />
}

function isUntouched({ draft, bet }: BetFormState): boolean {
  return draft.text === '' && bet.phase === 'idle'
}

function BettingClosed({ match }: { match: Match }) {
  const { closed } = useMessages().bets
  const now = useChainNow()
  const isEarly = now < match.endTime
  return (
    <div className="flex flex-col items-start gap-4">
      <div className="flex flex-col gap-1">
        <p className="text-16 font-medium">{closed.title}</p>
        <p className="text-14 text-secondary">
          {isEarly ? closed.closedEarly : now < matchAbandonedAt(match) ? closed.ended : closed.abandoned}
        </p>
      </div>
      <OtherMatches />
    </div>
  )
}

function OtherMatches({ block }: { block?: boolean }) {
  const { closed } = useMessages().bets
  return (
    <Link to="/matches" className={buttonClass({ block })}>
      {closed.others}
    </Link>
  )
}

function Fields({ match, form, side }: BetFormProps & { form: BetFormState }) {
  const { bets } = useMessages()
  const reasonId = useId()
  const amount = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (side) amount.current?.focus()
  }, [side])
  const { draft, change, button, situation, approval } = form
  const showsApproval = situation.isBettingOpen && (button.step === 'approve' || approval.step !== 'idle')

  return (
    <form
      // Keeps the focused control clear of the sticky area.
      className={cx('flex flex-col gap-4', showsApproval ? 'md:[&_*]:scroll-mb-88' : 'md:[&_*]:scroll-mb-48')}
      onSubmit={(event) => {
        event.preventDefault()
        void form.press()
      }}
    >
      <SidePicker match={match} form={form} />
      <StakeField match={match} form={form} reasonId={reasonId} amountRef={amount} />
      {form.missing && (
        <Suspense>
          <GetFunds missing={form.missing} onPayWithCoin={() => change({ payWith: 'coin' })} />
        </Suspense>
      )}
      {form.hasPreview && <BetPreview match={match} form={form} />}
      <SubmitArea form={form} reasonId={reasonId}>
        {showsApproval && (
          <ApprovalPanel
            texts={bets.approval}
            amount={draft.approvalAmount}
            onChange={(approvalAmount) => change({ approvalAmount })}
            state={approval}
          />
        )}
      </SubmitArea>
    </form>
  )
}

interface SubmitAreaProps {
  form: BetFormState
  reasonId: string
  children: ReactNode
}

/** Sticky, with the approval that it confirms, unless that leaves too little of a small screen. */
function SubmitArea({ form, reasonId, children }: SubmitAreaProps) {
  const messages = useMessages()
  const { bets } = messages
  const { button, switchFailure } = form
  const progress = describeProgress('placeBet', form.bet, messages)
  const isSwitchRejected = switchFailure?.kind === 'rejected'
  const switchNote = isSwitchRejected
    ? messages.transactions.rejected
    : switchFailure && describeFailure(switchFailure, messages)
  return (
    <div
      title={button.exact}
      className={cx(
        'flex flex-col gap-3 md:bottom-0 md:-mx-6 md:-mb-6 md:rounded-b-lg md:bg-surface md:p-6 md:pt-4',
        children ? '[@media(min-height:44rem)]:md:sticky' : 'md:sticky',
      )}
    >
      {children}
      {form.situation.isBettingOpen && (
        <StepList label={bets.steps} steps={form.steps.map((step) => bets.step[step])} />
      )}
      <Button
        type="submit"
        variant="primary"
        size="lg"
        block
        busy={button.busy}
        aria-disabled={button.disabled}
        aria-describedby={reasonId}
      >
        {button.label}
      </Button>
      <PromptNotice stopWaiting={form.stopWaiting} mayBeOpen={form.promptMayBeOpen} />
      <ButtonNote
        id={reasonId}
        text={progress ?? switchNote ?? button.reason}
        isProblem={form.bet.phase === 'failed' || (!progress && switchFailure && !isSwitchRejected)}
        className="justify-center"
      />
    </div>
  )
}

function ConnectionError({ failure }: { failure: Failure }) {
  const messages = useMessages()
  const { reset } = useConnectWallet()
  return (
    <div className="flex flex-col items-start gap-4">
      <p role="alert" className="break-words">
        {messages.wallet.connectionError(describeFailure(failure, messages))}
      </p>
      <Button
        onClick={() => {
          reset()
          openWalletPicker()
        }}
      >
        {messages.ui.tryAgain}
      </Button>
    </div>
  )
}
