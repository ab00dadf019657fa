import { Star } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Match } from '@/domain/match/match'
import { useMessages } from '@/i18n/useMessages'
import { askToNotifyOnce } from '@/lib/notifications'
import { cx } from '@/ui/classNames'
import { matchKey, setFollowed, useFollows } from './follows'

interface FollowButtonProps {
  /** The key of a game, team or match. */
  what: string
  name: string
  className?: string
  /** The name again, where it is shown. */
  children?: ReactNode
}

/** A star. The first one that is set asks for the permission to notify. */
export function FollowButton({ what, name, className, children }: FollowButtonProps) {
  const { follow } = useMessages()
  const isFollowed = useFollows().keys.has(what)
  return (
    <button
      type="button"
      aria-pressed={isFollowed}
      aria-label={follow.star(name)}
      onClick={() => {
        setFollowed(what, !isFollowed)
        if (!isFollowed) void askToNotifyOnce()
      }}
      className={cx(
        'flex items-center justify-center gap-2 rounded-sm enabled-hover:text-text',
        isFollowed ? 'text-text' : 'text-secondary',
        className,
      )}
    >
      <Star aria-hidden className={cx('size-4 shrink-0', isFollowed && 'fill-current')} />
      {children}
    </button>
  )
}

/** Stands in a list's row, for all markets of a series. */
export const MatchStar = ({ match }: { match: Match }) => (
  <FollowButton what={matchKey(match)} name={match.name} />
)
