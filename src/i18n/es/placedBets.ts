import type { placedBets as english } from '@/i18n/en/placedBets'

export const placedBets: typeof english = {
  yourPosition: 'Tu apuesta',
  unmatched: {
    pays: (amount) => `${amount} sin igualar, se te devuelven`,
    paid: (amount) => `${amount} sin igualar, devueltos`,
  },
  paidNote: 'La cobraron por ti. Está en tu billetera.',
  provisional: {
    won: (until) => `Ganada. Se puede impugnar hasta el ${until}.`,
    lost: (until) => `Puedes impugnar el resultado hasta el ${until}.`,
    void: (until) => `Anulada. Se puede impugnar hasta el ${until}.`,
    challenged: (until) => `El árbitro tiene hasta el ${until} para emitir su fallo.`,
  },
  status: {
    pending: 'Pendiente',
    challenged: 'Impugnada',
    won: 'Ganada',
    lost: 'Perdida',
    claimed: 'Cobrada',
    paid: 'Pagada',
    claimableIn: (time) => `Cobrable en ${time}`,
    refund: 'Reembolso',
    refunded: 'Reembolsada',
  },
  claim: 'Cobrar',
  claiming: 'Cobrando…',
  claimFailed: 'No se pudieron cobrar las ganancias. Inténtalo de nuevo.',
  claimedToast: (amount) => `Cobrado: ${amount} WETH, ya en tu billetera`,
  again: {
    title: 'Vuelve a apostar en el nuevo partido',
    text: (amount, side) => `Cobra el reembolso y apuesta otra vez ${amount} WETH por ${side}.`,
    button: 'Cobrar y apostar otra vez',
    busy: 'Apostando otra vez…',
    twoSteps: 'Dos confirmaciones: aprobar WETH y, después, cobrar y apostar.',
    done: 'Reembolso cobrado y apuesta realizada.',
  },
}
