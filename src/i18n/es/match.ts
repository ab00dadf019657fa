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
  rulingWithin: 'Fallo antes de',
  pool: 'Bote',
  pools: { early: 'Bote prepartido', live: 'Bote en vivo' },
  won: 'Ganó',
  lost: 'Perdió',
  placeBet: 'Apostar',
  viewDetails: 'Ver detalles',
  pays: 'Paga',
  betOn: (team, odds) =>
    odds ? `Apostar por ${team}, paga ${odds}` : `Apostar por ${team}, aún sin apuestas`,
  bettingClosed: 'Apuestas cerradas',
  challenged: 'Impugnado',
  status: {
    upcoming: 'Próximo',
    live: 'En vivo',
    ended: 'Esperando resultado',
    finalized: 'Resuelto',
    void: 'Anulado',
  },
  none: 'Aún no hay partidos',
  see: {
    upcoming: 'Ver próximos partidos',
    live: 'Ver partidos en vivo',
    finalized: 'Ver resultados',
  },
}
