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
    poolStates: { open: 'مفتوح', closed: 'مغلق', refunded: 'مُسترد' },
    paid: 'دفع',
    liveRoom: (amount: string) => `المتاح: ${weth(amount)}`,
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
      noResult: 'لا نتيجة في الوقت المحدد',
      abandoned: 'يمكن لأي شخص إبطال هذه المباراة الآن، فتُرد كل الرهانات دون رسوم.',
      void: 'هذه المباراة لاغية',
      voidText: 'تُرد كل الرهانات دون رسوم.',
      winner: (side: string, team: string | undefined) =>
        team ? `فاز ${isolate(team)} (${side})` : `فاز ${side}`,
      winnerText: 'يسترد الفائزون مبالغ رهاناتهم ويتقاسمون ما قابلها من الطرف الآخر.',
      claimableIn: 'تُتاح المطالبة بعد',
      challenged: 'النتيجة قيد الطعن',
      suspended: 'لا يُدفع لأحد حتى يصدر حُكم المُحكِّم.',
      unruled: 'لم يصدر المُحكِّم حُكمه في الوقت المحدد. يمكن لأي شخص إبطال المباراة لرد كل الرهانات.',
      voidNow: 'إبطال هذه المباراة',
      connectFirst: 'اربط محفظة لإبطالها.',
    },

    rules: {
      title: 'القواعد والمدفوعات',
      who: 'من يقرر',
      whoText: 'يعلن أحد المشغّلين النتيجة بعد نهاية المباراة.',
      whoCorrects: 'قبل فتح المطالبات، يمكن لمالك العقد تصحيحها مرة واحدة:',
      ownerRules: (period: string) => `ويمكن لأي شخص الطعن فيها بكفالة، فيحكم المالك علنًا خلال ${period}.`,
      arbiterRules: (period: string) =>
        `ويمكن لأي شخص الطعن فيها بكفالة، فيحكم خلال ${period} هذا المُحكِّم لا المالك:`,
      noArbiter: 'ليس للعقد مالك ولا مُحكِّم، فلا يمكن لأحد تصحيحها أو الطعن فيها.',
      wethAdmin: 'لعملة WETH على Ronin مشرف يمكنه السماح لغيره بنقلها أو إصدار المزيد. لا يمكننا تغيير ذلك.',
      pools: 'صندوقان',
      poolsText:
        'الرهانات قبل البداية في صندوق ما قبل البداية، وما بعدها في الصندوق المباشر. لا يمس الرهان المباشر أموال من راهن مبكرًا.',
      matched: 'الرهانات المُقابَلة',
      matchedText: (maxGain: string) =>
        `لا يربح أي رهان أكثر من ${isolate(maxGain)} ضعف مبلغه. وما لا يقابله الطرف الآخر يعود إلى صاحبه.`,
      until: 'مهلة النتيجة',
      untilText: (silent: string, time: string) =>
        `إن لم تُعلن نتيجة، يمكن لأي شخص الطعن في ذلك من ${silent}، وإبطال المباراة من ${time}.`,
      void: 'إذا أصبحت لاغية',
      voidText: 'تُرد كل الرهانات دون رسوم. يحدث ذلك إذا أُلغيت المباراة أو لم يحسمها أحد في الوقت المحدد.',
      dispute: 'مهلة الاعتراض',
      disputeNone: 'لا مهلة اعتراض حاليًا: تُتاح المطالبة فور انتهاء المباراة وإعلان نتيجتها.',
      disputeText: (length: string) =>
        `تُتاح المطالبة بعد ${length} من النتيجة ونهاية المباراة، ما لم يُطعن فيها.`,
      disputeRule: 'تُطبّق المهلة الأطول: مهلة وقت إنشاء المباراة أو مهلة وقت إعلان النتيجة.',
      disputeUntil: (time: string) => `تُتاح المطالبة ابتداءً من ${time}، وتصبح النتيجة عندها نهائية.`,
      hours: (hours: number) => countedOblique(hours, hour),
      days: (days: number) => countedOblique(days, nouns.day),
      fee: 'الرسوم',
      feeText: (fee: string) => `${isolate(fee)} من ربحك. ويسترد الفائز دائمًا مبلغ رهانه على الأقل.`,
      live: 'الرهانات المباشرة',
      liveText: (maxBet: string, cap: string) =>
        `يقبل كل طرف حتى ${weth(maxBet)} مع ${isolate(cap)} من كل الرهانات السابقة. قد يشاهد غيرك المباراة قبلك.`,
      house: 'قواعد الحسم',
      houseLink: 'اقرأ قواعد هذه المباراة',
      houseHash: (hash: string) => `(${isolate(`hash ${hash}…`)})`,
    },

    timeline: {
      label: 'مسار النتيجة',
      due: 'يعلن أحد المشغّلين النتيجة',
      silence: (time: string) => `من ${time} يمكن لأي شخص الطعن في غياب النتيجة`,
      voidable: (time: string) => `من ${time} يمكن لأي شخص إبطال المباراة`,
      named: (outcome: string) => `أُعلنت: ${outcome}`,
      noResult: 'لم تُعلن نتيجة',
      window: (time: string) => `حتى ${time}، يمكن للمالك تصحيحها مرة، ولأي شخص الطعن فيها`,
      unchallenged: 'لم يُطعن فيها',
      challengeWindow: (time: string) => `حتى ${time}، يمكن لأي شخص الطعن فيها`,
      challenged: (account: string, bond: string) => `طعن فيها ${isolate(account)} بكفالة ${weth(bond)}`,
      ruling: (time: string) => `أمام المُحكِّم حتى ${time} لإصدار الحُكم`,
      unruled: 'لا حُكم في الوقت المحدد: يمكن لأي شخص إبطال المباراة',
      decided: (outcome: string) => `حُسمت بعد الطعن: ${outcome}`,
      payouts: (time: string) => `تُفتح المطالبات في ${time}`,
      payoutsLater: 'تُفتح المطالبات بعد الحُكم',
      payoutsOpen: 'نهائية. المطالبات مفتوحة',
    },

    challenge: {
      invite: 'هل النتيجة خاطئة؟ أوقفها بكفالة، ويقرر المُحكِّم.',
      inviteSilence: 'لا نتيجة منذ أيام؟ اطلبها من المُحكِّم بكفالة.',
      open: 'الطعن في النتيجة',
      title: 'الطعن في النتيجة؟',
      bond: 'كفالتك',
      rulesBy: 'آخر موعد للحُكم',
      arbiter: 'المُحكِّم',
      owner: 'مالك العقد',
      consequences: [
        'إذا غيّر الحُكم النتيجة، تستعيد الكفالة ومثلها على الأكثر من الرسوم.',
        'إذا أيّد النتيجة، تخسر الكفالة.',
        'إن لم يصدر حُكم، يمكن لأي شخص إبطال المباراة فتعود كفالتك وكل الرهانات.',
        'وحتى ذلك الحين لا يُدفع لأحد.',
      ],
      silenceConsequences: [
        'أي حُكم يعيد إليك الكفالة.',
        'إن لم يصدر حُكم، يمكن لأي شخص إبطال المباراة فتعود كفالتك وكل الرهانات.',
        'وحتى ذلك الحين لا يُدفع لأحد.',
      ],
      approveFirst: 'اسمح أولًا لـ Clutchpool بأخذ الكفالة، ثم تؤكد الطعن.',
      insufficient: (balance: string) => `لديك ${weth(balance)}، أقل من الكفالة.`,
      button: 'الطعن',
      busy: 'جارٍ الطعن…',
    },
  },
}
