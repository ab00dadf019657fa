import type { adminMatches as english } from '@/i18n/en/adminMatches'
import { formatCount } from '@/i18n/format/locale'
import { timeProblems } from './adminTimes'
import { counted, countedOblique, nouns } from './counted'
import { isolate, numbered, weth } from './isolate'

const option = (side: 1 | 2, team: string | undefined) => `الخيار ${side}${team ? ` (${isolate(team)})` : ''}`

const row = { zero: 'لا صفوف', one: 'صف واحد', two: 'صفان', few: 'صفوف', many: 'صفًا', other: 'صف' }
const otherRow = {
  zero: 'لا صفوف أخرى',
  one: 'صف آخر',
  two: 'صفان آخران',
  few: 'صفوف أخرى',
  many: 'صفًا آخر',
  other: 'صف آخر',
}
const cell = {
  zero: 'لا خلايا',
  one: 'خلية واحدة',
  two: 'خليتان',
  few: 'خلايا',
  many: 'خلية',
  other: 'خلية',
}

export const adminMatches: typeof english = {
  loading: 'جارٍ تحميل المباريات…',
  match: (id: string, name: string) => `${numbered(id)} - ${isolate(name)}`,

  finalize: {
    title: 'حسم نتائج المباريات',
    intro: 'أعلن نتيجة مباراة انتهت، فيتمكن الفائزون من المطالبة.',
    none: 'لا مباريات متاحة للحسم',
    noneText: 'تظهر المباريات هنا من نهايتها حتى إعلان نتيجتها.',
    select: 'المباراة',
    placeholder: '-- اختر مباراة --',
    option: (id: string, name: string, ended: string) =>
      `${numbered(id)} - ${isolate(name)} (انتهت: ${ended})`,
    winner: 'الفائز',
    side: (side: 1 | 2) => `الخيار ${side}`,
    button: 'حسم المباراة',
    busy: 'جارٍ الحسم…',
    chooseMatch: 'اختر مباراة أولًا.',
    chooseWinner: 'اختر الفائز أولًا.',
    confirmTitle: (id: string) => `حسم المباراة ${numbered(id)}؟`,
    success: (id: string, winner: 1 | 2) => `حُسمت المباراة ${numbered(id)} بنجاح، والفائز الخيار ${winner}`,
    successVoid: (id: string) => `المباراة ${numbered(id)} لاغية: لم يراهن أحد على ذلك الطرف، ويُردّ كل رهان`,
    failed: (message: string) => `تعذّر حسم المباراة: ${isolate(message)}`,

    attention: 'تحتاج إلى اهتمام',
    order: 'الترتيب',
    orders: { longest: 'الأقدم انتهاءً', money: 'الأكثر مالًا' },
    waiting: (count: number) => `بانتظار إعلان الفائز: ${counted(count, nouns.match)}.`,
    ended: (ago: string) => `انتهت منذ ${ago}`,
    atStake: (amount: string) => `رهانات بمبلغ ${weth(amount)}`,
    noBets: 'لا رهانات',
    abandonedIn: (left: string) => `الإبطال فقط بعد ${left}`,
    abandonedRule: 'بعد 7 أيام من نهايتها بلا نتيجة، لا يمكن سوى إبطال المباراة، وهو متاح لأي شخص.',
    abandoned: (count: number) =>
      `مباريات مهملة لم يعد إعلان فائز فيها ممكنًا: ${formatCount(count)}. الإبطال متاح ضمن «إغلاق مباراة أو إبطالها أو تصحيحها».`,

    details: 'تفاصيل المباراة',
    poolA: 'صندوق أ',
    poolB: 'صندوق ب',
    start: 'البدء',
    end: 'النهاية',

    consequence: {
      title: 'ما يترتب على ذلك',
      winner: (winner: 1 | 2, team: string | undefined) => `فاز ${option(winner, team)}.`,
      counting: 'جارٍ عدّ الفائزين…',
      countFailed: 'تعذّر عدّ الفائزين الآن.',
      winners: (count: number, paid: string) =>
        `يحصل ${counted(count, nouns.winner)} على ${weth(paid)}${count === 1 ? '' : ' معًا'}.`,
      paid: (paid: string) => `يحصل الفائزون على ${weth(paid)} معًا.`,
      stakes: (stakes: string, gain: string) =>
        `وهي ${weth(stakes)} من رهانات الطرف الفائز نفسه، و${weth(gain)} من رهانات الطرف الآخر.`,
      noGain: 'لا يستردون سوى رهاناتهم: لم يراهن أحد على الطرف الآخر.',
      fee: (fee: string, rate: string) =>
        `الرسوم ${weth(fee)}، أي ${isolate(rate)} من رهانات الطرف الآخر؛ ومن هذه الرسوم يُدفع للمُحيلين.`,
      noFee: 'لا تؤخذ رسوم.',
      void: (side: 1 | 2, team: string | undefined) =>
        `لم يراهن أحد على ${option(side, team)}. وإعلان فوزه يجعل المباراة لاغية.`,
      refund: (amount: string) => `يُردّ كل رهان كاملًا، ومجموعها ${weth(amount)}، ولا تؤخذ رسوم.`,
      noBets: 'لم يراهن أحد على هذه المباراة إطلاقًا، فلا يُدفع شيء.',
      atOnce: 'تُتاح المطالبة فورًا، أو لاحقًا إن كانت هناك مهلة اعتراض وقت إنشاء المباراة.',
      claimable: (time: string, window: string) =>
        `تُتاح المطالبة ابتداءً من ${time}، بعد انقضاء مهلة الاعتراض ومدتها ${window}، أو لاحقًا إن كانت المهلة أطول وقت إنشاء المباراة.`,
      cannot: 'حتى ذلك الحين لا يصححها إلا المالك، وبعده لا أحد.',
      cannotAtOnce: 'لا مهلة اعتراض، فلا يمكن لأحد تصحيحها بعد ذلك.',
    },
  },

  create: {
    title: 'إنشاء مباراة جديدة',
    mode: 'كم مباراة',
    one: 'مباراة واحدة',
    many: 'عدة مباريات من ملف',
    name: 'اسم المباراة',
    nameHint: (left: number) =>
      `مثل «${isolate('LoL: T1 vs Gen.G — LCK Final')}». المتبقي بالبايت: ${isolate(formatCount(left))}.`,
    start: 'وقت البدء',
    end: 'وقت النهاية',
    min: 'أدنى رهان',
    max: 'أقصى رهان',
    startsIn: (left: string) => `تبدأ بعد ${left}`,
    closesIn: (left: string) => `يُغلق بعد ${left}`,
    endHint: 'هنا يُغلق الرهان: اختر وقتًا تسبق به معرفةَ النتيجة.',
    minHint: 'أقل مبلغ للرهان الواحد.',
    maxHint: 'أقصى مجموع رهانات لكل مراهن.',
    timesAreFinal: 'لا يمكن تغيير الأوقات والحدود لاحقًا.',
    paused: 'المباريات الجديدة متوقفة مؤقتًا. ويمكن للمالك السماح بها من جديد ضمن الإعدادات.',
    button: 'إنشاء المباراة',
    busy: 'جارٍ الإنشاء…',
    created: (id: string, name: string) => `أُنشئت المباراة ${numbered(id)}: ${isolate(name)}`,
    view: 'عرض المباراة',
    duplicate: (id: string, ends: string) =>
      `للمباراة ${numbered(id)} الاسم نفسه ولا تزال مفتوحة (تنتهي ${ends}). لا تنشئ هذه إلا إذا كانت مباراة أخرى.`,
    preview: 'معاينة',
    previewText: 'كما سيراها المراهنون',
    previewName: 'مباراتك',
    problems: {
      name: { empty: 'أدخل اسم المباراة.', tooLong: 'طول الاسم 100 بايت على الأكثر. اختصره.' },
      start: {
        ...timeProblems,
        empty: 'اختر وقت بدء المباراة.',
        inPast: 'مضى وقت البدء. اختر وقتًا لاحقًا.',
      },
      end: { ...timeProblems, empty: 'اختر وقت إغلاق الرهان.' },
      zero: 'يجب أن يكون أدنى رهان أكبر من 0.',
      belowMin: 'يجب ألا يقل أقصى رهان عن أدنى رهان.',
    },
  },

  bulk: {
    intro: `صف لكل مباراة، بالأعمدة ${['name', 'start', 'end', 'min', 'max'].map(isolate).join('، ')}. الأوقات بصيغة ISO 8601 مع منطقتها الزمنية، مثل ${isolate('2027-03-01T18:00Z')}؛ والمبالغ بعملة WETH.`,
    sample: 'تنزيل نموذج',
    sampleName: 'matches-sample.csv',
    file: 'ملف CSV',
    problems: {
      unreadable: 'تعذّرت قراءة الملف. اختره مرة أخرى.',
      tooLarge: 'الملف أكبر من أن يكون قائمة مباريات. قسّمه.',
      notUtf8: `الملف ليس بترميز UTF-8. احفظه بصيغة «${isolate('CSV UTF-8')}» واختره مرة أخرى.`,
      empty: 'ليس في الملف مباريات.',
      tooManyRows: (most: number) => `في الملف أكثر من ${countedOblique(most, row)}. قسّمه.`,
      columnsMissing: (columns: readonly string[]) =>
        `يجب أن يسمّي الصف الأول الأعمدة. الناقص: ${columns.map(isolate).join('، ')}.`,
      openQuote: (row: number) => `ابتداءً من الصف ${formatCount(row)} توجد علامة اقتباس في غير موضعها.`,
    },
    summary: 'فحص تجريبي',
    ready: (count: number) => `للإنشاء: ${counted(count, nouns.match)}`,
    exist: (count: number) => `موجود من قبل: ${counted(count, nouns.match)}`,
    wrong: (count: number) => `به أخطاء: ${counted(count, row)}`,
    errors: 'أخطاء الملف',
    errorColumns: { row: 'الصف', column: 'العمود', value: 'القيمة', problem: 'الخطأ' },
    wholeRow: 'الصف كله',
    noValue: 'فارغ',
    tooManyCells: (cells: number, columns: number) =>
      `${counted(cells, cell)} بدلًا من ${formatCount(columns)}. ضع المبلغ الذي فيه فاصلة بين علامتي اقتباس.`,
    repeated: (row: number) => `المباراة نفسها كما في الصف ${formatCount(row)}.`,
    fix: 'صحّح الملف واختره من جديد. لا يُنشأ شيء حتى تصح كل الصفوف.',
    matches: 'مباريات الملف',
    matchColumns: {
      row: 'الصف',
      name: 'المباراة',
      start: 'البدء',
      end: 'النهاية',
      bets: 'الرهانات',
      state: 'الحالة',
    },
    bets: (min: string, max: string) => `من ${isolate(min)} إلى ${isolate(max)}`,
    states: { ready: 'جديدة', exists: (id: string) => `موجودة من قبل: ${numbered(id)}` },
    allExist: 'كل مباريات هذا الملف موجودة من قبل. لا شيء لإنشائه.',
    button: (count: number) => `إنشاء ${countedOblique(count, nouns.match)}`,
    busy: (progress: { batch: number; batches: number } | undefined) =>
      !progress || progress.batches === 1
        ? 'جارٍ الإنشاء…'
        : `جارٍ الإنشاء، ${formatCount(progress.batch)} من ${formatCount(progress.batches)}…`,
    transactions: (count: number, most: number) =>
      count === 1
        ? 'تكفي معاملة واحدة.'
        : `تلزم ${counted(count, nouns.transaction)}، في كل منها ${countedOblique(most, nouns.match)} على الأكثر.`,
    created: (count: number) => `أُنشئت ${counted(count, nouns.match)}`,
    more: (count: number) => `…و${counted(count, otherRow)}.`,
    stopped: 'ما أُنشئ محفوظ. اضغط مجددًا لإنشاء الباقي دون تكرار.',
  },

  manage: {
    title: 'إغلاق مباراة أو إبطالها أو تصحيحها',
    intro: 'للمباريات التي بلا نتيجة، وللنتائج التي لا يزال تصحيحها ممكنًا.',
    select: 'المباراة',
    placeholder: '-- اختر مباراة --',
    none: 'لا مباريات مفتوحة ولا نتائج قابلة للتصحيح',
    open: 'بلا نتيجة',
    correctable: 'نتيجتها قابلة للتصحيح',
    olderResults: 'تحميل نتائج أقدم',
    result: 'النتيجة',
    results: {
      none: 'لا نتيجة بعد',
      void: 'لاغية',
      winner: (winner: 1 | 2, team: string | undefined) => option(winner, team),
    },
    correctableUntil: 'التصحيح ممكن خلال',
    stakes: 'الرهانات',
    endTime: 'النهاية',
    betting: 'الرهان',
    bettingOpen: 'مفتوح',
    bettingClosed: 'أُغلق قبل وقته',
    bettingOver: 'انتهى',

    close: {
      title: 'إغلاق الرهان قبل وقته',
      text: 'يوقف الرهانات الجديدة نهائيًا. الرهانات الموضوعة سارية.',
      button: 'إغلاق الرهان',
      busy: 'جارٍ الإغلاق…',
      confirmTitle: (id: string) => `إغلاق الرهان على المباراة ${numbered(id)}؟`,
      does: 'لن يعود بإمكان أحد الرهان على هذه المباراة. تبقى كل الرهانات، ويُعلن الفائز بعد نهايتها كالمعتاد.',
      cannot: 'لا يمكن فتح الرهان من جديد، ولا يغيّر ذلك متى يمكن إعلان الفائز.',
      confirm: 'إغلاق الرهان نهائيًا',
      confirmed: (id: string) => `أُغلق الرهان على المباراة ${numbered(id)}`,
      over: 'انتهى الرهان على هذه المباراة بالفعل.',
    },
    void: {
      title: 'إبطال المباراة',
      text: 'تُرد كل الرهانات دون رسوم.',
      button: 'إبطال المباراة',
      busy: 'جارٍ الإبطال…',
      confirmTitle: (id: string) => `إبطال المباراة ${numbered(id)}؟`,
      does: (amount: string) =>
        `يسترد كل مراهن مبلغ رهانه كاملًا، ومجموعها ${weth(amount)}. لا يفوز أحد ولا تؤخذ رسوم.`,
      doesEmpty: 'لم يراهن أحد على هذه المباراة، فلا شيء يُردّ.',
      cannot: 'للمالك وحده التراجع عن ذلك، وفقط حتى انقضاء مهلة الاعتراض.',
      cannotAtOnce: 'لا توجد الآن مهلة اعتراض، فلا يمكن لأحد التراجع عن ذلك.',
      cannotResolved: 'لا يتغيّر موعد إتاحة المطالبة. وحتى ذلك الحين يمكن للمالك استبدال النتيجة من جديد.',
      cannotAbandoned: 'لا يمكن لأحد التراجع عن ذلك.',
      confirm: 'إبطال وردّ الأموال',
      confirmed: (id: string) => `المباراة ${numbered(id)} لاغية. يمكن استرداد كل رهان`,
      already: 'هذه المباراة لاغية بالفعل.',
      abandonedText: 'لا فائز لها منذ 7 أيام. يمكن لأي شخص إبطالها الآن، ويكون ذلك نهائيًا فورًا.',
    },
    overrule: {
      title: 'تصحيح النتيجة',
      text: 'يضع فائزًا مكان النتيجة، ما دامت المطالبة غير متاحة بعد.',
      winner: 'الفائز الصحيح',
      button: 'تصحيح النتيجة',
      busy: 'جارٍ التصحيح…',
      confirmTitle: (id: string) => `تصحيح نتيجة المباراة ${numbered(id)}؟`,
      does: (winner: 1 | 2, team: string | undefined, old: string) =>
        `يصبح ${option(winner, team)} هو الفائز، بدلًا من: ${old}.`,
      doesVoid: (side: 1 | 2, team: string | undefined) =>
        `لم يراهن أحد على ${option(side, team)}، فتصبح المباراة لاغية ويُردّ كل رهان.`,
      cannot: (time: string) =>
        `لا يغيّر ذلك موعد إتاحة المطالبة بالأرباح: ${time}. حتى ذلك الحين يمكن للمالك استبدال النتيجة من جديد؛ وبعده لا يمكن لأحد.`,
      confirm: 'استبدال النتيجة',
      confirmed: (id: string, winner: 1 | 2) =>
        `نتيجة المباراة ${numbered(id)} الآن: الفائز الخيار ${winner}`,
      same: 'هذه هي النتيجة الحالية.',
      choose: 'اختر الفائز الصحيح أولًا.',
    },
  },
}
