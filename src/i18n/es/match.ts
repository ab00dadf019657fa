import { counted } from '@/i18n/en/counted'
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
  rulingWithin: 'Plazo del fallo',
  pool: 'Bote',
  pools: { early: 'Bote prepartido', live: 'Bote en vivo' },
  won: 'Ganó',
  lost: 'Perdió',
  toBetForm: 'Apostar',
  viewDetails: 'Ver detalles',
  pays: 'Paga',
  oddsOfAmount: (odds, amount) => `${odds} con ${amount}`,
  betOn: (team, odds) =>
    odds ? `Apostar por ${team}, paga ${odds}` : `Apostar por ${team}, aún sin apuestas`,
  market: {
    winner: 'Ganador',
    map: (map) => `Mapa ${map}`,
    total: (line) => `Más/menos de ${line} mapas`,
    over: (line) => `Más de ${line}`,
    under: (line) => `Menos de ${line}`,
    more: (count) => `+${counted(count, 'mercado', 'mercados')}`,
  },
  bettingClosed: 'Apuestas cerradas',
  status: {
    upcoming: 'Próximo',
    live: 'En vivo',
    ended: 'Esperando resultado',
    challenged: 'Impugnado',
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
