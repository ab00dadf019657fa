import type { adminTournamentRun as english } from '@/i18n/en/adminTournamentRun'
import { limits } from '@/i18n/format/limits'
import { formatCount } from '@/i18n/format/locale'
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

export const adminTournamentRun: typeof english = {
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
        ? 'يتطلب معاملة واحدة.'
        : `يتطلب ${countedOblique(count, nouns.transaction)}. تُحفظ النقاط المحتسبة: اضغط مرة أخرى لاحتساب الباقي.`,
    confirmed: (id: string) => `احتُسبت كل النتائج النهائية للبطولة ${numbered(id)}`,
    noPlayers: 'لا مشاركين بعد.',
    waiting: (count: number) => `لا شيء للاحتساب بعد: ${counted(count, nouns.match)} بلا نتيجة نهائية.`,
    done: 'احتُسبت كل التوقعات.',
  },

  judge: {
    title: 'منح النقاط',
    // A getter, because the locale is set after this module loads.
    get text() {
      return `القرار هنا للحكّام. تُمنح نقاط كل مباراة للمشارك مرة واحدة، من 0 إلى ${formatCount(limits.points)} نقطة.`
    },
    match: 'المباراة',
    result: (team: string) => `النتيجة: ${isolate(team)}`,
    fill: '1 للتوقعات الصحيحة، و0 لغيرها',
    caption: 'مشاركون بانتظار النقاط',
    columns: { player: 'المشارك', pick: 'التوقع', points: 'النقاط' },
    right: 'صحيح',
    wrong: 'خاطئ',
    pointsFor: (player: string) => `نقاط ${isolate(player)}`,
    more: (count: number) => `سيظهر ${counted(count, otherPlayer)} بعد منح هؤلاء نقاطهم.`,
    left: 'يمكنك منح النقاط لاحقًا لمن تتركه فارغًا.',
    problems: {
      notWhole: 'أدخل عددًا صحيحًا.',
      get tooMany() {
        return `تمنح المباراة ${formatCount(limits.points)} نقطة على الأكثر. أدخل عددًا أقل.`
      },
    },
    button: (count: number) =>
      count === 0 ? 'منح النقاط' : `منح النقاط إلى ${countedOblique(count, nouns.player)}`,
    busy: 'جارٍ منح النقاط…',
    nothing: 'أدخل النقاط أولًا.',
    confirmTitle: (id: string) => `منح نقاط المباراة ${numbered(id)}؟`,
    does: (players: number, all: number, match: string) =>
      `يحصل ${counted(players, nouns.player)} على ${points(all)}${players === 1 ? '' : ' إجمالًا'} عن «${isolate(match)}».`,
    gets: (player: string, count: number, total: number) =>
      `${isolate(player)}: ${counted(count, nouns.point)}، والمجموع ${formatCount(total)}.`,
    othersGet: (count: number) => `و${counted(count, otherPlayer)}.`,
    leads: (count: number, player: string, top: number) =>
      count === 1
        ? `يتصدر بعدها ${isolate(player)} برصيد ${points(top)}.`
        : `يتصدر بعدها ${counted(count, nouns.player)} برصيد ${points(top)} لكل مشارك.`,
    cannot: 'النقاط نهائية. ويتقاسم أصحاب أعلى النقاط الجائزة.',
    confirm: 'منح هذه النقاط',
    confirmed: (players: number) => `حصل ${counted(players, nouns.player)} على نقاط`,
  },

  finish: {
    title: 'إنهاء البطولة',
    text: 'يتقاسم أصحاب أعلى النقاط الجائزة. يمكن لأي شخص إنهاؤها بعد احتساب كل التوقعات.',
    judgedText: 'يتقاسم أصحاب أعلى النقاط الجائزة. لا ينهيها إلا أحد المشرفين.',
    winners: 'الفائزون',
    moreWinners: (count: number) => `و${counted(count, otherPlayer)}`,
    button: 'إنهاء البطولة',
    busy: 'جارٍ الإنهاء…',
    confirmTitle: (id: string) => `إنهاء البطولة ${numbered(id)}؟`,
    does: (count: number, top: number, prize: string, share: string) =>
      count === 1
        ? `يفوز مشارك واحد برصيد ${points(top)}، ويمكنه المطالبة بكامل الجوائز، وهي ${weth(prize)}.`
        : `يفوز ${counted(count, nouns.player)} برصيد ${points(top)}. تُقسّم الجوائز، وهي ${weth(prize)}، بالتساوي: ${weth(share)} لكل مشارك.`,
    doesFree: (count: number, top: number) =>
      `يفوز ${counted(count, nouns.player)} برصيد ${points(top)}. لا توجد جوائز.`,
    doesRefund: (amount: string) =>
      `لم يحرز أحد نقاطًا، فلا فائز. تُرد كل رسوم الاشتراك، بمجموع ${weth(amount)}.`,
    late: (count: number) => `توقعات غير محتسبة لن تدخل في النتيجة: ${formatCount(count)}.`,
    cannot: 'لا يمكن التراجع. النقاط وحدها تحدد الفائزين.',
    confirm: 'إنهاء البطولة نهائيًا',
    confirmed: (id: string) => `انتهت البطولة ${numbered(id)}. المطالبة متاحة الآن`,
    waiting: {
      matches: (count: number) => `${counted(count, nouns.match)} بلا نتيجة نهائية بعد. أنهِ البطولة بعد ذلك.`,
      scores: (count: number, from: string) =>
        `المتبقي للاحتساب: ${counted(count, nouns.prediction)}. يمكنك إنهاء البطولة من دونها ابتداءً من ${from}.`,
      admin: 'لا ينهي البطولة المحكَّمة إلا أحد مشرفي البطولات.',
      abandoned: 'انقضت مهلة إنهائها.',
    },
  },

  cancel: {
    title: 'الإلغاء',
    text: 'يمكن الإلغاء قبل بدء أول مباراة. تُرد كل رسوم الاشتراك.',
    button: 'إلغاء البطولة',
    busy: 'جارٍ الإلغاء…',
    confirmTitle: (id: string) => `إلغاء البطولة ${numbered(id)}؟`,
    does: (players: number, amount: string) =>
      `تنتهي البطولة. يمكن للمشاركين (${formatCount(players)}) استرداد رسوم الاشتراك، بمجموع ${weth(amount)}.`,
    doesEmpty: 'تنتهي البطولة. لم يدفع أحد، فلا شيء لرده.',
    cannot: 'لا يمكن إعادة فتحها. ولا تتأثر الرهانات على مبارياتها.',
    confirm: 'إلغاء البطولة نهائيًا',
    confirmed: (id: string) => `أُلغيت البطولة ${numbered(id)}`,
    started: 'بدأت أول مباراة، فلا يمكن إلغاء البطولة.',
  },

  void: {
    title: 'الإبطال',
    text: `للبطولات التي لم تُنهَ خلال ${countedOblique(limits.tournamentVoidDays, nouns.day)} من موعد نهايتها. متاح لأي شخص.`,
    button: 'إبطال البطولة',
    busy: 'جارٍ الإبطال…',
    confirmTitle: (id: string) => `إبطال البطولة ${numbered(id)}؟`,
    does: (amount: string) => `لا فائز. تُرد كل رسوم الاشتراك، بمجموع ${weth(amount)}.`,
    doesEmpty: 'لا فائز. لم يدفع أحد، فلا شيء لرده.',
    cannot: 'لا يمكن التراجع عن ذلك.',
    confirm: 'إبطال وردّ الرسوم',
    confirmed: (id: string) => `البطولة ${numbered(id)} لاغية`,
    early: (from: string) => `متاح ابتداءً من ${from}.`,
  },
}
