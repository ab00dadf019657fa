import { counted } from '@/i18n/en/counted'
import type { tournaments as english } from '@/i18n/en/tournaments'
import { formatCount } from '@/i18n/format/locale'

const points = (count: number) => counted(count, 'punto', 'puntos')
const predictions = (count: number) => counted(count, 'pronóstico', 'pronósticos')

export const tournaments: typeof english = {
  title: 'Torneos',
  subtitle: 'Pronostica los ganadores. Quienes más puntos sumen se reparten el premio.',

  list: {
    more: (matches) => `y ${counted(matches, 'partido más', 'partidos más')}`,
    filter: 'Mostrar',
    filters: {
      upcoming: 'Próximos',
      running: 'En curso',
      finished: 'Finalizados',
    },
    count: (count) => counted(count, 'torneo', 'torneos'),
    none: {
      upcoming: 'No hay torneos próximos',
      running: 'No hay torneos en curso',
      finished: 'No hay torneos finalizados',
    },
    noneText: {
      upcoming: 'Los torneos nuevos aparecen aquí en cuanto se crean.',
      running: 'Ahora mismo no hay torneos en curso.',
      finished: 'Los resultados aparecen aquí cuando un torneo termina.',
    },
    see: {
      upcoming: 'Ver torneos próximos',
      running: 'Ver torneos en curso',
      finished: 'Ver torneos finalizados',
    },
    older: 'Mostrar torneos anteriores',
    loadingOlder: 'Cargando torneos anteriores…',
  },

  stage: {
    upcoming: 'Próximo',
    running: 'En curso',
    ended: 'Pendiente de resultados',
    finalized: 'Finalizado',
    cancelled: 'Cancelado',
    abandoned: 'Anulado',
  },
  judged: 'Con jueces',

  facts: {
    label: 'De un vistazo',
    entryFee: 'Inscripción',
    free: 'Gratis',
    prizePool: 'Bolsa de premios',
    noPrize: 'Ninguna',
    players: 'Jugadores',
    matches: 'Partidos',
    joinWithin: 'La inscripción cierra en',
    endTime: 'Fin',
  },
  view: 'Ver torneo',
  join: 'Unirse',

  own: {
    playing: 'Participas',
    missing: (count) => `${count === 1 ? 'Falta' : 'Faltan'} ${predictions(count)}`,
    prize: (amount) => `${amount} WETH por cobrar`,
    paid: 'Premio pagado',
    refund: (amount) => `Reembolso de ${amount} WETH`,
    refunded: 'Reembolsado',
    lost: 'Participaste',
  },

  page: {
    back: 'Todos los torneos',
    untitled: (id) => `Torneo ${id}`,
    notFound: 'Torneo no encontrado',
    notFoundText: (id) => `No encontramos el torneo ${id}. Revisa el enlace e inténtalo de nuevo.`,
    viewAll: 'Ver todos los torneos',
  },

  rules: {
    title: 'Cómo funciona',
    joinFor: (fee) => (fee ? `Únete por ${fee} WETH` : 'Únete gratis'),
    picks: (join) => `${join} y pronostica el ganador de cada partido antes de que empiece.`,
    results: '1 punto por acierto. Quienes más puntos tengan se reparten el premio a partes iguales.',
    judged:
      'Los jueces dan los puntos, así que deciden quién gana. Quienes más puntos tengan se reparten el premio a partes iguales.',
  },

  joining: {
    title: 'Participa',
    closesIn: 'La inscripción cierra en',
    late: 'Puedes unirte tarde. Los partidos ya empezados suman 0 puntos.',
    button: (fee) => `Unirse por ${fee} WETH`,
    free: 'Unirse gratis',
    busy: 'Uniéndote…',
    steps: 'Pasos para participar',
    step: { connect: 'Conectar', approve: 'Aprobar', join: 'Unirse' },
    balance: (amount) => `Tienes ${amount} WETH.`,
    insufficientBalance: 'Saldo insuficiente',
    paused: 'Las inscripciones están en pausa. Inténtalo más tarde.',
    reading: 'Consultando tu saldo…',
    closed: 'Inscripciones cerradas',
    closedText: 'El último partido ya empezó. Sigue aquí los resultados.',
    lockedText: 'Ya no queda ningún pronóstico abierto: quien se uniera ahora no podría sumar puntos.',
    detachedText:
      'Ya nadie puede unirse: las apuestas usan ahora otro contrato de torneos. Los pronósticos, los puntos y los premios siguen igual.',
    approval: {
      why: 'Permite que Clutchpool use WETH para la inscripción. Después confirmarás que te unes.',
      exact: 'Solo esta inscripción',
      largeNote:
        'Tus próximos torneos no necesitarán aprobación. Solo se toman las inscripciones que confirmes.',
    },
  },

  predictions: {
    title: 'Tus pronósticos',
    visitorTitle: 'Partidos',
    joinFirst: 'Únete para hacer tus pronósticos.',
    connectFirst: 'Conecta una billetera y únete para hacer tus pronósticos.',
    missing: (count) => `Todavía ${count === 1 ? 'falta' : 'faltan'} ${predictions(count)}.`,
    complete: 'Pronósticos completos. Puedes cambiar cada uno hasta que empiece su partido.',
    locked: 'Pronósticos cerrados: todos los partidos empezaron o ya no admiten apuestas.',
    over: 'El torneo terminó.',
    points: (count) => `Tienes ${points(count)}.`,
    saved: 'Guardado',
    unsaved: 'Sin guardar',
    pick: (team) => `Tu pronóstico: ${team}`,
    noPick: 'Sin pronóstico',
    provisional: 'se puede impugnar durante',
    won: (team) => `Ganador: ${team}`,
    void: 'Anulado: sin puntos',
    live: 'En vivo',
    closedEarly: 'Apuestas cerradas antes de tiempo',
    scored: (count) => `+${points(count)}`,
    right: 'Acierto',
    wrong: 'Fallo',
    unscored: 'Sin puntuar',
    details: 'Detalles del partido',
    save: (count) => `Guardar ${predictions(count)}`,
    saving: 'Guardando…',
    discard: 'Descartar',
  },

  players: {
    title: 'Jugadores',
    caption: 'Jugadores por puntos',
    columns: {
      rank: 'PUESTO',
      player: 'JUGADOR',
      points: 'PUNTOS',
      picks: 'PRONÓSTICOS',
      paid: 'COBRADO',
    },
    you: 'Tú',
    none: 'Aún no hay jugadores',
    leading: (top, count) => `${counted(count, 'jugador va', 'jugadores van')} en cabeza con ${points(top)}.`,
    won: (top, count) => `${counted(count, 'jugador ganó', 'jugadores ganaron')} con ${points(top)}.`,
    noPoints: 'Aún no hay puntos.',
    nobodyScored: 'Nadie puntuó.',
    picks: (made, matches) => `${made} de ${matches}`,
    yes: 'Sí',
    no: 'No',
    partial: (shown, all) =>
      `Los ${formatCount(shown)} más recientes de ${formatCount(all)} jugadores, clasificados entre ellos.`,
    loadMore: 'Cargar más jugadores',
  },

  finish: {
    title: 'Resultados y pago',
    score: (count) => `Puntuar ${predictions(count)}`,
    scoreOwn: (count) => `Puntuar mis ${predictions(count)}`,
    scoring: (batch, batches) =>
      batches === 1 ? 'Puntuando…' : `Puntuando ${formatCount(batch)} de ${formatCount(batches)}…`,
    scoreText: 'Cualquiera puede puntuar los resultados definitivos, para todos los jugadores.',
    scoreJudged: 'En este torneo los puntos los dan los jueces.',
    finalize: 'Finalizar el torneo',
    finalizing: 'Finalizando…',
    finalizeText: 'Los resultados son definitivos. Finaliza el torneo para abrir los cobros.',
    finalizeLate: 'Los pronósticos sin puntuar no contarán.',
    waiting: {
      matches: (count) =>
        `${counted(count, 'partido no tiene', 'partidos no tienen')} aún resultado definitivo. Después se abrirán los premios.`,
      scores: (count) =>
        `Quedan ${predictions(count)} por puntuar; después, cualquiera puede finalizar el torneo.`,
      countsFrom: 'Sin ellos, se puede finalizar desde el',
      admin: 'Los resultados son definitivos. Solo un administrador puede finalizar un torneo con jueces.',
    },
    abandoned: 'No se finalizó a tiempo. Cualquiera puede anular el torneo y se devuelven las inscripciones.',
    abandonedFree: 'No se finalizó a tiempo. Cualquiera puede anular este torneo.',
    void: 'Anular torneo',
    voiding: 'Anulando…',
    connectFirst: 'Conecta una billetera para hacer esto.',
  },

  outcome: {
    finalized: (count) => (count === 1 ? 'Hay un ganador' : `${formatCount(count)} ganadores`),
    finalizedText: (top, count, share) =>
      count === 1
        ? `El mejor jugador suma ${points(top)} y gana ${share} WETH.`
        : `${formatCount(count)} jugadores empataron con ${points(top)}. Cada uno gana ${share} WETH.`,
    finalizedFree: (top, count) =>
      `${counted(count, 'jugador queda', 'jugadores quedan')} en cabeza con ${points(top)}.`,
    nobodyScored: 'Nadie puntuó',
    nobodyScoredText: 'Nadie puntuó, así que no hay ganador. Se devuelven todas las inscripciones.',
    cancelled: 'Cancelado',
    cancelledText:
      'Un administrador lo canceló antes del primer partido. Se devuelven todas las inscripciones.',
    abandoned: 'Anulado',
    abandonedText: 'No se finalizó a tiempo. Se devuelven todas las inscripciones.',
    noFee: 'No había inscripción que devolver.',
    claim: (amount) => `Cobrar ${amount} WETH`,
    paid: 'Tu premio ya está pagado.',
    refunded: 'Se te devolvió la inscripción.',
    lost: (own, top) => `Sumaste ${points(own)}. La puntuación ganadora fue ${formatCount(top)}.`,
    claimed: (amount) => `Cobrado: ${amount} WETH, ya en tu billetera`,
  },
}
