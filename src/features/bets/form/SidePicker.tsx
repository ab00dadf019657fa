import { useChainNow } from '@/chain/network/clock'
import type { Match } from '@/domain/match/match'
import { describeSide, sideName } from '@/domain/match/name'
import { multiplier, openPool, poolsOf } from '@/domain/match/odds'
import { SideChoice } from '@/domain/match/SideChoice'
import { formatMultiplier } from '@/i18n/format/amounts'
import { useMessages } from '@/i18n/useMessages'
import type { BetFormState } from './useBetForm'

export function SidePicker({ match, form }: { match: Match; form: BetFormState }) {
  const messages = useMessages()
  const { side, situation, isBusy, change } = form
  const isHeld = situation.held > 0n
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
        onChange={(side) => change({ side })}
        disabled={isBusy || isHeld}
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
