import { ArrowRight, Ticket } from 'lucide-react'
import { useId } from 'react'
import { useChainNow } from '@/chain/network/clock'
import { useWallet } from '@/chain/wallet/wallets'
import {
  type BetAmount,
  BetStatusBadge,
  payoutAmounts,
  StatusNote,
  stakesByPool,
} from '@/domain/bet/BetCells'
import { useUserBet } from '@/domain/bet/queries'
import { Crest } from '@/domain/match/Crest'
import type { Match } from '@/domain/match/match'
import { describeSide } from '@/domain/match/name'
import { formatAmount } from '@/i18n/format/amounts'
import { useMessages } from '@/i18n/useMessages'
import { cx } from '@/ui/classNames'
import { Card } from '@/ui/layout/Card'
import { WethAmount } from '@/ui/text/WethAmount'
import { BetAgain } from './again/BetAgain'
import { ClaimButton } from './claim/ClaimButton'

/** The connected wallet's bet on a match, in a line. */
export function OwnPosition({ match }: { match: Match }) {
  const messages = useMessages()
  const now = useChainNow()
  const titleId = useId()
  const { account } = useWallet()
  const { data: bet } = useUserBet(match.id, account)
  if (!bet) return null
  const { label, team } = describeSide(bet.match, bet.prediction, messages)
  const amounts = payoutAmounts(bet, now, messages)
  const payout = amounts.find(({ value }) => typeof value === 'bigint')
  const rest = amounts.filter((amount) => amount !== payout)
  return (
    <Card as="section" aria-labelledby={titleId} className="@container flex flex-col gap-2 py-3!">
      <div className="flex min-h-6 flex-wrap items-center gap-x-2 gap-y-1 text-14 whitespace-nowrap">
        <Ticket
          aria-hidden
          className="size-4 shrink-0 text-tertiary @max-[19rem]:hidden @min-[28rem]:hidden"
        />
        {/* A narrow line has no room for it; the icon is that of My Bets. */}
        <h2 id={titleId} className="font-semibold @max-[28rem]:sr-only">
          {messages.placedBets.yourPosition}
        </h2>
        <span
          className={cx(
            'flex min-w-0 flex-1 basis-16 items-center gap-1.5',
            bet.prediction === 1 ? 'text-side-a' : 'text-side-b',
          )}
        >
          <Crest team={team} side={bet.prediction} className="size-5 @max-[28rem]:hidden" />
          <span className={cx(team && 'sr-only')}>{label}</span>
          {team && <bdi className="truncate">{team}</bdi>}
        </span>
        <WethAmount wei={bet.amount} className="font-medium" />
        {payout && <Payout {...payout} />}
        <BetStatusBadge bet={bet} />
      </div>
      <dl className="flex flex-wrap gap-x-3 text-12 text-secondary empty:hidden">
        {[...stakesByPool(bet, messages), ...rest].map(
          ({ term, value }) =>
            term && (
              <div key={term} className="flex gap-x-1.5">
                <dt>{term}</dt>
                <dd className="font-medium">
                  {typeof value === 'bigint' ? <WethAmount wei={value} /> : value}
                </dd>
              </div>
            ),
        )}
      </dl>
      {rest.map(
        ({ term, value }) =>
          !term && (
            <p key={String(value)} className="text-12 text-secondary">
              {value}
            </p>
          ),
      )}
      <StatusNote bet={bet} />
      <ClaimButton bet={bet} block />
      {bet.match.isVoid && <BetAgain bet={bet} />}
    </Card>
  )
}

function Payout({ term, value }: BetAmount) {
  return (
    <span title={term}>
      <ArrowRight aria-hidden className="me-1 inline size-3 text-tertiary rtl:rotate-180" />
      <span className="sr-only">{term}</span>{' '}
      <span className="font-medium">{typeof value === 'bigint' ? formatAmount(value) : value}</span>
    </span>
  )
}
