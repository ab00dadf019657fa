import type { adminTournaments as english } from '@/i18n/en/adminTournaments'
import { limits } from '@/i18n/format/limits'
import { formatCount } from '@/i18n/format/locale'
import { nameProblems, timeProblems } from './adminSchedule'
import { counted, countedOblique, nouns } from './counted'
import { isolate, numbered, weth } from './isolate'

/** After the word for a player's total. */
const points = (count: number) => countedOblique(count, nouns.point)

export const adminTournaments: typeof english = {
  loading: 'جارٍ تحميل البطولات…',
  tournament: (id: string, name: string) => `${numbered(id)} - ${isolate(name)}`,
  match: (id: string, name: string) => `${numbered(id)} - ${isolate(name)}`,

  run: {
    title: 'إدارة البطولات',
    intro: 'احتسب نقاط البطولات المفتوحة أو أنهِها أو ألغِها، والأكثر إلحاحًا أولًا.',
    list: 'البطولات المفتوحة',
    none: 'لا بطولات مفتوحة',
    noneText: 'تظهر هنا البطولات التي تنشئها حتى تنتهي.',
    older: 'تحميل بطولات أقدم',
    choose: 'اختر بطولة لترى ما تحتاجه.',
    states: {
      upcoming: (left: string) => `أول مباراة بعد ${left}`,
      playing: (left: string) => `تنتهي بعد ${left}`,
      settling: (ago: string) => `انتهت منذ ${ago}`,
      abandoned: 'لا يمكن سوى إبطالها',
    },
    abandonedIn: (left: string) => `الإبطال فقط بعد ${left}`,
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
    readingPlayers: 'جارٍ تحميل المشاركين…',
  },

  create: {
    title: 'إنشاء بطولة جديدة',
    name: 'اسم البطولة',
    nameHint: (left: number) => `مثل «كأس الربيع». المتبقي بالبايت: ${isolate(formatCount(left))}.`,
    start: 'وقت البدء',
    end: 'وقت النهاية',
    startHint: 'تظهر البطولة جارية من هذا الوقت. لا يؤثر في أي شيء آخر.',
    startsIn: (left: string) => `تظهر جارية بعد ${left}`,
    started: 'مضى هذا الوقت: ستظهر البطولة جارية فورًا.',
    endHint: 'يجب أن تُغلق كل مبارياتها قبل ذلك.',
    endsIn: (left: string) => `تنتهي بعد ${left}`,
    fee: 'رسوم الاشتراك',
    feeHint: 'يدفعها كل مشارك وتُضاف إلى الجوائز. أدخل 0 للاشتراك المجاني.',
    judged: 'بتحكيم المشرفين',
    judgedText: 'يمنح المشرفون النقاط بدلًا من النتائج، ويُبلَّغ المشاركون بذلك. لا يمكن التراجع عنه.',
    matches: 'المباريات',
    matchesText: `اختر من 1 إلى ${limits.matches} مباراة قادمة.`,
    search: 'البحث في المباريات',
    searchHint: 'الاسم أو الرقم',
    chosen: (count: number) => `المختار ${formatCount(count)} من ${limits.matches}`,
    chooseAll: (count: number) => `اختيار كل المعروض (${formatCount(count)})`,
    chooseSome: (count: number) => `اختيار ${formatCount(count)} من المعروض`,
    clear: 'مسح الاختيار',
    matchTimes: (start: string, end: string) => `${isolate(start)} – ${isolate(end)}`,
    late: 'تُغلق بعد نهاية البطولة',
    noMatches: 'لا مباريات قادمة',
    noMatchesText: 'أنشئ مباريات أولًا. يمكن اختيار المباريات التي لم تبدأ فقط.',
    noneFound: 'لم يُعثر على مباريات.',
    useTimes: 'استخدام أوقات المباريات المختارة',
    gone: (count: number) => `مباريات مختارة استُبعدت لأنها بدأت أو أُغلقت: ${formatCount(count)}.`,
    rules: (join: string, cancel: string) =>
      `يمكن للمشاركين الانضمام حتى ${join}. ويمكنك إلغاء البطولة حتى ${cancel}.`,
    isFinal: 'لا يمكن تغيير المباريات والأوقات والرسوم لاحقًا.',
    button: 'إنشاء البطولة',
    busy: 'جارٍ الإنشاء…',
    judgedConfirmation: {
      confirmTitle: 'إنشاء بطولة بالتحكيم؟',
      does: 'يحدد مشرفو البطولات نقاط كل توقع، وبالتالي الفائز. ويظهر ذلك للمشاركين قبل الانضمام.',
      cannot: 'لا يمكن التراجع عن ذلك.',
    },
    created: (id: string, name: string) => `أُنشئت البطولة ${numbered(id)}: ${isolate(name)}`,
    view: 'عرض البطولة',
    problems: {
      name: { ...nameProblems, empty: 'أدخل اسم البطولة.' },
      start: { ...timeProblems, empty: 'اختر وقت البدء.' },
      end: { ...timeProblems, empty: 'اختر وقت النهاية.' },
      matches: {
        none: 'اختر مباراة واحدة على الأقل.',
        tooMany: `اختر ${limits.matches} مباراة على الأكثر.`,
        late: 'تُغلق إحدى المباريات المختارة بعد نهاية البطولة. اختر نهاية لاحقة أو استبعدها.',
      },
    },
  },
}
