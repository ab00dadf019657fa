import { chain } from '@/chain/config/config'
import type { Match } from '@/domain/match/match'
import type { Messages } from '@/i18n/catalogue'
import { formatAmount } from '@/i18n/format/amounts'
import { type FormatBound, formatBound, formatExactly, rangeFormat } from '@/i18n/format/bounds'
import { useMessages } from '@/i18n/useMessages'
import { AmountInput } from '@/ui/forms/AmountInput'
import { Button } from '@/ui/forms/Button'
import { Field } from '@/ui/forms/Field'
import { SegmentedControl } from '@/ui/forms/SegmentedControl'
import { type PayableRoom, quickStakes } from './stakeRules'
import type { BetFormState } from './useBetForm'

const { custom, nativeCurrency } = chain
const { coinIsEther } = custom

const chip = 'flex-[1_0_auto] px-1!'

interface StakeFieldProps {
  match: Match
  form: BetFormState
  reasonId: string
}

export function StakeField({ match, form, reasonId }: StakeFieldProps) {
  const { bets, ui } = useMessages()
  const { draft, change, situation, payable: room, max, isBusy, button } = form
  const { spendable, names } = situation
  const { minBet } = match
  const isInvalid = draft.text !== '' && situation.wallet === 'ready' && button.reason !== undefined
  return (
    <div className="flex flex-col gap-2">
      <Field
        label={bets.betAmount(names.coin)}
        aside={spendable !== undefined && bets.available(formatAmount(spendable), names.coin)}
        hint={
          <span title={boundsText(minBet, room, bets, formatExactly)}>
            {boundsText(minBet, room, bets, rangeFormat(minBet, room.max))}
          </span>
        }
      >
        {(control) => (
          <AmountInput
            {...control}
            aria-describedby={`${control['aria-describedby'] ?? ''} ${reasonId}`}
            aria-invalid={isInvalid || undefined}
            readOnly={isBusy}
            unit={!coinIsEther && names.coin}
            action={
              coinIsEther && (
                <SegmentedControl
                  legend={bets.payWith}
                  options={[
                    { value: 'weth', label: ui.weth },
                    { value: 'coin', label: nativeCurrency.symbol },
                  ]}
                  value={draft.payWith}
                  onChange={(payWith) => change({ payWith })}
                  disabled={isBusy}
                />
              )
            }
            value={draft.text}
            onChange={(text) => change({ text })}
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
            title={exactIfRounded(stake)}
            onClick={() => change({ text: formatAmount(stake, 'full') })}
          >
            {formatBound(stake, 'min')}
          </Button>
        ))}
        <Button
          size="sm"
          className={chip}
          disabled={isBusy || max === undefined || max < minBet}
          title={max === undefined ? undefined : formatAmount(max, 'full')}
          onClick={() => max !== undefined && change({ text: formatAmount(max, 'full') })}
        >
          {bets.max}
        </Button>
      </div>
    </div>
  )
}

/** The maximum is left out where it allows no bet: the button says why. */
function boundsText(
  minBet: bigint,
  { max, bound }: PayableRoom,
  bets: Messages['bets'],
  format: FormatBound,
): string {
  const min = format(minBet, 'min')
  return max < minBet ? bets.atLeast(min) : bets.bounds(min, format(max, 'max'), bets.boundBy[bound])
}

function exactIfRounded(stake: bigint): string | undefined {
  const exact = formatAmount(stake, 'full')
  return exact === formatBound(stake, 'min') ? undefined : exact
}
