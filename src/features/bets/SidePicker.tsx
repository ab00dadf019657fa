import { formatMultiplier } from '@/lib/amounts'
import { type Match, multiplier, type Side } from '@/lib/match'
import { describeSide } from '@/lib/words/describeSide'
import { useWords } from '@/lib/words/useWords'
import { SideChoice } from '@/ui/SideChoice'
import { sideName } from './sideName'

interface SidePickerProps {
  match: Match
  side: Side
  /** Whether the bettor holds that side already, and so cannot choose another. */
  isHeld: boolean
  disabled: boolean
  onChange: (side: Side) => void
}

/** Which team: with what each pays now. */
export function SidePicker({ match, side, isHeld, disabled, onChange }: SidePickerProps) {
  const words = useWords()
  return (
    <div className="flex flex-col gap-2">
      <SideChoice
        legend={words.bets.yourTeam}
        sides={[
          { ...describeSide(match, 1, words), detail: <Multiplier times={multiplier(match, 1)} /> },
          { ...describeSide(match, 2, words), detail: <Multiplier times={multiplier(match, 2)} /> },
        ]}
        value={side}
        onChange={onChange}
        disabled={disabled || isHeld}
      />
      {isHeld && (
        <p className="text-12 text-secondary">{words.bets.sideHeld(sideName(match, side, words))}</p>
      )}
    </div>
  )
}

function Multiplier({ times }: { times: number | undefined }) {
  const { bets, ui } = useWords()
  return times === undefined ? bets.noMultiplier : `${ui.pays} ${formatMultiplier(times)}`
}
