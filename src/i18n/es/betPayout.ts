import type { betPayout as english } from '@/i18n/en/betPayout'
import { formatCount } from '@/i18n/format/locale'

export const betPayout: typeof english = {
  viewMyBets: 'Ver mis apuestas',
  addMore: 'Aumentar esta apuesta',
  resultExpected: 'Resultado previsto',
  noResultBy: (time) =>
    `¿Sin resultado antes del ${time}? Cualquiera puede anular el partido y se devuelve todo.`,
  nextMatch: 'Próximo partido',
  transaction: 'Transacción',
  potentialWinnings: 'Ganancias potenciales',
  payoutDetails: 'Cómo se calcula',
  ifItWins: (team) => `Pago si gana ${team}`,
  stake: 'Apostado',
  fee: (percent) => `Comisión (${percent} de la ganancia)`,
  profit: 'Beneficio tras la comisión',
  share: (side) => `Tu parte del bote de ${side}`,
  multiplier: 'Cuota',
  oddsWere: (odds) => `antes ${odds}`,
  multiplierChange: (before, after) => `${before} ahora, ${after} con tu apuesta`,
  liveRoom: (side) => `Disponible en vivo para ${side}`,
  liveText:
    'Las apuestas en vivo solo juegan entre sí. Otros pueden ver el partido antes que tú; por eso el bote en vivo es pequeño.',
  estimate: 'Estimación. Las cuotas y lo igualado cambian con cada apuesta.',
  pool: 'Bote',
  matchedText:
    'Solo puedes perder la parte igualada; el resto se devuelve. Nuevas apuestas pueden igualar más.',
  capped: (times) => `La ganancia máxima es ${formatCount(times)} veces lo apostado.`,
  warnings: {
    nobodyOpposite: {
      early: (team) =>
        `Nadie ha apostado aún por ${team}. Si sigue así, recuperas tu apuesta gane quien gane.`,
      live: (team) =>
        `Nadie ha apostado aún en vivo por ${team}. Si sigue así, recuperas esta apuesta gane quien gane.`,
    },
    noProfit: 'Con estas cuotas, si ganas solo recuperas tu apuesta.',
    profitBelowGas: (gas, coin) =>
      `Con estas cuotas, el gas (unos ${gas} ${coin}) costaría más que tu ganancia.`,
    lowOdds: (stake, profit) => `Apostarías ${stake} para ganar ${profit}.`,
    oddsCut: (before, after) => `Tu apuesta baja la cuota de ${before} a ${after}.`,
  },
  oddsProtectionUntil: (minutes) =>
    `Con protección, la apuesta se cancela si no entra en un bloque en ${minutes} minutos.`,
}
