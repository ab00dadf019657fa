import { useMessages } from '@/i18n/useMessages'
import { cx } from '@/ui/classNames'
import { Badge } from '@/ui/feedback/Badge'
import { isBettingOpen, type Match, type Side } from './match'
import { OddsButton, type OddsButtonProps, oddsClass, SideFace } from './OddsButton'

/** Renders both sides: their odds while one can bet on them, then how they fared. */
export function MatchOdds({ match, now, opens }: Omit<OddsButtonProps, 'side'>) {
  const isOpen = isBettingOpen(match, now)
  return (
    <div className="grid grid-cols-2 gap-2">
      {([1, 2] as const).map((side) =>
        isOpen ? (
          <OddsButton key={side} match={match} side={side} now={now} opens={opens} />
        ) : (
          <SideResult key={side} match={match} side={side} />
        ),
      )}
    </div>
  )
}

function SideResult({ match, side }: { match: Match; side: Side }) {
  const messages = useMessages().match
  const isDecided = match.winner !== 0 && !match.isChallenged
  const hasWon = match.winner === side
  return (
    <div className={cx(oddsClass, 'border-transparent bg-hover', isDecided && !hasWon && 'text-tertiary')}>
      <SideFace match={match} side={side}>
        {isDecided && <Badge tone={hasWon ? 'won' : 'lost'}>{hasWon ? messages.won : messages.lost}</Badge>}
      </SideFace>
    </div>
  )
}
