import { Link } from '@tanstack/react-router'
import { ArrowRight, RotateCcw } from 'lucide-react'
import { Fragment, useDeferredValue, useMemo } from 'react'
import { useChainNow } from '@/chain/network/clock'
import {
  type BetAmount,
  BetStatusBadge,
  payoutAmounts,
  RoundedAmount,
  SideText,
  StatusNote,
  stakesByPool,
} from '@/domain/bet/BetCells'
import { type Bet, hasLost } from '@/domain/bet/bet'
import { profitOf } from '@/domain/bet/betFigures'
import { betMoment } from '@/domain/bet/betMoment'
import { BET_FORM } from '@/domain/match/betForm'
import { GameIcon } from '@/domain/match/GameIcon'
import { isBettingOpen, isFinal, type Match } from '@/domain/match/match'
import { marketLabel, marketName, parseMatchName } from '@/domain/match/name'
import { useOpenMatchesSoFar } from '@/domain/match/queries'
import { ClaimButton } from '@/features/bets/claim/ClaimButton'
import { ShareButton } from '@/features/bets/share/ShareButton'
import { formatDateTime } from '@/i18n/format/dates'
import { useMessages } from '@/i18n/useMessages'
import { cx } from '@/ui/classNames'
import { Table, Td, Tr } from '@/ui/layout/Table'
import { betTotals } from './listBets'
import { rematchFinder } from './rematch'

interface BetsTableProps {
  /** Each with the bets of one series. */
  groups: readonly (readonly Bet[])[]
  /** Of rows. The total counts the others, too. */
  limit: number
  /** `false` while older bets are on their way. */
  isComplete: boolean
}

export function BetsTable({ groups, limit, isComplete }: BetsTableProps) {
  const messages = useMessages()
  const { columns, total, totalOfShown, toClaim } = messages.betHistory
  const now = useChainNow()
  const totals = betTotals(groups.flat(), now)
  const rows = groups
    .flatMap((group) =>
      group.map((bet, index) => ({ bet, isFirst: index === 0, inSeries: group.length > 1 })),
    )
    .slice(0, limit)
  // Deferred past the first paint, because the bets matter more.
  const { data: open } = useOpenMatchesSoFar(useDeferredValue(isComplete, false))
  const rematchOf = useMemo(
    () => rematchFinder(open?.matches.filter((match) => isBettingOpen(match, now)) ?? []),
    [open, now],
  )
  return (
    <Table
      caption={messages.layout.myBets}
      columns={Object.values(columns)}
      className="two-line-rows"
      headClassName="text-12"
    >
      {rows.map(({ bet, isFirst, inSeries }) => (
        <Fragment key={String(bet.match.id)}>
          {inSeries && isFirst && <SeriesHeading match={bet.match} />}
          <Row bet={bet} inSeries={inSeries} rematch={rematchOf(bet.match)} />
        </Fragment>
      ))}
      <Tr className="font-medium">
        <Td className="max-md:-order-1!">{isComplete ? total : totalOfShown(rows.length)}</Td>
        <Td>
          <div className={amountsClass}>
            <RoundedAmount wei={totals.staked} />
            {totals.paid > 0n && <Amount term={messages.bets.paid} value={totals.paid} />}
            {totals.claimable > 0n && <Amount term={toClaim} value={totals.claimable} />}
          </div>
        </Td>
        <Td />
        <Td />
        <Td />
      </Tr>
    </Table>
  )
}

/** Names the teams once, above the markets of their series. */
function SeriesHeading({ match }: { match: Match }) {
  const { matchPage } = useMessages()
  const { game, teamA = '', teamB = '', event } = parseMatchName(match.name)
  return (
    <Tr className="bg-hover">
      <Td colSpan={5} className="py-2 wrap-anywhere">
        <span>
          <GameIcon game={game} className="me-2 inline size-5 align-bottom" />
          <bdi className="font-medium">{matchPage.title(teamA, teamB)}</bdi>{' '}
          <bdi className="text-12 text-secondary">{[game, event].filter(Boolean).join(' · ')}</bdi>
        </span>
      </Td>
    </Tr>
  )
}

const amountsClass =
  'flex flex-col gap-1 max-md:flex-row max-md:flex-wrap max-md:items-center max-md:justify-end max-md:gap-x-2'

