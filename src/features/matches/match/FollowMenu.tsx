import { Star } from 'lucide-react'
import { useState } from 'react'
import { FollowButton } from '@/domain/follow/FollowButton'
import {
  gameKey,
  isFollowed,
  matchKey,
  oddsKey,
  setFollowed,
  setOddsAlert,
  teamKey,
  useFollows,
} from '@/domain/follow/follows'
import { isBettingOpen, type Match } from '@/domain/match/match'
import { parseMatchName, shortSideName } from '@/domain/match/name'
import { useMessages } from '@/i18n/useMessages'
import { askToNotifyOnce, isNotifyingBlocked } from '@/lib/notifications'
import { parseAmount } from '@/lib/parseAmount'
import { buttonClass, cx } from '@/ui/classNames'
import { Button } from '@/ui/forms/Button'
import { Field, TextInput } from '@/ui/forms/Field'
import { Popover } from '@/ui/overlay/Popover'

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

/** The stars of a match, its teams and its game, and the odds from which to notify. */
function FollowPanel({ match, now }: { match: Match; now: number }) {
  const messages = useMessages()
  const { follow } = messages
  const { game, teamA, teamB } = parseMatchName(match.name)
  // The star stands for all markets of a series.
  const title = teamA && teamB ? messages.matchPage.title(teamA, teamB) : match.name
  const teams = [teamA, teamB].filter((team) => team !== undefined)
  const row = 'min-h-10 justify-start text-start text-14 wrap-anywhere'
  return (
    <div className="flex flex-col gap-3">
      <div className="grid grid-cols-2 gap-x-3">
        <FollowButton what={matchKey(match)} name={title} className={row}>
          <bdi>{title}</bdi>
        </FollowButton>
        {game !== undefined && (
          <FollowButton what={gameKey(game)} name={game} className={row}>
            <bdi>{game}</bdi>
          </FollowButton>
        )}
        {teams.map((team) => (
          <FollowButton key={team} what={teamKey(game, team)} name={team} className={row}>
            <bdi>{team}</bdi>
          </FollowButton>
        ))}
      </div>
      {isBettingOpen(match, now) && !isNotifyingBlocked() && <OddsAlert match={match} />}
      <p className="text-12 text-secondary">{isNotifyingBlocked() ? follow.blocked : follow.hint}</p>
    </div>
  )
}

function OddsAlert({ match }: { match: Match }) {
  const messages = useMessages()
  const { alert } = messages.follow
  const { odds } = useFollows()
  const [typed, setTyped] = useState<Partial<Record<1 | 2, string>>>({})
  const [state, setState] = useState<'typing' | 'invalid' | 'saved'>('typing')
  const sides = ([1, 2] as const).map((side) => {
    const text = typed[side] ?? odds.get(oddsKey(match, side))?.toString() ?? ''
    return { side, text, least: parseOdds(text) }
  })
  return (
    <form
      className="flex flex-col gap-2 border-t border-line pt-3"
      onSubmit={(event) => {
        event.preventDefault()
        if (sides.some(({ least }) => least === null)) return setState('invalid')
        for (const { side, least } of sides) setOddsAlert(oddsKey(match, side), least ?? undefined)
        setFollowed(matchKey(match), true)
        setTyped({})
        setState('saved')
        void askToNotifyOnce()
      }}
    >
      <fieldset className="flex flex-col gap-2">
        <legend className="mb-2 text-14 font-medium">{alert.title}</legend>
        <div className="flex gap-3">
          {sides.map(({ side, text, least }) => (
            <Field key={side} label={<bdi>{shortSideName(match, side, messages)}</bdi>} className="flex-1">
              <TextInput
                inputMode="decimal"
                autoComplete="off"
                placeholder="×"
                aria-invalid={(state === 'invalid' && least === null) || undefined}
                value={text}
                onChange={({ target }) => {
                  setTyped({ ...typed, [side]: target.value })
                  setState('typing')
                }}
              />
            </Field>
          ))}
        </div>
      </fieldset>
      <Button type="submit" size="sm">
        {alert.set}
      </Button>
      <p role="status" className="text-12 text-secondary empty:sr-only">
        {state === 'typing' ? '' : alert[state]}
      </p>
    </form>
  )
}

/** Returns the odds, `undefined` for an empty text and `null` for one that is malformed or pays nothing. */
function parseOdds(text: string): number | undefined | null {
  const parsed = parseAmount(text)
  if (!parsed.ok) return parsed.reason === 'empty' ? undefined : null
  const odds = Number(parsed.wei) / 1e18
  return odds > 1 ? odds : null
}
