import { ChevronDown } from 'lucide-react'
import { formatAmount, formatPercent } from '@/i18n/format/amounts'
import { useMessages } from '@/i18n/useMessages'
import { SegmentedControl } from '@/ui/forms/SegmentedControl'
import { GUARD_MINUTES, ODDS_TOLERANCES } from './stakeRules'
import type { BetFormState } from './useBetForm'

const OFF = 0

/** Chooses the accepted loss of profit. The contract supports it for WETH bets only. */
export function OddsLimit({ form }: { form: BetFormState }) {
  const { bets } = useMessages()
  const { draft, change, limit, isBusy } = form
  const { toleranceBps } = draft
  const isCoin = draft.payWith === 'coin'
  return (
    <details className="group -mb-2 border-t border-line pt-1">
      <summary className="flex min-h-11 list-none items-center justify-between gap-4 rounded-sm text-14 font-medium [&::-webkit-details-marker]:hidden">
        {bets.oddsLimit}
        <span className="flex items-center gap-2 text-secondary">
          {toleranceBps === undefined || isCoin ? bets.oddsLimitOff : formatPercent(toleranceBps)}
          <ChevronDown aria-hidden className="size-4 transition-transform group-open:rotate-180" />
        </span>
      </summary>
      <div className="flex flex-col gap-3 pt-1 pb-3">
        <p className="text-12 text-secondary">{isCoin ? bets.oddsLimitWeth : bets.oddsLimitAbout}</p>
        {!isCoin && (
          <SegmentedControl
            legend={bets.oddsLimitLegend}
            options={[
              { value: OFF, label: bets.oddsLimitOff },
              ...ODDS_TOLERANCES.map((bps) => ({ value: bps, label: formatPercent(bps) })),
            ]}
            value={toleranceBps ?? OFF}
            onChange={(bps) => change({ toleranceBps: bps === OFF ? undefined : bps })}
            disabled={isBusy}
          />
        )}
        {limit !== undefined && (
          <p className="text-12 text-secondary">{bets.oddsLimitEffect(formatAmount(limit), GUARD_MINUTES)}</p>
        )}
      </div>
    </details>
  )
}
