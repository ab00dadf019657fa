import { counted } from '@/i18n/en/counted'
import type { tournaments as english } from '@/i18n/en/tournaments'
import { formatCount } from '@/i18n/format/locale'

const points = (count: number) => counted(count, 'punto', 'puntos')
const predictions = (count: number) => counted(count, 'pronóstico', 'pronósticos')

export const tournaments: typeof english = {
  title: 'Torneos',
  subtitle: 'Pronostica los ganadores de una serie de partidos. Los mejores se reparten la bolsa de premios.',
  loading: 'Cargando…',

  list: {
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
      upcoming: 'Los nuevos aparecen en cuanto se crean.',
      running: 'Ahora mismo no se juega nada.',
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
    startsIn: 'Empieza en',
    joinWithin: 'Plazo para unirse',
    endsIn: 'Termina en',
    endTime: 'Fin',
  },
  view: 'Ver torneo',
  join: 'Unirse',

  own: {
    playing: 'Participas',
    missing: (count) => `${count === 1 ? 'Falta' : 'Faltan'} ${predictions(count)}`,
    prize: (amount) => `${amount} WETH por cobrar`,
    paid: 'Premio cobrado',
    refund: (amount) => `Reembolso de ${amount} WETH`,
    refunded: 'Reembolsado',
    lost: 'Participaste',
  },

  page: {
    back: 'Todos los torneos',
    untitled: (id) => `Torneo ${id}`,
    notFound: 'Torneo no encontrado',
    notFoundText: (id) =>
      `No hay ningún torneo ${id}. Puede ser un error al escribir, o que aún no se haya creado.`,
    viewAll: 'Ver todos los torneos',
  },

  rules: {
    title: 'Cómo funciona',
    joinFor: (fee) => (fee ? `Únete por ${fee} WETH` : 'Únete gratis'),
    results: (join) =>
      `${join} y pronostica el ganador de cada partido antes de que empiece: cada acierto es un punto. Cuando todos los resultados son definitivos, quienes tienen más puntos se reparten la bolsa de premios a partes iguales.`,
    judged: (join) =>
      `${join} y pronostica el ganador de cada partido antes de que empiece; aquí unos jueces deciden cuántos puntos da un pronóstico, no solo los resultados. Cuando terminan, quienes tienen más puntos se reparten la bolsa de premios a partes iguales, así que los jueces deciden quién gana.`,
  },

  joining: {
    title: 'Participa',
    closesIn: 'Todavía puedes unirte durante',
    button: (fee) => `Unirse por ${fee} WETH`,
    free: 'Unirse gratis',
    busy: 'Uniéndote…',
    steps: 'Pasos para participar',
    step: { connect: 'Conectar', approve: 'Aprobar', join: 'Unirse' },
    balance: (amount) => `Tu billetera tiene ${amount} WETH.`,
    insufficientBalance: 'Saldo insuficiente',
    paused: 'Por ahora no es posible unirse: está en pausa. Inténtalo más tarde.',
    reading: 'Consultando tu saldo…',
    closed: 'Ya no es posible unirse',
    closedText: 'El último partido ya empezó. Puedes mirar cómo termina.',
    approval: {
      title: 'Aprobación',
      why: 'Permite que los torneos tomen la inscripción de tu WETH. Después te unes.',
      amount: 'Cuánto aprobar',
      exact: 'Solo esta inscripción',
      large: (amount) => `${amount} WETH`,
      largeNote:
        'Así los próximos torneos no necesitan aprobación. Solo se toman las inscripciones que confirmes.',
    },
  },

  predictions: {
    title: 'Tus pronósticos',
    visitorTitle: 'Partidos',
    joinFirst: 'Únete para pronosticarlas.',
    connectFirst: 'Conecta una billetera y únete para pronosticarlas.',
    missing: (count) => `Todavía ${count === 1 ? 'falta' : 'faltan'} ${predictions(count)}.`,
    complete:
      'Ya hiciste todos los pronósticos que aún son posibles. Puedes cambiar cada uno hasta que empiece su partido.',
    locked: 'Todos los partidos ya empezaron: no se puede cambiar nada más.',
    over: 'El torneo terminó: no se puede cambiar nada más.',
    points: (count) => `Tienes ${points(count)}.`,
    saved: 'Guardado',
    unsaved: 'Sin guardar',
    startsIn: 'Empieza en',
    pick: (team) => `Tu pronóstico: ${team}`,
    noPick: 'Sin pronóstico',
    provisional: 'se puede corregir durante',
    won: (team) => `Ganador: ${team}`,
    void: 'Anulada: sin puntos',
    awaiting: 'A la espera del resultado',
    live: 'Se está jugando',
    closedEarly: 'Cerrada antes de tiempo',
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
    none: 'Aún no se ha unido nadie',
    leading: (top, count) => `${counted(count, 'jugador va', 'jugadores van')} en cabeza con ${points(top)}.`,
    won: (top, count) => `${counted(count, 'jugador ganó', 'jugadores ganaron')} con ${points(top)}.`,
    noPoints: 'Nadie tiene puntos todavía.',
    nobodyScored: 'Nadie tiene puntos.',
    picks: (made, matches) => `${made} de ${matches}`,
    yes: 'Sí',
    no: 'No',
    partial: (shown, all) =>
      `Los ${formatCount(shown)} más recientes de ${formatCount(all)} jugadores, clasificados entre ellos.`,
    loadMore: 'Cargar más jugadores',
    loading: 'Cargando…',
  },

  settle: {
    title: 'Resultados y pago',
    score: (count) => `Puntuar ${predictions(count)}`,
    scoring: 'Puntuando…',
    scoreText: 'Estos resultados son definitivos. Cualquiera puede hacer que se cuenten los puntos.',
    scoreJudged: 'En este torneo los puntos los dan los jueces.',
    finalize: 'Finalizar el torneo',
    finalizing: 'Finalizando…',
    finalizeText:
      'Todos los resultados son definitivos. Cuando el torneo se finalice, el premio se podrá cobrar.',
    finalizeLate: 'Los pronósticos que para entonces no estén puntuados no cuentan.',
    waiting: {
      matches: (count) =>
        `${counted(count, 'partido no tiene', 'partidos no tienen')} aún resultado definitivo. El premio se paga después.`,
      scores: (count) =>
        `Todos los resultados son definitivos. ${count === 1 ? 'Falta' : 'Faltan'} ${predictions(count)} por puntuar antes de que un administrador pueda finalizar el torneo.`,
      admin:
        'Todos los resultados son definitivos y están puntuados. Un administrador ya puede finalizar el torneo.',
      anyoneFrom: 'Cualquiera puede hacerlo desde el',
    },
    abandoned:
      'Nadie finalizó este torneo a tiempo. Ahora cualquiera puede anularlo, y entonces se devuelven todas las inscripciones.',
    abandonedFree: 'Nadie finalizó este torneo a tiempo. Ahora cualquiera puede anularlo.',
    void: 'Anular el torneo',
    voiding: 'Anulando…',
    connectFirst: 'Conecta una billetera para hacer esto.',
  },

  outcome: {
    finalized: (count) => (count === 1 ? 'Hay un ganador' : `${formatCount(count)} ganadores`),
    finalizedText: (top, count, share) =>
      count === 1
        ? `El mejor jugador tiene ${points(top)} y recibe ${share} WETH.`
        : `${formatCount(count)} jugadores comparten el primer puesto con ${points(top)}. Cada uno recibe ${share} WETH.`,
    finalizedFree: (top, count) =>
      `${counted(count, 'jugador queda', 'jugadores quedan')} en cabeza con ${points(top)}.`,
    nobodyScored: 'Nadie puntuó',
    nobodyScoredText:
      'Nadie tiene puntos, así que nadie gana. Se devuelven íntegras todas las inscripciones.',
    cancelled: 'Cancelado',
    cancelledText:
      'Un administrador canceló este torneo antes de su primer partido. Se devuelven íntegras todas las inscripciones.',
    abandoned: 'Anulado',
    abandonedText: 'Nadie finalizó este torneo a tiempo. Se devuelven íntegras todas las inscripciones.',
    noFee: 'No había inscripción que devolver.',
    claim: (amount) => `Cobrar ${amount} WETH`,
    claiming: 'Cobrando…',
    paid: 'Ya cobraste tu premio.',
    refunded: 'Ya recuperaste tu inscripción.',
    lost: (own, top) =>
      `Tienes ${points(own)}; para ganar ${top === 1 ? 'hacía' : 'hacían'} falta ${points(top)}.`,
    claimed: (amount) => `Cobrado: ${amount} WETH, ya en tu billetera`,
  },
}
