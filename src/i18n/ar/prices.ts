import type { prices as english } from '@/i18n/en/prices'
import { isolate } from './isolate'

export const prices: typeof english = {
  currency: 'العملة',
  source: (name, time) => `${isolate(name)}، ${time}`,
  unavailable: 'لا يتوفر سعر حديث، لذا تظهر القيم بعملة WETH فقط.',
}
