import { Link } from '@tanstack/react-router'
import { CircleCheck } from 'lucide-react'
import { useId } from 'react'
import { parseEventLogs, type TransactionReceipt } from 'viem'
import { explorerUrl } from '@/chain/config/config'
import { chainNow, useChainNow } from '@/chain/network/clock'
import { bettingPoolAbi } from '@/chain/queries/generated'
import type { BetTerms } from '@/chain/transactions/types'
import { addAmount, NO_STAKES, payoutIfWon, unmatchedStake } from '@/domain/bet/payout'
import { Crest } from '@/domain/match/Crest'
import { isBettingOpen, type Match, matchAbandonedAt, nextMoment } from '@/domain/match/match'
import { describeSide, parseMatchName, sideName } from '@/domain/match/name'
import { multiplier, openPool, poolsOf } from '@/domain/match/odds'
import { type PlacedBet as Placed, toPlacedBet } from '@/domain/match/placedBet'
import { useOpenMatchesSoFar } from '@/domain/match/queries'
import { FiatValue } from '@/domain/price/FiatValue'
import { ShareButton } from '@/features/bets/share/ShareButton'
import { formatAmount, formatMultiplier } from '@/i18n/format/amounts'
import { formatDateTime } from '@/i18n/format/dates'
import { useMessages } from '@/i18n/useMessages'
import { buttonClass, cx } from '@/ui/classNames'
import { Button } from '@/ui/forms/Button'
import { Fact } from '@/ui/layout/Fact'
import { Countdown, DateTime } from '@/ui/text/DateTime'
import { TransactionLink } from '@/ui/text/TransactionLink'
import { WethAmount } from '@/ui/text/WethAmount'

type OwnBet = Omit<Placed, 'account'>

interface PlacedBetProps {
  match: Match
  confirmed: Confirmed
  onAddMore: () => void
}

interface Confirmed {
  /** `undefined` if no node told the transaction. */
  receipt: Pick<TransactionReceipt, 'logs' | 'transactionHash'> | undefined
  bet?: BetTerms | undefined
}

/** Stable identity: a new ref callback on each render would move the focus each time. */
const focus = (heading: HTMLElement | null) => heading?.focus()

/** The ticket of a bet that was just placed, and where to go from here. */
export function PlacedBet({ match, confirmed, onAddMore }: PlacedBetProps) {
  const messages = useMessages()
  const { bets, betPayout: texts, ui } = messages
  const placed = placedIn(confirmed, match, chainNow())
  const coin = confirmed.bet?.coin ?? ui.weth
  const hash = confirmed.receipt?.transactionHash
  const textId = useId()
  return (
    <div className="flex flex-col gap-4">
      <div className="flex items-center gap-3">
        {placed ? (
          <span aria-hidden className="flex shrink-0 -space-x-1">
            {([1, 2] as const).map((side) => (
              <Crest
                key={side}
                team={describeSide(match, side, messages).team}
                side={side}
                className={cx('size-10', side !== placed.side && 'opacity-40')}
              />
            ))}
          </span>
        ) : (
          <CircleCheck aria-hidden className="size-12" />
        )}
        <div className="min-w-0">
          {/* The pressed button unmounted, so the focus moves here. */}
          <h3
            tabIndex={-1}
            ref={focus}
            aria-describedby={textId}
            className="text-20 font-semibold outline-none"
          >
            {bets.placed}
          </h3>
          {placed && (
            <p id={textId} className="text-14 break-words text-secondary">
              {bets.stakeOn(formatAmount(placed.amount), coin, sideName(match, placed.side, messages))}
            </p>
          )}
        </div>
      </div>
      {placed && <Outlook match={match} placed={placed} coin={coin} />}
      <div className="flex flex-col gap-2">
        <Link to="/my-bets" className={buttonClass({ variant: 'primary', size: 'lg', block: true })}>
          {texts.viewMyBets}
        </Link>
        <div className="flex flex-wrap gap-2 *:flex-1">
          <Button onClick={onAddMore}>{texts.addMore}</Button>
          {placed && (
            <ShareButton
              bet={{
                match,
                prediction: placed.side,
                amount: placed.amount,
                payout: outlookOf(match, placed).payout,
              }}
            />
          )}
        </div>
      </div>
      <NextMatch after={match} />
      {hash && (
        <p className="text-12 text-secondary">
          {texts.transaction} <TransactionLink hash={hash} url={explorerUrl('tx', hash)} />
        </p>
      )}
    </div>
  )
}

