import type { tournaments as english } from '@/i18n/en/tournaments'
import { formatCount } from '@/i18n/format/locale'
import { counted, countedOblique, nouns } from './counted'
import { isolate, weth } from './isolate'

const missingPick = {
  zero: 'لا توقعات ناقصة',
  one: 'توقع واحد ناقص',
  two: 'توقعان ناقصان',
  few: 'توقعات ناقصة',
  many: 'توقعًا ناقصًا',
  other: 'توقع ناقص',
}

export const tournaments: typeof english = {
  title: 'البطولات',
  subtitle: 'توقّع الفائزين في المباريات. أصحاب أعلى النقاط يتقاسمون الجائزة.',

  list: {
    more: (matches) => `و${counted(matches, { ...nouns.match, one: 'مباراة أخرى', two: 'مباراتان أخريان' })}`,
    filter: 'العرض',
    filters: {
      upcoming: 'قادمة',
      running: 'جارية',
      finished: 'منتهية',
    },
    count: (count: number) => counted(count, nouns.tournament),
    none: {
      upcoming: 'لا بطولات قادمة',
      running: 'لا بطولات جارية',
      finished: 'لا بطولات منتهية',
    },
    noneText: {
      upcoming: 'تظهر البطولات الجديدة هنا فور إنشائها.',
      running: 'لا بطولات جارية الآن.',
      finished: 'تظهر النتائج هنا عند انتهاء البطولة.',
    },
    see: {
      upcoming: 'عرض البطولات القادمة',
      running: 'عرض البطولات الجارية',
      finished: 'عرض البطولات المنتهية',
    },
    older: 'عرض بطولات أقدم',
    loadingOlder: 'جارٍ تحميل بطولات أقدم…',
  },

  stage: {
    upcoming: 'قادمة',
    running: 'جارية',
    ended: 'بانتظار النتائج',
    finalized: 'منتهية',
    cancelled: 'ملغاة',
    abandoned: 'لاغية',
  },
  judged: 'بالتحكيم',

  facts: {
    label: 'لمحة سريعة',
    entryFee: 'رسوم الاشتراك',
    free: 'مجانًا',
    prizePool: 'مجموع الجوائز',
    noPrize: 'لا جوائز',
    players: 'المشاركون',
    matches: 'المباريات',
    joinWithin: 'يُغلق الانضمام بعد',
    endTime: 'وقت النهاية',
  },
  view: 'عرض البطولة',
  join: 'انضمام',

  own: {
    playing: 'تم الانضمام',
    missing: (count: number) => counted(count, missingPick),
    prize: (amount: string) => `${weth(amount)} للمطالبة`,
    paid: 'دُفعت الجائزة',
    refund: (amount: string) => `استرداد ${weth(amount)}`,
    refunded: 'تم الاسترداد',
    lost: 'شاركت',
  },

  page: {
    back: 'كل البطولات',
    untitled: (id: string) => `البطولة ${isolate(id)}`,
    notFound: 'البطولة غير موجودة',
    notFoundText: (id: string) => `لم نعثر على البطولة ${isolate(id)}. تحقق من الرابط ثم أعد المحاولة.`,
    viewAll: 'عرض كل البطولات',
  },

  rules: {
    title: 'كيف تعمل البطولة',
    joinFor: (fee: string | undefined) => (fee ? `انضم مقابل ${weth(fee)}` : 'انضم مجانًا'),
    picks: (join: string) => `${join} وتوقّع الفائز في كل مباراة قبل بدئها.`,
    results: 'نقطة لكل توقع صحيح. ويتقاسم أصحاب أعلى النقاط الجائزة بالتساوي.',
    judged: 'يمنح الحكّام النقاط، فهم من يحددون الفائز. ويتقاسم أصحاب أعلى النقاط الجائزة بالتساوي.',
  },

  joining: {
    title: 'المشاركة',
    closesIn: 'يُغلق الانضمام بعد',
    late: 'يمكنك الانضمام متأخرًا. المباريات الفائتة تُحتسب بلا نقاط.',
    button: (fee: string) => `الانضمام مقابل ${weth(fee)}`,
    free: 'الانضمام مجانًا',
    busy: 'جارٍ الانضمام…',
    steps: 'خطوات المشاركة',
    step: { connect: 'الربط', approve: 'الموافقة', join: 'الانضمام' },
    balance: (amount: string) => `لديك ${weth(amount)}.`,
    insufficientBalance: 'الرصيد غير كافٍ',
    paused: 'الانضمام متوقف مؤقتًا. أعد المحاولة لاحقًا.',
    reading: 'جارٍ التحقق من رصيدك…',
    closed: 'الانضمام مغلق',
    closedText: 'بدأت آخر مباراة. تابع النتائج هنا.',
    lockedText: 'لم يبقَ أي توقع مفتوحًا، فلا يمكن لمن ينضم الآن جمع أي نقاط.',
    detachedText:
      'لم يعد الانضمام ممكنًا: يستخدم عقد الرهان الآن عقد بطولات آخر. أما التوقعات والنقاط والجوائز فمستمرة.',
    approval: {
      why: 'اسمح لـ Clutchpool باستخدام WETH لرسوم الاشتراك. ثم تؤكد الانضمام.',
      exact: 'رسوم هذه البطولة فقط',
      largeNote: 'يغنيك عن الموافقة في البطولات القادمة. ولا يُؤخذ إلا ما تؤكده من رسوم.',
    },
  },

  predictions: {
    title: 'توقعاتك',
    visitorTitle: 'المباريات',
    joinFirst: 'انضم لوضع توقعاتك.',
    connectFirst: 'اربط محفظة وانضم لوضع توقعاتك.',
    missing: (count: number) => `لديك ${counted(count, missingPick)}.`,
    complete: 'اكتملت توقعاتك. يمكنك تغيير أي توقع حتى تبدأ مباراته.',
    locked: 'أُغلقت التوقعات: بدأت كل المباريات أو أُغلق الرهان عليها.',
    over: 'انتهت البطولة.',
    points: (count: number) => `لديك ${counted(count, nouns.point)}.`,
    saved: 'محفوظ',
    unsaved: 'غير محفوظ',
    pick: (team: string) => `توقعك: ${isolate(team)}`,
    noPick: 'لا توقع',
    provisional: 'يمكن الطعن في النتيجة خلال',
    won: (team: string) => `فاز ${isolate(team)}`,
    void: 'لاغية: بلا نقاط',
    live: 'مباشرة',
    closedEarly: 'أُغلق الرهان مبكرًا',
    scored: (count: number) => `النقاط: ${isolate(`+${formatCount(count)}`)}`,
    right: 'صحيح',
    wrong: 'خاطئ',
    unscored: 'لم يُحتسب بعد',
    details: 'تفاصيل المباراة',
    save: (count: number) => `حفظ ${countedOblique(count, nouns.prediction)}`,
    saving: 'جارٍ الحفظ…',
    discard: 'تجاهل التغييرات',
  },

  players: {
    title: 'المشاركون',
    caption: 'المشاركون حسب نقاطهم',
    columns: {
      rank: 'المرتبة',
      player: 'المشارك',
      points: 'النقاط',
      picks: 'التوقعات',
      paid: 'دُفع له',
    },
    you: 'أنت',
    none: 'لا مشاركين بعد',
    leading: (top: number, count: number) =>
      `يتصدّر ${counted(count, nouns.player)} برصيد ${countedOblique(top, nouns.point)}.`,
    won: (top: number, count: number) =>
      `فاز ${counted(count, nouns.player)} برصيد ${countedOblique(top, nouns.point)}.`,
    noPoints: 'لا نقاط بعد.',
    nobodyScored: 'لم يحرز أحد نقاطًا.',
    picks: (made: number, matches: number) => `${formatCount(made)} من ${formatCount(matches)}`,
    yes: 'نعم',
    no: 'لا',
    partial: (shown: number, all: number) =>
      `أحدث ${formatCount(shown)} من أصل ${countedOblique(all, nouns.player)}، مرتّبين فيما بينهم.`,
    loadMore: 'تحميل المزيد من المشاركين',
  },

  finish: {
    title: 'النتائج والدفع',
    score: (count: number) => `احتساب ${countedOblique(count, nouns.prediction)}`,
    scoreOwn: (count: number) => `احتساب توقعاتي (${formatCount(count)})`,
    scoring: (batch: number, batches: number) =>
      batches === 1
        ? 'جارٍ احتساب النقاط…'
        : `جارٍ احتساب النقاط: ${formatCount(batch)} من ${formatCount(batches)}…`,
    scoreText: 'يمكن لأي شخص احتساب نقاط النتائج النهائية لجميع اللاعبين.',
    scoreJudged: 'يمنح الحكّام النقاط في هذه البطولة.',
    finalize: 'إنهاء البطولة',
    finalizing: 'جارٍ الإنهاء…',
    finalizeText: 'كل النتائج نهائية. أنهِ البطولة لفتح المطالبة بالجوائز.',
    finalizeLate: 'التوقعات غير المحتسبة لن تُحسب.',
    waiting: {
      matches: (count: number) =>
        `${counted(count, nouns.match)} بلا نتيجة نهائية بعد. تُفتح الجوائز بعد ذلك.`,
      scores: (count: number) =>
        `المتبقي للاحتساب قبل أن يتمكن أي شخص من إنهاء البطولة: ${counted(count, nouns.prediction)}.`,
      countsFrom: 'ومن دونها يمكن إنهاؤها ابتداءً من',
      admin: 'كل النتائج نهائية. لا ينهي البطولة المحكَّمة إلا أحد المشرفين.',
    },
    abandoned: 'لم تُنهَ في الوقت المحدد. يمكن لأي شخص إبطال البطولة لرد كل رسوم الاشتراك.',
    abandonedFree: 'لم تُنهَ في الوقت المحدد. يمكن لأي شخص إبطال هذه البطولة.',
    void: 'إبطال البطولة',
    voiding: 'جارٍ الإبطال…',
    connectFirst: 'اربط محفظة للقيام بذلك.',
  },

  outcome: {
    finalized: (count: number) => (count === 1 ? 'لدينا فائز' : counted(count, nouns.winner)),
    finalizedText: (top: number, count: number, share: string) =>
      count === 1
        ? `صاحب المركز الأول برصيد ${countedOblique(top, nouns.point)} يربح ${weth(share)}.`
        : `تعادل ${counted(count, nouns.player)} برصيد ${countedOblique(top, nouns.point)}. ويربح كل منهم ${weth(share)}.`,
    finalizedFree: (top: number, count: number) =>
      `في الصدارة ${counted(count, nouns.player)} برصيد ${countedOblique(top, nouns.point)}.`,
    nobodyScored: 'لا نقاط لأحد',
    nobodyScoredText: 'لم يحرز أحد نقاطًا، فلا فائز. تُرد كل رسوم الاشتراك.',
    cancelled: 'ملغاة',
    cancelledText: 'ألغاها أحد المشرفين قبل أول مباراة. تُرد كل رسوم الاشتراك.',
    abandoned: 'لاغية',
    abandonedText: 'لم تُنهَ في الوقت المحدد. تُرد كل رسوم الاشتراك.',
    noFee: 'لم تكن هناك رسوم اشتراك لتُردّ.',
    claim: (amount: string) => `المطالبة بمبلغ ${weth(amount)}`,
    paid: 'دُفعت جائزتك.',
    refunded: 'رُدّت إليك رسوم الاشتراك.',
    lost: (own: number, top: number) =>
      `رصيدك ${counted(own, nouns.point)}. والنتيجة الفائزة ${countedOblique(top, nouns.point)}.`,
    claimed: (amount: string) => `تمت المطالبة: ${weth(amount)} في محفظتك`,
  },
}
