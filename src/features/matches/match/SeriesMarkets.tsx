import { Link } from '@tanstack/react-router'
import { MatchOdds } from '@/domain/match/MatchOdds'
import { MatchStatusBadge } from '@/domain/match/MatchStatusBadge'
import { isBettingOpen, type Match, nextMoment, type Side } from '@/domain/match/match'
import { marketLabel, shortSideName } from '@/domain/match/name'
import { oddsText } from '@/domain/match/OddsButton'
import { shownOdds, shownStakes } from '@/domain/match/odds'
import { useMessages } from '@/i18n/useMessages'
import { cx } from '@/ui/classNames'
import { KEEPS_FOCUS } from '@/ui/focus'
import { Countdown } from '@/ui/text/DateTime'
import { WethAmount } from '@/ui/text/WethAmount'

interface SeriesMarketsProps {
  series: readonly Match[]
  /** The one whose page is open. */
  current: bigint
  now: number
}

/** Lists the markets of a series: on a phone tabs above the form, else rows whose odds open the form beside them. */
export function SeriesMarkets({ series, current, now }: SeriesMarketsProps) {
  const { match: messages } = useMessages()
  if (series.length < 2) return null
  return (
    <nav aria-label={messages.market.list} {...KEEPS_FOCUS}>
      <ul className="flex gap-1.5 overflow-x-auto p-0.5 [scrollbar-width:none] lg:flex-col lg:gap-1">
        {series.map((match) => (
          <li
            key={String(match.id)}
            ref={match.id === current ? showTab : undefined}
            className="max-lg:shrink-0"
          >
            <MarketRow match={match} isCurrent={match.id === current} now={now} />
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** Scrolls a phone's tabs alone, not the page. */
function showTab(tab: HTMLElement | null) {
  const tabs = tab?.parentElement
  if (tabs) tabs.scrollLeft = tab.offsetLeft - tabs.offsetLeft - (tabs.clientWidth - tab.clientWidth) / 2
}

function MarketRow({ match, isCurrent, now }: { match: Match; isCurrent: boolean; now: number }) {
  const messages = useMessages()
  return (
    <div
      className={cx(
        'relative flex min-h-12 items-center lg:@container gap-3 rounded-md border bg-surface px-3 py-1 text-14 transition-[border-color] enabled-hover:border-control lg:grid lg:grid-cols-[minmax(0,1fr)_auto_15rem]',
        isCurrent ? 'border-text' : 'border-line',
      )}
    >
      <div className="min-w-0 whitespace-nowrap">
        <Link
          to="/match/$id"
          params={{ id: String(match.id) }}
          // The page stays where it is.
          resetScroll={false}
          aria-current={isCurrent ? 'page' : undefined}
          className="block font-medium after:absolute after:inset-0"
        >
          {marketLabel(match, messages)}
        </Link>
        <MarketState match={match} now={now} />
      </div>
      <dl className="text-end text-12 whitespace-nowrap max-lg:hidden">
        <dt className="text-tertiary">{messages.match.pool}</dt>
        <dd className="font-medium">
          <WethAmount wei={shownStakes(match, now)} />
        </dd>
      </dl>
      {/* Above the link, which makes the whole row clickable. */}
      <div className="relative z-1 max-lg:hidden">
        <MatchOdds match={match} now={now} />
      </div>
    </div>
  )
}

/** Says until when a market takes bets, or how it ended. On a phone with its odds. */
function MarketState({ match, now }: { match: Match; now: number }) {
  const messages = useMessages()
  const { match: texts, matchPage } = messages
  const next = nextMoment(match, now)
  if (!isBettingOpen(match, now))
    return match.winner && !match.isChallenged ? (
      <span className="text-12 text-secondary">
        {texts.won}: <bdi>{shortSideName(match, match.winner, messages)}</bdi>
      </span>
    ) : (
      <MatchStatusBadge match={match} now={now} />
    )
  return (
    <span className="flex gap-2 text-12 text-secondary">
      {next && (
        <span>
          <span className="max-lg:sr-only">
            {next.event === 'endsIn' ? matchPage.closesIn : texts[next.event]}
          </span>{' '}
          <Countdown target={next.time} now={now} />
        </span>
      )}
      <span aria-hidden className="flex gap-2 font-medium lg:hidden">
        <TabOdds match={match} side={1} now={now} />
        <TabOdds match={match} side={2} now={now} />
      </span>
    </span>
  )
}

function TabOdds({ match, side, now }: { match: Match; side: Side; now: number }) {
  const messages = useMessages()
  const odds = shownOdds(match, side, now)
  return (
    <span className={side === 1 ? 'text-side-a' : 'text-side-b'}>
      {odds ? oddsText(odds, messages) : '–'}
    </span>
  )
}
