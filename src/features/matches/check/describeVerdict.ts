import type { Address } from 'viem'
import { stakeOf } from '@/domain/ledger/ledger'
import { shortSideName } from '@/domain/match/name'
import { winningSide } from '@/domain/match/outcome'
import type { Messages } from '@/i18n/catalogue'
import { formatAmount } from '@/i18n/format/amounts'
import { sameAddress } from '@/lib/addresses'
import type { CheckedPosition, CheckState, MatchCheck } from './checkMatch'

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

function describeOwn(check: MatchCheck, bet: CheckedPosition, match: { name: string }, messages: Messages) {
  const { own } = messages.matchCheck
  const { payout, told, claimed, isSame, side } = bet
  const stake = stakeOf(bet)
  const named = [formatAmount(stake), shortSideName(match, side, messages)] as const
  if (payout === undefined) return { state: 'open', text: own.open(...named) } as const
  if (!isSame) {
    const isPaidWrong = told !== undefined && told !== payout
    // A difference can be a single wei.
    const text = isPaidWrong
      ? own.wrong(...named, formatAmount(told, 'full'), formatAmount(payout, 'full'))
      : own.differs(...named)
    return { state: 'wrong', text } as const
  }
  const result = resultOf()
  return { state: 'right', text: own[result](...named, formatAmount(payout)) } as const

  function resultOf() {
    if (winningSide(check.match.outcome) === side) return claimed ? 'paid' : 'won'
    if (payout === stake) return 'refund'
    return payout === 0n ? 'lost' : 'lostPart'
  }
}

function describeAll({ bets, states: { payouts, totals } }: MatchCheck, messages: Messages) {
  const { right, wrong, open, unread, none } = messages.matchCheck.all
  const count = bets.length
  if (count === 0) return { state: totals, text: totals === 'right' ? none : unread }
  const differing = bets.filter(({ isSame }) => !isSame).length
  const texts = { right: right(count), wrong: wrong(differing, count), open: open(count), unread }
  return { state: payouts, text: texts[payouts] }
}