/** @param inSeries below the heading of its series */
function Row({ bet, inSeries, rematch }: { bet: Bet; inSeries: boolean; rematch: Match | undefined }) {
  const messages = useMessages()
  const now = useChainNow()
  const { match } = bet
  const payouts = payoutAmounts(bet, now, messages)
  return (
    <Tr className={cx(inSeries && 'max-md:ps-7!')}>
      <Td className={cx('max-w-80 min-w-0', inSeries && 'md:ps-13!')}>
        <BetLink match={match} inSeries={inSeries} />
      </Td>
      <Td className="lg:min-w-48">
        <div className={amountsClass}>
          <RoundedAmount wei={bet.amount} />
          {payouts[0] && (
            <span aria-hidden className="text-secondary md:hidden">
              <ArrowRight className="me-2 inline size-3 rtl:rotate-180" />
              <RoundedAmount wei={typeof payouts[0].value === 'bigint' ? payouts[0].value : bet.payout} />
            </span>
          )}
          {[...stakesByPool(bet, messages), ...payouts].map((amount) => (
            <Amount key={amount.term ?? ''} {...amount} className="max-md:sr-only" />
          ))}
        </div>
      </Td>
      <Td className="md:min-w-40">
        <SideText match={match} side={bet.prediction} />
      </Td>
      <Td>
        <div className="flex flex-col items-start gap-x-2 gap-y-1 max-md:flex-row-reverse max-md:flex-wrap max-md:items-center">
          <BetStatusBadge bet={bet} />
          {/* Hidden where the note says more. */}
          <span
            title={formatDateTime(match.startTime)}
            className="text-12 text-secondary empty:hidden md:has-[+div>p]:hidden"
          >
            {betMoment(bet, now, messages)}
          </span>
          {/* A phone's second line has no room for it; the match's page shows it. */}
          <div className="max-md:sr-only empty:hidden">
            <StatusNote bet={bet} />
          </div>
        </div>
      </Td>
      <Td className="max-md:has-[>div:empty]:hidden lg:w-48">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1 max-md:[&_button]:min-h-6.5">
          <ClaimButton bet={bet} />
          {match.hasResult && rematch && (
            <Link
              to="/match/$id"
              params={{ id: String(rematch.id) }}
              hash={BET_FORM}
              aria-label={messages.betHistory.betAgainOn(rematch.name)}
              className="inline-flex min-h-6 min-w-6 items-center justify-center text-14 underline underline-offset-4"
            >
              <RotateCcw aria-hidden className="size-4 md:hidden" />
              <span className="max-md:hidden">{messages.betHistory.betAgain}</span>
            </Link>
          )}
          {hasWon(bet, now) && (
            <ShareButton bet={bet} size="sm" variant="quiet" className="-mx-3 max-md:[&>span]:sr-only" />
          )}
        </div>
      </Td>
    </Tr>
  )
}

/**
 * Below the heading of a series, only screen readers need the whole name beside the market. A phone's short line leaves out the
 * game, and in front of a market the event.
 */
function BetLink({ match, inSeries }: { match: Match; inSeries: boolean }) {
  const messages = useMessages()
  const { name } = match
  const { game, event, market } = parseMatchName(name)
  const teamsAt = game ? name.indexOf(': ') + 2 : 0
  const marketAt = name.length - (market ? marketName(market).length : 0)
  const eventAt = market && event ? name.lastIndexOf(event, marketAt) : marketAt
  return (
    <Link
      to="/match/$id"
      params={{ id: String(match.id) }}
      className="inline-flex min-h-6 max-w-full min-w-0 items-center text-12 underline-offset-4 max-md:-mt-1 max-md:pt-1 hover:underline max-md:text-secondary md:text-14 md:font-medium"
    >
      {inSeries && marketLabel(match, messages)}{' '}
      <bdi className={inSeries ? 'sr-only' : 'relative min-w-0 wrap-anywhere max-md:truncate'}>
        <span className="max-md:sr-only">{name.slice(0, teamsAt)}</span>
        {name.slice(teamsAt, eventAt)}
        <span className="max-md:sr-only">{name.slice(eventAt, marketAt)}</span>
        {name.slice(marketAt)}
      </bdi>
    </Link>
  )
}

function hasWon(bet: Bet, now: number): boolean {
  return isFinal(bet.match, now) && !bet.match.isVoid && !hasLost(bet) && profitOf(bet) > 0n
}

function Amount({ term, value, className }: BetAmount & { className?: string }) {
  return (
    <span className={cx('text-12 font-normal text-secondary', className)}>
      {term} {typeof value === 'bigint' ? <RoundedAmount wei={value} /> : value}
    </span>
  )
}
