import { formatSigned } from '@/domain/bet/SignedAmount'
import type { Match, Side } from '@/domain/match/match'
import { describeSide, marketLabel, parseMatchName, sideName } from '@/domain/match/name'
import type { Messages } from '@/i18n/catalogue'
import { formatAmount, formatMultiplier, formatPercent } from '@/i18n/format/amounts'
import { leftToRight } from '@/i18n/format/locale'

export const PICTURE_SIZE = { width: 1_200, height: 630 }

export interface SharedBet {
  match: Match
  prediction: Side
  /** In wei. */
  amount: bigint
  /** In wei. Of an open bet, at the present odds. */
  payout: bigint
}

// The dark theme's colors, whatever theme is shown: a picture leaves the app.
const SIDES: Record<Side, string> = { 1: '#5CB8FF', 2: '#FF9E57' }
const INK = '#0B0D12'

const DISPLAY = '"Barlow Condensed", sans-serif'
const BODY = '"Inter Variable", sans-serif'
const MARGIN = 72

interface PictureOptions {
  link: string
  hasAmounts: boolean
  direction: 'ltr' | 'rtl'
}

type Picture = ReturnType<typeof describePicture>

/** Returns the words on the picture of a bet that is open, or won. */
export function describePicture(
  { match, prediction, amount, payout }: SharedBet,
  { link, hasAmounts, direction }: PictureOptions,
  messages: Messages,
) {
  const { shareBet } = messages
  const status = match.hasResult ? 'won' : 'open'
  const { game, teamA, teamB, event, market } = parseMatchName(match.name)
  const odds = oddsText(amount, payout)
  const { team = sideName(match, prediction, messages) } = describeSide(match, prediction, messages)
  const versus = teamA && teamB ? shareBet.versus(teamA, teamB) : match.name
  const amounts = hasAmounts ? shareBet.amounts(formatAmount(amount), formatAmount(payout)) : undefined
  const gain = payout - amount
  const profit = hasAmounts
    ? `${formatSigned(gain)} WETH`
    : `+${formatPercent(Number((gain * 10_000n) / amount))}`
  const figure = { won: leftToRight(profit), open: amounts ?? odds }[status]
  return {
    brand: 'Clutchpool',
    /** Game, event and market, may be empty. */
    occasion: [game, event, market && marketLabel(match, messages)].filter(Boolean).join(' · '),
    side: prediction,
    team,
    match: versus,
    /** Large: the profit of a won bet, in percent while amounts are private, or an open bet's stake and payout, or its odds. */
    figure,
    /** Says that it was won or is open, with the odds unless they are the figure. */
    outcome: figure === odds ? shareBet.status[status] : `${shareBet.status[status]} · ${odds}`,
    /** A won bet's stake and payout, unless they are private. */
    amounts: figure === amounts ? undefined : amounts,
    /** Describes the picture for those who don't see it. */
    text: [shareBet.alt[status](team, versus, odds), amounts].filter(Boolean).join(' '),
    link: link.replace(/^https?:\/\//, ''),
    direction,
  }
}

/** Returns the payout per staked wei, six decimals before formatting. */
function oddsText(amount: bigint, payout: bigint): string {
  return formatMultiplier(Number((payout * 1_000_000n) / amount) / 1_000_000)
}

/** Loads the fonts, which a canvas doesn't wait for. */
export async function loadPictureFonts(text: string): Promise<void> {
  await Promise.all([
    document.fonts.load(`600 96px ${DISPLAY}`, text),
    document.fonts.load(`500 32px ${BODY}`, text),
  ])
}

export function drawPicture(canvas: HTMLCanvasElement, picture: Picture): void {
  const { width, height } = PICTURE_SIZE
  canvas.width = width
  canvas.height = height
  const context = canvas.getContext('2d')
  if (!context) throw new Error('The browser draws no canvas')
  const isRtl = picture.direction === 'rtl'
  const start = isRtl ? width - MARGIN : MARGIN
  const end = isRtl ? MARGIN : width - MARGIN

  context.fillStyle = SIDES[picture.side]
  context.fillRect(0, 0, width, height)
  context.fillStyle = INK
  context.direction = picture.direction

  const write = (
    text: string,
    align: 'start' | 'end',
    y: number,
    { font, size, weight = 600 }: { font: string; size: number; weight?: number },
  ) => {
    context.textAlign = align
    const setSize = (pixels: number) => {
      context.font = `${weight} ${pixels}px ${font}`
    }
    setSize(size)
    const room = width - 2 * MARGIN
    const needed = context.measureText(text).width
    if (needed > room) setSize((size * room) / needed)
    context.fillText(text, align === 'start' ? start : end, y)
  }

  write(picture.occasion, 'start', 92, { font: BODY, size: 32, weight: 500 })
  write(picture.team, 'start', 194, { font: DISPLAY, size: 104 })
  write(picture.match, 'start', 250, { font: BODY, size: 32, weight: 500 })
  write(picture.figure, 'start', 432, { font: DISPLAY, size: 200 })
  write(picture.outcome, 'start', 502, { font: DISPLAY, size: 48 })
  if (picture.amounts) write(picture.amounts, 'end', 500, { font: BODY, size: 36, weight: 500 })
  write(picture.brand, 'start', height - 33, { font: DISPLAY, size: 44 })
  write(picture.link, 'end', height - 35, { font: BODY, size: 28, weight: 500 })
}
