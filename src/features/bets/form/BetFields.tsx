import { ArrowLeftRight } from 'lucide-react'
import { type Ref, useId } from 'react'
import { chain } from '@/chain/config/config'
import { useChainNow } from '@/chain/network/clock'
import type { Match, Side } from '@/domain/match/match'
import { describeSide, shortSideName, sideName } from '@/domain/match/name'
import { oddsText } from '@/domain/match/OddsButton'
import { isSteep, oddsDepth, shownOdds } from '@/domain/match/odds'
import { SideChoice } from '@/domain/match/SideChoice'
import { FiatValue } from '@/domain/price/FiatValue'
import { formatAmount, formatPercent } from '@/i18n/format/amounts'
import { type FormatBound, formatBound, formatExactly, rangeFormat } from '@/i18n/format/bounds'
import { useMessages } from '@/i18n/useMessages'
import { Button } from '@/ui/forms/Button'
import { AmountInput, Field } from '@/ui/forms/Field'
import { SegmentedControl } from '@/ui/forms/SegmentedControl'
import { Select } from '@/ui/forms/Select'
import { WethAmount } from '@/ui/text/WethAmount'
import type { Draft, DraftChange } from './draft'
import { NO_ODDS_LIMIT, ODDS_TOLERANCES, quickStakes } from './stakeRules'
import type { Situation } from './useSituation'
import { useTypedAmount } from './useTypedAmount'

interface FieldProps {
  match: Match
  situation: Situation
  isBusy: boolean
  change: (changes: DraftChange) => void
}

export function SidePicker({ match, situation, isBusy, change }: FieldProps) {
  const messages = useMessages()
  const { side, held } = situation
  const isHeld = held > 0n
  const now = useChainNow()
  const depth = oddsDepth(match, side, now)
  const optionOf = (side: Side) => {
    const odds = shownOdds(match, side, now)
    const detail = odds ? `${messages.match.pays} ${oddsText(odds, messages)}` : messages.bets.noMultiplier
    return { ...describeSide(match, side, messages), detail }
  }
  const [small = '', large = ''] = depth.map((odds) => oddsText(odds, messages))
  return (
    <div className="flex flex-col gap-2">
      <SideChoice
        legend={messages.bets.yourTeam}
        sides={[optionOf(1), optionOf(2)]}
        value={side}
        onChange={(side) => change({ side })}
        disabled={isBusy || isHeld}
      />
      {isHeld && (
        <p className="text-12 text-secondary">{messages.bets.sideHeld(sideName(match, side, messages))}</p>
      )}
      {isSteep(depth) && (
        <p className="text-12 text-secondary">
          {messages.bets.steepOdds(shortSideName(match, side, messages), small, large)}
        </p>
      )}
    </div>
  )
}

const { custom, nativeCurrency } = chain
const { coinIsEther } = custom

const chip = 'flex-[1_0_auto] px-1!'

interface StakeFieldProps extends FieldProps {
  draft: Draft
  isInvalid: boolean
  reasonId: string
  amountRef: Ref<HTMLInputElement>
}

export function StakeField(props: StakeFieldProps) {
  const { match, situation, isBusy, change, draft, isInvalid, reasonId, amountRef } = props
  const { bets, ui } = useMessages()
  const { spendable, names, stake, payable, room, isCoin } = situation
  const { minBet } = match
  const typed = useTypedAmount(draft, change)
  const [unit, other] = typed.isMoney ? [typed.currency, names.coin] : [names.coin, typed.currency]
  /** The largest valid stake in wei; `undefined` while loading. */
  const max = spendable === undefined ? undefined : payable.max

  /** The maximum is left out where it allows no bet: the button says why. */
  function boundsText(format: FormatBound): string {
    const min = format(minBet, 'min')
    if (payable.max < minBet) return bets.atLeast(min, names.coin)
    return bets.bounds(min, format(payable.max, 'max'), names.coin, bets.boundBy[payable.bound])
  }

  return (
    <div className="flex flex-col gap-2">
      <Field
        label={bets.betAmount(unit)}
        aside={spendable !== undefined && bets.available(formatAmount(spendable), names.coin)}
        describedBy={reasonId}
        hint={
          // The value has its room from the start, so that nothing moves once there is one.
          <span className="grid grid-cols-[minmax(0,1fr)_minmax(5rem,auto)] gap-x-4">
            <span title={boundsText(formatExactly)}>{boundsText(rangeFormat(minBet, payable.max))}</span>
            {/* The hint is announced, but not at every keystroke. */}
            <span aria-live="off" className="flex items-center justify-end gap-1">
              {typed.isMoney ? (
                <WethAmount wei={stake} unit="word" coin={names.coin} />
              ) : (
                <FiatValue wei={stake} />
              )}
              {typed.hasPrice && (
                <button
                  type="button"
                  aria-label={bets.typeIn(unit, other)}
                  disabled={isBusy}
                  onClick={typed.switchUnit}
                  className="-my-1 grid size-6 shrink-0 place-items-center rounded-sm enabled-hover:bg-hover enabled-hover:text-text"
                >
                  <ArrowLeftRight aria-hidden className="size-3.5" />
                </button>
              )}
            </span>
          </span>
        }
      >
        <AmountInput
          ref={amountRef}
          aria-invalid={isInvalid || undefined}
          readOnly={isBusy}
          unit={typed.isMoney ? typed.currency : !coinIsEther && names.coin}
          action={
            coinIsEther && (
              <SegmentedControl
                legend={bets.payWith}
                options={[
                  { value: 'weth', label: ui.weth },
                  { value: 'coin', label: nativeCurrency.symbol },
                ]}
                value={isCoin ? 'coin' : 'weth'}
                onChange={(payWith: NonNullable<Draft['payWith']>) => change({ payWith })}
                disabled={isBusy}
              />
            )
          }
          value={typed.text}
          onChange={typed.type}
        />
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
            onClick={() => typed.choose(stake)}
          >
            {typed.valueOf(stake) ?? formatBound(stake, 'min')}
          </Button>
        ))}
        <Button
          size="sm"
          className={chip}
          disabled={isBusy || max === undefined || max < minBet}
          title={max === undefined ? undefined : formatAmount(max, 'full')}
          onClick={() => max !== undefined && typed.choose(max)}
        >
          {bets.max}
        </Button>
      </div>
    </div>
  )
}

function exactIfRounded(stake: bigint): string | undefined {
  const exact = formatAmount(stake, 'full')
  return exact === formatBound(stake, 'min') ? undefined : exact
}

interface OddsProtectionProps {
  toleranceBps: number
  /** The lowest payout that the bet takes, in wei. */
  floor: bigint | undefined
  isBusy: boolean
  change: (changes: DraftChange) => void
}

/** Chooses the accepted loss of profit while the bet is under way. */
export function OddsProtection({ toleranceBps, floor, isBusy, change }: OddsProtectionProps) {
  const { bets, ui } = useMessages()
  const id = useId()

  function effect(): string {
    if (toleranceBps === NO_ODDS_LIMIT) return bets.oddsUnprotected
    return floor === undefined
      ? bets.oddsProtectionText(formatPercent(toleranceBps))
      : bets.oddsProtectionEffect(`${formatAmount(floor)} ${ui.weth}`)
  }

  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 text-12 text-secondary">
      <label htmlFor={id} className="text-14 font-medium wrap-anywhere text-text">
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
      <p id={`${id}-effect`} className="text-balance">
        {effect()}
      </p>
    </div>
  )
}
