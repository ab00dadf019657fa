import { Fragment, type ReactNode } from 'react'
import { useMessages } from '@/i18n/useMessages'
import { cx } from '@/ui/classNames'
import { Badge } from '@/ui/feedback/Badge'
import { isBettingOpen, type Match, type Side, sideResult } from './match'
import { OddsButton, oddsClass, SideFace } from './OddsButton'

export interface MatchOddsProps {
  match: Match
  now: number
  /** Opens the bet form. By default the match's page has it. */
  renderOdds?: ((side: Side) => ReactNode) | undefined
}

/** Renders both sides: their odds while one can bet on them, then how they fared. */
export function MatchOdds({ match, now, renderOdds }: MatchOddsProps) {
  const isOpen = isBettingOpen(match, now)
  return (
    <div className="grid grid-cols-2 gap-2">
      {([1, 2] as const).map((side) => (
        <Fragment key={side}>
          {isOpen ? (
            (renderOdds?.(side) ?? <OddsButton match={match} side={side} now={now} />)
          ) : (
            <SideResult match={match} side={side} />
          )}
        </Fragment>
      ))}
    </div>
  )
}

function SideResult({ match, side }: { match: Match; side: Side }) {
  const messages = useMessages().match
  const result = sideResult(match, side)
  return (
    <div className={cx(oddsClass, 'border-transparent bg-hover', result === 'lost' && 'text-tertiary')}>
      <SideFace match={match} side={side}>
        {result && <Badge tone={result}>{messages[result]}</Badge>}
      </SideFace>
    </div>
  )
}
