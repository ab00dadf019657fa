import type { betAgain as english } from '@/i18n/en/betAgain'
import { weth } from './isolate'

export const betAgain: typeof english = {
  title: 'راهن مجددًا على المباراة الجديدة',
  text: (amount, side) => `استرد رهانك وراهن بمبلغ ${weth(amount)} على ${side} مجددًا.`,
  button: 'استرداد ورهان جديد',
  busy: 'جارٍ الرهان مجددًا…',
  twoSteps: 'تأكيدان: الموافقة على WETH، ثم الاسترداد والرهان.',
  done: 'استُرد المبلغ ووُضع الرهان.',
}
