import { Link } from '@tanstack/react-router'
import { type RefObject, useEffectEvent, useId, useLayoutEffect, useRef } from 'react'
import { flushSync } from 'react-dom'
import { deployment } from '@/chain/config/config'
import { useConnectWallet } from '@/chain/wallet/walletActions'
import { BET_FORM, mountBetForm } from '@/domain/match/betForm'
import type { Match, Side } from '@/domain/match/match'
import { shortSideName } from '@/domain/match/name'
import { ApprovalPanel } from '@/domain/transaction/ApprovalPanel'
import { OpenWriteNotice } from '@/domain/transaction/OpenWriteNotice'
import { RequestNotice } from '@/domain/transaction/RequestNotice'
import type { Messages } from '@/i18n/catalogue'
import { describeFailure } from '@/i18n/describeFailure'
import { describeProgress } from '@/i18n/describeProgress'
import { formatAmount, formatMultiplier } from '@/i18n/format/amounts'
import { useMessages } from '@/i18n/useMessages'
import { shortAddress } from '@/lib/addresses'
import type { Failure } from '@/lib/failure'
import { buttonClass, cx } from '@/ui/classNames'
import { dropStrayClick } from '@/ui/doubleTap'
import { lazyWithRetry } from '@/ui/feedback/loading'
import { Button } from '@/ui/forms/Button'
import { ButtonNote } from '@/ui/forms/ButtonNote'
import { StepList } from '@/ui/forms/StepList'
import { Card, CardTitle } from '@/ui/layout/Card'
import { openWalletPicker } from '@/ui/overlay/walletPicker'
import { OddsProtection, SidePicker, StakeField } from './BetFields'
import { isSeen, NoPayout, Payout, PayoutDetails } from './BetPreview'
import { GetFunds } from './GetFunds'
import { UpgradeOffer } from './UpgradeOffer'
import { useBetForm } from './useBetForm'
import { useClearOf } from './useClearOf'

type BetFormState = ReturnType<typeof useBetForm>

// The only part that no keystroke shows.
const PlacedBet = lazyWithRetry(async () => (await import('./PlacedBet')).PlacedBet)

/**
 * Takes a visitor to a placed bet with one button. The draft survives connecting, switching, approving and failures.
 * @param side the one whose odds led here, which gets the focus into the amount
 */
export function BetForm({ match, side }: { match: Match; side?: Side | undefined }) {
  const { bets, transactions } = useMessages()
  const form = useBetForm(match)
  const { draft, situation, action } = form
  const { transaction } = action
  const amount = useRef<HTMLInputElement>(null)

  const chooseOdds = useEffectEvent((side: Side) => {
    // The ticket makes way for the fields.
    flushSync(() => form.change({ side }))
    startTyping(amount.current)
  })
  const openByOdds = useEffectEvent((typed: string) => {
    if (!side) return
    form.change(typed === '' ? { side } : { side, text: typed })
    startTyping(amount.current)
  })
  // In the layout phase, so that no key goes elsewhere once the form is on screen.
  useLayoutEffect(() => {
    const { typed, unmount } = mountBetForm({ matchId: match.id, onOdds: chooseOdds })
    openByOdds(typed)
    return unmount
  }, [match.id])

  // The page shows the result and the position instead, the slip the status.
  const isEmpty = draft.text === '' && transaction.phase === 'idle' && action.open.length === 0
  if (!situation.isBettingOpen && isEmpty) {
    return (
      <Link to="/matches" className={buttonClass({ block: true })}>
        {bets.otherMatches}
      </Link>
    )
  }
  return (
    <Card as="section" aria-labelledby={BET_FORM} className="flex flex-col gap-3">
      <CardTitle
        id={BET_FORM}
        tabIndex={-1}
        ref={arrive}
        // Beside the match, the form is in view as it is. Below it, it moves to the top.
        className="scroll-mt-6 outline-none max-lg:scroll-mb-[calc(100svh-8rem)]"
      >
        {bets.placeYourBet}
      </CardTitle>
      {transaction.phase === 'confirmed' ? (
        <>
          <PlacedBet
            match={match}
            confirmed={transaction}
            onAddMore={form.startOver}
            fallback={<p>{bets.placed}</p>}
          />
          <OpenWriteNotice writes={action.open} />
        </>
      ) : situation.walletError ? (
        <ConnectionError failure={situation.walletError} />
      ) : (
        <Fields match={match} form={form} amount={amount} />
      )}
      {/* Always mounted, so that screen readers announce the confirmation. */}
      <p role="status" className="sr-only">
        {transaction.phase === 'confirmed' && transactions.kinds.placeBet.confirmed}
      </p>
    </Card>
  )
}

/** Brings the form into view for links to it. Stable identity: a new ref callback on each render would run each time. */
const arrive = (title: HTMLElement | null) => {
  if (!title || window.location.hash !== `#${BET_FORM}`) return
  title.focus({ preventScroll: true })
  title.scrollIntoView({ block: 'nearest' })
}

/** Shows the form from its title on, and moves on to the amount. What is typed replaces an earlier draft. */
function startTyping(amount: HTMLInputElement | null) {
  arrive(document.getElementById(BET_FORM))
  if (!amount || amount === document.activeElement) return
  amount.focus()
  amount.select()
}

interface FieldsProps {
  match: Match
  form: BetFormState
  amount: RefObject<HTMLInputElement | null>
}

