import type { adminMatchTable as english } from '@/i18n/en/adminMatchTable'
import { formatCount } from '@/i18n/format/locale'
import { counted, nouns } from './counted'
import { isolate } from './isolate'

export const adminMatchTable: typeof english = {
  title: 'المباريات',
  intro: 'حدّد عدة مباريات لإغلاقها أو حسمها أو إبطالها في معاملة واحدة.',
  filter: 'العرض',
  filters: {
    active: 'غير نهائية',
    due: 'بانتظار النتيجة',
    challenged: 'قيد الطعن',
    dispute: 'مهلة الاعتراض',
    betting: 'الرهان مفتوح',
    upcoming: 'قادمة',
    abandoned: 'للإبطال فقط',
    final: 'نهائية',
    all: 'الكل',
  },
  search: 'البحث في المباريات بالرقم أو الاسم',
  searchHint: 'رقم أو فريق أو حدث',
  allGames: 'كل الألعاب',
  sort: 'الترتيب حسب',
  sorts: { due: 'موعد الاستحقاق', start: 'وقت البدء', pool: 'أكبر صندوق', newest: 'الأحدث' },
  found: (shown: number, count: number) =>
    shown === count
      ? counted(count, nouns.match)
      : `المعروض: ${formatCount(shown)} من أصل ${formatCount(count)}`,
  select: (match: string) => `تحديد ${match}`,
  selectAll: (count: number) => `تحديد كل المعروض (${formatCount(count)})`,
  selectMarkets: 'تحديد كل أسواق ',
  selected: (count: number, hidden: number) =>
    `المحدد: ${counted(count, nouns.match)}${hidden > 0 ? `، منها غير معروض: ${formatCount(hidden)}` : ''}`,
  game: 'اللعبة',
  columns: {
    select: 'التحديد',
    match: 'المباراة',
    state: 'الحالة',
    pools: 'الصندوقان',
    due: 'الاستحقاق',
    actions: 'الإجراءات',
  },
  states: {
    upcoming: 'قادمة',
    live: 'مباشرة',
    closed: 'أُغلق الرهان',
    due: 'بانتظار النتيجة',
    abandoned: 'للإبطال فقط',
    challenged: 'قيد الطعن',
    dispute: 'مهلة الاعتراض',
    final: 'نهائية',
    void: 'لاغية',
  },
  start: 'البدء:',
  voided: 'النتيجة: لاغية',
  winner: (team: string) => `الفائز: ${isolate(team)}`,
  pool: { 1: 'أ', 2: 'ب' },
  due: {
    closes: (left: string) => `يُغلق الرهان بعد ${left}`,
    ends: (left: string) => `النتيجة مستحقة بعد ${left}`,
    result: (ago: string) => `النتيجة مستحقة منذ ${ago}`,
    voidableIn: (left: string) => `يمكن لأي شخص إبطالها بعد ${left}`,
    ruling: (left: string) => `باقٍ للحُكم ${left}`,
    final: (left: string) => `نهائية بعد ${left}`,
    voidable: (ago: string) => `يمكن لأي شخص إبطالها منذ ${ago}`,
  },
  nameWinner: 'إعلان الفائز',
  manage: 'إدارة',
  showMore: 'عرض المزيد',
  older: 'تحميل مباريات أقدم',
  loadingOlder: 'جارٍ تحميل مباريات أقدم…',
  none: 'لا مباريات مفتوحة',
  noneText: 'تظهر المباريات الجديدة هنا فور إنشائها.',
  noneFound: 'لم يُعثر على مباريات',
  noneFoundText: 'جرّب تصفية أو بحثًا آخر.',
  clear: 'مسح التصفية',
}
