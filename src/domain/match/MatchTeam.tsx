import { formatMultiplier } from '@/i18n/format/amounts'
import { useMessages } from '@/i18n/useMessages'
import { cx } from '@/ui/classNames'
import { Badge } from '@/ui/feedback/Badge'
import type { Match, Side } from './match'
import { describeSide } from './name'
import { multiplier, shownPool } from './odds'
import { TeamName } from './TeamName'

export function MatchTeam({ match, side, now }: { match: Match; side: Side; now: number }) {
  const messages = useMessages()
  const { label, team } = describeSide(match, side, messages)
  const times = multiplier(shownPool(match, now), side, match)
  const isDecided = match.winner !== 0 && !match.isChallenged
  const hasBets = match.totalPoolA + match.totalPoolB > 0n && !match.isVoid
  const hasWon = match.winner === side
  const colour = side === 1 ? 'text-side-a' : 'text-side-b'
  return (
    <div
      className={cx(
        'flex min-w-0 flex-1 flex-col gap-1',
        side === 1 ? 'items-start text-start' : 'items-end text-end',
      )}
    >
      {team && <span className={cx('text-12 font-medium', colour)}>{label}</span>}
      <TeamName
        name={team ?? label}
        className={cx(
          'line-clamp-2 leading-[1.2] [--room:50cqi_-_2.25rem] [--size:1.5rem] @min-[20.5rem]:max-md:[--size:2rem] md:[--room:25cqi_-_2.5rem] @2xl:[--size:2rem] [&:lang(ar)]:leading-[1.5]',
          isDecided && !hasWon ? 'text-tertiary' : !team && colour,
        )}
      />
      {isDecided ? (
        <span className="mt-auto">
          <Badge tone={hasWon ? 'won' : 'lost'}>{hasWon ? messages.match.won : messages.match.lost}</Badge>
        </span>
      ) : (
        hasBets && (
          <span className="mt-auto min-h-6 text-16 font-medium tabular-nums">
            {times !== undefined && (
              <>
                <span className="sr-only">{messages.match.pays} </span>
                {formatMultiplier(times)}
              </>
            )}
          </span>
        )
      )}
    </div>
  )
}
