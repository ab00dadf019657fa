import type { Bet } from '@/domain/bet/bet'
import { parseMatchName, sideName } from '@/domain/match/name'
import type { Messages } from '@/i18n/catalogue'
import { formatAmount, formatMultiplier } from '@/i18n/format/amounts'
import type { Picture } from './picture'

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
