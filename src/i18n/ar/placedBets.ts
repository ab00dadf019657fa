import type { placedBets as english } from '@/i18n/en/placedBets'
import { isolate, weth } from './isolate'

export const placedBets: typeof english = {
  yourPosition: 'رهانك',
  unmatched: {
    pays: (amount: string) => `${isolate(amount)} غير مُقابَل، يُعاد إليك`,
    paid: (amount: string) => `${isolate(amount)} غير مُقابَل، أُعيد إليك`,
  },
  paidNote: 'تمت المطالبة نيابةً عنك، وأموالك في محفظتك.',
  provisional: {
    won: (until: string) => `رابح. يمكن الطعن في النتيجة حتى ${until}.`,
    lost: (until: string) => `يمكنك الطعن في النتيجة حتى ${until}.`,
    void: (until: string) => `لاغٍ. يمكن الطعن في الإبطال حتى ${until}.`,
    challenged: (until: string) => `أمام المُحكِّم حتى ${until} لإصدار الحُكم.`,
  },
  status: {
    pending: 'قيد الانتظار',
    challenged: 'قيد الطعن',
    won: 'رابح',
    lost: 'خاسر',
    claimed: 'تمت المطالبة',
    paid: 'تم الدفع',
    claimableIn: (time: string) => `المطالبة متاحة بعد ${time}`,
    refund: 'استرداد',
    refunded: 'تم الاسترداد',
  },
  claim: 'مطالبة',
  claiming: 'جارٍ تنفيذ المطالبة…',
  claimFailed: 'تعذّرت المطالبة بالأرباح. يُرجى إعادة المحاولة.',
  claimedToast: (amount: string) => `تمت المطالبة: ${weth(amount)} في محفظتك`,
  again: {
    title: 'راهن مجددًا على المباراة الجديدة',
    text: (amount, side) => `استرد رهانك وراهن بمبلغ ${weth(amount)} على ${side} مجددًا.`,
    button: 'استرداد ورهان جديد',
    busy: 'جارٍ الرهان مجددًا…',
    twoSteps: 'تأكيدان: الموافقة على WETH، ثم الاسترداد والرهان.',
    done: 'استُرد المبلغ ووُضع الرهان.',
  },
}
