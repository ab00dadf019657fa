import type { Match, Side } from '@/domain/match/match'
import { describeSide } from '@/domain/match/name'
import { allStakes, multiplier, poolShareABps, poolsOf } from '@/domain/match/odds'
import { PoolBar } from '@/domain/match/PoolBar'
import { TeamName } from '@/domain/match/TeamName'
import { formatMultiplier } from '@/i18n/format/amounts'
import { useMessages } from '@/i18n/useMessages'
import { cx } from '@/ui/classNames'
import { Badge } from '@/ui/feedback/Badge'
import { Card } from '@/ui/layout/Card'
import { WethAmount } from '@/ui/text/WethAmount'

export function MatchPools({ match }: { match: Match }) {
  const { match: messages } = useMessages().matches
  return (
    <Card
      as="section"
      aria-label={messages.pools}
      className="relative flex flex-col gap-6 overflow-hidden bg-linear-to-r from-side-a/14 via-transparent to-side-b/14 rtl:bg-linear-to-l"
    >
      <div className="grid grid-cols-2 gap-4">
        <SidePool match={match} side={1} />
        <SidePool match={match} side={2} />
      </div>
      <PoolBar shareABps={poolShareABps(allStakes(match))} />
      <p className="flex flex-wrap items-center justify-center gap-x-2 text-14 text-secondary">
        {messages.totalPool}
        <WethAmount wei={match.totalPoolA + match.totalPoolB} unit="word" className="font-medium text-text" />
      </p>
    </Card>
  )
}

function SidePool({ match, side }: { match: Match; side: Side }) {
  const messages = useMessages()
  const { label, team } = describeSide(match, side, messages)
  const isDecided = match.winner !== 0
  const hasWon = match.winner === side
  const pays = match.isFinalized && !hasWon ? undefined : multiplier(poolsOf(match).early, side, match)
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
          <Badge tone={hasWon ? 'won' : 'lost'}>
            {hasWon ? messages.matches.match.won : messages.matches.match.lost}
          </Badge>
        )}
      </p>
      <TeamName
        name={team ?? label}
        className={cx(
          'line-clamp-3 pb-1 leading-[1.125] [--room:100cqi] [--size:2rem] sm:leading-none sm:[--size:2.75rem] [&:lang(ar)]:leading-[1.5]',
          isDecided && !hasWon && 'text-tertiary',
        )}
      />
      <p className="mt-auto flex flex-col text-14 text-secondary">
        <span className="min-h-7 text-20 font-semibold text-text">
          {pays !== undefined && (
            <>
              <span className="sr-only">{messages.match.pays} </span>
              {formatMultiplier(pays)}
            </>
          )}
        </span>
        <WethAmount wei={allStakes(match)[side]} unit="word" />
      </p>
    </div>
  )
}
