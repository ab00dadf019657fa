import type { match as english } from '@/i18n/en/match'
import { counted } from './counted'
import { isolate } from './isolate'

const market = {
  zero: 'لا أسواق',
  one: 'سوق أخرى',
  two: 'سوقان أخريان',
  few: 'أسواق أخرى',
  many: 'سوقًا أخرى',
  other: 'سوق أخرى',
}

export const match: typeof english = {
  teamA: 'الفريق أ',
  teamB: 'الفريق ب',
  versus: 'ضد',
  poolShare: (a: string, b: string) => `الفريق أ: ${isolate(a)} من الصندوق، الفريق ب: ${isolate(b)}`,
  poolEmpty: 'لا رهانات بعد',
  minBet: 'أدنى رهان',
  maxBet: 'أقصى رهان',
  startTime: 'وقت البدء',
  limits: 'الحدود',
  startsIn: 'تبدأ بعد',
  endsIn: 'تنتهي بعد',
  rulingWithin: 'الحُكم خلال',
  pool: 'الصندوق',
  pools: { early: 'صندوق ما قبل البداية', live: 'الصندوق المباشر' },
  won: 'فاز',
  lost: 'خسر',
  toBetForm: 'وضع رهان',
  viewDetails: 'عرض التفاصيل',
  pays: 'العائد',
  oddsOfAmount: (odds: string, amount: string) => `${isolate(odds)} لرهان ${isolate(amount)}`,
  forAmount: (amount) => `لرهان ${isolate(amount)}`,
  betOn: (team: string, odds?: string) =>
    odds
      ? `الرهان على ${isolate(team)}، العائد ${isolate(odds)}`
      : `الرهان على ${isolate(team)}، لا رهانات عليه بعد`,
  market: {
    list: 'الأسواق',
    winner: 'الفائز',
    map: (map) => `الخريطة ${map}`,
    total: (line) => `أكثر أو أقل من ${isolate(line)} خرائط`,
    over: (line) => `أكثر من ${isolate(line)}`,
    under: (line) => `أقل من ${isolate(line)}`,
    more: (count) => `و${counted(count, market)}`,
  },
  bettingClosed: 'أُغلق الرهان',
  status: {
    upcoming: 'قادمة',
    live: 'مباشرة',
    ended: 'بانتظار النتيجة',
    challenged: 'قيد الطعن',
    finalized: 'محسومة',
    void: 'لاغية',
  },
  none: 'لا مباريات متاحة بعد',
  see: {
    upcoming: 'عرض المباريات القادمة',
    live: 'عرض المباريات المباشرة',
    finalized: 'عرض النتائج',
  },
}
