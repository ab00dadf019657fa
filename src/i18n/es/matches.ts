import { counted } from '@/i18n/en/counted'
import type { matches as english } from '@/i18n/en/matches'
import { formatCount } from '@/i18n/format/locale'

export const matches: typeof english = {
  list: {
    title: 'Partidos',
    subtitle: 'Apuesta hasta que termine el partido. Cada apuesta mueve las cuotas.',
    filter: 'Mostrar',
    filters: {
      upcoming: 'Próximos',
      live: 'En vivo',
      ended: 'Terminados',
      finalized: 'Resueltos',
    },
    refine: 'Buscar y ordenar',
    search: 'Buscar partidos',
    searchHint: 'Equipo, juego o evento',
    game: 'Juego',
    allGames: 'Todos los juegos',
    sort: 'Ordenar por',
    sorts: {
      pool: 'Mayor bote',
      newest: 'Más recientes',
    },
    soonest: {
      upcoming: 'Empiezan pronto',
      live: 'Cierran pronto',
      ended: 'Terminados hace poco',
      finalized: 'Terminados hace poco',
    },
    count: (count) => counted(count, 'partido', 'partidos'),
    noneNext: {
      upcoming: 'Los partidos nuevos aparecen aquí en cuanto se crean.',
      live: 'Ahora mismo no hay partidos en vivo.',
      ended: 'Todos los partidos terminados tienen resultado.',
      finalized: 'Los resultados aparecen aquí en cuanto se publican.',
    },
    noneFound: 'No se encontraron partidos',
    noneFoundText: 'Prueba con otro equipo o con todos los juegos.',
    noneFoundYet: (count) =>
      `Sin coincidencias entre los ${formatCount(count)} partidos más recientes. Puede haberlas entre los anteriores.`,
    foundUnder: (count, filter) => `${counted(count, 'partido', 'partidos')} en «${filter}»`,
    clear: 'Borrar búsqueda',
    older: 'Mostrar partidos anteriores',
    loadingOlder: 'Cargando partidos anteriores…',
  },
}
