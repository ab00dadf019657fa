import { Link, useLocation } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useId, useRef } from 'react'
import { deployment } from '@/chain/config/config'
import { useConnectWallet } from '@/chain/wallet/walletActions'
import { PromptNotice } from '@/domain/approval/PromptNotice'
import { BET_FORM } from '@/domain/match/betForm'
import type { Match, Side } from '@/domain/match/match'
import { shortSideName } from '@/domain/match/name'
import type { Messages } from '@/i18n/catalogue'
import { describeFailure } from '@/i18n/describeFailure'
import { describeProgress } from '@/i18n/describeProgress'
import { formatAmount } from '@/i18n/format/amounts'
import { localized } from '@/i18n/messages'
import { useMessages } from '@/i18n/useMessages'
import { shortAddress } from '@/lib/addresses'
import { type Failure, isUndecided } from '@/lib/failure'
import { buttonClass, cx } from '@/ui/classNames'
import { lazyWithRetry, Skeleton } from '@/ui/feedback/loading'
import { Button } from '@/ui/forms/Button'
import { ButtonNote } from '@/ui/forms/ButtonNote'
import { StepList } from '@/ui/forms/StepList'
import { Card, CardTitle } from '@/ui/layout/Card'
import { openWalletPicker } from '@/ui/overlay/walletPicker'
import { OddsProtection, SidePicker, StakeField } from './BetFields'
import { type BetFormState, useBetForm } from './useBetForm'

// A bettor needs these one after another, most visitors none of them.
const GetFunds = lazyWithRetry(async () => (await localized(import('./GetFunds'), 'dialogs')).GetFunds)
const ApprovalPanel = lazyWithRetry(
  async () => (await import('@/domain/approval/ApprovalPanel')).ApprovalPanel,
)
const UpgradeOffer = lazyWithRetry(
  async () => (await localized(import('./UpgradeOffer'), 'dialogs')).UpgradeOffer,
)
const PlacedBet = lazyWithRetry(async () => (await localized(import('./PlacedBet'), 'betPayout')).PlacedBet)
const loadPreview = () => localized(import('./BetPreview'), 'betPayout')
const Payout = lazyWithRetry(async () => (await loadPreview()).Payout)
const PayoutDetails = lazyWithRetry(async () => (await loadPreview()).PayoutDetails)

/** Loads what the first digits show. */
function preload() {
  for (const part of [Payout, PayoutDetails, ApprovalPanel]) void part.preload()
}

/**
 * Takes a visitor to a placed bet with one button. The draft survives connecting, switching, approving and failures.
 * @param side the one whose odds were pressed: each press selects it and focuses the amount
 */
