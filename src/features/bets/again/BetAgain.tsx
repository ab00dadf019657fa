import { useNavigate } from '@tanstack/react-router'
import { useId } from 'react'
import { deployment } from '@/chain/config/config'
import { useChainNow } from '@/chain/network/clock'
import { bettingPoolContract } from '@/chain/queries/contracts'
import { mergeCalls } from '@/chain/transactions/calls'
import { contractCall, type EndedTransactionState } from '@/chain/transactions/types'
import { useWallet } from '@/chain/wallet/wallets'
import { type Bet, claimableNow } from '@/domain/bet/bet'
import { staked } from '@/domain/bet/betChanges'
import { useDailyStakeLimit } from '@/domain/bet/dailyStakeLimit'
import { useUserBet } from '@/domain/bet/queries'
import { isBettingOpen, type Match } from '@/domain/match/match'
import { sideName } from '@/domain/match/name'
import { useIsPaused } from '@/domain/match/queries'
import { useSuccessor } from '@/domain/match/resultQueries'
import { useApprovedTransaction } from '@/domain/transaction/useApproval'
import { WriteButton } from '@/domain/transaction/WriteButton'
import { recordPlacedBet } from '@/features/bets/form/draft'
import { betCall, termsOf } from '@/features/bets/form/usePlaceBet'
import { formatAmount } from '@/i18n/format/amounts'
import { useMessages } from '@/i18n/useMessages'

/** Offers the same bet on the successor of a void match, once the refund can be taken, to those who have none there. */
export function BetAgain({ bet }: { bet: Bet }) {
  const now = useChainNow()
  const isPaused = useIsPaused()
  const { data: successor } = useSuccessor(bet.match)
  const isEarly = successor && isBettingOpen(successor, now) && now < successor.startTime
  return isEarly && !isPaused && claimableNow(bet, now) > 0n ? (
    <Offer bet={bet} successor={successor} />
  ) : null
}

function Offer({ bet, successor }: { bet: Bet; successor: Match }) {
  const messages = useMessages()
  const { again: texts } = messages.placedBets
  const titleId = useId()
  const navigate = useNavigate()
  const { account } = useWallet()
  const { data: held } = useUserBet(successor.id, account)
  const again = useBetAgain(bet, successor)
  const reason = useLimitReached(bet.amount)

  function finish(ended: EndedTransactionState) {
    recordPlacedBet(ended)
    void navigate({ to: '/match/$id', params: { id: String(successor.id) } })
  }

  if (held !== null) return null
  return (
    <section aria-labelledby={titleId} className="flex flex-col gap-3 border-t border-line pt-4">
      <h3 id={titleId} className="font-semibold">
        {texts.title}
      </h3>
      <p className="text-14 text-secondary">
        {texts.text(formatAmount(bet.amount), sideName(bet.match, bet.prediction, messages))}
      </p>
      <WriteButton
        block
        write={again.write}
        label={texts.button}
        busyLabel={texts.busy}
        reason={reason}
        note={again.needsApproval ? texts.twoSteps : undefined}
        confirmed={() => texts.done}
        onConfirmed={finish}
      />
    </section>
  )
}

function useLimitReached(amount: bigint): string | undefined {
  const { bets, ui } = useMessages()
  const { why } = bets
  const { remaining } = useDailyStakeLimit()
  if (remaining === undefined || amount <= remaining) return undefined
  return remaining === 0n ? why.dailyLimitReached : why.dailyLimit(formatAmount(remaining), ui.weth)
}

/**
 * Takes the refund of a void match and places the same bet on its successor, before it starts, in one transaction. It bets even if
 * somebody else has claimed the refund meanwhile.
 */
export function useBetAgain({ match, amount, prediction }: Bet, successor: Match) {
  const bet = { side: prediction, amount, payWith: 'weth', minPayout: 0n, matchName: successor.name } as const
  return useApprovedTransaction({
    kind: 'placeBet',
    scope: String(successor.id),
    spender: deployment.bettingPool,
    wei: amount,
    bet: termsOf(successor.id, bet),
    closesAt: successor.startTime - 1,
    effect: (account) => [staked(successor.id, account, amount)],
    call: (account, deadline) =>
      mergeCalls([
        contractCall({ ...bettingPoolContract, functionName: 'claimFor', args: [account, [match.id]] }),
        betCall(successor.id, bet, deadline),
      ]),
  })
}
