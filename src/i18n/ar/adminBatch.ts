import type { adminBatch as english } from '@/i18n/en/adminBatch'
import { formatCount } from '@/i18n/format/locale'
import { counted, countedOblique, nouns } from './counted'
import { weth } from './isolate'

const matches = (count: number) => counted(count, nouns.match)

export const adminBatch: typeof english = {
  title: 'المباريات المحددة',
  clear: 'إلغاء التحديد',
  listed: 'المباريات المشمولة',
  leftOut: (count: number) => `مستبعدة من المعاملة: ${matches(count)}`,
  transactions: (count: number, most: number) =>
    count === 1
      ? 'معاملة واحدة تشملها كلها أو لا تشمل أيًّا منها.'
      : `يتطلب ${countedOblique(count, nouns.transaction)} متتالية، تضم كل منها ${countedOblique(most, nouns.match)} على الأكثر. إن أخفقت إحداها، فاضغط مجددًا لإرسال الباقي.`,
  sending: ({ batch, batches }: { batch: number; batches: number }) =>
    `جارٍ الإرسال، ${formatCount(batch)} من ${formatCount(batches)}…`,
  finalAtOnce: 'نهائي فورًا، إذ لا مهلة اعتراض لها.',
  refusals: {
    unchallenged: 'لم يطعن فيها أحد.',
    challenged: 'النتيجة قيد الطعن: لا يحسمها إلا المُحكِّم.',
    resolved: 'لها نتيجة بالفعل. صحّحها ضمن «إدارة».',
    closed: 'الرهان مغلق بالفعل.',
    ended: 'انتهى الرهان بالفعل.',
    early: 'لم تنتهِ المباراة بعد.',
    abandoned: 'انقضت مهلة النتيجة: لا يمكن سوى إبطالها.',
  },
  name: {
    button: (count: number) => `إعلان الفائزين (${formatCount(count)})`,
    busy: 'جارٍ إعلان الفائزين…',
    confirmTitle: (count: number) => `إعلان نتائج المباريات (${formatCount(count)})؟`,
    does: 'اختر الفائز في كل مباراة.',
    winnerOf: (match: string) => `الفائز في ${match}`,
    pays: (stakes: string, paid: string) => `رهانات ${stakes} · يُدفع ${weth(paid)}`,
    choose: (left: number) => `مباريات لم تختر فائزها بعد: ${formatCount(left)}.`,
    type: (left: number) => `مباريات لم تكتب فائزها بعد: ${formatCount(left)}.`,
    cannot: 'خلال مهلة الاعتراض، إن وُجدت، يمكن للمالك تصحيح كل نتيجة مرة، ولأي شخص الطعن فيها.',
    confirm: 'إعلان النتائج',
    confirmed: (count: number) => `أُعلنت النتائج. العدد: ${formatCount(count)}`,
  },
  close: {
    button: (count: number) => `إغلاق الرهان (${formatCount(count)})`,
    busy: 'جارٍ الإغلاق…',
    confirmTitle: (count: number) => `إغلاق الرهان على المباريات (${formatCount(count)})؟`,
    does: [
      'لن يتمكن أحد من الرهان على هذه المباريات. تبقى الرهانات الحالية سارية.',
      'وتُجمَّد توقعاتها في البطولات أيضًا، فتكون الأفضلية لمن علم بذلك.',
    ],
    cannot: 'لا يمكن إعادة فتح الرهان. ولا تُتاح المطالبة قبل موعد النهاية.',
    confirm: 'إغلاق الرهان نهائيًا',
    confirmed: (count: number) => `أُغلق الرهان. ${matches(count)}`,
  },
  void: {
    button: (count: number) => `إبطال (${formatCount(count)})`,
    busy: 'جارٍ الإبطال…',
    confirmTitle: (count: number) => `إبطال المباريات (${formatCount(count)})؟`,
    does: (amount: string) => `يسترد كل مراهن مبلغ رهانه كاملًا، بمجموع ${weth(amount)}. لا فائز ولا رسوم.`,
    noBets: 'لا رهانات.',
    refund: (amount: string) => `يُرد ${weth(amount)}.`,
    atOnce: 'نهائي فورًا، إذ لم تُحسم في الوقت المحدد.',
    cannot: 'خلال مهلة الاعتراض، إن وُجدت، يمكن للمالك تصحيح كل إبطال مرة، ولأي شخص الطعن فيه.',
    confirm: 'إبطال وردّ الأموال',
    confirmed: (count: number) => `أُبطلت المباريات (${formatCount(count)}). يمكن استرداد كل الرهانات`,
  },
  rule: {
    button: (count: number) => `الحُكم (${formatCount(count)})`,
    busy: 'جارٍ إصدار الأحكام…',
    confirmTitle: (count: number) => `الحُكم في المباريات (${formatCount(count)})؟`,
    does: 'اختر الحُكم في كل مباراة.',
    rulingOn: (match: string) => `الحُكم في ${match}`,
    choose: (left: number) => `مباريات لم تختر حُكمها بعد: ${formatCount(left)}.`,
    bond: (amount: string) => `الكفالة ${weth(amount)}`,
    cannot: 'لا يمكن تغيير الأحكام أو الطعن فيها.',
    confirm: 'إصدار الأحكام',
    confirmed: (count: number) => `صدرت الأحكام. العدد: ${formatCount(count)}`,
  },
}