/**
 * Returns the bet by its receipt, because the form may have changed since. By its terms where none is known, or where a proxied
 * transaction has no event of the pool.
 */
function placedIn({ receipt, bet }: Confirmed, match: Match, now: number): OwnBet | undefined {
  const logs = receipt?.logs ?? []
  const [placed] = parseEventLogs({ abi: bettingPoolAbi, eventName: 'BetPlaced', logs })
  if (placed) return toPlacedBet(placed.args)
  const pool = openPool(match, now)
  return bet && { matchId: match.id, side: bet.side, amount: bet.amount, pool, stakes: poolsOf(match)[pool] }
}

/** Returns the bet's odds, payout and unmatched part: at the receipt's stakes, and as these grow at those of the match. */
export function outlookOf(match: Match, { pool, side, amount, stakes: after }: OwnBet) {
  const read = poolsOf(match)
  const isOlder = read[pool][1] + read[pool][2] < after[1] + after[2]
  const pools = isOlder ? { ...read, [pool]: after } : read
  const stakes = addAmount(NO_STAKES, pool, amount)
  return {
    times: multiplier(pools[pool], side, match),
    payout: payoutIfWon(pools, side, stakes, match).payout,
    unmatched: unmatchedStake(pools, side, stakes, match),
  }
}

/** Shows the bet's odds and payout as they are now, and when its result is expected. */
function Outlook({ match, placed, coin }: { match: Match; placed: OwnBet; coin: string }) {
  const { bets, betPayout: texts } = useMessages()
  const { times, payout, unmatched } = outlookOf(match, placed)
  return (
    <div className="flex flex-col gap-2 border-y border-dashed border-line py-4">
      <dl className="grid grid-cols-2 gap-4">
        <Fact term={texts.stake}>
          <WethAmount wei={placed.amount} unit="word" coin={coin} /> <FiatValue wei={placed.amount} />
        </Fact>
        {times !== undefined && <Fact term={texts.multiplier}>{formatMultiplier(times)}</Fact>}
        <Fact term={bets.paysNow}>
          <WethAmount wei={payout} unit="word" /> <FiatValue wei={payout} />
        </Fact>
        {unmatched > 0n && (
          <Fact term={bets.matched}>
            {bets.matchedOf(formatAmount(placed.amount - unmatched), formatAmount(placed.amount), coin)}
          </Fact>
        )}
        <Fact term={texts.resultExpected}>
          <DateTime time={match.endTime} />
        </Fact>
      </dl>
      <p className="text-12 text-secondary">{texts.noResultBy(formatDateTime(matchAbandonedAt(match)))}</p>
    </div>
  )
}

function NextMatch({ after }: { after: Match }) {
  const { betPayout: texts, match: messages } = useMessages()
  const now = useChainNow()
  const { data } = useOpenMatchesSoFar()
  const next = data && chooseNextMatch(data.matches, after, now)
  const moment = next && nextMoment(next, now)
  if (!moment) return null
  return (
    <Link
      to="/match/$id"
      params={{ id: String(next.id) }}
      className="flex w-full flex-col gap-1 rounded-md border border-line px-4 py-3 text-14 hover:border-control"
    >
      <span className="text-12 text-tertiary">{texts.nextMatch}</span>
      <bdi className="font-medium break-words">{next.name}</bdi>
      <span className="text-12 text-secondary">
        {messages[moment.event]} <Countdown target={moment.time} now={now} />
      </span>
    </Link>
  )
}

/**
 * Returns the open match to bet on next, of the same event if it has one: the first to start from now on, else the live one
 * that ends last.
 */
export function chooseNextMatch(matches: readonly Match[], after: Match, now: number): Match | undefined {
  const open = matches.filter((match) => match.id !== after.id && isBettingOpen(match, now))
  const { event } = parseMatchName(after.name)
  const ofEvent = open.filter(({ name }) => event !== undefined && parseMatchName(name).event === event)
  return soonest(ofEvent, now) ?? soonest(open, now)
}

function soonest(open: readonly Match[], now: number): Match | undefined {
  const upcoming = open.filter(({ startTime }) => startTime > now)
  return upcoming.length > 0
    ? upcoming.toSorted((one, other) => one.startTime - other.startTime)[0]
    : open.toSorted((one, other) => other.endTime - one.endTime)[0]
}
