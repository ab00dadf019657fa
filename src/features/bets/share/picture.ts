import type { Bet } from '@/domain/bet/bet'
import { formatSigned } from '@/domain/bet/SignedAmount'
import type { Side } from '@/domain/match/match'
import { parseMatchName, sideName } from '@/domain/match/name'
import type { Messages } from '@/i18n/catalogue'
import { formatAmount, formatMultiplier, formatPercent } from '@/i18n/format/amounts'
import { leftToRight } from '@/i18n/format/locale'

export const PICTURE_SIZE = { width: 1_200, height: 630 }

/** The words on the picture. */
export interface Picture {
  brand: string
  /** Game and event, may be empty. */
  occasion: string
  side: Side
  /** The team that was bet on, and the match. */
  team: string
  match: string
  /** Large: in WETH, or in percent of the stake while amounts are private. */
  profit: string
  odds: string
  /** "Won" with the odds. */
  outcome: string
  /** Stake and payout, unless they are private. */
  amounts: string | undefined
  link: string
  direction: 'ltr' | 'rtl'
}

// The dark theme's colors, whatever theme is shown: a picture leaves the app.
const SIDES: Record<Side, string> = { 1: '#5CB8FF', 2: '#FF9E57' }
const INK = '#0B0D12'
const TEXT = '#F2F4F8'

const DISPLAY = '"Barlow Condensed", sans-serif'
const BODY = '"Inter Variable", sans-serif'
const MARGIN = 72
const FOOTER = 96

interface PictureOptions {
  link: string
  hasAmounts: boolean
  direction: Picture['direction']
}

/** Returns the words on the picture of a won bet. */
export function describePicture(
  bet: Bet,
  { link, hasAmounts, direction }: PictureOptions,
  messages: Messages,
): Picture {
  const { match, prediction, amount, payout } = bet
  const { shareBet } = messages
  const { game, teamA, teamB, event } = parseMatchName(match.name)
  const odds = oddsText(amount, payout)
  const team = (prediction === 1 ? teamA : teamB) ?? sideName(match, prediction, messages)
  return {
    brand: 'Clutchpool',
    occasion: [game, event].filter(Boolean).join(' · '),
    side: prediction,
    team,
    match: teamA && teamB ? shareBet.versus(teamA, teamB) : match.name,
    profit: hasAmounts
      ? leftToRight(`${formatSigned(payout - amount)} WETH`)
      : leftToRight(`+${formatPercent(Number(((payout - amount) * 10_000n) / amount))}`),
    odds,
    outcome: `${shareBet.won} · ${odds}`,
    amounts: hasAmounts ? shareBet.amounts(formatAmount(amount), formatAmount(payout)) : undefined,
    link: link.replace(/^https?:\/\//, ''),
    direction,
  }
}

/** Returns the payout per staked wei, six decimals before formatting. */
function oddsText(amount: bigint, payout: bigint): string {
  return formatMultiplier(Number((payout * 1_000_000n) / amount) / 1_000_000)
}

/** Describes the picture for those who don't see it. */
export function pictureText({ team, match, odds, amounts }: Picture, { shareBet }: Messages): string {
  return [shareBet.alt(team, match, odds), amounts].filter(Boolean).join(' ')
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
  context.fillRect(0, height - FOOTER, width, FOOTER)
  context.direction = picture.direction

  const write = (
    text: string,
    align: 'start' | 'end',
    y: number,
    { font, size, color, weight = 600 }: { font: string; size: number; color: string; weight?: number },
  ) => {
    context.textAlign = align
    context.fillStyle = color
    const setSize = (pixels: number) => {
      context.font = `${weight} ${pixels}px ${font}`
    }
    setSize(size)
    const room = width - 2 * MARGIN
    const needed = context.measureText(text).width
    if (needed > room) setSize((size * room) / needed)
    context.fillText(text, align === 'start' ? start : end, y)
  }

  write(picture.occasion, 'start', 92, { font: BODY, size: 32, color: INK, weight: 500 })
  write(picture.team, 'start', 194, { font: DISPLAY, size: 104, color: INK })
  write(picture.match, 'start', 250, { font: BODY, size: 32, color: INK, weight: 500 })
  write(picture.profit, 'start', 432, { font: DISPLAY, size: 200, color: INK })
  write(picture.outcome, 'start', 502, { font: DISPLAY, size: 48, color: INK })
  if (picture.amounts) write(picture.amounts, 'end', 500, { font: BODY, size: 36, color: INK, weight: 500 })
  write(picture.brand, 'start', height - 33, { font: DISPLAY, size: 44, color: TEXT })
  write(picture.link, 'end', height - 35, { font: BODY, size: 28, color: TEXT, weight: 500 })
}
