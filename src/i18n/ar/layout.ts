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

  connectingWallet: 'جارٍ ربط محفظتك',
  claimable: 'متاح للمطالبة',

  paused: 'الرهانات الجديدة متوقفة مؤقتًا. المطالبات والاستردادات والنتائج مستمرة كالمعتاد.',

  account: 'محفظتك',

  notFound: {
    title: 'الصفحة غير موجودة',
    text: 'تحقق من الرابط أو تصفّح المباريات.',
    viewMatches: 'عرض كل المباريات',
  },
  error: {
    title: 'حدث خطأ ما',
    message: (message: string) => `خطأ: ${isolate(message)}`,
  },

  footer: {
    copyright: (year: number) => `© ${year} Clutchpool. جميع الحقوق محفوظة.`,
    version: 'الإصدار',
    tagline: 'مراهنات على الرياضات الإلكترونية يتقاسم فيها الفائزون رهانات الخاسرين.',
    admin: 'الإدارة',
    responsibly: 'راهن بمسؤولية.',
    adults: `لمن هم فوق 18 عامًا (${isolate('18+')}) وحيث يسمح القانون. لا تراهن بأكثر مما تتحمل خسارته.`,
  },
  rpc: {
    title: 'إعدادات الشبكة',
  },
  limit: {
    title: 'حد الرهان اليومي',
    where: 'محفوظ في هذا المتصفح فقط',
    none: 'لا يوجد حد',
    ofLimit: (staked: string, limit: string) => `رهانات اليوم: ${isolate(staked)} من ${weth(limit)}`,
    set: 'تعيين حد',
    change: 'تغيير',
    nextIs: (limit: string) => `ابتداءً من الغد: ${weth(limit)}`,
    nextIsNone: 'ابتداءً من الغد: بلا حد',
  },
}
