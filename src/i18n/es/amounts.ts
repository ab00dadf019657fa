import type { amounts as english } from '@/i18n/en/amounts'

export const amounts: typeof english = {
  empty: () => 'Escribe una cantidad.',
  notANumber: () => 'Escribe la cantidad en cifras, como 0.5 o 0,5.',
  severalSeparators: () => 'Usa un solo separador decimal: punto o coma.',
  tooManyDecimals: (unit) => `${unit} admite 18 decimales como máximo.`,
  tooLarge: () => 'Es más de lo que tiene cualquier billetera.',
}
