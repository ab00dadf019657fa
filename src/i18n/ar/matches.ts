import { limits } from '@/i18n/contractLimits'
import type { matches as english } from '@/i18n/en/matches'
import { counted, countedOblique, nouns } from './counted'
import { isolate, weth } from './isolate'

const hour = {
  zero: 'لا ساعات',
  one: 'ساعة واحدة',
  two: 'ساعتان',
  few: 'ساعات',
  many: 'ساعة',
  other: 'ساعة',
}

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
          text: 'يتقاسمونه بحسب مبالغ رهاناتهم ويستردون مبالغهم. والرسوم على الربح فقط.',
        },
        early: {
          title: 'الرهانات المبكرة محمية',
          text: 'للرهانات المباشرة سقف بعد بدء المباراة، فلا يستولي المتأخرون على الصندوق.',
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
    subtitle: 'راهن حتى نهاية المباراة. كل رهان يغيّر نسب العائد.',
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

  match: {
    back: 'كل المباريات',
    title: (teamA: string, teamB: string) => `${isolate(teamA)} ضد ${isolate(teamB)}`,
    untitled: (id: string) => `المباراة ${isolate(id)}`,
    facts: 'عن هذه المباراة',
    startTime: 'وقت البدء',
    endTime: 'وقت النهاية',
    minBet: 'أدنى رهان',
    maxBet: 'أقصى رهان',
    fee: 'الرسوم على الأرباح',
    pools: 'الصندوقان',
    totalPool: 'مجموع الصندوقين',
    startsIn: 'تبدأ بعد',
    closesIn: 'يُغلق الرهان بعد',
    betting: 'الرهان',
    bettingClosed: 'مغلق',
    won: 'فاز',
    lost: 'خسر',

    notFound: 'المباراة غير موجودة',
    notFoundText: (id: string) => `لم نعثر على المباراة ${isolate(id)}. تحقق من الرابط ثم أعد المحاولة.`,

    state: {
      awaiting: 'بانتظار النتيجة',
      closedEarly: 'أغلق أحد المشغّلين الرهان مبكرًا. الرهانات الموضوعة سارية.',
      ended: 'أُغلق الرهان. بانتظار النتيجة.',
      dueBy: 'آخر موعد لإعلان النتيجة:',
      noResult: 'لا نتيجة في الوقت المحدد',
      abandoned: 'يمكن لأي شخص إبطال هذه المباراة الآن، فتُرد كل الرهانات دون رسوم.',
      void: 'هذه المباراة لاغية',
      voidText: 'تُرد كل الرهانات دون رسوم.',
      winner: (side: string, team: string | undefined) =>
        team ? `فاز ${isolate(team)} (${side})` : `فاز ${side}`,
      winnerText: 'يسترد الفائزون مبالغ رهاناتهم ويتقاسمون صندوق الخاسرين.',
      disputed: 'يمكن لمالك العقد تصحيح هذه النتيجة حتى',
      claimableIn: 'تُتاح المطالبة بعد',
      voidNow: 'إبطال هذه المباراة',
      connectFirst: 'اربط محفظة لإبطالها.',
    },

    rules: {
      title: 'القواعد والمدفوعات',
      who: 'من يقرر',
      whoText: 'يعلن أحد المشغّلين النتيجة بعد نهاية المباراة.',
      whoCorrectsNobody: 'ليس للعقد مالك، فلا يمكن لأحد تصحيح النتيجة.',
      whoCorrects: 'قبل فتح المطالبات، لا يصحح النتيجة إلا مالك العقد:',
      until: 'مهلة النتيجة',
      untilText: (time: string) =>
        `إن لم تُعلن نتيجة قبل ${time}، يمكن لأي شخص إبطال المباراة وتُرد كل الرهانات.`,
      void: 'إذا أصبحت لاغية',
      voidText: 'تُرد كل الرهانات دون رسوم. تصبح المباراة لاغية إذا أُلغيت أو إذا لم يراهن أحد على الفائز.',
      dispute: 'مهلة الاعتراض',
      disputeNone: 'لا مهلة اعتراض حاليًا: تُتاح المطالبة فور إعلان النتيجة.',
      disputeText: (length: string) => `تُتاح المطالبة بعد ${length} من النتيجة، وتصبح عندها نهائية.`,
      disputeRule: 'تُطبّق المهلة الأطول: مهلة وقت إنشاء المباراة أو مهلة وقت إعلان النتيجة.',
      disputeUntil: (time: string) => `تُتاح المطالبة ابتداءً من ${time}، وتصبح النتيجة عندها نهائية.`,
      hours: (hours: number) => counted(hours, hour),
      fee: 'الرسوم',
      feeText: (fee: string) => `${isolate(fee)} من ربحك. ويسترد الفائز دائمًا مبلغ رهانه على الأقل.`,
      live: 'الرهانات المباشرة',
      liveText: (cap: string) =>
        `بعد البدء، يقبل كل طرف حتى ${isolate(cap)} من رهاناته السابقة. هذا يحمي من راهن مبكرًا.`,
      liveFree: 'لم يراهن أحد قبل البدء، فلا سقف للرهانات المباشرة.',
      liveRoom: (label: string, amount: string) => `المتاح للرهان المباشر على ${label}: ${weth(amount)}.`,
    },
  },
}
