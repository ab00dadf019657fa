import type { matches as english } from '@/i18n/en/matches'
import { limits } from '@/i18n/format/contractLimits'
import { counted, countedOblique, nouns } from './counted'

export const matches: typeof english = {
  home: {
    title: 'مرحبًا بك في Clutchpool',
    subtitle: 'منصة المراهنة المفتوحة للجميع على الرياضات الإلكترونية، على بلوكتشين مخصص للألعاب',
    ongoing: 'المباريات الجارية',
    upcoming: 'تبدأ قريبًا',
    guide: 'دليل الاستخدام',
    guideSteps: [
      {
        title: 'ثبّت إضافة المحفظة',
        text: 'تعمل أي محفظة متصفح. تحفظ المحفظة مفاتيحك، ولا نراها أبدًا.',
      },
      {
        title: 'بدّل المحفظة إلى شبكة بلوكتشين الألعاب',
        text: 'اربط محفظتك، ثم أضف الشبكة بنقرة واحدة.',
      },
      {
        title: 'تأكد من وجود ما يكفي من WETH في المحفظة للرهان',
        text: 'تراهن وتربح بعملة الإيثر المغلّف.',
      },
    ],
    viewAll: 'عرض كل المباريات',
    figures: {
      label: 'الآن',
      live: 'مباشرة الآن',
      open: 'مفتوحة للرهان',
      pools: 'في الصناديق المفتوحة',
    },
    pledges: {
      title: 'كيف تُدفع الأرباح',
      items: {
        share: {
          title: 'الفائزون يتقاسمون صندوق الخاسرين',
          text: 'يتقاسمونه بحسب مبالغ رهاناتهم ويستردون مبالغهم. وما لم يُقابَل يعود إلى الخاسرين.',
        },
        early: {
          title: 'الرهانات المبكرة محمية',
          text: 'للرهانات المباشرة صندوق مستقل، فلا يمس المتأخرون أموالك أبدًا.',
        },
        refund: {
          title: 'لا نتيجة؟ تُردّ الأموال',
          text: `المباراة اللاغية ترد كل الرهانات دون رسوم. وبعد ${countedOblique(limits.matchVoidDays, nouns.day)} بلا نتيجة، يمكن لأي شخص إبطالها.`,
        },
      },
    },
  },

  none: 'لا مباريات متاحة بعد',
  noneOngoing: 'تظهر المباريات المباشرة هنا.',

  list: {
    title: 'المباريات',
    subtitle: 'راهن حتى نهاية المباراة. كل رهان يغيّر نسب العائد، والفائزون يتقاسمون رهانات الخاسرين.',
    filter: 'العرض',
    filters: {
      upcoming: 'قادمة',
      live: 'مباشرة',
      ended: 'منتهية',
      finalized: 'محسومة',
    },
    search: 'البحث في المباريات',
    searchHint: 'فريق أو لعبة أو حدث',
    game: 'اللعبة',
    allGames: 'كل الألعاب',
    sort: 'الترتيب حسب',
    sorts: {
      closing: 'تُغلق قريبًا',
      pool: 'أكبر صندوق',
      newest: 'الأحدث',
    },
    closedLast: 'انتهت مؤخرًا',
    count: (count: number) => counted(count, nouns.match),
    noneNext: {
      upcoming: 'تظهر المباريات الجديدة هنا فور إنشائها.',
      live: 'لا مباريات مباشرة الآن.',
      ended: 'لكل المباريات المنتهية نتائج.',
      finalized: 'تظهر النتائج هنا فور إعلانها.',
    },
    see: {
      upcoming: 'عرض المباريات القادمة',
      live: 'عرض المباريات المباشرة',
      finalized: 'عرض النتائج',
    },
    noneFound: 'لم يُعثر على مباريات',
    noneFoundText: 'جرّب فريقًا آخر أو كل الألعاب.',
    noneFoundYet: (count: number) =>
      `لا تطابق ضمن أحدث ${countedOblique(count, nouns.match)}. قد تطابق مباريات أقدم.`,
    clear: 'مسح البحث',
    older: 'عرض مباريات أقدم',
    loadingOlder: 'جارٍ تحميل مباريات أقدم…',
  },
}
