import { ChevronDown } from 'lucide-react'
import { formatAmount, formatPercent } from '@/i18n/format/amounts'
import { useMessages } from '@/i18n/useMessages'
import { SegmentedControl } from '@/ui/forms/SegmentedControl'
import { GUARD_MINUTES, ODDS_TOLERANCES } from './stakeRules'

interface OddsLimitProps {
  /** The accepted loss of profit in bps; `undefined` without a limit. */
  toleranceBps: number | undefined
  onChange: (toleranceBps: number | undefined) => void
  /** The minimum payout in wei. */
  limit: bigint | undefined
  /** The contract supports the limit for WETH bets only. */
  isCoin: boolean
  disabled: boolean
}

const OFF = 0

export function OddsLimit({ toleranceBps, onChange, limit, isCoin, disabled }: OddsLimitProps) {
  const { bets } = useMessages()
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
            onChange={(bps) => onChange(bps === OFF ? undefined : bps)}
            disabled={disabled}
          />
        )}
        {limit !== undefined && (
          <p className="text-12 text-secondary">{bets.oddsLimitEffect(formatAmount(limit), GUARD_MINUTES)}</p>
        )}
      </div>
    </details>
  )
}
