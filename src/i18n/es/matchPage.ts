import type { matchPage as english } from '@/i18n/en/matchPage'

export const matchPage: typeof english = {
  back: 'Todos los partidos',
  score: 'Mapas ganados:',
  oddsBefore: (odds) => `antes ${odds}`,
  moreOf: (event) => `Más de ${event}`,
  otherMatches: 'Otros partidos',
  lastResults: 'Últimos resultados aquí',
  title: (teamA, teamB) => `${teamA} vs ${teamB}`,
  subtitle:
    'Apuesta hasta que termine el partido. Cada apuesta mueve las cuotas y los ganadores se reparten el bote perdedor.',
  untitled: (id) => `Partido ${id}`,
  follow: (host) => `Sigue el partido en ${host}`,
  facts: 'Sobre este partido',
  endTime: 'Fin',
  fee: 'Comisión sobre la ganancia',
  pools: 'Botes',
  totalPool: 'Bote total',
  poolStates: { open: 'Abierto', closed: 'Cerrado', refunded: 'Devuelto' },
  paid: 'Pagó',
  liveRoom: (amount) => `Disponible: ${amount} WETH`,
  closesIn: 'Cierre de apuestas en',

  odds: 'Evolución de las cuotas',
  activity: 'Actividad',

  notFound: 'Partido no encontrado',
  notFoundText: (id) => `No encontramos el partido ${id}. Revisa el enlace e inténtalo de nuevo.`,
}
