import { chain } from '@/chain/config/config'
import type { Match } from '@/domain/match/match'
import { formatAmount } from '@/i18n/format/amounts'
import { useMessages } from '@/i18n/useMessages'
import { AmountInput } from '@/ui/forms/AmountInput'
import { Button } from '@/ui/forms/Button'
import { Field } from '@/ui/forms/Field'
import { SegmentedControl } from '@/ui/forms/SegmentedControl'
import { quickStakes } from './quickStakes'
import type { StakeRoom } from './stakeRoom'

const { custom, nativeCurrency } = chain
const { coinIsEther } = custom

const chip = 'flex-[1_0_auto] px-1!'

interface StakeFieldProps {
  match: Match
  text: string
  onChange: (text: string) => void
  payWith: 'weth' | 'coin'
  onPayWithChange: (payWith: 'weth' | 'coin') => void
  coin: string
  /** The stakeable balance in wei; `undefined` while loading. */
  spendable: bigint | undefined
  room: StakeRoom
  /** The largest valid stake in wei; `undefined` while loading. */
  max: bigint | undefined
  isInvalid: boolean
  isBusy: boolean
  reasonId: string
}

export function StakeField({
  match,
  text,
  onChange,
  payWith,
  onPayWithChange,
  coin,
  spendable,
  room,
  max,
  isInvalid,
  isBusy,
  reasonId,
}: StakeFieldProps) {
  const { bets, ui } = useMessages()
  const upper = room.max < match.minBet ? match.maxBet : room.max
  return (
    <div className="flex flex-col gap-2">
      <Field
        label={bets.betAmount(coin)}
        aside={spendable !== undefined && bets.available(formatAmount(spendable), coin)}
        hint={bets.bounds(formatAmount(match.minBet, 'full'), formatAmount(upper, 'full'))}
      >
        {(control) => (
          <AmountInput
            {...control}
            aria-describedby={`${control['aria-describedby'] ?? ''} ${reasonId}`}
            aria-invalid={isInvalid || undefined}
            readOnly={isBusy}
            unit={!coinIsEther && coin}
            action={
              coinIsEther && (
                <SegmentedControl
                  legend={bets.payWith}
                  options={[
                    { value: 'weth', label: ui.weth },
                    { value: 'coin', label: nativeCurrency.symbol },
                  ]}
                  value={payWith}
                  onChange={onPayWithChange}
                  disabled={isBusy}
                />
              )
            }
            value={text}
            onChange={onChange}
          />
        )}
      </Field>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset's legend cannot be laid out in the row. */}
      <div role="group" aria-label={bets.quickStakes} className="flex flex-wrap gap-2">
        {quickStakes(match).map((stake) => (
          <Button
            key={String(stake)}
            size="sm"
            className={chip}
            disabled={isBusy || stake > (max ?? room.max)}
            onClick={() => onChange(formatAmount(stake, 'full'))}
          >
            {formatAmount(stake, 'full')}
          </Button>
        ))}
        <Button
          size="sm"
          className={chip}
          disabled={isBusy || max === undefined || max < match.minBet}
          onClick={() => max !== undefined && onChange(formatAmount(max, 'full'))}
        >
          {bets.max}
        </Button>
      </div>
    </div>
  )
}
