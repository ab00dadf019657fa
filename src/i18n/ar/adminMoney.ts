import type { adminMoney as english } from '@/i18n/en/adminMoney'
import { counted, countedOblique, nouns } from './counted'
import { isolate, numbered, weth } from './isolate'

/** Formats a chart's period. */
const lastDays = (days: number) => `آخر ${countedOblique(days, nouns.day)}`

export const adminMoney: typeof english = {
  countsFrom: (block: string, to: string) => `الاحتساب من الكتلة ${block} حتى الكتلة ${to}.`,

  solvency: {
    title: 'رصيد الصندوق والتزاماته',
    covered: 'كل المطالبات مغطاة.',
    coveredText: (balance: string, owed: string) => `في الصندوق ${weth(balance)}، وعليه ${weth(owed)}.`,
    short: (amount: string) => `ينقص الصندوقَ ${weth(amount)}.`,
    shortText: 'يجب ألا يحدث هذا أبدًا. أوقف الرهان ضمن الإعدادات، ثم تحقق من العقد ومن RPC هذا المتصفح.',
    cut: 'السجل أطول مما يحتفظ به هذا المتصفح. المباريات السابقة له غير محتسبة، فما في الصندوق أكثر مما يظهر هنا.',
    held: 'ما في الصندوق، بحسب أصحابه',
    open: 'رهانات مفتوحة',
    openHint: (count: number) =>
      count === 0 ? 'لا مباراة بلا نتيجة' : `على ${countedOblique(count, nouns.match)} بلا نتيجة`,
    owed: 'مستحق للمراهنين',
    owedHint: 'أرباح واستردادات لم يُطالب بها',
    owedLater: (amount: string) => `منها ${weth(amount)} بانتظار انقضاء مهلة الاعتراض`,
    feesToCome: 'رسوم مقبلة',
    feesToComeHint: 'عند المطالبة بتلك الأرباح؛ ومن هذه الرسوم يُدفع للمُحيلين',
    accrued: 'رسوم متراكمة',
    accruedHint: 'يمكن سحبها ضمن الإعدادات',
    surplus: 'فائض',
    surplusHint: 'من تقريب العوائد إلى الأدنى، أو مُرسَل إلى هنا خطأً',
    balance: 'رصيد الصندوق',
  },

  turnover: {
    title: 'حجم الرهانات اليومي',
    period: 'الفترة',
    periods: { month: '30 يومًا', quarter: '90 يومًا', all: 'كل الوقت' },
    total: (amount: string) => weth(amount),
    totalText: (bets: number, days: number) =>
      `${counted(bets, nouns.bet)} في ${countedOblique(days, nouns.day)}`,
    ofDay: (day: string, bets: number) => `${day}: ${counted(bets, nouns.bet)}`,
    chart: (days: number, total: string, best: string, bestDay: string) =>
      `حجم الرهانات في ${lastDays(days)}: ${weth(total)} إجمالًا، وأكثرها يوم ${bestDay} بحجم ${weth(best)}. وفي الجدول أدناه كل يوم.`,
    chartEmpty: (days: number) => `لم يراهن أحد في ${lastDays(days)}.`,
    axis: 'WETH',
    table: 'عرض كجدول',
    columns: {
      day: 'اليوم (UTC)',
      bets: 'الرهانات',
      bettors: 'المراهنون',
      turnover: 'الحجم (WETH)',
      paid: 'المدفوع (WETH)',
      fees: 'الرسوم (WETH)',
    },
    rules: 'اليوم بتوقيت UTC. والأيام التي لم يحدث فيها شيء لا تظهر في الجدول.',
    empty: 'لا رهانات بعد',
    emptyText: 'حالما يراهن أحد، يظهر هنا حجم كل يوم.',
    download: 'ملف CSV بالأيام',
    file: (date: string) => `clutchpool-days-${date}.csv`,
  },

  matches: {
    title: 'الأموال حسب المباراة',
    columns: {
      match: 'المباراة',
      staked: 'الرهانات (WETH)',
      result: 'النتيجة',
      paid: 'المدفوع (WETH)',
      owed: 'المستحق (WETH)',
      fees: 'الرسوم (WETH)',
    },
    match: (id: string) => numbered(id),
    results: {
      none: 'لا نتيجة بعد',
      void: 'لاغية',
      winner: (side: 1 | 2, team: string | undefined) => (team ? isolate(team) : `الخيار ${side}`),
    },
    feesRule: 'الرسوم هي رسوم الأرباح التي تمت المطالبة بها، ومنها نصيب المُحيلين.',
    showMore: 'عرض المزيد',
    download: 'ملف CSV بالمباريات',
    file: (date: string) => `clutchpool-matches-${date}.csv`,
  },
  exact: 'ملفات CSV دقيقة حتى آخر خانة عشرية.',
  failed: 'تعذّر إنشاء الملف. أعد المحاولة.',
}
