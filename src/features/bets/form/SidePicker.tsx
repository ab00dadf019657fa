import { useChainNow } from '@/chain/network/clock'
import type { Match, Side } from '@/domain/match/match'
import { describeSide, sideName } from '@/domain/match/name'
import { multiplier, openPool, poolsOf } from '@/domain/match/odds'
import { SideChoice } from '@/domain/match/SideChoice'
import { formatMultiplier } from '@/i18n/format/amounts'
import { useMessages } from '@/i18n/useMessages'

interface SidePickerProps {
  match: Match
  side: Side
  isHeld: boolean
  disabled: boolean
  onChange: (side: Side) => void
}

export function SidePicker({ match, side, isHeld, disabled, onChange }: SidePickerProps) {
  const messages = useMessages()
  const pool = poolsOf(match)[openPool(match, useChainNow())]
  return (
    <div className="flex flex-col gap-2">
      <SideChoice
        legend={messages.bets.yourTeam}
        sides={[
          { ...describeSide(match, 1, messages), detail: <Multiplier times={multiplier(pool, 1, match)} /> },
          { ...describeSide(match, 2, messages), detail: <Multiplier times={multiplier(pool, 2, match)} /> },
        ]}
        value={side}
        onChange={onChange}
        disabled={disabled || isHeld}
      />
      {isHeld && (
        <p className="text-12 text-secondary">{messages.bets.sideHeld(sideName(match, side, messages))}</p>
      )}
    </div>
  )
}

function Multiplier({ times }: { times: number | undefined }) {
  const { bets, match } = useMessages()
  return times === undefined ? bets.noMultiplier : `${match.pays} ${formatMultiplier(times)}`
}
