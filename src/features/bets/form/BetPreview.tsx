import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { chain } from '@/chain/config/config'
import { useChainNow } from '@/chain/network/clock'
import type { BetPreview } from '@/domain/bet/payout'
import { describeSide, shortSideName, sideName } from '@/domain/match/name'
import { liveRoom, openPool, otherSide, poolsOf } from '@/domain/match/odds'
import { FiatValue } from '@/domain/price/FiatValue'
import { formatAmount, formatMultiplier, formatPercent, formatShare } from '@/i18n/format/amounts'
import { leftToRight } from '@/i18n/format/locale'
import { useMessages } from '@/i18n/useMessages'
import { ButtonNote } from '@/ui/forms/ButtonNote'
import { WethAmount } from '@/ui/text/WethAmount'
import { betWarning, GUARD_MINUTES } from './stakeRules'
import type { BetFormState } from './useBetForm'

interface BetPreviewProps {
  form: BetFormState
  preview: BetPreview
}

/** Stands beside the button: what the bet pays, and what speaks against it. */
export function Payout({ form, preview }: BetPreviewProps) {
  const messages = useMessages()
  const { betPayout: texts } = messages
  return (
    <section aria-label={texts.potentialWinnings} className="flex flex-col gap-2">
      <div className="flex flex-wrap items-baseline justify-between gap-x-2">
        <h3 className="text-12 font-medium">{texts.potentialWinnings}</h3>
        <p className="flex flex-wrap items-baseline gap-x-1.5 text-16 font-semibold">
          <output>
            <WethAmount wei={preview.payout} />
          </output>
          <span>
            <span className="sr-only">{texts.profit}</span> {leftToRight(`+${formatAmount(preview.profit)}`)}
          </span>
          {preview.multiplierAfter !== undefined && (
            <span className="text-secondary">· {formatMultiplier(preview.multiplierAfter)}</span>
          )}
          <FiatValue wei={preview.payout} className="font-normal text-secondary" />
        </p>
      </div>
      <ButtonNote text={useWarning(form, preview)} isProblem />
    </section>
  )
}

function useWarning({ match, side, gasCost }: BetFormState, preview: BetPreview): string | undefined {
  const messages = useMessages()
  const { warnings } = messages.betPayout
  const pool = openPool(match, useChainNow())
  const opposite = otherSide(side)
  const { multiplierBefore = 0, multiplierAfter = 0 } = preview
  switch (betWarning(preview, poolsOf(match)[pool][opposite], gasCost)) {
    case 'nobodyOpposite':
      return warnings.nobodyOpposite[pool](shortSideName(match, opposite, messages))
    case 'noProfit':
      return warnings.noProfit
    case 'profitBelowGas':
      return warnings.profitBelowGas(formatAmount(gasCost ?? 0n), chain.nativeCurrency.symbol)
    case 'oddsCut':
      return warnings.oddsCut(formatMultiplier(multiplierBefore), formatMultiplier(multiplierAfter))
    case undefined:
      return undefined
  }
}

/** Explains the payout, folded. */
export function PayoutDetails({ form, preview }: BetPreviewProps) {
  const messages = useMessages()
  const { bets, betPayout: texts } = messages
  const { match, side, stake } = form
  const now = useChainNow()
  const pool = openPool(match, now)
  const isMatched = preview.matchedAmount === stake
  const live = liveRoom(match, side, now)
  const { label } = describeSide(match, side, messages)
  const notes = [
    texts.ifItWins(sideName(match, side, messages)),
    !isMatched && texts.matchedText,
    preview.isCapped && texts.capped(match.maxGain),
    pool === 'live' && texts.liveText,
    form.limit !== undefined && texts.oddsProtectionUntil(GUARD_MINUTES),
    texts.estimate,
  ].filter(Boolean)

  return (
    <details className="group -my-2">
      <summary className="flex min-h-8 list-none items-center justify-between gap-4 rounded-sm text-14 text-secondary pointer-coarse:min-h-11 [&::-webkit-details-marker]:hidden">
        {texts.payoutDetails}
        <ChevronDown aria-hidden className="size-4 transition-transform group-open:rotate-180" />
      </summary>
      <dl className="flex flex-col gap-1 py-2 text-14">
        <Row term={texts.stake}>
          <WethAmount wei={stake} />
        </Row>
        <Row term={texts.profit}>
          <WethAmount wei={preview.profit} />
        </Row>
        <Row term={texts.fee(formatPercent(match.feeBps))}>
          <WethAmount wei={preview.fee} />
        </Row>
        <Row term={texts.pool}>{messages.match.pools[pool]}</Row>
        {!isMatched && (
          <Row term={bets.matched}>
            {bets.matchedOf(formatAmount(preview.matchedAmount), formatAmount(stake))}
          </Row>
        )}
        <Row term={texts.share(label)}>{formatShare(preview.shareBps)}</Row>
        <Row term={texts.multiplier}>
          <Multipliers before={preview.multiplierBefore} after={preview.multiplierAfter} />
        </Row>
        {live !== undefined && (
          <Row term={texts.liveRoom(label)}>
            <WethAmount wei={live} />
          </Row>
        )}
      </dl>
      {notes.map((note) => (
        <p key={String(note)} className="pb-1 text-12 text-secondary">
          {note}
        </p>
      ))}
    </details>
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
  const { bets, betPayout: texts } = useMessages()
  const [was, is] = [before, after].map((times) =>
    times === undefined ? bets.noMultiplier : formatMultiplier(times),
  )
  return (
    <>
      <span className="sr-only">{texts.multiplierChange(was ?? '', is ?? '')}</span>
      <span aria-hidden className="flex gap-2">
        <span className="text-secondary">{was}</span>
        <span className="text-tertiary rtl:-scale-x-100">→</span>
        {is}
      </span>
    </>
  )
}
