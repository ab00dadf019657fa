import type { wallet as english } from '@/i18n/en/wallet'
import { isolate } from './isolate'

export const wallet: typeof english = {
  connect: 'ربط المحفظة',
  connecting: 'جارٍ الربط…',
  disconnect: 'فصل المحفظة',
  choose: 'اختيار محفظة',
  recent: 'استُخدمت مؤخرًا',
  notInstalled: 'يُرجى تثبيت MetaMask أولًا',
  getWallet: 'الحصول على MetaMask',
  openInWalletBrowser: 'افتح هذه الصفحة في تطبيق محفظتك:',
  connectionError: (message: string) => `تعذّر ربط المحفظة: ${isolate(message)}`,
  wrongChain: (chain: string) => `محفظتك على شبكة أخرى. بدّل إلى ${isolate(chain)} للرهان.`,
  switchTo: (chain: string) => `التبديل إلى ${isolate(chain)}`,
  switching: 'جارٍ التبديل…',
  balances: 'الأرصدة',
  wrap: 'تغليف',
  unwrap: 'فك التغليف',
  wrapHint: (coin: string) => `يحوّل ${coin} إلى WETH بنسبة ${isolate('1:1')}.`,
  unwrapHint: (coin: string) => `يحوّل WETH إلى ${coin} بنسبة ${isolate('1:1')}.`,
  getWeth: 'الحصول على WETH',
  copyAddress: 'نسخ العنوان',
  explorer: 'عرض في المستكشف',
  unanswered: 'بانتظار محفظتك. ابحث عن نافذة مخفية أو أيقونة الإضافة. وإن وافقت لاحقًا يظل ذلك ساريًا.',
  stopWaiting: 'إيقاف الانتظار',
  standingStill: 'لا كتل جديدة منذ دقيقتين. قد تكون البيانات قديمة، وستتحدّث عندما تستأنف الشبكة عملها.',
  unreachable: 'تعذّر الاتصال بالشبكة. قد تكون البيانات قديمة، وسنعيد الاتصال تلقائيًا.',
}
