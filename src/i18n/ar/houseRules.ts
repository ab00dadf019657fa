import type { houseRules as english } from '@/i18n/en/houseRules'
import { isolate } from './isolate'

export const houseRules: typeof english = {
  points: [
    {
      section: 3,
      term: 'انسحاب قبل اللعب',
      text: 'الانسحاب أو الاستبعاد قبل بدء اللعب يجعل المباراة لاغية.',
    },
    {
      section: 4,
      term: 'انسحاب أثناء اللعب',
      text: 'بعد بدء اللعب يفوز من يعلنه المنظّم فائزًا، ولو بالاستبعاد.',
    },
    { section: 5, term: 'التعادل', text: 'المباراة لاغية، إلا إذا حسمها المنظّم بجولة فاصلة.' },
    { section: 7, term: 'الإعادة', text: 'الخريطة المُعادة تُحتسب كما لُعبت في النهاية.' },
    {
      section: 8,
      term: 'عدد الخرائط',
      text: 'إذا تغيّر قبل اللعب فالمباراة لاغية، وبعده يفوز من يعلنه المنظّم.',
    },
    {
      section: 9,
      term: 'التأجيل',
      text: 'إذا بدأت خلال 48 ساعة تبقى الرهانات سارية، وإلا فهي لاغية. لا تتغير أوقات إغلاق الرهان.',
    },
    {
      section: 10,
      term: 'البدء المبكر',
      text: 'يُغلق الرهان وتبقى الرهانات سارية. لاغية إذا بقي الصندوق المبكر مفتوحًا حتى نهاية الخريطة الأولى.',
    },
    {
      section: 11,
      term: 'التوقف',
      text: 'تُحتسب إذا استؤنفت أو أُعلن فائز خلال 48 ساعة، وإلا فهي لاغية.',
    },
    {
      section: 12,
      term: 'البدلاء',
      text: 'اللاعبون البدلاء لا يغيّرون شيئًا. أما مشاركة فريق آخر فتُلغي المباراة.',
    },
    { section: 14, term: 'التغيير اللاحق', text: 'بعد فتح المطالبات لا شيء يغيّر النتيجة.' },
  ],
  section: (number: number) => `البند ${isolate(String(number))}`,
  version: (version: string) => `النسخة ${isolate(version)}.`,
  datedVersion: (date: string, version: string) => `نسخة ${isolate(date)}، ${isolate(version)}.`,
  verified: 'نصها مطابق لقيمة hash على السلسلة.',
  link: 'افتح النص',
  fullText: 'النص الكامل بالإنجليزية، وهو المعتمد',
  differs: 'النص في هذا العنوان ليس النص المسجّل على السلسلة. لا تعتمد عليه.',
  unopenable: 'لا يستطيع المتصفح فتح هذا العنوان، فلا يمكن التحقق من النص.',
  unreachable: 'تعذّر تحميل القواعد من عنوانها.',
  decidedBy: (version: string) => `يُحسم وفق قواعد الحسم، النسخة ${isolate(version)}.`,
  decidedByDated: (date: string, version: string) =>
    `يُحسم وفق قواعد الحسم بتاريخ ${isolate(date)}، النسخة ${isolate(version)}.`,
  none: 'لم تكن هناك قواعد حسم على السلسلة عند إنشاء هذه المباراة.',
}
