import { counted } from '@/i18n/en/counted'
import type { matches as english } from '@/i18n/en/matches'
import { formatCount } from '@/i18n/format/locale'

export const matches: typeof english = {
  home: {
    title: 'Te damos la bienvenida a Clutchpool',
    subtitle: 'La plataforma de apuestas de esports abierta a todos, en una blockchain de videojuegos',
    ongoing: 'Partidos en curso',
    upcoming: 'Empiezan pronto',
    guide: 'Guía de uso',
    guideSteps: [
      {
        title: 'Instala la extensión de una billetera',
        text: 'Sirve cualquier billetera para tu navegador. Ella guarda tus claves; nosotros nunca las vemos.',
      },
      {
        title: 'Cambia la billetera a la red de la blockchain de videojuegos',
        text: 'Con la billetera conectada, un clic añade la red y cambia a ella.',
      },
      {
        title: 'Ten suficiente WETH en la billetera para apostar',
        text: 'Las apuestas y las ganancias son en ether envuelto.',
      },
    ],
    viewAll: 'Ver todos los partidos',
    figures: {
      label: 'La plataforma ahora',
      live: 'En vivo',
      open: 'Abiertas',
      pools: 'En botes abiertos',
    },
    pledges: {
      title: 'Cómo pagan los botes',
      items: {
        share: {
          title: 'Los ganadores se reparten el bote perdedor',
          text: 'En proporción a lo que apostaron, y además recuperan íntegro lo apostado. La única comisión es sobre la ganancia.',
        },
        early: {
          title: 'Las apuestas tempranas están protegidas',
          text: 'Cuando un partido ya empezó, solo se puede añadir poco a cada lado. Así, quien sabe más gana poco con ello.',
        },
        refund: {
          title: 'Sin resultado, dinero de vuelta',
          text: 'Un partido anulado devuelve todo lo apostado, sin comisión. Si nadie da un resultado, cualquiera puede anularlo a los 7 días.',
        },
      },
    },
  },

  none: 'Aún no hay partidos',
  noneOngoing: 'Aquí aparecen los partidos mientras se juegan.',

  list: {
    title: 'Partidos',
    subtitle: 'Se puede apostar hasta que el partido termina. Hasta entonces, cada apuesta mueve las cuotas.',
    filter: 'Mostrar',
    filters: {
      upcoming: 'Próximas',
      live: 'En vivo',
      ended: 'Terminadas',
      finalized: 'Resueltas',
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
    closedLast: 'Últimas en terminar',
    count: (count) => counted(count, 'partido', 'partidos'),
    noneNext: {
      upcoming: 'Los partidos nuevos aparecen en cuanto se crean.',
      live: 'Ahora mismo no se juega nada.',
      ended: 'Todos los partidos que terminaron tienen su resultado.',
      finalized: 'Los resultados aparecen aquí en cuanto se dan.',
    },
    see: {
      upcoming: 'Ver próximos partidos',
      live: 'Ver partidos en vivo',
      finalized: 'Ver resultados',
    },
    noneFound: 'Ningún partido coincide con tu búsqueda',
    noneFoundText: 'Prueba con otro equipo o mira todos los juegos.',
    noneFoundYet: (count) =>
      `No está entre las ${formatCount(count)} más recientes. Puede que alguna anterior coincida.`,
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

    notFound: 'Partido no encontrada',
    notFoundText: (id) =>
      `No hay ningún partido ${id}. Puede ser un error al escribir, o que aún no se haya creado.`,

    state: {
      awaiting: 'A la espera del resultado',
      closedEarly: 'Un operador cerró las apuestas antes de tiempo. Lo apostado queda como está.',
      ended: 'Las apuestas terminaron. Ahora un operador del contrato declara el ganador.',
      dueBy: 'El resultado debe llegar antes del',
      noResult: 'Sin resultado a tiempo',
      abandoned:
        'Ahora cualquiera puede anular este partido. Entonces se devuelve íntegro todo lo apostado, sin comisión.',
      void: 'Este partido está anulado',
      voidText: 'Se devuelve íntegro todo lo apostado, sin comisión.',
      winner: (side, team) => (team ? `Ganó ${team} (${side})` : `Ganó el ${side}`),
      winnerText: 'El lado ganador recupera lo apostado y se reparte el bote perdedor.',
      disputed: 'El propietario del contrato todavía puede corregirlo hasta el',
      claimableIn: 'Se puede cobrar en',
      voidNow: 'Anular este partido',
      connectFirst: 'Conecta una billetera para anularla.',
    },

    rules: {
      title: 'Cómo paga este partido',
      who: 'Quién decide',
      whoText: 'Un operador del contrato declara el ganador después del cierre de las apuestas.',
      whoCorrectsNobody: 'El contrato no tiene propietario, así que nadie puede corregirlo.',
      whoCorrects:
        'Hasta que se puedan cobrar las ganancias, solo el propietario del contrato puede corregirlo:',
      until: 'Hasta cuándo',
      untilText: (time) =>
        `Si no hay resultado antes del ${time}, cualquiera puede anular el partido y ya nadie puede declarar un ganador.`,
      void: 'Si se anula',
      voidText:
        'Se devuelve íntegro todo lo apostado, sin comisión. Un partido se anula si se cancela o si nadie apostó por el lado ganador.',
      dispute: 'Plazo de disputa',
      disputeNone: 'Ninguno por ahora: las ganancias se podrían cobrar en cuanto se dé el resultado.',
      disputeText: (length) =>
        `${length} por ahora: pasado ese tiempo desde que se da el resultado, las ganancias se pueden cobrar y el resultado es definitivo.`,
      disputeRule:
        'Cuenta el más largo de los dos: el plazo al crearse el partido o el plazo al darse el resultado.',
      disputeUntil: (time) =>
        `Los cobros se pagan desde el ${time}. A partir de ahí el resultado es definitivo.`,
      hours: (hours) => counted(hours, 'hora', 'horas'),
      fee: 'Comisión',
      feeText: (fee) =>
        `Un ${fee} de lo que ganes por encima de lo apostado. Quien gana nunca recupera menos de lo que apostó.`,
      live: 'Apuestas en vivo',
      liveText: (cap) =>
        `Cuando el partido ya empezó, cada lado admite como máximo un ${cap} de lo que se apostó por él antes. Así, quien para entonces sabe más puede ganar poco con ello.`,
      liveFree:
        'Nadie apostó en este partido antes de que empezara, así que las apuestas en vivo no tienen límite.',
      liveRoom: (label, amount) => `El ${label} aún admite ${amount} WETH.`,
    },
  },
}
