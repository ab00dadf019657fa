import type { Bet } from '@/domain/bet/bet'
import type { Side } from '@/domain/match/match'
import { parseMatchName, sideName } from '@/domain/match/name'
import type { Messages } from '@/i18n/catalogue'
import { formatAmount, formatMultiplier } from '@/i18n/format/amounts'

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
  /** Large, such as "1.92×". */
  odds: string
  outcome: string
  /** Stake and payout, unless they are kept private. */
  amounts: string | undefined
  link: string
  direction: 'ltr' | 'rtl'
}

// The dark theme's colors, whatever theme is shown: a picture leaves the app.
const BACKGROUND = '#0B0D12'
const SURFACE = '#1A1E28'
const TEXT = '#F2F4F8'
const SECONDARY = '#B4BCCB'
const ACTION = '#D7F94A'
const SIDES: Record<Side, string> = { 1: '#5CB8FF', 2: '#FF9E57' }

const DISPLAY = '"Barlow Condensed", sans-serif'
const BODY = '"Inter Variable", sans-serif'
const MARGIN = 72

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
  const team = (prediction === 1 ? teamA : teamB) ?? sideName(match, prediction, messages)
  return {
    brand: 'Clutchpool',
    occasion: [game, event].filter(Boolean).join(' · '),
    side: prediction,
    team,
    match: teamA && teamB ? shareBet.versus(teamA, teamB) : match.name,
    odds: oddsText(amount, payout),
    outcome: shareBet.won,
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

  context.fillStyle = BACKGROUND
  context.fillRect(0, 0, width, height)
  context.fillStyle = SURFACE
  context.fillRect(0, height - 108, width, 108)
  context.fillStyle = SIDES[picture.side]
  context.fillRect(isRtl ? width - 16 : 0, 0, 16, height)
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

  write(picture.occasion, 'start', 110, { font: BODY, size: 32, color: SECONDARY, weight: 500 })
  write(picture.team, 'start', 230, { font: DISPLAY, size: 112, color: SIDES[picture.side] })
  write(picture.match, 'start', 290, { font: BODY, size: 34, color: TEXT, weight: 500 })
  write(picture.odds, 'start', 460, { font: DISPLAY, size: 150, color: ACTION })
  write(picture.outcome, 'end', 400, { font: DISPLAY, size: 72, color: TEXT })
  if (picture.amounts)
    write(picture.amounts, 'end', 456, { font: BODY, size: 36, color: SECONDARY, weight: 500 })
  write(picture.brand, 'start', height - 40, { font: DISPLAY, size: 44, color: TEXT })
  write(picture.link, 'end', height - 42, { font: BODY, size: 28, color: SECONDARY, weight: 500 })
}
