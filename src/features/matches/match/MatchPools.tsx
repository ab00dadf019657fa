import { ChevronDown } from 'lucide-react'
import { useState } from 'react'
import { isBettingOpen, isFinal, type Match, type Side } from '@/domain/match/match'
import { OddsButton, oddsText } from '@/domain/match/OddsButton'
import {
  liveRoom,
  multiplier,
  oddsDepth,
  openPool,
  type PoolName,
  poolsOf,
  shownOdds,
  shownPoolName,
} from '@/domain/match/odds'
import { PoolBar } from '@/domain/match/PoolBar'
import { FiatValue } from '@/domain/price/FiatValue'
import { formatAmount, formatMultiplier } from '@/i18n/format/amounts'
import { useMessages } from '@/i18n/useMessages'
import { cx } from '@/ui/classNames'
import { WethAmount } from '@/ui/text/WethAmount'
import { useInView } from '@/ui/useInView'

interface MatchPoolsProps {
  match: Match
  now: number
}

interface OpenPoolsProps extends MatchPoolsProps {
  /** The form's own button is out of view. */
  needsOddsBar: boolean
}

/** Shows the pool that takes bets, large. The other one folds. */
export function MatchPools({ match, now, needsOddsBar }: OpenPoolsProps) {
  const { matchPage: messages, match: texts } = useMessages()
  const shown = shownPoolName(match, now)
  const other = shown === 'early' ? 'live' : 'early'
  const { 1: otherA, 2: otherB } = poolsOf(match)[other]
  const hasOther = otherA + otherB > 0n
  return (
    <section aria-label={messages.pools} className="flex flex-col gap-3">
      {(hasOther || shown === 'live') && (
        <h2 className="flex justify-center gap-2 text-14 font-medium">
          {texts.pools[shown]}
          <PoolState match={match} name={shown} now={now} />
        </h2>
      )}
      {isBettingOpen(match, now) ? (
        <>
          <OpenOdds match={match} now={now} needsOddsBar={needsOddsBar} />
          <div className="grid grid-cols-2 gap-3 text-12 text-secondary">
            {/* From the start on, they are those of another pool. */}
            <Depth key={`${match.id} ${shown} 1`} match={match} side={1} now={now} />
            <Depth key={`${match.id} ${shown} 2`} match={match} side={2} now={now} />
          </div>
        </>
      ) : (
        <p className="flex justify-between gap-4 text-20 font-semibold">
          <Odds match={match} name={shown} side={1} now={now} />
          <Odds match={match} name={shown} side={2} now={now} />
        </p>
      )}
      <Shares match={match} name={shown} now={now} />
      {hasOther && <FoldedPool match={match} name={other} now={now} />}
      <p className="flex flex-wrap items-center justify-center gap-x-2 text-12 text-secondary">
        {messages.totalPool}
        <WethAmount wei={match.totalPoolA + match.totalPoolB} unit="word" className="font-medium" />
        <FiatValue wei={match.totalPoolA + match.totalPoolB} />
      </p>
    </section>
  )
}

/** Both sides' odds, which a bar at the bottom of a phone repeats once they are out of view. */
function OpenOdds({ match, now, needsOddsBar }: OpenPoolsProps) {
  const { match: messages } = useMessages()
  const { ref, isInView } = useInView()
  const pair = (
    <>
      <OddsButton match={match} now={now} side={1} />
      <OddsButton match={match} now={now} side={2} />
    </>
  )
  return (
    <>
      {/* The teams' names stand above. */}
      <div
        ref={ref}
        className="@container grid grid-cols-[repeat(auto-fit,minmax(7rem,1fr))] gap-3 *:min-h-12 [&_bdi]:sr-only [&_span]:text-24"
      >
        {pair}
      </div>
      <nav
        aria-label={messages.toBetForm}
        className={cx(
          'odds-bar @container fixed inset-x-0 bottom-(--covered,env(safe-area-inset-bottom)) z-30 hidden grid-cols-2 gap-3 border-t border-line bg-surface px-4 py-2 docked:grid',
          !(needsOddsBar && isInView === false) && 'invisible',
        )}
      >
        {pair}
      </nav>
    </>
  )
}

