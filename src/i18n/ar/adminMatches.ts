import { limits } from '@/i18n/contractLimits'
import type { adminMatches as english } from '@/i18n/en/adminMatches'
import { formatCount } from '@/i18n/format/locale'
import { timeProblems } from './adminTimes'
import { counted, countedOblique, nouns } from './counted'
import { isolate, numbered, weth } from './isolate'

const option = (side: 1 | 2, team: string | undefined) => `الخيار ${side}${team ? ` (${isolate(team)})` : ''}`

const row = { zero: 'لا صفوف', one: 'صف واحد', two: 'صفان', few: 'صفوف', many: 'صفًا', other: 'صف' }
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
  search: {
    found: (count: number) => `نتائج البحث: ${counted(count, nouns.match)}`,
    first: (shown: number, count: number) =>
      `أول ${formatCount(shown)} من أصل ${formatCount(count)}. اكتب لتضييق البحث.`,
  },

  finalize: {
    title: 'حسم نتائج المباريات',
    intro: 'أعلن نتيجة مباراة انتهت. تُفتح المطالبات بعد مهلة الاعتراض.',
    none: 'لا توجد مباريات للحسم',
    noneText: 'تظهر المباريات هنا فور انتهائها وحتى إعلان نتيجتها.',
    select: 'المباراة',
    placeholder: '-- اختر مباراة --',
    option: (id: string, name: string, ended: string) =>
      `${numbered(id)} - ${isolate(name)} (انتهت: ${ended})`,
    closedOption: (id: string, name: string, ends: string) =>
      `${numbered(id)} - ${isolate(name)} (أُغلق الرهان، تنتهي: ${ends})`,
    winner: 'الفائز',
    side: (side: 1 | 2) => `الخيار ${side}`,
    button: 'حسم المباراة',
    busy: 'جارٍ الحسم…',
    chooseMatch: 'اختر مباراة أولًا.',
    chooseWinner: 'اختر الفائز أولًا.',
    confirmTitle: (id: string) => `حسم المباراة ${numbered(id)}؟`,
    success: (id: string, winner: 1 | 2) => `حُسمت المباراة ${numbered(id)} بنجاح. الفائز: الخيار ${winner}`,
    failed: (message: string) => `تعذّر حسم المباراة: ${isolate(message)}`,

    attention: 'تتطلب إجراءً',
    order: 'الترتيب حسب',
    orders: { longest: 'الأقدم أولًا', money: 'الأكبر مبلغًا' },
    waiting: (count: number) => `بانتظار النتيجة: ${counted(count, nouns.match)}.`,
    gone: (id: string) =>
      `للمباراة ${numbered(id)} نتيجة بالفعل، أو هي قيد الطعن، أو لم يعد ممكنًا سوى إبطالها.`,
    challenged: (count: number) => `قيد الطعن وبانتظار الحُكم: ${counted(count, nouns.match)}.`,
    posted: (result: string) => `النتيجة المعلنة: ${result}`,
    noResult: 'لم تُعلَن أي نتيجة',
    challengedBy: (challenger: string, bond: string) =>
      `طعن فيها ${isolate(challenger)} بكفالة ${weth(bond)}`,
    rulingIn: (left: string) => `باقٍ للحُكم ${left}`,
    unruled: 'لا حُكم في الوقت المحدد: احكم الآن، وإلا أمكن لأي شخص إبطالها',
    disputable: (count: number) => `نتائج ضمن مهلة الاعتراض: ${formatCount(count)}.`,
    correctableFor: (left: string) => `قابلة للتصحيح خلال ${left}`,
    ruledUntil: (left: string) => `أصدر المُحكِّم حُكمه. تُفتح المطالبات بعد ${left}`,
    ended: (ago: string) => `انتهت منذ ${ago}`,
    atStake: (amount: string) => `رهانات بمبلغ ${weth(amount)}`,
    noBets: 'لا رهانات',
    abandonedIn: (left: string) => `الإبطال فقط بعد ${left}`,
    abandonedRule: `إذا مرت ${counted(limits.matchVoidDays, nouns.day)} على نهاية المباراة بلا نتيجة، فلا يمكن سوى إبطالها. الإبطال متاح لأي شخص.`,
    abandoned: (count: number) =>
      `تجاوزت مهلة النتيجة: ${counted(count, nouns.match)}. يمكنك إبطالها ضمن «إغلاق مباراة أو إبطالها أو تصحيحها».`,

    details: 'تفاصيل المباراة',
    poolA: 'صندوق أ',
    poolB: 'صندوق ب',
    start: 'البدء',
    end: 'النهاية',

    consequence: {
      title: 'ماذا سيحدث',
      winner: (winner: 1 | 2, team: string | undefined) => `يفوز ${option(winner, team)}.`,
      counting: 'جارٍ حساب عدد الفائزين…',
      countFailed: 'تعذّر حساب عدد الفائزين.',
      winners: (count: number, paid: string) =>
        `يحصل ${counted(count, nouns.winner)} على ${weth(paid)}${count === 1 ? '' : ' إجمالًا'}.`,
      paid: (paid: string) => `يحصل الفائزون على ${weth(paid)} إجمالًا.`,
      stakes: (stakes: string, gain: string) =>
        `منها ${weth(stakes)} من مبالغ رهاناتهم، و${weth(gain)} من الطرف الآخر.`,
      noGain: 'يستردون مبالغ رهاناتهم فقط، إذ لم يراهن أحد على الطرف الآخر.',
      fee: (fee: string, rate: string) =>
        `الرسوم ${weth(fee)}، أي ${isolate(rate)} من مكسب الفائزين، وتُدفع منها مكافآت المُحيلين.`,
      noFee: 'بلا رسوم.',
      nobodyBet: (amount: string) => `لم يراهن عليه أحد، فتُرد كل الرهانات: ${weth(amount)} إجمالًا.`,
      unmatched: (amount: string) =>
        `${weth(amount)} من رهانات الطرف الآخر لم يُقابلها رهان، فتُرد إلى أصحابها.`,
      noBets: 'لم يراهن أحد على هذه المباراة، فلا شيء للدفع.',
      atOnce: 'تُتاح المطالبة فورًا، إلا إذا أُنشئت المباراة بمهلة اعتراض.',
      atEnd: (time: string) =>
        `تُتاح المطالبة في ${time}، وهو موعد نهاية المباراة، أو لاحقًا إذا أُنشئت بمهلة اعتراض.`,
      claimable: (time: string, window: string) =>
        `تُتاح المطالبة في ${time} بعد مهلة اعتراض مدتها ${window}، أو لاحقًا إذا أُنشئت المباراة بمهلة أطول.`,
      cannot: 'حتى ذلك الحين، يمكن للمالك تصحيح النتيجة مرة، ولأي شخص الطعن فيها. وبعده تصبح نهائية.',
      cannotAtOnce: 'من دون مهلة اعتراض، لا يمكن لأحد تصحيح النتيجة أو الطعن فيها بعد ذلك.',
    },
  },

  create: {
    title: 'إنشاء مباراة جديدة',
    mode: 'عدد المباريات',
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
    endHint: 'يُغلق الرهان في هذا الوقت. اختر وقتًا قبل معرفة النتيجة.',
    minHint: 'أدنى مبلغ لكل رهان.',
    maxHint: 'الحد الأقصى لإجمالي رهان كل مراهن، وأقل متاح للرهان المباشر على كل طرف.',
    timesAreFinal: 'لا يمكن تغيير الأوقات والحدود لاحقًا.',
    warnings: {
      noTeams: `لا يتضمن الاسم فريقين، فسيبقى الطرفان «الفريق أ» و«الفريق ب». اكتب مثلًا ${isolate('T1 vs Gen.G')}.`,
      undecidedTeam: 'أحد الفريقين لم يُحدَّد بعد، ولا يمكن تغيير الاسم لاحقًا.',
      sameTeam: 'الفريقان متطابقان.',
      short: 'مدة المباراة أقل من 10 دقائق. تحقق من وقت النهاية.',
      highMax: `أقصى رهان يتجاوز ${weth('1,000')}. تحقق من المبلغ.`,
    },
    paused: 'المباريات الجديدة متوقفة مؤقتًا. يمكن للمالك استئنافها ضمن الإعدادات.',
    button: 'إنشاء المباراة',
    busy: 'جارٍ الإنشاء…',
    created: (id: string, name: string) => `أُنشئت المباراة ${numbered(id)}: ${isolate(name)}`,
    view: 'عرض المباراة',
    duplicate: (id: string, ends: string) =>
      `للمباراة ${numbered(id)} الاسم نفسه ولا تزال مفتوحة (تنتهي ${ends}). أنشئ هذه فقط إذا كانت مباراة مختلفة.`,
    preview: 'معاينة',
    previewText: 'كما سيراها المراهنون',
    previewName: 'مباراتك',
    terms: {
      fee: 'الرسوم على المكسب',
      maxGain: 'الحد الأقصى للمكسب',
      maxGainOf: (times: number) => `${isolate(`${formatCount(times)}×`)} من مبلغ الرهان`,
      liveRoom: 'الرهان المباشر لكل طرف',
      liveRoomOf: (max: string | undefined, cap: string) =>
        `${max === undefined ? 'الحد الأقصى للرهان' : weth(max)} + ${isolate(cap)} من رهانات ما قبل البداية`,
      window: 'مهلة الاعتراض',
      noWindow: 'لا توجد',
    },
    problems: {
      name: { empty: 'أدخل اسم المباراة.', tooLong: `لا يتجاوز الاسم ${limits.nameBytes} بايت. اختصره.` },
      start: {
        ...timeProblems,
        empty: 'اختر وقت البدء.',
        inPast: 'مضى وقت البدء. اختر وقتًا لاحقًا.',
      },
      end: { ...timeProblems, empty: 'اختر وقت النهاية.' },
      zero: 'يجب أن يكون أدنى رهان أكبر من 0.',
      belowMin: 'لا يمكن أن يقل أقصى رهان عن أدنى رهان.',
    },
  },

  bulk: {
    intro: `صف لكل مباراة، بالأعمدة ${['name', 'start', 'end', 'min', 'max'].map(isolate).join('، ')}. الأوقات بصيغة ISO 8601 مع المنطقة الزمنية، مثل ${isolate('2027-03-01T18:00Z')}، والمبالغ بعملة WETH.`,
    sample: 'تنزيل نموذج',
    sampleName: 'matches-sample.csv',
    file: 'ملف CSV',
    problems: {
      unreadable: 'تعذّرت قراءة الملف. اختره مرة أخرى.',
      tooLarge: 'الملف كبير جدًا. قسّمه.',
      notUtf8: `الملف ليس بترميز UTF-8. احفظه بصيغة «${isolate('CSV UTF-8')}» واختره مرة أخرى.`,
      empty: 'لا مباريات في الملف.',
      tooManyRows: (most: number) => `في الملف أكثر من ${countedOblique(most, row)}. قسّمه.`,
      columnsMissing: (columns: readonly string[]) =>
        `يجب أن يحتوي الصف الأول على أسماء الأعمدة. الناقص: ${columns.map(isolate).join('، ')}.`,
      openQuote: (row: number) => `علامة اقتباس في غير موضعها بدءًا من الصف ${formatCount(row)}.`,
    },
    summary: 'فحص تجريبي',
    ready: (count: number) => `للإنشاء: ${counted(count, nouns.match)}`,
    exist: (count: number) => `موجود من قبل: ${counted(count, nouns.match)}`,
    wrong: (count: number) => `صفوف بها أخطاء: ${formatCount(count)}`,
    warned: (count: number) => `صفوف بها تنبيهات: ${formatCount(count)}`,
    errors: 'أخطاء الملف',
    errorColumns: { row: 'الصف', column: 'العمود', value: 'القيمة', problem: 'الخطأ' },
    wholeRow: 'الصف كله',
    noValue: 'فارغ',
    tooManyCells: (cells: number, columns: number) =>
      `${counted(cells, cell)} بدلًا من ${formatCount(columns)}. ضع المبالغ التي تحتوي على فاصلة بين علامتي اقتباس.`,
    repeated: (row: number) => `مباراة مكررة من الصف ${formatCount(row)}.`,
    fix: 'صحّح الملف واختره مرة أخرى. لن يُنشأ شيء حتى تصبح كل الصفوف صحيحة.',
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
    states: { wrong: 'خطأ', ready: 'جديدة', exists: (id: string) => `موجودة من قبل: ${numbered(id)}` },
    allExist: 'كل مباريات هذا الملف موجودة من قبل.',
    button: (count: number) => `إنشاء ${countedOblique(count, nouns.match)}`,
    busy: (progress: { batch: number; batches: number } | undefined) =>
      !progress || progress.batches === 1
        ? 'جارٍ الإنشاء…'
        : `جارٍ الإنشاء، ${formatCount(progress.batch)} من ${formatCount(progress.batches)}…`,
    transactions: (count: number, most: number) =>
      count === 1
        ? 'يتطلب معاملة واحدة.'
        : `يتطلب ${countedOblique(count, nouns.transaction)}، تضم كل منها ${countedOblique(most, nouns.match)} على الأكثر.`,
    created: (count: number) => `أُنشئت ${counted(count, nouns.match)}`,
    stopped: 'المباريات المنشأة محفوظة. اضغط مرة أخرى لإنشاء الباقي دون تكرار.',
  },

  manage: {
    title: 'إغلاق مباراة أو إبطالها أو تصحيحها',
    intro: 'للمباريات المطعون فيها، أو ضمن مهلة الاعتراض، أو بلا نتيجة.',
    select: 'المباراة',
    placeholder: '-- اختر مباراة --',
    none: 'لا مباريات مفتوحة ولا نتائج قابلة للتصحيح',
    open: 'بلا نتيجة',
    challenged: 'قيد الطعن',
    correctable: 'نتائج قابلة للتصحيح',
    result: 'النتيجة',
    results: {
      none: 'لا نتيجة بعد',
      void: 'لاغية',
      winner: (winner: 1 | 2, team: string | undefined) => option(winner, team),
    },
    rulingUntil: 'الباقي للحُكم',
    challenger: 'صاحب الطعن',
    bond: 'الكفالة',
    arbiter: 'المُحكِّم',
    arbiterOwner: 'المالك',
    payoutsIn: 'تُفتح المطالبات بعد',
    rules: 'قواعد الحسم',
    postResult: 'إعلان النتيجة',
    suspended: 'المباراة قيد الطعن. لا يحسمها إلا مُحكِّمها حتى تنقضي مهلة الحُكم.',
    correctableUntil: 'قابلة للتصحيح خلال',
    stakes: 'الرهانات',
    endTime: 'النهاية',
    betting: 'الرهان',
    bettingOpen: 'مفتوح',
    bettingClosed: 'أُغلق مبكرًا',
    bettingOver: 'انتهى',

    close: {
      title: 'إغلاق الرهان مبكرًا',
      text: 'يوقف الرهانات الجديدة نهائيًا. تبقى الرهانات الحالية سارية.',
      button: 'إغلاق الرهان',
      busy: 'جارٍ الإغلاق…',
      confirmTitle: (id: string) => `إغلاق الرهان على المباراة ${numbered(id)}؟`,
      does: 'لن يتمكن أحد من الرهان على هذه المباراة. تبقى الرهانات الحالية سارية. ويمكنك إعلان النتيجة بعد بدئها.',
      cannot: 'لا يمكن إعادة فتح الرهان. ولا تُتاح المطالبة قبل موعد النهاية.',
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
      does: (amount: string) => `يسترد كل مراهن مبلغ رهانه كاملًا، بمجموع ${weth(amount)}. لا فائز ولا رسوم.`,
      doesEmpty: 'لم يراهن أحد على هذه المباراة، فلا شيء لرده.',
      cannot: 'قبل إتاحة الاسترداد، يمكن للمالك تصحيح ذلك مرة، ولأي شخص الطعن فيه.',
      cannotAtOnce: 'من دون مهلة اعتراض، لا يمكن التراجع عن ذلك.',
      cannotResolved: 'تبدأ مهلة الاعتراض من جديد. ولا يمكن للمالك تصحيح النتيجة مرة ثانية.',
      cannotAbandoned: 'لا يمكن التراجع عن ذلك.',
      confirm: 'إبطال وردّ الأموال',
      confirmed: (id: string) => `المباراة ${numbered(id)} لاغية. يمكن استرداد كل الرهانات`,
      already: 'هذه المباراة لاغية بالفعل.',
      abandonedText: `مرت ${counted(limits.matchVoidDays, nouns.day)} بلا نتيجة. يمكن لأي شخص إبطالها الآن، ويصبح الإبطال نهائيًا فورًا.`,
      unruledText:
        'لا حُكم في الوقت المحدد. يمكن لأي شخص إبطالها الآن، ويصبح الإبطال نهائيًا فورًا وتعود الكفالة.',
    },
    overrule: {
      title: 'تصحيح النتيجة',
      text: 'يستبدل النتيجة مرة واحدة قبل إتاحة المطالبة. وتبدأ مهلة الاعتراض من جديد.',
      winner: 'الفائز الصحيح',
      button: 'تصحيح النتيجة',
      busy: 'جارٍ التصحيح…',
      confirmTitle: (id: string) => `تصحيح نتيجة المباراة ${numbered(id)}؟`,
      does: (winner: 1 | 2, team: string | undefined, old: string) =>
        `يصبح ${option(winner, team)} هو الفائز. النتيجة السابقة: ${old}.`,
      cannot: 'لا يمكن للمالك تصحيحها مرة ثانية. ويمكن لأي شخص الطعن في النتيجة الجديدة.',
      confirm: 'استبدال النتيجة',
      confirmed: (id: string, winner: 1 | 2) =>
        `صُحّحت نتيجة المباراة ${numbered(id)}. الفائز: الخيار ${winner}`,
      same: 'هذه هي النتيجة الحالية بالفعل.',
      choose: 'اختر الفائز الصحيح أولًا.',
      ruled: 'أصدر المُحكِّم حُكمه، فالنتيجة نهائية.',
    },
    rule: {
      title: 'الحُكم في الطعن',
      text: 'يحسم المُحكِّم هذه المباراة. وقبل ذلك لا يُدفع لأحد ولا يغيّرها أحد سواه.',
      outcome: 'الحُكم',
      void: 'لاغية',
      button: 'إصدار الحُكم',
      busy: 'جارٍ إصدار الحُكم…',
      confirm: 'إصدار الحُكم',
      confirmTitle: (id: string) => `إصدار الحُكم في المباراة ${numbered(id)}؟`,
      wins: (winner: 1 | 2, team: string | undefined) => `يفوز ${option(winner, team)}.`,
      voids: 'تصبح المباراة لاغية وتُرد كل الرهانات.',
      upheld: (bond: string) => `تبقى النتيجة، وتتحول كفالة الطعن ${weth(bond)} إلى رسوم.`,
      changed: (bond: string) =>
        `تتغيّر النتيجة، ويستعيد صاحب الطعن كفالته ${weth(bond)} ومثلها على الأكثر من الرسوم المتراكمة.`,
      returned: (bond: string) => `لم تكن هناك نتيجة، فيستعيد صاحب الطعن كفالته ${weth(bond)}.`,
      claims: 'تُفتح المطالبات الآن، أو في موعدها لولا الطعن.',
      cannot: 'لا يمكن تغيير الحُكم أو الطعن فيه.',
      confirmed: (id: string) => `صدر الحُكم في المباراة ${numbered(id)}`,
      choose: 'اختر الحُكم أولًا.',
      tooEarly: 'يمكن إعلان فائز بعد نهاية المباراة.',
      reading: 'جارٍ التحقق من المُحكِّم…',
      nobody: 'لا أحد يمكنه الحُكم. بعد انقضاء المهلة يمكن لأي شخص إبطال المباراة.',
      foreign: (arbiter: string) => `الحُكم متاح للمُحكِّم ${isolate(arbiter)} فقط. اتصل بحسابه أو انتظر حُكمه.`,
    },
  },
}
