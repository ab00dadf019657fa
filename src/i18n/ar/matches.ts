import type { matches as english } from '@/i18n/en/matches'
import { counted, countedOblique, nouns } from './counted'

export const matches: typeof english = {
  list: {
    title: 'المباريات',
    subtitle: 'راهن حتى نهاية المباراة. كل رهان يغيّر نسب العائد.',
    filter: 'العرض',
    filters: {
      upcoming: 'قادمة',
      live: 'مباشرة',
      ended: 'منتهية',
      finalized: 'محسومة',
    },
    refine: 'بحث وترتيب',
    search: 'البحث في المباريات',
    searchHint: 'فريق أو لعبة أو حدث',
    game: 'اللعبة',
    allGames: 'كل الألعاب',
    sort: 'الترتيب حسب',
    sorts: {
      pool: 'أكبر صندوق',
      newest: 'الأحدث',
    },
    soonest: { upcoming: 'تبدأ قريبًا', live: 'تُغلق قريبًا', ended: 'انتهت مؤخرًا', finalized: 'انتهت مؤخرًا' },
    count: (count: number) => counted(count, nouns.match),
    noneNext: {
      upcoming: 'تظهر المباريات الجديدة هنا فور إنشائها.',
      live: 'لا مباريات مباشرة الآن.',
      ended: 'لكل المباريات المنتهية نتائج.',
      finalized: 'تظهر النتائج هنا فور إعلانها.',
    },
    noneFound: 'لم يُعثر على مباريات',
    noneFoundText: 'جرّب فريقًا آخر أو كل الألعاب.',
    noneFoundYet: (count: number) =>
      `لا تطابق ضمن أحدث ${countedOblique(count, nouns.match)}. قد تطابق مباريات أقدم.`,
    foundUnder: (count: number, filter: string) => `${counted(count, nouns.match)} ضمن «${filter}»`,
    clear: 'مسح البحث',
    older: 'عرض مباريات أقدم',
    loadingOlder: 'جارٍ تحميل مباريات أقدم…',
  },
}
