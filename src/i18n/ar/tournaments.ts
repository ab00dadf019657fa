import type { tournaments as english } from '@/i18n/en/tournaments'
import { formatCount } from '@/i18n/format/locale'
import { counted, countedOblique, nouns } from './counted'
import { isolate, weth } from './isolate'

const tournament = {
  zero: 'لا بطولات',
  one: 'بطولة واحدة',
  two: 'بطولتان',
  few: 'بطولات',
  many: 'بطولة',
  other: 'بطولة',
}
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
  subtitle: 'توقّع الفائزين في مجموعة من المباريات. والأفضل يتقاسمون مجموع الجوائز.',
  loading: 'جارٍ التحميل…',

  list: {
    filter: 'العرض',
    filters: {
      upcoming: 'قادمة',
      running: 'جارية',
      finished: 'منتهية',
    },
    count: (count: number) => counted(count, tournament),
    none: {
      upcoming: 'لا بطولات قادمة',
      running: 'لا بطولات جارية',
      finished: 'لا بطولات منتهية',
    },
    noneText: {
      upcoming: 'تُدرج البطولات الجديدة فور إنشائها.',
      running: 'لا شيء يُلعب الآن.',
      finished: 'تُدرج النتائج هنا حالما تنتهي البطولة.',
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
    startsIn: 'تبدأ بعد',
    joinWithin: 'الانضمام خلال',
    endsIn: 'تنتهي بعد',
    endTime: 'وقت النهاية',
  },
  view: 'عرض البطولة',
  join: 'انضمام',

  own: {
    playing: 'تم الانضمام',
    missing: (count: number) => counted(count, missingPick),
    prize: (amount: string) => `${weth(amount)} للمطالبة`,
    paid: 'تمت المطالبة بالجائزة',
    refund: (amount: string) => `استرداد ${weth(amount)}`,
    refunded: 'تم الاسترداد',
    lost: 'شاركت',
  },

  page: {
    back: 'كل البطولات',
    untitled: (id: string) => `البطولة ${isolate(id)}`,
    notFound: 'البطولة غير موجودة',
    notFoundText: (id: string) =>
      `لا توجد بطولة رقمها ${isolate(id)}. قد يكون في الرقم خطأ، أو لم تُنشأ البطولة بعد.`,
    viewAll: 'عرض كل البطولات',
  },

  rules: {
    title: 'كيف تجري البطولة',
    joinFor: (fee: string | undefined) => (fee ? `انضم مقابل ${weth(fee)}` : 'انضم مجانًا'),
    results: (join: string) =>
      `${join} وتوقّع الفائز في كل مباراة قبل بدئها: كل توقع صحيح نقطة. وحين تصبح كل النتائج نهائية، يتقاسم أصحاب أعلى النقاط مجموع الجوائز بالتساوي.`,
    judged: (join: string) =>
      `${join} وتوقّع الفائز في كل مباراة قبل بدئها؛ هنا يقرر الحكّام عدد نقاط كل توقع، لا النتائج وحدها. وحين ينتهون، يتقاسم أصحاب أعلى النقاط مجموع الجوائز بالتساوي، فالحكّام هم من يقررون الفائز.`,
  },

  joining: {
    title: 'المشاركة',
    closesIn: 'يُغلق الانضمام بعد',
    button: (fee: string) => `الانضمام مقابل ${weth(fee)}`,
    free: 'الانضمام مجانًا',
    busy: 'جارٍ الانضمام…',
    steps: 'خطوات المشاركة',
    step: { connect: 'الربط', approve: 'الموافقة', join: 'الانضمام' },
    balance: (amount: string) => `في محفظتك ${weth(amount)}.`,
    insufficientBalance: 'الرصيد غير كافٍ',
    paused: 'الانضمام متوقف مؤقتًا. أعد المحاولة لاحقًا.',
    reading: 'جارٍ قراءة رصيدك…',
    closed: 'الانضمام مغلق',
    closedText: 'بدأت آخر مباراة. يمكنك متابعة ما تنتهي إليه.',
    approval: {
      title: 'الموافقة',
      why: 'تتيح للبطولات أخذ رسوم الاشتراك من WETH لديك. ويأتي الانضمام بعدها.',
      amount: 'مبلغ الموافقة',
      exact: 'رسوم هذه البطولة فقط',
      large: (amount: string) => weth(amount),
      largeNote: 'لن تحتاج البطولات اللاحقة إلى موافقة. ولا تؤخذ إلا رسوم الاشتراك التي تؤكدها.',
    },
  },

  predictions: {
    title: 'توقعاتك',
    visitorTitle: 'المباريات',
    joinFirst: 'انضم لتضع توقعاتك.',
    connectFirst: 'اربط محفظة وانضم لتضع توقعاتك.',
    missing: (count: number) => `لديك ${counted(count, missingPick)}.`,
    complete: 'وُضعت كل التوقعات التي لا تزال ممكنة. يمكنك تغيير كل منها حتى تبدأ مباراته.',
    locked: 'بدأت كل المباريات: لم يعد شيء قابلًا للتغيير.',
    over: 'انتهت البطولة: لم يعد شيء قابلًا للتغيير.',
    points: (count: number) => `لديك ${counted(count, nouns.point)}.`,
    saved: 'محفوظ',
    unsaved: 'غير محفوظ',
    startsIn: 'تبدأ بعد',
    pick: (team: string) => `توقعك: ${isolate(team)}`,
    noPick: 'لا توقع',
    provisional: 'يمكن تصحيح النتيجة خلال',
    won: (team: string) => `فاز ${isolate(team)}`,
    void: 'لاغية: بلا نقاط',
    awaiting: 'بانتظار النتيجة',
    live: 'تُلعب الآن',
    closedEarly: 'أُغلقت قبل وقتها',
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
    none: 'لم ينضم أحد بعد',
    leading: (top: number, count: number) =>
      `يتصدّر ${counted(count, nouns.player)} برصيد ${countedOblique(top, nouns.point)}.`,
    won: (top: number, count: number) =>
      `فاز ${counted(count, nouns.player)} برصيد ${countedOblique(top, nouns.point)}.`,
    noPoints: 'لم يحصل أحد على نقاط بعد.',
    nobodyScored: 'لم يحصل أحد على نقاط.',
    picks: (made: number, matches: number) => `${formatCount(made)} من ${formatCount(matches)}`,
    yes: 'نعم',
    no: 'لا',
    partial: (shown: number, all: number) =>
      `أحدث ${formatCount(shown)} من أصل ${countedOblique(all, nouns.player)}، مرتّبين فيما بينهم.`,
    loadMore: 'تحميل المزيد من المشاركين',
    loading: 'جارٍ التحميل…',
  },

  settle: {
    title: 'النتائج والدفع',
    score: (count: number) => `احتساب ${countedOblique(count, nouns.prediction)}`,
    scoring: 'جارٍ احتساب النقاط…',
    scoreText: 'هذه النتائج نهائية. يمكن لأي شخص أن يطلب احتساب نقاطها.',
    scoreJudged: 'الحكّام هم من يمنحون النقاط في هذه البطولة.',
    finalize: 'إنهاء البطولة',
    finalizing: 'جارٍ الإنهاء…',
    finalizeText: 'كل النتائج نهائية. وحالما تُنهى البطولة تُتاح المطالبة بالجائزة.',
    finalizeLate: 'التوقعات التي لا تُحتسب قبل ذلك لا قيمة لها.',
    waiting: {
      matches: (count: number) =>
        `${counted(count, nouns.match)} بلا نتيجة نهائية بعد. تُدفع الجائزة بعد ذلك.`,
      scores: (count: number) =>
        `كل النتائج نهائية. المتبقي للاحتساب قبل أن يتمكن أحد المشرفين من إنهاء البطولة: ${counted(count, nouns.prediction)}.`,
      admin: 'كل النتائج نهائية ومحتسبة. يمكن لأحد المشرفين إنهاء البطولة الآن.',
      anyoneFrom: 'ويُتاح ذلك للجميع ابتداءً من',
    },
    abandoned: 'لم يُنهِ أحد هذه البطولة في الوقت المحدد. يمكن لأي شخص إبطالها الآن، فتُردّ كل رسوم الاشتراك.',
    abandonedFree: 'لم يُنهِ أحد هذه البطولة في الوقت المحدد. يمكن لأي شخص إبطالها الآن.',
    void: 'إبطال البطولة',
    voiding: 'جارٍ الإبطال…',
    connectFirst: 'اربط محفظة للقيام بذلك.',
  },

  outcome: {
    finalized: (count: number) => (count === 1 ? 'لدينا فائز' : counted(count, nouns.winner)),
    finalizedText: (top: number, count: number, share: string) =>
      count === 1
        ? `رصيد أفضل مشارك ${counted(top, nouns.point)}، ويحصل على ${weth(share)}.`
        : `يتقاسم الصدارة ${counted(count, nouns.player)} برصيد ${countedOblique(top, nouns.point)}. ويحصل كل مشارك على ${weth(share)}.`,
    finalizedFree: (top: number, count: number) =>
      `في الصدارة ${counted(count, nouns.player)} برصيد ${countedOblique(top, nouns.point)}.`,
    nobodyScored: 'لا نقاط لأحد',
    nobodyScoredText: 'لم يحصل أحد على نقاط، فلا فائز. تُردّ كل رسوم الاشتراك كاملة.',
    cancelled: 'ملغاة',
    cancelledText: 'ألغى أحد المشرفين هذه البطولة قبل مباراتها الأولى. تُردّ كل رسوم الاشتراك كاملة.',
    abandoned: 'لاغية',
    abandonedText: 'لم يُنهِ أحد هذه البطولة في الوقت المحدد. تُردّ كل رسوم الاشتراك كاملة.',
    noFee: 'لم تكن هناك رسوم اشتراك لتُردّ.',
    claim: (amount: string) => `المطالبة بمبلغ ${weth(amount)}`,
    claiming: 'جارٍ تنفيذ المطالبة…',
    paid: 'طالبت بجائزتك وتسلّمتها.',
    refunded: 'استرددت رسوم اشتراكك.',
    lost: (own: number, top: number) =>
      `رصيدك ${counted(own, nouns.point)}، والفوز تطلّب ${countedOblique(top, nouns.point)}.`,
    claimed: (amount: string) => `تمت المطالبة: ${weth(amount)} في محفظتك`,
  },
}
