import type { rescue as english } from '@/i18n/en/rescue'
import { counted, countedOblique, nouns } from './counted'
import { isolate, weth } from './isolate'

export const rescue: typeof english = {
  title: 'استرداد أموالك من Clutchpool',
  intro: (chain) =>
    `استردّ أموالك دون موقع Clutchpool. لا يحتاج هذا الملف إلا إلى RPC لشبكة ${isolate(chain)}.`,
  language: 'اللغة',

  address: 'العنوان الذي يُدفع له',
  addressHint: 'يمكن لأي حساب أن يرسل: لا تدفع العقود إلا لهذا العنوان.',
  useWallet: 'استخدام عنوان محفظتي',
  rpc: 'رابط RPC',
  rpcHint: (chain) => `أي RPC لشبكة ${isolate(chain)}، ومنه عقدتك الخاصة.`,
  check: 'تحقّق',
  wallet: 'المحفظة',
  unnamedWallet: 'محفظة المتصفح',
  noWallet:
    'لم نجد أي محفظة. إن كانت لديك إضافة فاسمح لها في إعداداتها بالوصول إلى روابط الملفات، ثم أعد التحميل. ودونها أرسل من مستكشف الكتل.',
  trust:
    'تأتي الأسماء والمبالغ من RPC الذي أدخلته، وقد لا يصدق. أما العقود والدوال فثابتة في هذا الملف. تحقق من المبلغ في محفظتك قبل التأكيد.',

  problems: {
    address: 'أدخل عنوانًا صالحًا: ‎0x‎ يليه 40 رمزًا ست عشريًا.',
    rpc: 'أدخل رابطًا يبدأ بـ ‎https://‎ أو ‎http://‎.',
    otherChain: (id, chain) => `هذا الـRPC يخدم الشبكة ${isolate(id)} لا ${isolate(chain)}. أدخل غيره.`,
    falseAnswer: 'لا يمكن أن تكون إجابة هذا الـRPC من العقود. أدخل غيره.',
  },

  read: {
    bets: (count) => `قُرئت: ${counted(count, nouns.bet)}`,
    tournaments: (count) => `قُرئت: ${counted(count, nouns.tournament)}`,
    matches: (count) => `قُرئت: ${counted(count, nouns.match)}`,
  },
  connecting: 'جارٍ الاتصال…',
  reading: 'جارٍ القراءة…',
  done: 'اكتملت القراءة',

  claims: {
    title: 'المدفوعات',
    total: (amount) => `يمكن المطالبة بمبلغ ${weth(amount)} الآن`,
    none: 'لا شيء للمطالبة به الآن.',
  },
  anyone: {
    title: 'متاح للجميع',
    text: 'تحرّر هذه الخطوات أموالًا عالقة. تحقّق مجددًا بعدها.',
    none: 'لا شيء للقيام به الآن.',
  },
  waiting: {
    title: 'لم يحن دفعه بعد',
    none: 'لا شيء قيد الانتظار.',
    result: (date) => `لا نتيجة بعد. ابتداءً من ${isolate(date)} يمكن لأي شخص إبطالها.`,
    pays: (outcome, amount, date) =>
      `النتيجة: ${outcome}. تدفع ${weth(amount)} ابتداءً من ${isolate(date)} ما لم يُطعن فيها قبل ذلك.`,
    named: (outcome, date) => `النتيجة: ${outcome}. يمكن الطعن فيها حتى ${isolate(date)}.`,
    challenged: (date) => `مطعون فيها. إن لم يصدر حكم قبل ${isolate(date)} فيمكن لأي شخص إبطالها.`,
    action: 'تحتاج إلى خطوة من قائمة «متاح للجميع».',
    tournament: (date) => `لم تُنهَ بعد. ابتداءً من ${isolate(date)} يمكن لأي شخص إبطالها.`,
  },

  actions: {
    claimBets: (count, amount) => `المطالبة بـ${countedOblique(count, nouns.bet)}: ${weth(amount)}`,
    claimRewards: (count, amount) => `المطالبة بـ${countedOblique(count, nouns.tournament)}: ${weth(amount)}`,
    voidMatches: (count) => `إبطال ${countedOblique(count, nouns.match)}`,
    ask: 'سؤال Reality.eth',
    settle: 'نقل إجابة Reality.eth',
    voidTournament: 'إبطال البطولة',
    scorePlayers: 'احتساب نقاط التوقعات',
    finalizeTournament: 'إنهاء البطولة',
  },
  effects: {
    ask: 'طُعن في نتيجة المباراة. الإجابة تحسمها.',
    settle: 'أُجيب عن السؤال. تصبح الإجابة هي النتيجة.',
    voidMatches: 'لم يحسمها أحد في الموعد. تُردّ كل الرهانات.',
    voidTournament: 'لم يُنهِها أحد في الموعد. تُردّ كل رسوم الاشتراك.',
    scorePlayers: 'النتائج نهائية. النقاط تحدد الفائز بالجائزة.',
    finalizeTournament: 'احتُسبت كل التوقعات. يمكن للفائزين المطالبة بعد ذلك.',
  },
  send: 'إرسال',
  confirm: 'أكّد في محفظتك…',
  pending: 'أُرسلت. بانتظار الشبكة…',
  mined: 'تمّ. تحقّق مجددًا لترى الخطوة التالية.',

  manual: {
    title: 'الإرسال من مستكشف الكتل',
    open: 'افتح العقد في مستكشف الكتل:',
    connect: 'اختر «Write contract» ثم اربط محفظتك.',
    call: (name) => `استدعِ ${isolate(name)} بهذه القيم:`,
    data: (coin) => `أو أرسل ${isolate(`0 ${coin}`)} إلى العقد من أي محفظة مع هذه البيانات:`,
    copy: 'نسخ البيانات',
    copied: 'تم النسخ!',
  },
}
