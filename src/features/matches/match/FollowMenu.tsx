import { Star } from 'lucide-react'
import { isFollowed, useFollows } from '@/domain/follow/follows'
import type { Match } from '@/domain/match/match'
import { useMessages } from '@/i18n/useMessages'
import { buttonClass, cx } from '@/ui/classNames'
import { Popover } from '@/ui/overlay/Popover'
import { FollowPanel } from './FollowPanel'

/** Opens the stars of a match, its teams and its game. */
export function FollowMenu({ match, now }: { match: Match; now: number }) {
  const { follow } = useMessages()
  const isOn = isFollowed(match, useFollows())
  return (
    <Popover
      label={follow.title}
      buttonClassName={cx(buttonClass({ variant: 'quiet', size: 'sm' }), '-my-1 -me-3 pointer-coarse:-my-2')}
      button={
        <>
          <Star aria-hidden className={cx('size-4', isOn && 'fill-current text-text')} />
          {isOn ? follow.followed : follow.title}
        </>
      }
    >
      {() => <FollowPanel match={match} now={now} />}
    </Popover>
  )
}
