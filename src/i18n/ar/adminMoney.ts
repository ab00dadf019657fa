import type { adminMoney as english } from '@/i18n/en/adminMoney'
import { counted, countedOblique, nouns } from './counted'
import { isolate, numbered, weth } from './isolate'

/** Formats a chart's period. */
const lastDays = (days: number) => `آخر ${countedOblique(days, nouns.day)}`

export const adminMoney: typeof english = {
  asOf: (block: string) => `حتى الكتلة ${isolate(block)}.`,

  solvency: {
    title: 'رصيد الصندوق والتزاماته',
    covered: 'كل المطالبات مغطاة.',
    coveredText: (balance: string, owed: string, own: string) =>
      `رصيد الصندوق ${weth(balance)}: المستحق للمراهنين ${weth(owed)}، والباقي ${weth(own)} خاص به.`,
    short: (amount: string) => `عجز الصندوق: ${weth(amount)}.`,
    shortText: 'يجب ألا يحدث هذا أبدًا. أوقف الرهان مؤقتًا ضمن الإعدادات، ثم افحص العقد وRPC هذا المتصفح.',
    owed: 'مستحق للمراهنين',
    open: 'رهانات مفتوحة',
    openHint: (count: number) =>
      count === 0 ? 'لا مباراة لم تُحسم' : `على ${countedOblique(count, nouns.match)} لم تُحسم`,
    unclaimed: 'مدفوعات لم يُطالب بها',
    unclaimedHint: 'أرباح واستردادات ورهانات غير مُقابَلة',
    owedLater: (amount: string) => `${weth(amount)} لا تزال ضمن مهلة الاعتراض`,
    bonds: 'كفالات',
    bondsHint: 'لطعون لم يصدر فيها حُكم',
    own: 'خاص بالصندوق',
    feesToCome: 'رسوم معلّقة',
    feesToComeHint: 'تُحصّل عند المطالبة بالأرباح، وتُدفع منها مكافآت المُحيلين',
    accrued: 'رسوم متراكمة',
    accruedHint: 'تُسحب ضمن الإعدادات',
    surplus: 'فائض',
    surplusHint: 'من التقريب أو أُرسل إلى هنا خطأً',
    balance: 'رصيد الصندوق',
  },

  prizes: {
    title: 'أموال الجوائز في البطولات',
    held: 'الرصيد الكلي',
    open: 'في بطولات مفتوحة',
    unclaimed: 'لم يُطالب بها بعد',
    columns: {
      tournament: 'البطولة',
      state: 'الحالة',
      pool: 'الجوائز (WETH)',
      held: 'المتبقي (WETH)',
    },
    tournament: (id: string) => numbered(id),
    states: {
      open: 'مفتوحة',
      prizes: 'جوائز للمطالبة',
      refunds: 'استردادات للمطالبة',
      paid: 'دُفعت بالكامل',
    },
    rule: 'يحتفظ بها عقد البطولات، منفصلةً عن الصندوق. لا تظهر البطولات المجانية.',
  },

  turnover: {
    title: 'حجم الرهانات حسب يوم المباراة',
    period: 'الفترة',
    periods: { month: '30 يومًا', quarter: '90 يومًا', all: 'كل الوقت' },
    total: (amount: string) => weth(amount),
    totalText: (bets: number, days: number) =>
      `${counted(bets, nouns.bet)} في ${countedOblique(days, nouns.day)}`,
    ofDay: (day: string, bets: number) => `${day}: ${counted(bets, nouns.bet)}`,
    chart: (days: number, total: string, best: string, bestDay: string) =>
      `حجم الرهانات في ${lastDays(days)}: ${weth(total)} إجمالًا، وأعلاها يوم ${bestDay} بحجم ${weth(best)}. يعرض الجدول أدناه كل الأيام.`,
    chartEmpty: (days: number) => `لا رهانات في ${lastDays(days)}.`,
    table: 'عرض كجدول',
    columns: {
      day: 'اليوم (UTC)',
      matches: 'المباريات',
      bets: 'الرهانات',
      turnover: 'الحجم (WETH)',
      paid: 'المدفوع (WETH)',
      fees: 'الرسوم (WETH)',
    },
    rules:
      'يضم كل يوم (بالتوقيت العالمي) المباريات التي تنتهي فيه. رهانات الشخص نفسه على مباراة واحدة تُحتسب مرة واحدة. تُحذف الأيام التي لا مباريات فيها.',
    empty: 'لا رهانات بعد',
    emptyText: 'يظهر حجم الرهانات اليومي هنا بعد أول رهان.',
    download: 'ملف CSV اليومي',
    file: (date: string) => `clutchpool-days-${date}.csv`,
  },

  statements: {
    title: 'كشوف شهرية',
    columns: {
      month: 'الشهر (UTC)',
      fees: 'الرسوم (WETH)',
      referrals: 'الإحالات (WETH)',
      net: 'الصافي (WETH)',
      refunds: 'الاستردادات (WETH)',
      gas: (coin: string) => `الغاز (${coin})`,
    },
    since: (day: string) => `منذ ${day}`,
    rules:
      'تُحتسب عند مطالبة المراهنين. تشمل الرسوم كفالات الطعون المرفوضة، والصافي هو الرسوم ناقص الإحالات. الغاز هو تكلفة إجراءات المشغّلين والمالكين المسجّلة، دون المعاملات الفاشلة والموافقات واحتساب النقاط ونقل الملكية وأدوار البطولات والنشر.',
    priced: 'القيم بآخر سعر لكل شهر على السلسلة.',
    capped: (count: number) => `يُحتسب غاز أحدث ${countedOblique(count, nouns.transaction)}.`,
    empty: 'لا قيود هذا الشهر',
    emptyText: 'حمّل الأيام الأقدم أدناه.',
    download: 'ملف CSV الشهري',
    file: (date: string) => `clutchpool-months-${date}.csv`,
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
      challenged: 'قيد الطعن',
      none: 'لا نتيجة بعد',
      void: 'لاغية',
      winner: (side: 1 | 2, team: string | undefined) => (team ? isolate(team) : `الخيار ${side}`),
    },
    feesRule: 'رسوم الأرباح التي تمت المطالبة بها، شاملةً حصة المُحيلين.',
    download: 'ملف CSV للمباريات',
    file: (date: string) => `clutchpool-matches-${date}.csv`,
  },
  exact: 'ملفات CSV دقيقة حتى آخر خانة عشرية.',
}
