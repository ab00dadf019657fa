import { liveRoom } from '@/domain/bet/payout'
import { isBettingOpen, isFinal, type Match, type Side } from '@/domain/match/match'
import { describeSide } from '@/domain/match/name'
import { multiplier, openPool, type PoolName, poolShareABps, poolsOf } from '@/domain/match/odds'
import { PoolBar } from '@/domain/match/PoolBar'
import { TeamName } from '@/domain/match/TeamName'
import { formatAmount, formatMultiplier } from '@/i18n/format/amounts'
import { useMessages } from '@/i18n/useMessages'
import { cx } from '@/ui/classNames'
import { Badge } from '@/ui/feedback/Badge'
import { Card } from '@/ui/layout/Card'
import { WethAmount } from '@/ui/text/WethAmount'

interface MatchPoolsProps {
  match: Match
  now: number
}

/** Shows one pool before the start, then the early and the live one. */
export function MatchPools({ match, now }: MatchPoolsProps) {
  const { matchPage: messages } = useMessages()
  const hasLivePool = openPool(match, now) === 'live'
  const hasLiveBets = match.livePoolA + match.livePoolB > 0n
  return (
    <Card
      as="section"
      aria-label={messages.pools}
      className="relative flex flex-col gap-6 overflow-hidden bg-linear-to-r from-side-a/14 via-transparent to-side-b/14 rtl:bg-linear-to-l"
    >
      <div className="grid grid-cols-2 gap-4">
        <SideName match={match} side={1} />
        <SideName match={match} side={2} />
      </div>
      <Pool match={match} name="early" now={now} isTitled={hasLivePool} />
      {hasLivePool && (hasLiveBets || isBettingOpen(match, now)) && (
        <Pool match={match} name="live" now={now} isTitled />
      )}
      <p className="flex flex-wrap items-center justify-center gap-x-2 text-14 text-secondary">
        {messages.totalPool}
        <WethAmount wei={match.totalPoolA + match.totalPoolB} unit="word" className="font-medium text-text" />
      </p>
    </Card>
  )
}

function SideName({ match, side }: { match: Match; side: Side }) {
  const messages = useMessages()
  const { label, team } = describeSide(match, side, messages)
  const isDecided = match.winner !== 0 && !match.isChallenged
  const hasWon = match.winner === side
  return (
    <div className={cx('@container flex min-w-0 flex-col gap-2', side === 2 && 'items-end text-end')}>
      <p
        className={cx(
          'flex flex-wrap items-center gap-2 text-14 font-medium',
          side === 1 ? 'text-side-a' : 'text-side-b',
        )}
      >
        {label}
        {isDecided && (
          <Badge tone={hasWon ? 'won' : 'lost'}>{hasWon ? messages.match.won : messages.match.lost}</Badge>
        )}
      </p>
      <TeamName
        name={team ?? label}
        className={cx(
          'line-clamp-3 pb-1 leading-[1.125] [--room:100cqi] [--size:2rem] sm:leading-none sm:[--size:2.75rem] [&:lang(ar)]:leading-[1.5]',
          isDecided && !hasWon && 'text-tertiary',
        )}
      />
    </div>
  )
}

interface PoolProps extends MatchPoolsProps {
  name: PoolName
  /** Named, because the match has two pools by now. */
  isTitled: boolean
}

function Pool({ match, name, now, isTitled }: PoolProps) {
  const messages = useMessages()
  const { matchPage: texts } = messages
  const pool = poolsOf(match)[name]
  const state = poolState(match, name, now)
  return (
    <section aria-label={messages.match.pools[name]} className="flex flex-col gap-2">
      {isTitled && (
        <div className="flex items-center justify-between gap-4 border-t border-line pt-4">
          <h2 className="text-14 font-medium">{messages.match.pools[name]}</h2>
          <Badge tone={state === 'open' ? 'live' : 'neutral'}>{texts.poolStates[state]}</Badge>
        </div>
      )}
      <div className="flex justify-between gap-4">
        <Odds match={match} name={name} side={1} now={now} />
        <Odds match={match} name={name} side={2} now={now} />
      </div>
      <PoolBar
        shareABps={poolShareABps(pool)}
        captionA={<WethAmount wei={pool[1]} className="text-secondary" />}
        captionB={<WethAmount wei={pool[2]} className="text-secondary" />}
      />
      {name === 'live' && state === 'open' && <LiveRoom match={match} now={now} />}
    </section>
  )
}

function Odds({ match, name, side, now }: MatchPoolsProps & { name: PoolName; side: Side }) {
  const messages = useMessages()
  const pool = poolsOf(match)[name]
  const hasResult = match.isFinalized && !match.isChallenged
  const pays = hasResult && match.winner !== side ? undefined : multiplier(pool, side, match)
  const isPaid = hasResult && isFinal(match, now)
  return (
    <span className="flex min-h-7 items-baseline gap-2 text-20 font-semibold">
      {pays !== undefined && (
        <>
          <span className={isPaid ? 'text-14 font-normal text-secondary' : 'sr-only'}>
            {isPaid ? messages.matchPage.paid : messages.match.pays}{' '}
          </span>
          {formatMultiplier(pays)}
        </>
      )}
    </span>
  )
}

function LiveRoom({ match, now }: MatchPoolsProps) {
  const messages = useMessages()
  const room = (side: Side) => messages.matchPage.liveRoom(formatAmount(liveRoom(match, side, now) ?? 0n))
  return (
    <p className="flex flex-wrap justify-between gap-x-4 text-12 text-secondary">
      <span>
        <span className="sr-only">{messages.match.teamA}: </span>
        {room(1)}
      </span>
      <span className="ms-auto">
        <span className="sr-only">{messages.match.teamB}: </span>
        {room(2)}
      </span>
    </p>
  )
}

/** `refunded` returns every stake: the match is void, or nobody in the pool bet on the winner. */
type PoolState = 'open' | 'closed' | 'refunded'

export function poolState(match: Match, name: PoolName, now: number): PoolState {
  if (isBettingOpen(match, now) && openPool(match, now) === name) return 'open'
  if (!match.isFinalized || match.isChallenged) return 'closed'
  const pool = poolsOf(match)[name]
  const hasStakes = pool[1] + pool[2] > 0n
  const hasWinners = match.winner !== 0 && pool[match.winner] > 0n
  return hasStakes && !hasWinners ? 'refunded' : 'closed'
}
