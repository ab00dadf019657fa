import type { adminMatches as english } from '@/i18n/en/adminMatches'
import { formatCount } from '@/i18n/format/locale'
import { adminAlerts } from './adminAlerts'
import { adminMatchTable } from './adminMatchTable'
import { nameProblems, timeProblems } from './adminSchedule'
import { isolate, numbered, weth } from './isolate'

export const adminMatches: typeof english = {
  loading: 'جارٍ تحميل المباريات…',
  risks: 'مؤشرات المخاطر',
  alerts: adminAlerts,
  match: (id: string, name: string) => `${numbered(id)} - ${isolate(name)}`,
  select: 'المباراة',
  placeholder: '-- اختر مباراة --',

  finalize: {
    title: 'حسم نتائج المباريات',
    intro: 'أعلن نتيجة مباراة انتهت.',
    none: 'لا توجد مباريات للحسم',
    noneText: 'تظهر المباريات هنا فور انتهائها وحتى إعلان نتيجتها.',
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
    markets: {
      title: 'أسواق أخرى',
      bestOf: 'الأفضل من',
      bestOfMaps: (maps: number) => (maps === 1 ? 'بدون' : `الأفضل من ${isolate(formatCount(maps))}`),
      hint: 'تبدأ مع المواجهة، وتُغلق كل سوق قبل أقرب وقت يمكن أن تنتهي فيه الخريطة التي تحسمها.',
      closes: (time: string) => `يُغلق الرهان ${time}`,
    },
    timesAreFinal: 'لا يمكن تغيير الأوقات والحدود لاحقًا.',
    warnings: {
      noTeams: `لا يتضمن الاسم فريقين، فسيبقى الطرفان «الفريق أ» و«الفريق ب». اكتب مثلًا ${isolate('T1 vs Gen.G')}.`,
      undecidedTeam: 'أحد الفريقين لم يُحدَّد بعد، ولا يمكن تغيير الاسم لاحقًا.',
      short: 'مدة المباراة أقل من 10 دقائق. تحقق من وقت النهاية.',
      highMax: `أقصى رهان يتجاوز ${weth('1,000')}. تحقق من المبلغ.`,
    },
    paused: 'المباريات الجديدة متوقفة مؤقتًا. يمكن للمالك استئنافها ضمن الإعدادات.',
    button: 'إنشاء المباراة',
    busy: 'جارٍ الإنشاء…',
    created: (id: string, name: string) => `أُنشئت المباراة ${numbered(id)}: ${isolate(name)}`,
    createdSeries: (first: string, last: string, name: string) =>
      `أُنشئت المباريات من ${numbered(first)} إلى ${numbered(last)}: ${isolate(name)}`,
    view: 'عرض المباراة',
    next: 'تعبئة المباراة التالية',
    template: {
      label: 'القالب',
      none: 'بلا قالب',
      name: (game: string, length: string, min: string, max: string) =>
        `${isolate(game)} · ${length} · من ${isolate(min)} إلى ${weth(max)}`,
      noGame: 'أي لعبة',
      save: 'حفظ كقالب',
      saved: 'حُفظ القالب في هذا المتصفح',
      delete: 'حذف القالب',
    },
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
      name: {
        ...nameProblems,
        empty: 'أدخل اسم المباراة.',
        sameTeam: 'اسما الفريقين يُقرآن بالشكل نفسه. اكتب فريقين مختلفين.',
      },
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

  manage: {
    title: 'إغلاق مباراة أو إبطالها أو تصحيحها',
    intro: 'للمباريات المطعون فيها، أو ضمن مهلة الاعتراض، أو بلا نتيجة.',
    none: 'لا مباريات مفتوحة ولا نتائج قابلة للتصحيح',
  },

  table: adminMatchTable,
}
