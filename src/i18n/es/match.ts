import type { match as english } from '@/i18n/en/match'

export const match: typeof english = {
  teamA: 'Equipo A',
  teamB: 'Equipo B',
  versus: 'vs',
  poolShare: (a, b) => `El Equipo A tiene el ${a} del bote; el Equipo B, el ${b}`,
  poolEmpty: 'Aún no hay apuestas',
  minBet: 'Apuesta mín.',
  maxBet: 'Apuesta máx.',
  startTime: 'Inicio',
  startsIn: 'Empieza en',
  endsIn: 'Termina en',
  pools: { early: 'Bote prepartido', live: 'Bote en vivo' },
  won: 'Ganó',
  lost: 'Perdió',
  placeBet: 'Apostar',
  viewDetails: 'Ver detalles',
  pays: 'Paga',
  bettingClosed: 'Apuestas cerradas',
  challenged: 'Impugnado',
  status: {
    upcoming: 'Próximo',
    live: 'En vivo',
    ended: 'Esperando resultado',
    finalized: 'Resuelto',
    void: 'Anulado',
  },
}
