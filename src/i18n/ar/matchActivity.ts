import type { matchActivity as english } from '@/i18n/en/matchActivity'
import { isolate, weth } from './isolate'

export const matchActivity: typeof english = {
  odds: {
    now: 'نسب العائد الآن',
    closing: 'نسب العائد عند الإغلاق',
    empty: 'لا نسب عائد بعد',
    emptyText: 'يبدأ الرسم البياني مع أول رهان.',
    chart: (pools: string) => `تطوّر نسب العائد. ${pools}`,
    pool: (pool: string, sides: string) => `${pool}: ${sides}.`,
    side: (team: string, odds: string, lowest: string, highest: string) =>
      `${isolate(team)} ${isolate(odds)} (من ${isolate(lowest)} إلى ${isolate(highest)})`,
    at: (time: string, pools: string) => `${time}. ${pools}`,
    sideAt: (team: string, odds: string) => `${isolate(team)} ${isolate(odds)}`,
    yourBet: (bet: string) => `رهانك: ${bet}.`,
    yourBets: 'رهاناتك',
    marks: { start: 'البداية', close: 'الإغلاق', result: 'النتيجة' },
    table: 'عرض كجدول',
    columns: { time: 'الوقت', pool: 'الصندوق', bet: 'الرهان', share: 'الحصة من الصندوق' },
    rules: 'ما يدفعه كل WETH مراهَن به إذا فاز الطرف، بعد خصم الرسوم.',
  },

  feed: {
    created: 'أُنشئت المباراة',
    closed: 'أُغلق الرهان مبكرًا',
    void: 'أُبطلت المباراة: تُرد كل الرهانات',
    bet: (amount: string, team: string) => `${weth(amount)} على ${isolate(team)}`,
    result: (team: string) => `أُعلنت النتيجة: فاز ${isolate(team)}`,
    correction: (team: string) => `صُحّحت النتيجة: فاز ${isolate(team)}`,
    challenge: (bond: string) => `طُعن في النتيجة بكفالة ${weth(bond)}`,
    ruling: (team: string) => `صدر الحُكم في الطعن: فاز ${isolate(team)}`,
    rulingVoid: 'صدر الحُكم في الطعن: أُبطلت المباراة',
    bonds: {
      returned: (bond: string) => `أُعيدت الكفالة ${weth(bond)}`,
      fee: (bond: string) => `خسر مقدّم الطعن الكفالة ${weth(bond)}`,
      burned: (bond: string) => `لم يصدر حُكم، فضاعت الكفالة ${weth(bond)}`,
    },
    claim: (amount: string) => `استلم ${weth(amount)}`,
    refund: (amount: string) => `استرد ${weth(amount)}`,
    you: 'أنت',
    filter: 'عرض',
    filters: { all: 'الكل', bets: 'الرهانات', yours: 'نشاطك' },
    noneYours: 'لم تراهن على هذه المباراة.',
    noBets: 'لا رهانات بعد',
    check: 'تحقّق من هذه المباراة',
    claimsUntil: (time: string) => `لا تظهر المطالبات بعد ${time}.`,
  },
}
