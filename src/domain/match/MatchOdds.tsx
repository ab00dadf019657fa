import { useMessages } from '@/i18n/useMessages'
import { cx } from '@/ui/classNames'
import { Badge } from '@/ui/feedback/Badge'
import { isBettingOpen, type Match, type Side, sideResult } from './match'
import { OddsButton, type OddsButtonProps, oddsClass, SideFace } from './OddsButton'

/** Renders both sides: their odds while one can bet on them, then how they fared. */
export function MatchOdds({ match, now, slip }: Omit<OddsButtonProps, 'side'>) {
  const isOpen = isBettingOpen(match, now)
  return (
    <div className="grid grid-cols-2 gap-2">
      {([1, 2] as const).map((side) =>
        isOpen ? (
          <OddsButton key={side} match={match} side={side} now={now} slip={slip} />
        ) : (
          <SideResult key={side} match={match} side={side} />
        ),
      )}
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
