import type { adminTournaments as english } from '@/i18n/en/adminTournaments'
import { formatCount } from '@/i18n/format/locale'
import { timeProblems } from './adminTimes'
import { counted, countedOblique, nouns } from './counted'
import { isolate, numbered, weth } from './isolate'

const otherPlayer = {
  zero: 'لا مشاركين آخرين',
  one: 'مشارك آخر',
  two: 'مشاركان آخران',
  few: 'مشاركين آخرين',
  many: 'مشاركًا آخر',
  other: 'مشارك آخر',
}

/** After the word for a player's total. */
const points = (count: number) => countedOblique(count, nouns.point)

export const adminTournaments: typeof english = {
  loading: 'جارٍ تحميل البطولات…',
  tournament: (id: string, name: string) => `${numbered(id)} - ${isolate(name)}`,
  match: (id: string, name: string) => `${numbered(id)} - ${isolate(name)}`,

  run: {
    title: 'إدارة البطولات',
    intro: 'احتسب نقاط البطولات المفتوحة وأنهِها وألغِها، الأكثر إلحاحًا أولًا.',
    list: 'البطولات المفتوحة',
    none: 'لا بطولات مفتوحة',
    noneText: 'تظهر هنا البطولات التي تنشئها حتى تنتهي.',
    older: 'البحث عن بطولات أقدم',
    choose: 'اختر بطولة لترى ما تحتاجه.',
    states: {
      upcoming: (left: string) => `أول مباراة بعد ${left}`,
      playing: (left: string) => `تنتهي بعد ${left}`,
      settling: (ago: string) => `انتهت منذ ${ago}`,
      abandoned: 'مهملة: لا يمكن سوى إبطالها',
    },
    abandonedIn: (left: string) => `تصبح مهملة بعد ${left}`,
    players: (count: number) => counted(count, nouns.player),
    pool: (amount: string) => weth(amount),
    judged: 'بالتحكيم',
    view: 'عرض البطولة',
    facts: {
      players: 'المشاركون',
      prizePool: 'مجموع الجوائز',
      entryFee: 'رسوم الاشتراك',
      free: 'مجانًا',
      results: 'النتائج النهائية',
      resultsOf: (final: number, all: number) => `${formatCount(final)} من ${formatCount(all)}`,
      toScore: 'للاحتساب',
      lead: 'الصدارة',
      leadOf: (count: number, top: number) => `${counted(count, nouns.player)} برصيد ${points(top)}`,
      noLead: 'لا أحد بعد',
    },
    readingPlayers: 'جارٍ قراءة المشاركين…',
  },

  score: {
    title: 'احتساب التوقعات',
    text: 'نقطة لكل توقع صحيح. يمكن لأي شخص الاحتساب حين تصبح النتيجة نهائية.',
    matches: 'للاحتساب',
    match: (count: number) => counted(count, nouns.prediction),
    button: (count: number) => `احتساب ${countedOblique(count, nouns.prediction)}`,
    buttonNone: 'احتساب',
    busy: (progress: { batch: number; batches: number } | undefined) =>
      !progress || progress.batches === 1
        ? 'جارٍ الاحتساب…'
        : `جارٍ الاحتساب، ${formatCount(progress.batch)} من ${formatCount(progress.batches)}…`,
    transactions: (count: number) =>
      count === 1
        ? 'تكفي معاملة واحدة.'
        : `تلزم ${counted(count, nouns.transaction)}. ما احتُسب باقٍ: اضغط مرة أخرى لاحتساب الباقي.`,
    confirmed: (id: string) => `احتُسبت كل النتائج النهائية للبطولة ${numbered(id)}`,
    noPlayers: 'لم ينضم أحد بعد.',
    waiting: (count: number) => `لا شيء للاحتساب بعد: ${counted(count, nouns.match)} بلا نتيجة نهائية.`,
    done: 'احتُسبت كل التوقعات.',
  },

  judge: {
    title: 'منح نقاط الحكّام',
    // Read late: the locale of figures is set once the words are loaded.
    get text() {
      return `الحكّام يقررون هنا. يحصل المشارك على نقاط المباراة مرة واحدة، من 0 إلى ${formatCount(1_000)} نقطة.`
    },
    match: 'المباراة',
    option: (id: string, name: string, count: number) =>
      `${numbered(id)} - ${isolate(name)} (${counted(count, nouns.player)})`,
    result: (team: string) => `النتيجة: ${isolate(team)}`,
    fill: '1 للتوقعات الصحيحة، و0 لغيرها',
    caption: 'المشاركون الذين ستُمنح لهم نقاط',
    columns: { player: 'المشارك', pick: 'التوقع', points: 'النقاط' },
    right: 'صحيح',
    wrong: 'خاطئ',
    pointsFor: (player: string) => `نقاط ${isolate(player)}`,
    more: (count: number) => `بعد منح هؤلاء نقاطهم يأتي ${counted(count, otherPlayer)}.`,
    left: 'من تتركه فارغًا يمكن منحه نقاطًا لاحقًا.',
    problems: {
      notWhole: 'أدخل عددًا صحيحًا.',
      get tooMany() {
        return `تمنح المباراة ${formatCount(1_000)} نقطة على الأكثر. أدخل عددًا أقل.`
      },
    },
    button: (count: number) =>
      count === 0 ? 'منح النقاط' : `منح النقاط إلى ${countedOblique(count, nouns.player)}`,
    busy: 'جارٍ منح النقاط…',
    nothing: 'أدخل النقاط أولًا.',
    confirmTitle: (id: string) => `منح نقاط المباراة ${numbered(id)}؟`,
    does: (players: number, all: number, match: string) =>
      `يحصل ${counted(players, nouns.player)} على ${points(all)}${players === 1 ? '' : ' إجمالًا'} عن «${isolate(match)}».`,
    cannot: 'النقاط دائمة. ويتقاسم أصحاب أعلى النقاط الجائزة.',
    confirm: 'منح هذه النقاط',
    confirmed: (players: number) => `حصل ${counted(players, nouns.player)} على نقاط`,
  },

  finish: {
    title: 'إنهاء البطولة',
    text: 'يتقاسم أصحاب أعلى النقاط الجائزة.',
    winners: 'الفائزون',
    moreWinners: (count: number) => `و${counted(count, otherPlayer)}`,
    button: 'إنهاء البطولة',
    busy: 'جارٍ الإنهاء…',
    confirmTitle: (id: string) => `إنهاء البطولة ${numbered(id)}؟`,
    does: (count: number, top: number, prize: string, share: string) =>
      count === 1
        ? `يفوز مشارك واحد برصيد ${points(top)}، وله المطالبة بمجموع الجوائز كاملًا، وهو ${weth(prize)}.`
        : `يفوز ${counted(count, nouns.player)} برصيد ${points(top)}، مع تقاسم مجموع الجوائز، وهو ${weth(prize)}: ولكل مشارك منهم المطالبة بمبلغ ${weth(share)}.`,
    doesFree: (count: number, top: number) =>
      `يفوز ${counted(count, nouns.player)} برصيد ${points(top)}. ولا جوائز للمطالبة بها.`,
    doesRefund: (amount: string) =>
      `لم يحصل أحد على نقاط، فلا فائز. ويمكن المطالبة باسترداد كل رسوم الاشتراك، ومجموعها ${weth(amount)}.`,
    late: (count: number) => `توقعات لم تُحتسب ولن يُعتدّ بها: ${formatCount(count)}.`,
    cannot: 'لا يمكن التراجع. النقاط وحدها تحدد الفائزين.',
    confirm: 'إنهاء البطولة نهائيًا',
    confirmed: (id: string) => `انتهت البطولة ${numbered(id)}. يمكن المطالبة بما تدفعه`,
    waiting: {
      matches: (count: number) =>
        `${counted(count, nouns.match)} بلا نتيجة نهائية بعد. يمكن إنهاء البطولة بعد ذلك.`,
      scores: (count: number, from: string) =>
        `المتبقي للاحتساب: ${counted(count, nouns.prediction)}. ودون ذلك يمكن إنهاء البطولة ابتداءً من ${from}.`,
      admin: (from: string) => `لا يمكن لغير مشرفي البطولات القيام بذلك قبل ${from}.`,
      abandoned: 'انقضت مهلة إنهائها.',
    },
  },

  makeJudged: {
    title: 'إسناد القرار إلى الحكّام',
    text: 'عندها المشرفون هم من يحددون النقاط، لا النتائج. وذلك فقط قبل أن ينضم أحد.',
    button: 'التحويل إلى التحكيم',
    busy: 'جارٍ التحويل إلى التحكيم…',
    confirmTitle: (id: string) => `تحويل البطولة ${numbered(id)} إلى التحكيم؟`,
    does: 'يقرر مشرفو البطولات كم نقطة لكل توقع، وبذلك من يفوز. ويُبلَّغ المشاركون بذلك قبل انضمامهم.',
    cannot: 'لا يمكن الرجوع عن ذلك.',
    confirm: 'إسناد القرار إلى الحكّام',
    confirmed: (id: string) => `الحكّام يقررون في البطولة ${numbered(id)}`,
    already: 'الحكّام يقررون في هذه البطولة بالفعل.',
    joined: 'سبق أن انضم أحد المشاركين، ففات أوان ذلك.',
  },

  cancel: {
    title: 'الإلغاء',
    text: 'الإلغاء قبل بدء أول مباراة. تُرد كل رسوم الاشتراك.',
    button: 'إلغاء البطولة',
    busy: 'جارٍ الإلغاء…',
    confirmTitle: (id: string) => `إلغاء البطولة ${numbered(id)}؟`,
    does: (players: number, amount: string) =>
      `تنتهي البطولة. ويمكن للمشاركين (${formatCount(players)}) المطالبة باسترداد رسوم الاشتراك، ومجموعها ${weth(amount)}.`,
    doesEmpty: 'تنتهي البطولة. لم يدفع أحد مقابلها، فلا شيء يُردّ.',
    cannot: 'لا يمكن فتحها من جديد. ولا تُمسّ الرهانات على مبارياتها.',
    confirm: 'إلغاء البطولة نهائيًا',
    confirmed: (id: string) => `أُلغيت البطولة ${numbered(id)}`,
    started: 'بدأت مباراتها الأولى، فلم يعد إلغاؤها ممكنًا.',
  },

  void: {
    title: 'الإبطال',
    text: 'لبطولة لم يُنهِها أحد خلال 14 يومًا من نهايتها. وهو متاح لأي شخص.',
    button: 'إبطال البطولة',
    busy: 'جارٍ الإبطال…',
    confirmTitle: (id: string) => `إبطال البطولة ${numbered(id)}؟`,
    does: (amount: string) =>
      `لا يفوز أحد. ويمكن المطالبة باسترداد كل رسوم الاشتراك، ومجموعها ${weth(amount)}.`,
    doesEmpty: 'لا يفوز أحد. ولم يدفع أحد مقابلها، فلا شيء يُردّ.',
    cannot: 'لا يمكن التراجع عن ذلك.',
    confirm: 'إبطال وردّ الرسوم',
    confirmed: (id: string) => `البطولة ${numbered(id)} لاغية`,
    early: (from: string) => `ليس قبل ${from}.`,
  },

  create: {
    title: 'إنشاء بطولة جديدة',
    name: 'اسم البطولة',
    nameHint: (left: number) => `مثل «كأس الربيع». المتبقي بالبايت: ${isolate(formatCount(left))}.`,
    start: 'وقت البدء',
    end: 'وقت النهاية',
    startHint: 'منذ ذلك الوقت تظهر البطولة جارية. ولا أثر له غير ذلك.',
    startsIn: (left: string) => `تظهر جارية بعد ${left}`,
    started: 'مضى هذا الوقت: تظهر البطولة جارية فورًا.',
    endHint: 'يجب أن تُغلق كل مبارياتها قبل ذلك.',
    endsIn: (left: string) => `تنتهي بعد ${left}`,
    fee: 'رسوم الاشتراك',
    feeHint: 'ما يدفعه كل مشارك في مجموع الجوائز. القيمة 0 تجعلها مجانية.',
    judged: 'الحكّام يمنحون النقاط',
    judgedText:
      'بدلًا من النتائج يقرر المشرفون كم نقطة للتوقع، وبذلك من يفوز. ويُبلَّغ المشاركون بذلك. يتطلب هذا معاملة ثانية بعد الأولى مباشرة، ولا يمكن الرجوع عنه.',
    matches: 'المباريات',
    matchesText: 'مباريات قادمة يتوقع المشاركون الفائزين فيها، من 1 إلى 64 مباراة.',
    search: 'البحث في المباريات',
    searchHint: 'ابحث بالاسم أو الرقم',
    chosen: (count: number) => `اختيرت ${formatCount(count)} من 64 على الأكثر`,
    chooseAll: 'اختيار كل المعروض',
    clear: 'مسح',
    matchTimes: (start: string, end: string) => `${isolate(start)} – ${isolate(end)}`,
    late: 'تُغلق بعد نهاية البطولة',
    noMatches: 'لا مباريات قادمة',
    noMatchesText: 'أنشئ مباريات أولًا: يمكن اختيار ما لم يبدأ منها.',
    noneFound: 'لا مباراة بهذا الاسم.',
    useTimes: 'استخدام أوقات المباريات المختارة',
    gone: (count: number) =>
      `من المباريات التي اخترتها ما بدأ أو أُغلق في هذه الأثناء فاستُبعد: ${formatCount(count)}.`,
    rules: (join: string, cancel: string) =>
      `يمكن للمشاركين الانضمام حتى ${join}. ويمكن إلغاء البطولة حتى ${cancel}.`,
    isFinal: 'لا يمكن تغيير المباريات والأوقات والرسوم لاحقًا.',
    button: 'إنشاء البطولة',
    busy: 'جارٍ الإنشاء…',
    confirmTitle: 'إنشاء بطولة بالتحكيم؟',
    confirmDoes:
      'تسألك محفظتك مرتين: أولًا لإنشاء البطولة، ثم لإسناد القرار فيها إلى الحكّام. ومنذ ذلك الحين يقرر مشرفو البطولات من يفوز.',
    confirmCannot: 'لا يمكن الرجوع عن ذلك. وإن انضم أحد بين المعاملتين، فالنتائج هي التي تقرر.',
    created: (id: string, name: string) => `أُنشئت البطولة ${numbered(id)}: ${isolate(name)}`,
    notJudged: (id: string) =>
      `لا يقرر الحكّام بعد في البطولة ${numbered(id)}. حوّلها إلى التحكيم في الأعلى قبل أن ينضم أحد، أو ألغها.`,
    view: 'عرض البطولة',
    problems: {
      name: {
        empty: 'أدخل اسم البطولة.',
        tooLong: 'طول الاسم 100 بايت على الأكثر. اختصره.',
      },
      start: { ...timeProblems, empty: 'اختر وقت بدء البطولة.' },
      end: { ...timeProblems, empty: 'اختر وقت نهاية البطولة.' },
      matches: {
        none: 'اختر مباراة واحدة على الأقل.',
        tooMany: 'تضم البطولة 64 مباراة على الأكثر. استبعد بعضها.',
        late: 'إحدى المباريات المختارة تُغلق بعد نهاية البطولة. اختر نهاية لاحقة، أو استبعدها.',
      },
    },
  },
}
