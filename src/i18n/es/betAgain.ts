import type { Messages } from '@/i18n/catalogue'

export const betAgain: Messages['betAgain'] = {
  title: 'Vuelve a apostar en el nuevo partido',
  text: (amount, side) => `Cobra el reembolso y apuesta otra vez ${amount} WETH por ${side}.`,
  button: 'Cobrar y apostar otra vez',
  busy: 'Apostando otra vez...',
  twoSteps: 'Dos confirmaciones: aprobar WETH y, después, cobrar y apostar.',
  done: 'Reembolso cobrado y apuesta realizada.',
}
