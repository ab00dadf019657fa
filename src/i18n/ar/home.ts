import { bettingPoolLimits } from '@/chain/config/contractLimits'
import type { home as english } from '@/i18n/en/home'
import { DAY } from '@/lib/time'
import { countedOblique, nouns } from './counted'
import { isolate } from './isolate'

const matchVoidDays = bettingPoolLimits.ABANDONED_AFTER / DAY

export const home: typeof english = {
  title: 'مرحبًا بك في Clutchpool',
  subtitle: 'منصة المراهنة المفتوحة للجميع على الرياضات الإلكترونية، على بلوكتشين مخصص للألعاب',
  pitch: 'اختر فائزًا. يتقاسم الفائزون رهانات الخاسرين، والعمولة من الربح وحده.',
  example: (stake, team, payout, fee) =>
    `الآن يدفع رهان ${isolate(stake)} WETH على ${isolate(team)} مبلغ ${isolate(payout)} WETH بعد خصم عمولة ${isolate(fee)} من الربح.`,
  ongoing: 'المباريات الجارية',
  noneOngoing: 'تظهر المباريات المباشرة هنا.',
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
  coinWorks: (coin) => `ويمكنك الدفع بعملة ${isolate(coin)} أيضًا: تُغلَّف عند وضع الرهان.`,
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
        text: 'يتقاسمونه بحسب مبالغ رهاناتهم ويستردون مبالغهم. وتُعاد المبالغ غير المُقابَلة.',
      },
      early: {
        title: 'الرهانات المبكرة محمية',
        text: 'للرهانات المباشرة صندوق مستقل، فلا يمس المتأخرون أموالك أبدًا.',
      },
      refund: {
        title: 'لا نتيجة؟ تُردّ الأموال',
        text: `المباراة اللاغية ترد كل الرهانات دون رسوم. وبعد ${countedOblique(matchVoidDays, nouns.day)} بلا نتيجة، يمكن لأي شخص إبطالها.`,
      },
    },
  },
}
