import type { Address } from 'viem'
import { stakeOf } from '@/domain/ledger/ledger'
import { shortSideName } from '@/domain/match/name'
import { winningSide } from '@/domain/match/outcome'
import type { Messages } from '@/i18n/catalogue'
import { formatAmount } from '@/i18n/format/amounts'
import { sameAddress } from '@/lib/addresses'
import type { CheckedBet, CheckState, MatchCheck } from './checkMatch'

/** Says in a sentence whether the account's own bet is right, or without one, whether all of them are. */
export function describeVerdict(
  check: MatchCheck,
  match: { name: string },
  account: Address | undefined,
  messages: Messages,
): { state: CheckState; text: string } {
  const own = account && check.bets.find((bet) => sameAddress(bet.account, account))
  return own ? describeOwn(check, own, match, messages) : describeAll(check, messages)
}

function describeOwn(
  { match: { outcome } }: MatchCheck,
  bet: CheckedBet,
  match: { name: string },
  messages: Messages,
) {
  const { own } = messages.matchCheck
  const { payout, told, claimed, isSame, side } = bet
  const stake = stakeOf(bet)
  const named = [formatAmount(stake), shortSideName(match, side, messages)] as const
  if (payout === undefined) return { state: 'open' as const, text: own.open(...named) }
  if (!isSame) {
    const differs = told !== undefined && told !== payout
    // A difference can be a single wei.
    const text = differs
      ? own.wrong(...named, formatAmount(told, 'full'), formatAmount(payout, 'full'))
      : own.differs(...named)
    return { state: 'wrong' as const, text }
  }
  return { state: 'right' as const, text: describeRight() }

  function describeRight(): string {
    const amount = formatAmount(payout ?? 0n)
    if (winningSide(outcome) === side) return own[claimed ? 'paid' : 'won'](...named, amount)
    if (payout === stake) return own.refund(...named)
    return payout === 0n ? own.lost(...named) : own.lostPart(...named, amount)
  }
}

function describeAll({ bets, states }: MatchCheck, messages: Messages) {
  const { all } = messages.matchCheck
  const { payouts } = states
  const wrong = bets.filter(({ isSame }) => !isSame).length
  if (bets.length === 0)
    return { state: states.totals, text: states.totals === 'right' ? all.none : all.unread }
  const texts = {
    right: all.right(bets.length),
    wrong: all.wrong(wrong, bets.length),
    open: all.open(bets.length),
    unread: all.unread,
  }
  return { state: payouts, text: texts[payouts] }
}
