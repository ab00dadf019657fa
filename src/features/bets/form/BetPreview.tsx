import { ChevronDown, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { chain } from '@/chain/config/config'
import { useChainNow } from '@/chain/network/clock'
import { liveRoom, previewBet } from '@/domain/bet/payout'
import type { Match } from '@/domain/match/match'
import { describeSide, sideName } from '@/domain/match/name'
import { openPool, otherSide, poolsOf } from '@/domain/match/odds'
import { formatAmount, formatMultiplier, formatPercent, formatShare } from '@/i18n/format/amounts'
import { useMessages } from '@/i18n/useMessages'
import { Banner } from '@/ui/feedback/Banner'
import { SegmentedControl } from '@/ui/forms/SegmentedControl'
import { WethAmount } from '@/ui/text/WethAmount'
import { GUARD_MINUTES, ODDS_TOLERANCES, winWarning } from './stakeRules'
import type { BetFormState } from './useBetForm'

const coin = chain.nativeCurrency.symbol

export function BetPreview({ match, form }: { match: Match; form: BetFormState }) {
  const messages = useMessages()
  const { bets } = messages
  const { side, stake: amount, stakes: held, gasCost } = form
  const now = useChainNow()
  const preview = previewBet(match, side, amount, held, now)
  const pool = openPool(match, now)
  const warning = winWarning(preview, poolsOf(match)[pool][otherSide(side)], gasCost)
  const isTopUp = held.early + held.live > 0n
  const live = liveRoom(match, side, now)
  const { label } = describeSide(match, side, messages)

  return (
    <section aria-label={bets.potentialWinnings} className="flex flex-col gap-3 rounded-md bg-hover p-4">
      <div>
        <div className="flex flex-wrap items-center justify-between gap-x-4">
          <h3 className="text-14 font-medium">{bets.potentialWinnings}</h3>
          <output className="font-display text-32">
            <WethAmount wei={preview.payout} />
          </output>
        </div>
        <p className="text-12 break-words text-secondary">{bets.ifItWins(sideName(match, side, messages))}</p>
      </div>
      <dl className="flex flex-col gap-1 text-14">
        {isTopUp && (
          <Row term={bets.thisBet}>
            <WethAmount wei={amount} />
          </Row>
        )}
        <Row term={isTopUp ? bets.wholePosition : bets.stake}>
          <WethAmount wei={preview.stake} />
        </Row>
        <Row term={bets.profit}>
          <WethAmount wei={preview.profit} />
        </Row>
        <Row term={bets.fee(formatPercent(match.feeBps))}>
          <WethAmount wei={preview.fee} />
        </Row>
        <Row term={bets.pool}>{messages.match.pools[pool]}</Row>
        {preview.matchedAmount < amount && (
          <Row term={bets.matched}>
            {bets.matchedOf(formatAmount(preview.matchedAmount), formatAmount(amount))}
          </Row>
        )}
        <Row term={bets.share(label)}>{formatShare(preview.shareBps)}</Row>
        <Row term={bets.multiplier}>
          <Multipliers before={preview.multiplierBefore} after={preview.multiplierAfter} />
        </Row>
        {live !== undefined && (
          <Row term={bets.liveRoom(label)}>
            <WethAmount wei={live} />
          </Row>
        )}
      </dl>
      {preview.matchedAmount < amount && warning !== 'nobodyOpposite' && (
        <p className="text-12 text-secondary">{bets.matchedText}</p>
      )}
      {preview.isCapped && <p className="text-12 text-secondary">{bets.capped(match.maxGain)}</p>}
      {pool === 'live' && <p className="text-12 text-secondary">{bets.liveText}</p>}
      {warning && (
        <Banner tone="warning" role="status" icon={<TriangleAlert />}>
          {warning === 'nobodyOpposite' &&
            bets.warnings.nobodyOpposite[pool](sideName(match, otherSide(side), messages))}
          {warning === 'noProfit' && bets.warnings.noProfit}
          {warning === 'profitBelowGas' && bets.warnings.profitBelowGas(formatAmount(gasCost ?? 0n), coin)}
        </Banner>
      )}
      <p className="text-12 text-secondary">{bets.estimate}</p>
      <OddsLimit form={form} />
    </section>
  )
}

function Row({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="flex items-center justify-between gap-4">
      <dt className="min-w-0 break-words text-secondary">{term}</dt>
      <dd className="shrink-0 font-medium">{children}</dd>
    </div>
  )
}

function Multipliers({ before, after }: { before: number | undefined; after: number | undefined }) {
  const { bets } = useMessages()
  const [was, is] = [before, after].map((times) =>
    times === undefined ? bets.noMultiplier : formatMultiplier(times),
  )
  return (
    <>
      <span className="sr-only">{bets.multiplierChange(was ?? '', is ?? '')}</span>
      <span aria-hidden className="flex gap-2">
        <span className="text-secondary">{was}</span>
        <span className="text-tertiary rtl:-scale-x-100">→</span>
        {is}
      </span>
    </>
  )
}

const OFF = 0

/** Chooses the accepted loss of profit. The contract supports it for WETH bets only. */
function OddsLimit({ form }: { form: BetFormState }) {
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
