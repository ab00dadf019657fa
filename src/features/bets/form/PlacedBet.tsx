import { Link } from '@tanstack/react-router'
import { CircleCheck } from 'lucide-react'
import { useId } from 'react'
import type { Hash } from 'viem'
import { explorerUrl } from '@/chain/config/config'
import { useChainNow } from '@/chain/network/clock'
import { addAmount, NO_STAKES, payoutIfWon, unmatchedStake } from '@/domain/bet/payout'
import { isBettingOpen, type Match, matchAbandonedAt } from '@/domain/match/match'
import { sideName } from '@/domain/match/name'
import { poolsOf } from '@/domain/match/odds'
import { useOpenMatchesSoFar } from '@/domain/match/queries'
import { formatAmount } from '@/i18n/format/amounts'
import { useMessages } from '@/i18n/useMessages'
import { buttonClass } from '@/ui/classNames'
import { Button } from '@/ui/forms/Button'
import { Fact } from '@/ui/layout/Fact'
import { Countdown } from '@/ui/text/Countdown'
import { DateTime } from '@/ui/text/DateTime'
import { TransactionLink } from '@/ui/text/TransactionLink'
import { WethAmount } from '@/ui/text/WethAmount'
import type { PlacedBet as Placed } from './betReceipt'

interface PlacedBetProps {
  match: Match
  hash: Hash
  /** `undefined` if a proxied transaction has no event of the pool. */
  placed: Placed | undefined
  onAddMore: () => void
}

/** Stable identity: a new ref callback on each render would move the focus each time. */
const focus = (heading: HTMLElement | null) => heading?.focus()

export function PlacedBet({ match, hash, placed, onAddMore }: PlacedBetProps) {
  const messages = useMessages()
  const { bets } = messages
  const textId = useId()
  return (
    <div className="flex flex-col items-center gap-4 py-6 text-center">
      <CircleCheck aria-hidden className="size-12 text-text" />
      <div className="flex flex-col gap-1">
        {/* The pressed button unmounted, so the focus moves here. */}
        <h3
          tabIndex={-1}
          ref={focus}
          aria-describedby={textId}
          className="text-24 font-semibold outline-none"
        >
          {bets.placed}
        </h3>
        {placed && (
          <p id={textId} className="text-14 text-secondary">
            {bets.placedText(formatAmount(placed.amount), sideName(match, placed.side, messages))}
          </p>
        )}
      </div>
      {placed && <Outlook match={match} placed={placed} />}
      <div className="flex w-full flex-col gap-2">
        <Link to="/my-bets" className={buttonClass({ variant: 'primary', size: 'lg', block: true })}>
          {bets.viewMyBets}
        </Link>
        <Button size="lg" block onClick={onAddMore}>
          {bets.addMore}
        </Button>
      </div>
      <NextMatch after={match.id} />
      <p className="text-12 text-secondary">
        {bets.transaction} <TransactionLink hash={hash} url={explorerUrl('tx', hash)} />
      </p>
    </div>
  )
}

/** Shows the bet's payout at the current odds and when its result is due. */
function Outlook({ match, placed }: { match: Match; placed: Placed }) {
  const { bets } = useMessages()
  const pools = poolsOf(match)
  const stakes = addAmount(NO_STAKES, placed.pool, placed.amount)
  // The pools may be older than the receipt.
  const isCounted = pools[placed.pool][placed.side] >= placed.amount
  const unmatched = isCounted ? unmatchedStake(pools, placed.side, stakes, match) : 0n
  return (
    <dl className="grid w-full grid-cols-2 gap-4 text-start">
      {isCounted && (
        <Fact term={bets.paysNow}>
          <WethAmount wei={payoutIfWon(pools, placed.side, stakes, match).payout} unit="word" />
        </Fact>
      )}
      {unmatched > 0n && (
        <Fact term={bets.matched}>
          {bets.matchedOf(formatAmount(placed.amount - unmatched), formatAmount(placed.amount))}
        </Fact>
      )}
      <Fact term={bets.matchEnds}>
        <DateTime time={match.endTime} />
      </Fact>
      <Fact term={bets.resultDue}>
        <DateTime time={matchAbandonedAt(match)} />
      </Fact>
    </dl>
  )
}

function NextMatch({ after }: { after: bigint }) {
  const { bets, match: messages } = useMessages()
  const now = useChainNow()
  const { data } = useOpenMatchesSoFar()
  const next = data && chooseNextMatch(data.matches, after, now)
  if (!next) return null
  const isUpcoming = next.startTime > now
  return (
    <Link
      to="/match/$id"
      params={{ id: String(next.id) }}
      className="flex w-full flex-col gap-1 rounded-md border border-line p-4 text-start text-14 hover:border-control"
    >
      <span className="text-12 text-tertiary">{bets.nextMatch}</span>
      <bdi className="font-medium break-words">{next.name}</bdi>
      <span className="text-12 text-secondary">
        {isUpcoming ? messages.startsIn : messages.endsIn}{' '}
        <Countdown target={isUpcoming ? next.startTime : next.endTime} now={now} />
      </span>
    </Link>
  )
}

/** Returns the open match to bet on next: the first to start from now on, else the live one that ends last. */
export function chooseNextMatch(matches: readonly Match[], after: bigint, now: number): Match | undefined {
  const open = matches.filter((match) => match.id !== after && isBettingOpen(match, now))
  const upcoming = open.filter(({ startTime }) => startTime > now)
  return upcoming.length > 0
    ? upcoming.reduce((first, match) => (match.startTime < first.startTime ? match : first))
    : open.toSorted((one, other) => other.endTime - one.endTime)[0]
}