/** A stake lowers its own odds, so the largest one's stand below the button's. Marks how they moved while one looked. */
export function Depth({ match, side, now }: MatchPoolsProps & { side: Side }) {
  const messages = useMessages()
  const shown = shownOdds(match, side, now)
  const odds = shown?.multiplier
  const largest = oddsDepth(match, side, now).at(-1)
  const [seen, setSeen] = useState({ odds, before: odds })
  if (seen.odds !== odds) setSeen({ odds, before: seen.odds })
  const { before } = seen
  const hasMoved = odds !== undefined && before !== undefined && odds !== before
  return (
    <p className={cx('flex min-h-4 flex-wrap gap-x-3', side === 2 && 'justify-end text-end')}>
      {hasMoved && (
        <span className="font-medium text-text">
          <span aria-hidden>{odds > before ? '▲' : '▼'} </span>
          {messages.matchPage.oddsBefore(formatMultiplier(before))}
        </span>
      )}
      {largest && largest.amount !== shown?.amount && <span>{oddsText(largest, messages)}</span>}
    </p>
  )
}

interface PoolProps extends MatchPoolsProps {
  name: PoolName
}

function Shares({ match, name, now }: PoolProps) {
  return (
    <div className="flex flex-col gap-2">
      <PoolBar pool={poolsOf(match)[name]} />
      {name === 'live' && isBettingOpen(match, now) && (
        <p className="grid grid-cols-2 gap-x-4 text-12 text-secondary">
          <LiveRoom match={match} side={1} now={now} />
          <LiveRoom match={match} side={2} now={now} />
        </p>
      )}
    </div>
  )
}

function FoldedPool({ match, name, now }: PoolProps) {
  const { match: texts } = useMessages()
  return (
    <details className="group rounded-md bg-hover px-3">
      <summary className="flex min-h-11 list-none flex-wrap items-center gap-x-2 text-14 [&::-webkit-details-marker]:hidden">
        {texts.pools[name]}
        <PoolState match={match} name={name} now={now} />
        <span className="ms-auto flex items-center gap-x-3 font-medium tabular-nums">
          <Odds match={match} name={name} side={1} now={now} />
          <Odds match={match} name={name} side={2} now={now} />
          <ChevronDown
            aria-hidden
            className="size-4 text-secondary transition-transform group-open:rotate-180"
          />
        </span>
      </summary>
      <div className="pb-3">
        <Shares match={match} name={name} now={now} />
      </div>
    </details>
  )
}

function PoolState({ match, name, now }: PoolProps) {
  const { poolStates } = useMessages().matchPage
  return <span className="font-normal text-secondary">{poolStates[poolState(match, name, now)]}</span>
}

function Odds({ match, name, side, now }: PoolProps & { side: Side }) {
  const messages = useMessages()
  const pool = poolsOf(match)[name]
  const isDecided = match.hasResult && !match.isChallenged
  const pays = isDecided && match.winner !== side ? undefined : multiplier(pool, side, match)
  const isPaid = isDecided && isFinal(match, now)
  return (
    <span className="flex items-baseline gap-2">
      {pays !== undefined && (
        <>
          <span className={isDecided ? 'text-14 font-normal text-secondary' : 'sr-only'}>
            {isPaid ? messages.matchPage.paid : messages.match.pays}{' '}
          </span>
          <span className={side === 1 ? 'text-side-a' : 'text-side-b'}>{formatMultiplier(pays)}</span>
        </>
      )}
    </span>
  )
}

function LiveRoom({ match, side, now }: MatchPoolsProps & { side: Side }) {
  const { match: texts, matchPage } = useMessages()
  return (
    <span className={cx(side === 2 && 'text-end')}>
      <span className="sr-only">{side === 1 ? texts.teamA : texts.teamB}: </span>
      {matchPage.liveRoom(formatAmount(liveRoom(match, side, now) ?? 0n))}
    </span>
  )
}

/** `refunded` returns every stake: the match is void, or nobody in the pool bet on the winner. */
type State = 'open' | 'closed' | 'refunded'

export function poolState(match: Match, name: PoolName, now: number): State {
  if (isBettingOpen(match, now) && openPool(match, now) === name) return 'open'
  if (!match.hasResult || match.isChallenged) return 'closed'
  const pool = poolsOf(match)[name]
  const hasStakes = pool[1] + pool[2] > 0n
  const hasWinners = match.winner !== 0 && pool[match.winner] > 0n
  return hasStakes && !hasWinners ? 'refunded' : 'closed'
}
