import { useId } from 'react'
import { formatAmount, formatPercent } from '@/i18n/format/amounts'
import { useMessages } from '@/i18n/useMessages'
import { Select } from '@/ui/forms/Select'
import { NO_ODDS_LIMIT, ODDS_TOLERANCES } from './stakeRules'
import type { BetFormState } from './useBetForm'

/** Chooses the accepted loss of profit while the bet is under way. */
export function OddsProtection({ form }: { form: BetFormState }) {
  const { bets } = useMessages()
  const id = useId()
  const { draft, change, limit, isBusy } = form
  const { toleranceBps } = draft

  function effect(): string {
    if (toleranceBps === NO_ODDS_LIMIT) return bets.oddsUnprotected
    return limit === undefined
      ? bets.oddsProtectionText(formatPercent(toleranceBps))
      : bets.oddsProtectionEffect(formatAmount(limit))
  }

  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 text-12 text-secondary">
      <label htmlFor={id} className="text-14 font-medium text-text">
        {bets.oddsProtection}
      </label>
      <Select
        id={id}
        aria-describedby={`${id}-effect`}
        className="row-span-2"
        value={toleranceBps}
        disabled={isBusy}
        onChange={({ target }) => change({ toleranceBps: Number(target.value) })}
      >
        {ODDS_TOLERANCES.map((bps) => (
          <option key={bps} value={bps}>
            {bps === NO_ODDS_LIMIT ? bets.noOddsLimit : formatPercent(bps)}
          </option>
        ))}
      </Select>
      <p id={`${id}-effect`}>{effect()}</p>
    </div>
  )
}
