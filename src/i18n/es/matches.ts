import { limits } from '@/i18n/contractLimits'
import { counted } from '@/i18n/en/counted'
import type { matches as english } from '@/i18n/en/matches'
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
          text: 'Se lo reparten según lo apostado y recuperan su apuesta. La comisión se aplica solo a la ganancia.',
        },
        early: {
          title: 'Las apuestas tempranas están protegidas',
          text: 'Las apuestas en vivo tienen un límite, así que quien llega tarde no se queda con el bote.',
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
    subtitle: 'Apuesta hasta que termine el partido. Cada apuesta mueve las cuotas.',
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

  match: {
    back: 'Todos los partidos',
    title: (teamA, teamB) => `${teamA} vs ${teamB}`,
    untitled: (id) => `Partido ${id}`,
    facts: 'Sobre este partido',
    startTime: 'Inicio',
    endTime: 'Fin',
    minBet: 'Apuesta mín.',
    maxBet: 'Apuesta máx.',
    fee: 'Comisión sobre la ganancia',
    pools: 'Botes',
    totalPool: 'Bote total',
    startsIn: 'Empieza en',
    closesIn: 'Cierre de apuestas en',
    betting: 'Apuestas',
    bettingClosed: 'Cerradas',
    won: 'Ganó',
    lost: 'Perdió',

    notFound: 'Partido no encontrado',
    notFoundText: (id) => `No encontramos el partido ${id}. Revisa el enlace e inténtalo de nuevo.`,

    state: {
      awaiting: 'A la espera del resultado',
      closedEarly: 'Un operador cerró las apuestas antes de tiempo. Las apuestas hechas siguen en pie.',
      ended: 'Las apuestas están cerradas. A la espera del resultado.',
      dueBy: 'Resultado antes del',
      noResult: 'Sin resultado a tiempo',
      abandoned: 'Cualquiera puede anular ya este partido. Se devuelven todas las apuestas, sin comisión.',
      void: 'Este partido está anulado',
      voidText: 'Se devuelven todas las apuestas, sin comisión.',
      winner: (side, team) => (team ? `Ganó ${team} (${side})` : `Ganó el ${side}`),
      winnerText: 'Los ganadores recuperan su apuesta y se reparten el bote perdedor.',
      disputed: 'El propietario del contrato puede corregirlo hasta el',
      claimableIn: 'Se puede cobrar en',
      voidNow: 'Anular este partido',
      connectFirst: 'Conecta una billetera para anularlo.',
    },

    rules: {
      title: 'Reglas y pagos',
      who: 'Quién decide',
      whoText: 'Un operador publica el resultado cuando termina el partido.',
      whoCorrectsNobody: 'El contrato no tiene propietario, así que nadie puede corregirlo.',
      whoCorrects: 'Antes de que se abran los cobros, solo el propietario del contrato puede corregirlo:',
      until: 'Plazo del resultado',
      untilText: (time) =>
        `Si no hay resultado antes del ${time}, cualquiera puede anular el partido y se devuelve todo.`,
      void: 'Si se anula',
      voidText:
        'Se devuelven todas las apuestas, sin comisión. Un partido se anula si se cancela o si nadie apostó por el ganador.',
      dispute: 'Plazo de disputa',
      disputeNone: 'Ahora no hay plazo de disputa: se puede cobrar en cuanto se publica el resultado.',
      disputeText: (length) => `Se puede cobrar ${length} después del resultado, que entonces es definitivo.`,
      disputeRule:
        'Se aplica el plazo más largo: el de la creación del partido o el de la publicación del resultado.',
      disputeUntil: (time) => `Se puede cobrar desde el ${time}. Entonces el resultado es definitivo.`,
      hours: (hours) => counted(hours, 'hora', 'horas'),
      fee: 'Comisión',
      feeText: (fee) => `${fee} de tu ganancia. Quien gana siempre recupera al menos su apuesta.`,
      live: 'Apuestas en vivo',
      liveText: (cap) =>
        `Tras el inicio, cada lado admite hasta un ${cap} de lo apostado por él antes. Así se protege a quien apostó pronto.`,
      liveFree: 'Nadie apostó antes del inicio, así que las apuestas en vivo no tienen límite.',
      liveRoom: (label, amount) => `Disponible en vivo para el ${label}: ${amount} WETH.`,
    },
  },
}
