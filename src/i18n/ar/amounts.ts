import type { amounts as english } from '@/i18n/en/amounts'
import { isolate } from './isolate'

export const amounts: typeof english = {
  empty: () => 'أدخل مبلغًا.',
  notANumber: () => `أدخل رقمًا مثل ${isolate('0.5')}.`,
  severalSeparators: () => 'استخدم نقطة أو فاصلة عشرية واحدة فقط.',
  tooManyDecimals: (unit: string) => `تقبل ${unit} حتى 18 خانة عشرية.`,
  tooLarge: () => 'هذا المبلغ كبير جدًا.',
}
