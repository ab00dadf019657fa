import type { wallet as english } from '@/i18n/en/wallet'
import { isolate } from './isolate'

export const wallet: typeof english = {
  connect: 'ربط المحفظة',
  connecting: 'جارٍ الربط…',
  choose: 'اختيار محفظة',
  unnamed: 'محفظة المتصفح',
  connectionError: (message: string) => `تعذّر ربط المحفظة: ${isolate(message)}`,
  wrongChain: (chain: string) => `محفظتك على شبكة أخرى. بدّل إلى ${isolate(chain)} للرهان.`,
  switchTo: (chain: string) => `التبديل إلى ${isolate(chain)}`,
  switching: 'جارٍ التبديل…',
  getWeth: 'الحصول على WETH',
  slow: 'الشبكة بطيئة في الرد. انتظر قليلًا.',
  slowOrChooseRpc: 'الشبكة بطيئة في الرد. انتظر قليلًا أو جرّب RPC آخر.',
  standingStill: 'لا كتل جديدة منذ دقيقتين. قد تكون البيانات قديمة، وستتحدّث عندما تستأنف الشبكة عملها.',
  unreachable: 'تعذّر الاتصال بالشبكة. قد تكون البيانات قديمة، وسنعيد الاتصال تلقائيًا.',
}
