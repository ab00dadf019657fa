import type { ReactNode } from 'react'
import { chain } from '@/chain/config/config'
import { useChainNow } from '@/chain/network/clock'
import type { BetPreview } from '@/domain/bet/payout'
import type { Match, Side } from '@/domain/match/match'
import { shortSideName, sideName } from '@/domain/match/name'
import { liveRoom, openPool, otherSide, poolsOf } from '@/domain/match/odds'
import { FiatValue } from '@/domain/price/FiatValue'
import type { Messages } from '@/i18n/catalogue'
import { formatAmount, formatMultiplier, formatPercent, formatShare } from '@/i18n/format/amounts'
import { leftToRight } from '@/i18n/format/locale'
import { useMessages } from '@/i18n/useMessages'
import { cx } from '@/ui/classNames'
import { ButtonNote } from '@/ui/forms/ButtonNote'
import { Details } from '@/ui/layout/Details'
import { WethAmount } from '@/ui/text/WethAmount'
import type { OddsMove } from './quote'
import { GUARD_MINUTES } from './stakeRules'

interface BetPreviewProps {
  match: Match
  side: Side
  /** Wei. */
  stake: bigint
  preview: BetPreview
}

interface PayoutProps extends BetPreviewProps {
  coin: string
  move: OddsMove | undefined
  /** In wei; `undefined` if gas isn't paid in ether. */
  gasCost: bigint | undefined
}

const rowClass = 'flex flex-wrap items-baseline justify-between gap-x-2'

/** Stands above the button: what the bet is, what it pays, and what speaks against it. As tall as `NoPayout`. */
export function Payout(props: PayoutProps) {
  const { match, side, stake, preview, coin, move } = props
  const messages = useMessages()
  const { bets, betPayout: texts } = messages
  const { multiplierAfter, profit } = preview
  return (
    <section aria-label={texts.potentialWinnings} className="flex flex-col">
      <p title={formatAmount(stake, 'full')} className="truncate text-14 font-medium">
        {bets.stakeOn(formatAmount(stake), coin, shortSideName(match, side, messages))}
      </p>
      <div className={rowClass}>
        <h3 className="text-12 font-medium">{texts.potentialWinnings}</h3>
        <output className="text-16 font-semibold">
          <WethAmount wei={preview.payout} />
        </output>
      </div>
      <p className={cx(rowClass, 'text-12 text-secondary tabular-nums')}>
        {multiplierAfter !== undefined && (
          <span className="flex flex-wrap gap-x-1.5">
            <span className="font-medium text-text">{formatMultiplier(multiplierAfter)}</span>
            {isSeen(move) && <span>{texts.oddsWere(formatMultiplier(move.from))}</span>}
          </span>
        )}
        <span>
          <span className="sr-only">{texts.profit}</span> {leftToRight(`+${formatAmount(profit)}`)}{' '}
          <FiatValue wei={profit} className="text-secondary" />
        </span>
      </p>
      <ButtonNote text={betWarning(props, useChainNow(), messages)} isProblem className="not-empty:mt-2" />
    </section>
  )
}

/** Keeps the room of the payout beside a match, so that the button has its place before an amount is typed. */
export function NoPayout({ match, side, coin }: Pick<PayoutProps, 'match' | 'side' | 'coin'>) {
  const messages = useMessages()
  return (
    <div aria-hidden className="flex flex-col text-tertiary max-lg:hidden">
      <p className="truncate text-14">
        {messages.bets.stakeOn('–', coin, shortSideName(match, side, messages))}
      </p>
      <p className={rowClass}>
        <span className="text-12">{messages.betPayout.potentialWinnings}</span>
        <span className="text-16">–</span>
      </p>
      <p className="text-12">&nbsp;</p>
    </div>
  )
}

/** Returns `true` if the odds on screen differ from those that were quoted. */
export const isSeen = (move: OddsMove | undefined): move is OddsMove =>
  move !== undefined && formatMultiplier(move.from) !== formatMultiplier(move.to)

/** A stake that takes more than a fifth off its own odds is worth a warning. */
const ODDS_KEPT = 0.8

/** A win at lower odds hardly pays for the risk. */
const LOW_ODDS = 1.05

/** Warns when a win would hardly pay at the current pools, or when the stake itself cuts its odds. */
export function betWarning(
  { match, side, stake, preview, coin, gasCost }: Omit<PayoutProps, 'move'>,
  now: number,
  messages: Messages,
): string | undefined {
  const { warnings } = messages.betPayout
  const pool = openPool(match, now)
  const opposite = otherSide(side)
  const { profit, multiplierBefore = 0, multiplierAfter = 0 } = preview
  if (poolsOf(match)[pool][opposite] === 0n)
    return warnings.nobodyOpposite[pool](shortSideName(match, opposite, messages))
  if (profit === 0n) return warnings.noProfit
  if (gasCost !== undefined && profit < gasCost)
    return warnings.profitBelowGas(formatAmount(gasCost), chain.nativeCurrency.symbol)
  if (multiplierAfter < LOW_ODDS)
    return warnings.lowOdds(`${formatAmount(stake)} ${coin}`, `${formatAmount(profit)} ${messages.ui.weth}`)
  return multiplierAfter < ODDS_KEPT * multiplierBefore
    ? warnings.oddsCut(formatMultiplier(multiplierBefore), formatMultiplier(multiplierAfter))
    : undefined
}

interface PayoutDetailsProps extends BetPreviewProps {
  coin: string
  hasOddsLimit: boolean
}

/** Explains the payout, folded. */
export function PayoutDetails({ match, side, stake, preview, coin, hasOddsLimit }: PayoutDetailsProps) {
  const messages = useMessages()
  const { bets, betPayout: texts } = messages
  const now = useChainNow()
  const pool = openPool(match, now)
  const isMatched = preview.matchedAmount === stake
  const live = liveRoom(match, side, now)
  const team = shortSideName(match, side, messages)
  const notes = [
    texts.ifItWins(sideName(match, side, messages)),
    !isMatched && texts.matchedText,
    preview.isCapped && texts.capped(match.maxGain),
    pool === 'live' && texts.liveText,
    hasOddsLimit && texts.oddsProtectionUntil(GUARD_MINUTES),
    texts.estimate,
  ].filter(Boolean)

  return (
    <Details summary={texts.payoutDetails} className="-my-2">
      <dl className="flex flex-col gap-1 py-2 text-14">
        <Row term={texts.stake}>
          <WethAmount wei={stake} coin={coin} />
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
            {bets.matchedOf(formatAmount(preview.matchedAmount), formatAmount(stake), coin)}
          </Row>
        )}
        <Row term={texts.share(team)}>{formatShare(preview.shareBps)}</Row>
        <Row term={texts.multiplier}>
          <Multipliers before={preview.multiplierBefore} after={preview.multiplierAfter} />
        </Row>
        {live !== undefined && (
          <Row term={texts.liveRoom(team)}>
            <WethAmount wei={live} />
          </Row>
        )}
      </dl>
      {notes.map((note) => (
        <p key={String(note)} className="pb-1 text-12 text-secondary">
          {note}
        </p>
      ))}
    </Details>
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
