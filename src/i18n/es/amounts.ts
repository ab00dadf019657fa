import type { amounts as english } from '@/i18n/en/amounts'

export const amounts: typeof english = {
  empty: () => 'Escribe una cantidad.',
  notANumber: () => 'Escribe un número, como 0,5.',
  severalSeparators: () => 'Usa un solo punto o una sola coma decimal.',
  tooManyDecimals: (unit) => `${unit} admite hasta 18 decimales.`,
  tooLarge: () => 'Esa cantidad es demasiado alta.',
}
