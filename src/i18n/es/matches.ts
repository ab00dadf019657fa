import { counted } from '@/i18n/en/counted'
import type { matches as english } from '@/i18n/en/matches'
import { limits } from '@/i18n/format/contractLimits'
import { formatCount } from '@/i18n/format/locale'

export const matches: typeof english = {
  home: {
    title: 'Te damos la bienvenida a Clutchpool',
    subtitle: 'La plataforma de apuestas de esports sin permisos, en una blockchain de videojuegos',
    ongoing: 'Partidos en curso',
    upcoming: 'Empiezan pronto',
    guide: 'Guía de uso',
    guideSteps: [
      {
        title: 'Instala la extensión de la billetera',
        text: 'Sirve cualquier billetera de navegador. Guarda tus claves; nosotros nunca las vemos.',
      },
      {
        title: 'Cambia la billetera a la red de videojuegos',
        text: 'Conecta tu billetera y añade la red con un clic.',
      },
      {
        title: 'Ten suficiente WETH en la billetera para apostar',
        text: 'Apuestas y ganas en ether envuelto (WETH).',
      },
    ],
    viewAll: 'Ver todos los partidos',
    figures: {
      label: 'Ahora mismo',
      live: 'En vivo',
      open: 'Abiertos a apuestas',
      pools: 'En botes abiertos',
    },
    pledges: {
      title: 'Cómo funcionan los pagos',
      items: {
        share: {
          title: 'Los ganadores se reparten el bote perdedor',
          text: 'Se lo reparten según lo apostado y recuperan su apuesta. Lo que no se iguala vuelve a quien perdió.',
        },
        early: {
          title: 'Las apuestas tempranas están protegidas',
          text: 'Las apuestas en vivo tienen su propio bote: quien llega tarde nunca toca tu dinero.',
        },
        refund: {
          title: 'Sin resultado, dinero de vuelta',
          text: `Un partido anulado devuelve todas las apuestas sin comisión. Tras ${limits.matchVoidDays} días sin resultado, cualquiera puede anularlo.`,
        },
      },
    },
  },

  none: 'Aún no hay partidos',
  noneOngoing: 'Los partidos en vivo aparecen aquí.',

  list: {
    title: 'Partidos',
    subtitle:
      'Apuesta hasta que termine el partido. Cada apuesta mueve las cuotas y los ganadores se reparten el bote perdedor.',
    filter: 'Mostrar',
    filters: {
      upcoming: 'Próximos',
      live: 'En vivo',
      ended: 'Terminados',
      finalized: 'Resueltos',
    },
    search: 'Buscar partidos',
    searchHint: 'Equipo, juego o evento',
    game: 'Juego',
    allGames: 'Todos los juegos',
    sort: 'Ordenar por',
    sorts: {
      closing: 'Cierran pronto',
      pool: 'Mayor bote',
      newest: 'Más recientes',
    },
    closedLast: 'Terminados hace poco',
    count: (count) => counted(count, 'partido', 'partidos'),
    noneNext: {
      upcoming: 'Los partidos nuevos aparecen aquí en cuanto se crean.',
      live: 'Ahora mismo no hay partidos en vivo.',
      ended: 'Todos los partidos terminados tienen resultado.',
      finalized: 'Los resultados aparecen aquí en cuanto se publican.',
    },
    see: {
      upcoming: 'Ver próximos partidos',
      live: 'Ver partidos en vivo',
      finalized: 'Ver resultados',
    },
    noneFound: 'No se encontraron partidos',
    noneFoundText: 'Prueba con otro equipo o con todos los juegos.',
    noneFoundYet: (count) =>
      `Sin coincidencias entre los ${formatCount(count)} partidos más recientes. Puede haberlas entre los anteriores.`,
    clear: 'Borrar búsqueda',
    older: 'Mostrar partidos anteriores',
    loadingOlder: 'Cargando partidos anteriores…',
  },
}
