import type { amounts as english } from '@/i18n/en/amounts'
import { isolate } from './isolate'

export const amounts: typeof english = {
  empty: () => 'أدخل مبلغًا.',
  notANumber: () => `أدخل المبلغ بالأرقام من 0 إلى 9، مثل ${isolate('0.5')} أو ${isolate('0,5')}.`,
  severalSeparators: () => 'استخدم فاصلة عشرية واحدة فقط، نقطة أو فاصلة.',
  tooManyDecimals: (unit: string) => `لا تزيد الخانات العشرية في ${unit} على 18.`,
  tooLarge: () => 'هذا أكثر مما في أي محفظة.',
}
