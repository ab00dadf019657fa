import type { matchCheck as english } from '@/i18n/en/matchCheck'
import { counted, countedOblique, nouns } from './counted'
import { isolate, weth } from './isolate'

const bettor = {
  zero: 'لا مراهنين',
  one: 'مراهن واحد',
  two: 'مراهنان',
  few: 'مراهنين',
  many: 'مراهنًا',
  other: 'مراهن',
}
const payout = {
  zero: 'لا مدفوعات',
  one: 'دفعة واحدة',
  two: 'دفعتان',
  few: 'دفعات',
  many: 'دفعة',
  other: 'دفعة',
}

export const matchCheck: typeof english = {
  title: (match: string) => `تحقّق: ${match}`,
  subtitle: 'يعيد متصفحك حساب هذه المباراة من بيانات العقد المخزّنة نفسها.',
  back: 'العودة إلى المباراة',
  trust: `يعتمد هذا التحقق على RPC لديك. طابِق ملف JSON مع أي RPC آخر: ${isolate('npm run verify-match')}.`,
  reading: (read: string, all: string) => `قُرئ ${isolate(read)} من ${isolate(all)} من الرهانات`,
  asOf: (block: string) => `حتى الكتلة ${isolate(block)}.`,
  again: 'إعادة التحقق',
  download: 'تنزيل JSON',
  file: (id: string) => `clutchpool-match-${id}-check.json`,

  own: {
    won: (stake: string, team: string, payout: string) =>
      `فاز رهانك ${weth(stake)} على ${isolate(team)}: ${weth(payout)} هو المبلغ الصحيح.`,
    paid: (stake: string, team: string, payout: string) =>
      `فاز رهانك ${weth(stake)} على ${isolate(team)} ودُفع لك ${weth(payout)}. هذا صحيح.`,
    lost: (stake: string, team: string) => `خسر رهانك ${weth(stake)} على ${isolate(team)}. هذا صحيح.`,
    lostPart: (stake: string, team: string, back: string) =>
      `خسر رهانك ${weth(stake)} على ${isolate(team)} ويعود إليك منه ${weth(back)}. هذا صحيح.`,
    refund: (stake: string, team: string) =>
      `يعود إليك رهانك ${weth(stake)} على ${isolate(team)} كاملًا. هذا صحيح.`,
    wrong: (stake: string, team: string, told: string, payout: string) =>
      `يُدفع لرهانك ${weth(stake)} على ${isolate(team)} مبلغ ${weth(told)}، والصحيح ${weth(payout)}.`,
    differs: (stake: string, team: string) =>
      `رهانك ${weth(stake)} على ${isolate(team)} ليس كما يذكره العقد.`,
    open: (stake: string, team: string) => `رهانك ${weth(stake)} على ${isolate(team)} مسجَّل. لا نتيجة بعد.`,
  },
  all: {
    right: (count: number) => `${counted(count, payout)} في هذه المباراة: كلها صحيحة.`,
    wrong: (wrong: number, count: number) =>
      `${isolate(String(wrong))} من ${isolate(String(count))} من مدفوعات هذه المباراة خاطئة.`,
    open: (count: number) => `المسجَّل: ${counted(count, nouns.bet)}. لا نتيجة بعد.`,
    unread: 'تعذّرت قراءة كل رهانات هذه المباراة.',
    none: 'لم يراهن أحد على هذه المباراة.',
  },
  next: (outcome: string) => `النتيجة على السلسلة: ${isolate(outcome)}. قارنها الآن بالنتيجة الرسمية.`,
  checks: 'كل عمليات التحقق',
  decided: 'كيف تُحسم النتيجة',

  verdicts: {
    right: 'كل الحسابات متطابقة.',
    wrong: 'هناك اختلاف. لا تعتمد على هذه المباراة حتى تعرف السبب.',
    unread: 'لا اختلاف، لكن تعذّر إجراء بعض عمليات التحقق.',
  },
  states: { right: 'صحيح', wrong: 'مختلف', unread: 'لم يُتحقق منه' },

  missing: 'غير معروف ما دامت هناك رهانات ناقصة.',
  list: {
    term: 'كل رهانات الصندوق',
    right: (bettors: number, all: number) =>
      `يربط التخزين ${countedOblique(bettors, bettor)} و${countedOblique(all, nouns.bet)}. لا شيء ناقص.`,
    wrong: 'عقد القراءة (lens) يُسقط مراهنين أو رهانات، أو يختلقها.',
  },
  totals: {
    term: 'مجموع الرهانات',
    right: (count: number, total: string) =>
      `${counted(count, nouns.bet)} على هذه المباراة: ${weth(total)}، كما يذكر العقد.`,
    wrong: (sum: string, total: string) => `مجموع الرهانات ${weth(sum)}. يذكر العقد ${weth(total)}.`,
  },
  payouts: {
    term: 'المدفوعات',
    right: (count: number) => `${counted(count, payout)}: مطابقة لما يذكره العقد.`,
    wrong: (count: number) => `${counted(count, payout)}: مختلفة عما يذكره العقد.`,
    open: 'لا نتيجة بعد.',
  },
  balance: {
    term: 'رصيد الصندوق',
    right: (balance: string, owed: string) =>
      `رصيد الصندوق ${weth(balance)}. يحتاج ${weth(owed)} لكل الرهانات والمدفوعات والرسوم والكفالات.`,
    wrong: (balance: string, owed: string) =>
      `رصيد الصندوق ${weth(balance)} فقط. يحتاج ${weth(owed)} لكل الرهانات والمدفوعات والرسوم والكفالات.`,
  },
  rules: {
    term: 'قواعد الحسم',
    right: 'نصها مطابق لقيمة hash على السلسلة.',
    wrong: 'نصها غير مطابق لقيمة hash على السلسلة.',
    open: 'لا قواعد حسم لهذه المباراة.',
    unread: 'تعذّر تحميل نصها.',
  },
  code: {
    term: 'كود العقود',
    right: 'تعمل العقود بالكود الذي بُني به هذا الإصدار.',
    wrong: (names: string) => `ليس كود هذا الإصدار: ${isolate(names)}.`,
    unread: 'لم يقدّمه RPC.',
  },
  arbiter: {
    term: 'المُحكِّم',
    right: 'مُحكِّم الصندوق هو المسجَّل.',
    wrong: 'مُحكِّم الصندوق ليس المسجَّل.',
  },

  bets: {
    title: 'الرهانات على هذه المباراة',
    columns: {
      bettor: 'المراهن',
      side: 'الطرف',
      stake: 'الرهان',
      payout: 'المُعاد حسابه',
      told: 'العقد',
      claimed: 'تمت المطالبة',
    },
    claimed: { true: 'نعم', false: 'لا' },
    empty: 'لا رهانات بعد',
  },
  record: {
    term: 'سجل النتيجة',
    open: 'يُقرأ أدناه، في «النتيجة في السجل».',
    unread: 'لا يقدّم RPC هذه السجلات.',
    right: 'تُظهر السجلات كل إجراء يثبته تخزين العقد.',
    missing: {
      result: 'تُظهر السلسلة نتيجة، لكن RPC هذا لا يقدّم سجلها.',
      correction: 'تُظهر السلسلة أن النتيجة صُحّحت، لكن RPC هذا لا يقدّم سجل ذلك.',
      challenge: 'تُظهر السلسلة أن المباراة طُعن فيها، لكن RPC هذا لا يقدّم سجل ذلك.',
      ruling: 'تُظهر السلسلة أن المُحكِّم أصدر حكمه، لكن RPC هذا لا يقدّم سجل ذلك.',
    },
    title: 'النتيجة في السجل',
    empty: 'لا نتيجة بعد، ولم يطعن أحد في ذلك.',
  },
}
