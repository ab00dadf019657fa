import type { layout as english } from '@/i18n/en/layout'
import { isolate, weth } from './isolate'

export const layout: typeof english = {
  brand: 'Clutchpool',
  skipToContent: 'الانتقال إلى المحتوى',
  navigation: 'القائمة الرئيسية',
  matches: 'المباريات',
  tournaments: 'البطولات',
  myBets: 'رهاناتي',
  language: 'اللغة',
  community: 'المجتمع',
  loading: 'جارٍ التحميل…',

  connectingWallet: 'جارٍ ربط محفظتك',
  claimable: 'متاح للمطالبة',
  confirmIn: (wallet: string) => `بانتظار التأكيد في ${isolate(wallet)}…`,
  browsingNote: 'لا يحتاج التصفح إلى محفظة. والربط لا يشارك سوى عنوانك، ولا يتحرك شيء دون توقيعك.',

  paused: 'الرهانات الجديدة متوقفة مؤقتًا. المطالبات والاستردادات والنتائج مستمرة كالمعتاد.',

  account: 'محفظتك',
  wrap: {
    legend: 'تغليف أو فك تغليف',
    amount: 'المبلغ',
    max: 'الأقصى',
    tooMuch: 'هذا أكثر مما لديك.',
  },

  notFound: {
    title: 'الصفحة غير موجودة',
    text: 'لا شيء في هذا العنوان.',
    viewMatches: 'عرض كل المباريات',
  },
  error: {
    title: 'حدث خطأ ما',
    message: (message: string) => `خطأ: ${isolate(message)}`,
  },

  footer: {
    copyright: (year: number) => `© ${year} Clutchpool. جميع الحقوق محفوظة.`,
    tagline: 'مراهنة مفتوحة للجميع على الرياضات الإلكترونية. سلسلة الكتل هي الخادم الوحيد.',
    admin: 'المشغّل',
    responsibly: 'راهن بمسؤولية.',
    adults: `للبالغين فقط (${isolate('18+')})، وحيث يسمح القانون فقط. لا تراهن بأكثر مما يمكنك تحمّل خسارته.`,
  },
  rpc: {
    title: 'إعدادات الشبكة',
    explain:
      'يقرأ التطبيق السلسلة عبر RPC، وهو خادم يمكن لأي شخص تشغيله. إن كانت خوادم هذا الموقع بطيئة أو متوقفة، أو كنت لا تريد أن تطّلع تلك الخوادم على ما تتصفحه، فاستخدم خادمك. ولمحفظتك إعداد خاص بها.',
    label: 'رابط RPC',
    hint: (chain: string) =>
      `يبدأ بـ ${isolate('https://')} أو ${isolate('wss://')}، ويخدم ${isolate(chain)}. يُحفظ في هذا المتصفح، ولا يُسأل بعد ذلك غيره.`,
    save: 'استخدام هذا الـ RPC',
    checking: 'جارٍ التحقق…',
    reset: 'استخدام RPC هذا الموقع',
    noUrl: `هذا ليس رابط RPC: الرابط يبدأ بـ ${isolate('https://')} أو ${isolate('wss://')}.`,
    unreachable: 'لم يصل أي رد من هذا الـ RPC. هل الرابط صحيح، وهل يقبل طلبات المواقع؟',
    otherChain: (chainId: number, chain: string, wanted: number) =>
      `هذا الـ RPC يخدم السلسلة ${chainId}، أما ${isolate(chain)} فهي السلسلة ${wanted}.`,
  },
  limit: {
    title: 'حد الرهان اليومي',
    where: 'محفوظ في هذا المتصفح فقط',
    none: 'لا يوجد حد',
    ofLimit: (staked: string, limit: string) => `رهانات اليوم: ${isolate(staked)} من ${weth(limit)}`,
    set: 'تعيين حد',
    change: 'تغيير',
    explain:
      'أقصى ما تريد أن تراهن به في اليوم. يُحفظ في هذا المتصفح فقط: لا ينتقل معك إلى جهاز آخر، ومسح بيانات المواقع يزيله.',
    label: 'الأقصى في اليوم (WETH)',
    hint: 'خفض الحد يسري فورًا، أما رفعه أو إزالته فمن الغد.',
    save: 'حفظ الحد',
    remove: 'إزالة الحد',
    nextIs: (limit: string) => `ابتداءً من الغد: ${weth(limit)}`,
    nextIsNone: 'ابتداءً من الغد: بلا حد',
  },
}