export function BetForm({ match, side }: { match: Match; side?: Side | undefined }) {
  const { bets, transactions } = useMessages()
  const form = useBetForm(match)
  const choose = useEffectEvent((side: Side) => form.change({ side }))
  const presses = useOddsPresses()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same odds can be pressed again.
  useEffect(() => {
    if (side) choose(side)
  }, [side, presses])
  const { bet, draft } = form
  // The page shows the result and the position instead, the slip the status.
  if (!form.situation.isBettingOpen && draft.text === '' && bet.phase === 'idle') {
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
      {bet.phase === 'confirmed' ? (
        <PlacedBet
          match={match}
          receipt={bet.receipt}
          onAddMore={form.startOver}
          fallback={<p>{bets.placed}</p>}
        />
      ) : form.walletError ? (
        <ConnectionError failure={form.walletError} />
      ) : (
        <Fields form={form} side={side} />
      )}
      {/* Always mounted, so that screen readers announce the confirmation. */}
      <p role="status" className="sr-only">
        {bet.phase === 'confirmed' && transactions.kinds.placeBet.confirmed}
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

/** Shows the form from its title on, and moves on to the amount. */
function startTyping(amount: HTMLInputElement | null) {
  arrive(document.getElementById(BET_FORM))
  amount?.focus()
}

const useOddsPresses = () => useLocation({ select: ({ state }) => state.oddsPresses })

function Fields({ form, side }: { form: BetFormState; side: Side | undefined }) {
  const reasonId = useId()
  const amount = useRef<HTMLInputElement>(null)
  const presses = useOddsPresses()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same odds can be pressed again.
  useEffect(() => {
    if (side) startTyping(amount.current)
  }, [side, presses])
  const { change, preview } = form

  return (
    <form
      // Keeps the focused control clear of the sticky area.
      className="flex flex-col gap-3 bg-inherit [&>:not(:last-child)_*]:scroll-mb-64"
      onFocus={preload}
      onSubmit={(event) => {
        event.preventDefault()
        // The ticket is there before the wallet answers.
        void PlacedBet.preload()
        void form.press()
      }}
    >
      <SidePicker form={form} />
      <StakeField form={form} reasonId={reasonId} amountRef={amount} />
      {form.missing && (
        <GetFunds missing={form.missing} onPayWithCoin={() => change({ payWith: 'coin' })} fallback={null} />
      )}
      <OddsProtection form={form} />
      {preview && <PayoutDetails form={form} preview={preview} fallback={<Skeleton className="h-4" />} />}
      <SubmitArea form={form} reasonId={reasonId} />
    </form>
  )
}

/** Sticky once an amount is typed, so that the payout and the approval stay beside the button, unless the screen is short. */
function SubmitArea({ form, reasonId }: { form: BetFormState; reasonId: string }) {
  const messages = useMessages()
  const { bets } = messages
  const promptId = useId()
  const { draft, change, preview, button, situation, approval, switchFailure } = form
  const isSwitchRejected = switchFailure?.kind === 'rejected'
  const switchNote = isSwitchRejected
    ? messages.transactions.rejected
    : switchFailure && describeFailure(switchFailure, messages)
  // The notice of the open prompt says it already.
  const isNoticed = form.prompt && form.bet.phase === 'failed' && isUndecided(form.bet.failure)
  const progress = isNoticed ? undefined : describeBet(form, messages)
  const isTyped = draft.text !== ''
  const showsApproval = situation.isBettingOpen && (button.step === 'approve' || approval.step !== 'idle')
  return (
    <div
      title={button.exact}
      className={cx(
        '-mx-4 -mb-4 flex flex-col gap-3 rounded-b-lg bg-inherit px-4 pt-3 pb-4 sm:-mx-6 sm:-mb-6 sm:px-6 sm:pb-6 bottom-(--covered,0px)',
        isTyped && 'border-t border-line [@media(min-height:40rem)]:sticky',
      )}
    >
      {preview && <Payout form={form} preview={preview} fallback={<Skeleton className="h-6" />} />}
      {showsApproval && (
        <ApprovalPanel
          texts={bets.approval}
          amount={draft.approvalAmount}
          onChange={(approvalAmount) => change({ approvalAmount })}
          state={approval}
          fallback={<Skeleton className="h-19" />}
        />
      )}
      {situation.isBettingOpen && (
        <StepList label={bets.steps} steps={form.steps.map((step) => bets.step[step])} />
      )}
      <Button
        type="submit"
        variant="primary"
        size="lg"
        block
        busy={button.busy}
        aria-disabled={button.disabled}
        aria-describedby={`${reasonId} ${promptId}`}
      >
        {button.label}
      </Button>
      {form.upgrade && <UpgradeOffer {...form.upgrade} fallback={<Skeleton className="h-20" />} />}
      <PromptNotice id={promptId} prompt={form.prompt} anyway={bets.betAnyway} />
      <ButtonNote
        id={reasonId}
        text={progress ?? switchNote ?? button.reason}
        isProblem={form.bet.phase === 'failed' || (!progress && switchFailure && !isSwitchRejected)}
        className="justify-center"
      />
    </div>
  )
}

/** Wallets show a contract call without its arguments, so the app repeats them. */
function describeBet({ match, bet, side, stake, situation }: BetFormState, messages: Messages) {
  if (bet.phase !== 'signing') return describeProgress('placeBet', bet, messages)
  const amount = `${formatAmount(stake, 'full')} ${situation.names.coin}`
  const contract = shortAddress(deployment.bettingPool)
  return messages.bets.confirmInWallet(amount, shortSideName(match, side, messages), contract)
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
