import type { betAgain as english } from '@/i18n/en/betAgain'

export const betAgain: typeof english = {
  title: 'Vuelve a apostar en el nuevo partido',
  text: (amount, side) => `Cobra el reembolso y apuesta otra vez ${amount} WETH por ${side}.`,
  button: 'Cobrar y apostar otra vez',
  busy: 'Apostando otra vez…',
  twoSteps: 'Dos confirmaciones: aprobar WETH y, después, cobrar y apostar.',
  done: 'Reembolso cobrado y apuesta realizada.',
}
