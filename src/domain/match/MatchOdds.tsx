import { Fragment, type ReactNode } from 'react'
import { formatMultiplier } from '@/i18n/format/amounts'
import { useMessages } from '@/i18n/useMessages'
import { cx } from '@/ui/classNames'
import { Badge } from '@/ui/feedback/Badge'
import { isBettingOpen, type Match, type Side, sideResult } from './match'
import { OddsButton, oddsClass, SideFace } from './OddsButton'
import { shownOdds } from './odds'

export interface MatchOddsProps {
  match: Match
  now: number
  /** Opens the bet form. By default the match's page has it. */
  renderOdds?: ((side: Side) => ReactNode) | undefined
}

/** Renders both sides: their odds, to bet on while one can, then how they fared. */
export function MatchOdds({ match, now, renderOdds }: MatchOddsProps) {
  const isOpen = isBettingOpen(match, now)
  return (
    <div className="grid grid-cols-2 gap-2">
      {([1, 2] as const).map((side) => (
        <Fragment key={side}>
          {isOpen ? (
            (renderOdds?.(side) ?? <OddsButton match={match} side={side} now={now} />)
          ) : (
            <SideResult match={match} side={side} now={now} />
          )}
        </Fragment>
      ))}
    </div>
  )
}

function SideResult({ match, side, now }: { match: Match; side: Side; now: number }) {
  const messages = useMessages().match
  const result = sideResult(match, side)
  // A ruling can still name a winner of a challenged void match.
  const closing = match.isVoid && !match.isChallenged ? undefined : shownOdds(match, side, now)
  return (
    <div className={cx(oddsClass, 'border-transparent bg-hover', result === 'lost' && 'text-tertiary')}>
      <SideFace match={match} side={side}>
        {result ? (
          <Badge tone={result}>{messages[result]}</Badge>
        ) : (
          <span className="tabular-nums text-secondary">
            {closing && <span className="sr-only">{messages.pays} </span>}
            {closing ? formatMultiplier(closing.multiplier) : '–'}
          </span>
        )}
      </SideFace>
    </div>
  )
}
