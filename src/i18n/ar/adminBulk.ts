import type { adminBulk as english } from '@/i18n/en/adminBulk'
import { formatCount } from '@/i18n/format/locale'
import { counted, countedOblique, nouns } from './counted'
import { isolate, numbered } from './isolate'

const row = { zero: 'لا صفوف', one: 'صف واحد', two: 'صفان', few: 'صفوف', many: 'صفًا', other: 'صف' }
const cell = {
  zero: 'لا خلايا',
  one: 'خلية واحدة',
  two: 'خليتان',
  few: 'خلايا',
  many: 'خلية',
  other: 'خلية',
}

export const adminBulk: typeof english = {
  intro: `صف لكل مباراة، بالأعمدة ${['name', 'start', 'end', 'min', 'max'].map(isolate).join('، ')}. الأوقات بصيغة ISO 8601 مع المنطقة الزمنية، مثل ${isolate('2027-03-01T18:00Z')}، والمبالغ بعملة WETH. أو جدول مباريات كالذي يقرؤه ${isolate('npm run operate')}: تُنشأ مبارياته بالمدة وحدود الرهان الافتراضية لتلك الأداة.`,
  sample: 'تنزيل نموذج',
  sampleName: 'matches-sample.csv',
  export: 'تصدير المباريات',
  exportName: (date: string) => `matches-${date}.csv`,
  file: 'ملف CSV',
  problems: {
    unreadable: 'تعذّرت قراءة الملف. اختره مرة أخرى.',
    tooLarge: 'الملف كبير جدًا. قسّمه.',
    notUtf8: `الملف ليس بترميز UTF-8. احفظه بصيغة «${isolate('CSV UTF-8')}» واختره مرة أخرى.`,
    empty: 'لا مباريات في الملف.',
    tooManyRows: (most: number) => `في الملف أكثر من ${countedOblique(most, row)}. قسّمه.`,
    columnsMissing: (columns: readonly string[]) =>
      `يجب أن يحتوي الصف الأول على أسماء الأعمدة. الناقص: ${columns.map(isolate).join('، ')}.`,
    columnsWrong: (columns: readonly string[]) =>
      `أعمدة غير معروفة أو مكررة: ${columns.map(isolate).join('، ')}.`,
    openQuote: (row: number) => `علامة اقتباس في غير موضعها بدءًا من الصف ${formatCount(row)}.`,
  },
  summary: 'فحص تجريبي',
  ready: (count: number) => `للإنشاء: ${counted(count, nouns.match)}`,
  exist: (count: number) => `موجود من قبل: ${counted(count, nouns.match)}`,
  proposed: (count: number) => `بانتظار الموقّعين: ${counted(count, nouns.match)}`,
  leftOut: (count: number) => `صفوف مستبعدة: ${formatCount(count)}`,
  wrong: (count: number) => `صفوف بها أخطاء: ${formatCount(count)}`,
  warned: (count: number) => `صفوف بها تنبيهات: ${formatCount(count)}`,
  tooManyCells: (cells: number, columns: number) =>
    `${counted(cells, cell)} بدلًا من ${formatCount(columns)}. ضع المبالغ التي تحتوي على فاصلة بين علامتي اقتباس.`,
  unreadable: (column: string, cell: string) =>
    cell === ''
      ? `${isolate(column)}: الخلية فارغة.`
      : `${isolate(column)}: القيمة «${isolate(cell)}» غير صالحة هنا.`,
  reasons: {
    undecided: 'أحد الفريقين لم يُحدَّد بعد.',
    notUpcoming: 'ليست مباراة قادمة.',
    noLength: 'لا مدة افتراضية لهذه اللعبة بهذا العدد من الجولات.',
  },
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
  states: {
    wrong: 'خطأ',
    ready: 'جديدة',
    proposed: 'بانتظار الموقّعين',
    leftOut: 'مستبعدة',
    exists: (id: string) => `موجودة من قبل: ${numbered(id)}`,
  },
  allExist: 'كل مباريات هذا الملف موجودة من قبل.',
  nothingNew: 'لا مباريات جديدة للإنشاء في هذا الملف.',
  allProposed: 'كل المباريات موجودة من قبل أو بانتظار موقّعي محفظة Safe.',
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
}
