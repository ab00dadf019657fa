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
  wrongChain: (chain: string) => `محفظتك على شبكة أخرى. الرهان يجري على شبكة ${isolate(chain)}.`,
  switchTo: (chain: string) => `التبديل إلى ${isolate(chain)}`,
  switching: 'جارٍ التبديل…',
  balances: 'الأرصدة',
  wrap: 'تغليف',
  unwrap: 'فك التغليف',
  wrapHint: (coin: string) => `يحوّل ${coin} إلى WETH، واحدًا بواحد.`,
  unwrapHint: (coin: string) => `يعيد تحويل WETH إلى ${coin}، واحدًا بواحد.`,
  getWeth: 'الحصول على WETH',
  copyAddress: 'نسخ العنوان',
  explorer: 'عرض في المستكشف',
  unanswered:
    'لم ترد محفظتك بعد. قد تكون نافذتها خلف هذه النافذة، أو في قائمة إضافة المتصفح. وما تؤكده هناك لاحقًا يظل ساريًا.',
  stopWaiting: 'إيقاف الانتظار',
  standingStill:
    'لم تُظهر الشبكة كتلة جديدة منذ دقيقتين. قد يكون ما تراه قديمًا، وسيتحدّث تلقائيًا عندما تستأنف الشبكة عملها.',
  unreachable: 'تعذّر الوصول إلى الشبكة. ما تراه هو آخر حالة معروفة، وسيتحدّث تلقائيًا عندما تعود الشبكة.',
}