function Fields({ match, form, amount }: FieldsProps) {
  const reasonId = useId()
  const bar = useRef<HTMLDivElement>(null)
  useClearOf(amount, bar)
  const { draft, change, situation, preview, floor, action } = form
  const { button, missing, move, isBusy } = action
  const fields = { match, situation, isBusy, change }
  const isRefused = draft.text !== '' && situation.wallet === 'ready' && button.reason !== undefined

  return (
    <form
      className="flex flex-col gap-3 bg-inherit"
      onClickCapture={dropStrayClick}
      onSubmit={(event) => {
        event.preventDefault()
        // The ticket is there before the wallet answers.
        void PlacedBet.preload()
        void action.press()
      }}
    >
      {/* Keeps the focused control clear of the sticky area. */}
      <div className="flex flex-col gap-3 **:scroll-mb-52">
        <SidePicker {...fields} />
        <StakeField
          {...fields}
          draft={draft}
          isInvalid={isRefused && !move?.isBeyond}
          reasonId={reasonId}
          amountRef={amount}
        />
        {missing && <GetFunds missing={missing} onPayWithCoin={() => change({ payWith: 'coin' })} />}
        <OddsProtection
          toleranceBps={draft.toleranceBps}
          floor={preview && floor}
          isBusy={isBusy}
          change={change}
        />
      </div>
      <SubmitArea match={match} form={form} reasonId={reasonId} bar={bar} />
      {preview && (
        <PayoutDetails
          match={match}
          side={situation.side}
          stake={situation.stake}
          preview={preview}
          coin={situation.names.coin}
          hasOddsLimit={floor !== undefined}
        />
      )}
    </form>
  )
}

interface SubmitAreaProps {
  match: Match
  form: BetFormState
  reasonId: string
  bar: RefObject<HTMLDivElement | null>
}

/**
 * Sticky unless the screen is short, from the start: the button keeps its place whatever is typed. On phones, what comes and
 * goes stands above it.
 */
function SubmitArea({ match, form, reasonId, bar }: SubmitAreaProps) {
  const messages = useMessages()
  const { bets } = messages
  const openId = useId()
  const submit = useRef<HTMLButtonElement>(null)
  const { draft, change, situation, preview, acceptOdds, action } = form
  const { button, approval, switchFailure, transaction, request, move } = action
  const { side, stake, isBettingOpen, names, gasCost } = situation
  const isSwitchRejected = switchFailure?.kind === 'rejected'
  const switchNote = isSwitchRejected
    ? messages.transactions.rejected
    : switchFailure && describeFailure(switchFailure, messages)
  const progress = describeBet(match, form, messages)
  const showsApproval = isBettingOpen && (button.step === 'approve' || approval.step !== 'idle')
  const note = progress ?? switchNote ?? button.reason
  const payout = { match, side, coin: names.coin }

  function accept() {
    acceptOdds()
    // The pressed button goes.
    submit.current?.focus()
  }

  return (
    <div
      ref={bar}
      data-uncovered
      title={button.exact}
      className="bottom-(--covered,0px) -mx-4 flex flex-col gap-3 border-t border-line bg-inherit px-4 py-3 sm:-mx-6 sm:px-6 [@media(min-height:30rem)]:sticky"
    >
      {preview ? (
        <Payout {...payout} stake={stake} preview={preview} move={move} gasCost={gasCost} />
      ) : (
        isBettingOpen && <NoPayout {...payout} />
      )}
      {/* Always mounted, so that screen readers announce a move. */}
      <p role="status" className="sr-only">
        {isSeen(move) &&
          !move.isBeyond &&
          bets.oddsMoved(formatMultiplier(move.from), formatMultiplier(move.to))}
      </p>
      {showsApproval && (
        <ApprovalPanel
          texts={bets.approval}
          amount={draft.approvalAmount}
          onChange={(approvalAmount) => change({ approvalAmount })}
          state={approval}
        />
      )}
      {isBettingOpen && <StepList label={bets.steps} steps={action.steps.map((step) => bets.step[step])} />}
      <ButtonNote
        id={reasonId}
        text={note}
        isProblem={transaction.phase === 'failed' || (!progress && switchFailure && !isSwitchRejected)}
        // On phones it takes the room of a missing payout.
        className={cx('justify-center lg:order-last', !preview && 'max-lg:min-h-15 max-lg:items-center')}
      />
      {move?.isBeyond && (
        <Button block className="lg:order-last" onClick={accept}>
          {bets.acceptOdds(formatMultiplier(move.to))}
        </Button>
      )}
      <Button
        ref={submit}
        type="submit"
        variant="primary"
        size="lg"
        block
        busy={button.busy}
        aria-disabled={button.disabled}
        aria-describedby={`${reasonId} ${openId}`}
      >
        {button.label}
      </Button>
      {action.upgrade && <UpgradeOffer {...action.upgrade} />}
      <RequestNotice request={request} />
      <OpenWriteNotice
        id={openId}
        writes={action.open}
        anyway={action.betAnyway && { label: bets.betAnyway, press: action.betAnyway }}
      />
    </div>
  )
}

/** Wallets show a contract call without its arguments, so the app repeats them. */
function describeBet(match: Match, { situation, action }: BetFormState, messages: Messages) {
  if (action.transaction.phase !== 'signing')
    return describeProgress('placeBet', action.transaction, messages)
  const amount = `${formatAmount(situation.stake, 'full')} ${situation.names.coin}`
  const contract = shortAddress(deployment.bettingPool)
  return messages.bets.confirmInWallet(amount, shortSideName(match, situation.side, messages), contract)
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
