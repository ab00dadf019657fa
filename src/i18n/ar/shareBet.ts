import type { shareBet as english } from '@/i18n/en/shareBet'
import { isolate } from './isolate'

export const shareBet: typeof english = {
  status: { won: 'رهان رابح', open: 'رهان مفتوح' },
  versus: (teamA: string, teamB: string) => `${isolate(teamA)} ضد ${isolate(teamB)}`,
  amounts: (stake: string, payout: string) => `${isolate(`${stake} → ${payout}`)} WETH`,
  alt: {
    won: (team: string, match: string, odds: string) =>
      `رهان رابح على ${isolate(team)} بنسبة عائد ${isolate(odds)}: ${isolate(match)}.`,
    open: (team: string, match: string, odds: string) =>
      `رهان على ${isolate(team)} بنسبة عائد ${isolate(odds)}: ${isolate(match)}.`,
  },
  showStake: 'إظهار مبلغ الرهان والمقبوض',
  share: 'مشاركة',
  download: 'تنزيل',
  copyLink: 'نسخ الرابط',
}
