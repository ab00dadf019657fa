import type { prices as english } from '@/i18n/en/prices'

export const prices: typeof english = {
  currency: 'Moneda',
  source: (name, time) => `${name}, ${time}`,
  unavailable: 'Sin precio actual: los valores se muestran solo en WETH.',
}
