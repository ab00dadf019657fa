import type { adminTournaments as english } from '@/i18n/en/adminTournaments'
import { counted } from '@/i18n/en/counted'
import { formatCount } from '@/i18n/format/locale'
import { timeProblems } from './adminTimes'

const points = (count: number) => counted(count, 'punto', 'puntos')
const players = (count: number) => counted(count, 'jugador', 'jugadores')
const predictions = (count: number) => counted(count, 'pronóstico', 'pronósticos')

export const adminTournaments: typeof english = {
  loading: 'Cargando torneos…',
  tournament: (id, name) => `#${id} - ${name}`,
  match: (id, name) => `#${id} - ${name}`,

  run: {
    title: 'Gestionar torneos',
    intro: 'Puntúa, finaliza y cancela los torneos abiertos, los más urgentes primero.',
    list: 'Torneos abiertos',
    none: 'No hay torneos abiertos',
    noneText: 'Los que crees estarán aquí hasta que terminen.',
    older: 'Buscar más antiguos',
    choose: 'Elige un torneo para ver qué necesita.',
    states: {
      upcoming: (left) => `Primer partido en ${left}`,
      playing: (left) => `Termina en ${left}`,
      settling: (ago) => `Terminó hace ${ago}`,
      abandoned: 'Abandonado: solo se puede anular',
    },
    abandonedIn: (left) => `Queda abandonado en ${left}`,
    players,
    pool: (amount) => `${amount} WETH`,
    judged: 'Con jueces',
    view: 'Ver torneo',
    facts: {
      players: 'Jugadores',
      prizePool: 'Bolsa de premios',
      entryFee: 'Inscripción',
      free: 'Gratis',
      results: 'Resultados definitivos',
      resultsOf: (final, all) => `${final} de ${all}`,
      toScore: 'Por puntuar',
      lead: 'En cabeza',
      leadOf: (count, top) => `${players(count)} con ${points(top)}`,
      noLead: 'Nadie todavía',
    },
    readingPlayers: 'Consultando los jugadores…',
  },

  score: {
    title: 'Puntuar los pronósticos',
    text: '1 punto por acierto. Cualquiera puede puntuar cuando el resultado es definitivo.',
    matches: 'Por puntuar',
    match: predictions,
    button: (count) => `Puntuar ${predictions(count)}`,
    buttonNone: 'Puntuar',
    busy: (progress) =>
      !progress || progress.batches === 1
        ? 'Puntuando…'
        : `Puntuando ${formatCount(progress.batch)} de ${formatCount(progress.batches)}…`,
    transactions: (count) =>
      count === 1
        ? 'Hace falta una transacción.'
        : `Hacen falta ${formatCount(count)} transacciones. Lo puntuado se queda: pulsa otra vez para puntuar el resto.`,
    confirmed: (id) => `Todos los resultados definitivos del torneo #${id} están puntuados`,
    noPlayers: 'Aún no se ha unido nadie.',
    waiting: (count) =>
      `Aún no hay nada que puntuar: ${counted(count, 'partido no tiene', 'partidos no tienen')} resultado definitivo.`,
    done: 'Todos los pronósticos están puntuados.',
  },

  judge: {
    title: 'Dar los puntos de los jueces',
    // Read late: the locale of figures is set once the words are loaded.
    get text() {
      return `Aquí deciden los jueces. Un jugador recibe puntos por un partido una sola vez, de 0 a ${formatCount(1_000)}.`
    },
    match: 'Partido',
    option: (id, name, count) => `#${id} - ${name} (${players(count)})`,
    result: (team) => `Resultado: ${team}`,
    fill: '1 por acierto, 0 por lo demás',
    caption: 'Jugadores que recibirán puntos',
    columns: { player: 'JUGADOR', pick: 'PRONÓSTICO', points: 'PUNTOS' },
    right: 'Acierto',
    wrong: 'Fallo',
    pointsFor: (player) => `Puntos para ${player}`,
    more: (count) =>
      `${counted(count, 'jugador más aparecerá', 'jugadores más aparecerán')} cuando estos tengan sus puntos.`,
    left: 'Los que queden en blanco se pueden puntuar después.',
    problems: {
      notWhole: 'Escribe un número entero.',
      get tooMany() {
        return `Un partido da como máximo ${formatCount(1_000)} puntos. Escribe menos.`
      },
    },
    button: (count) => (count === 0 ? 'Dar puntos' : `Dar puntos a ${players(count)}`),
    busy: 'Dando puntos…',
    nothing: 'Primero escribe puntos.',
    confirmTitle: (id) => `¿Dar puntos por el partido #${id}?`,
    does: (count, all, match) =>
      `${counted(count, 'jugador recibe', 'jugadores reciben')} ${points(all)}${count === 1 ? '' : ' en total'} por «${match}».`,
    cannot: 'Los puntos son definitivos. Quienes más tengan se reparten el premio.',
    confirm: 'Dar estos puntos',
    confirmed: (count) => `${counted(count, 'jugador recibió', 'jugadores recibieron')} puntos`,
  },

  finish: {
    title: 'Finalizar el torneo',
    text: 'Quienes más puntos tengan se reparten el premio.',
    winners: 'Ganadores',
    moreWinners: (count) => `y ${formatCount(count)} más`,
    button: 'Finalizar torneo',
    busy: 'Finalizando…',
    confirmTitle: (id) => `¿Finalizar el torneo #${id}?`,
    does: (count, top, prize, share) =>
      count === 1
        ? `Un jugador gana con ${points(top)} y puede cobrar toda la bolsa de premios, ${prize} WETH.`
        : `${formatCount(count)} jugadores ganan con ${points(top)} y se reparten la bolsa de premios, ${prize} WETH: cada uno puede cobrar ${share} WETH.`,
    doesFree: (count, top) =>
      `${counted(count, 'jugador gana', 'jugadores ganan')} con ${points(top)}. No hay bolsa de premios que cobrar.`,
    doesRefund: (amount) =>
      `Nadie tiene puntos, así que nadie gana. Todas las inscripciones se pueden recuperar, ${amount} WETH en total.`,
    late: (count) =>
      count === 1
        ? '1 pronóstico está sin puntuar y no contará.'
        : `${formatCount(count)} pronósticos están sin puntuar y no contarán.`,
    cannot: 'No se puede deshacer. Los ganadores los deciden solo los puntos.',
    confirm: 'Finalizar definitivamente',
    confirmed: (id) => `El torneo #${id} terminó. Lo que paga ya se puede cobrar`,
    waiting: {
      matches: (count) =>
        `${counted(count, 'partido no tiene', 'partidos no tienen')} aún resultado definitivo. Después se podrá finalizar.`,
      scores: (count, from) =>
        `${count === 1 ? 'Falta' : 'Faltan'} ${predictions(count)} por puntuar. Sin eso, se puede finalizar desde el ${from}.`,
      admin: (from) => `Antes del ${from} solo un administrador de torneos puede hacer esto.`,
      abandoned: 'El plazo para finalizarlo venció.',
    },
  },

  makeJudged: {
    title: 'Dejar que decidan los jueces',
    text: 'Entonces los puntos los dan los administradores, no los resultados. Solo antes de que alguien se una.',
    button: 'Pasar a jueces',
    busy: 'Pasando a jueces…',
    confirmTitle: (id) => `¿Pasar el torneo #${id} a jueces?`,
    does: 'Los administradores de torneos deciden cuántos puntos da cada pronóstico y, con ello, quién gana. A los jugadores se les avisa antes de unirse.',
    cannot: 'No se puede deshacer.',
    confirm: 'Que decidan los jueces',
    confirmed: (id) => `En el torneo #${id} deciden los jueces`,
    already: 'En este torneo ya deciden los jueces.',
    joined: 'Alguien ya se unió, así que es tarde para eso.',
  },

  cancel: {
    title: 'Cancelar',
    text: 'Cancela antes del primer partido. Se devuelven todas las inscripciones.',
    button: 'Cancelar torneo',
    busy: 'Cancelando…',
    confirmTitle: (id) => `¿Cancelar el torneo #${id}?`,
    does: (count, amount) =>
      `El torneo termina. ${counted(count, 'jugador puede', 'jugadores pueden')} recuperar la inscripción, ${amount} WETH en total.`,
    doesEmpty: 'El torneo termina. Nadie pagó por él, así que no se devuelve nada.',
    cannot: 'No se puede reabrir. Las apuestas de sus partidos no cambian.',
    confirm: 'Cancelar el torneo definitivamente',
    confirmed: (id) => `El torneo #${id} queda cancelado`,
    started: 'Su primer partido ya empezó, así que ya no se puede cancelar.',
  },

  void: {
    title: 'Anular',
    text: 'Para un torneo que nadie finalizó en los 14 días siguientes a su fin. Puede hacerlo cualquiera.',
    button: 'Anular torneo',
    busy: 'Anulando…',
    confirmTitle: (id) => `¿Anular el torneo #${id}?`,
    does: (amount) => `Nadie gana. Todas las inscripciones se pueden recuperar, ${amount} WETH en total.`,
    doesEmpty: 'Nadie gana. Nadie pagó por él, así que no se devuelve nada.',
    cannot: 'No se puede deshacer.',
    confirm: 'Anular y reembolsar',
    confirmed: (id) => `El torneo #${id} queda anulado`,
    early: (from) => `No antes del ${from}.`,
  },

  create: {
    title: 'Crear un torneo',
    name: 'Nombre del torneo',
    nameHint: (left) =>
      `Por ejemplo, «Copa de primavera». ${left === 1 ? 'Queda' : 'Quedan'} ${counted(left, 'byte', 'bytes')}.`,
    start: 'Inicio',
    end: 'Fin',
    startHint: 'Cuándo se muestra en juego. No afecta a nada más.',
    startsIn: (left) => `Se muestra como en curso en ${left}`,
    started: 'Ya pasó: el torneo se muestra como en curso de inmediato.',
    endHint: 'Para entonces todos sus partidos deben haber cerrado.',
    endsIn: (left) => `Termina en ${left}`,
    fee: 'Inscripción',
    feeHint: 'Cada jugador la aporta al premio. Escribe 0 para inscripción gratis.',
    judged: 'Los puntos los dan los jueces',
    judgedText:
      'En lugar de los resultados, los administradores deciden cuántos puntos da un pronóstico y, con ello, quién gana. A los jugadores se les avisa. Hace falta una segunda transacción justo después de la primera, y no se puede revertir.',
    matches: 'Partidos',
    matchesText: 'Partidos próximas que los jugadores pronostican: de 1 a 64.',
    search: 'Buscar partidos',
    searchHint: 'Busca por nombre o número',
    chosen: (count) => `${counted(count, 'elegida', 'elegidas')} de 64 como máximo`,
    chooseAll: 'Elegir todas las mostradas',
    clear: 'Vaciar',
    matchTimes: (start, end) => `${start} – ${end}`,
    late: 'Cierra después del fin del torneo',
    noMatches: 'No hay próximos partidos',
    noMatchesText: 'Primero crea partidos: se pueden elegir los que no han empezado.',
    noneFound: 'Ningún partido se llama así.',
    useTimes: 'Usar las horas de los partidos elegidos',
    gone: (count) =>
      count === 1
        ? '1 partido que elegiste empezó o cerró mientras tanto y se deja fuera.'
        : `${formatCount(count)} partidos que elegiste empezaron o cerraron mientras tanto y se dejan fuera.`,
    rules: (join, cancel) =>
      `Los jugadores pueden unirse hasta el ${join}. Se puede cancelar hasta el ${cancel}.`,
    isFinal: 'Los partidos, las horas y la inscripción no se pueden cambiar después.',
    button: 'Crear torneo',
    busy: 'Creando…',
    confirmTitle: '¿Crear un torneo con jueces?',
    confirmDoes:
      'Tu billetera pregunta dos veces: primero por el torneo, luego para que en él decidan los jueces. Desde entonces los administradores de torneos deciden quién gana.',
    confirmCannot: 'No se puede deshacer. Si alguien se une entretanto, deciden los resultados.',
    created: (id, name) => `Torneo #${id} creado: ${name}`,
    notJudged: (id) =>
      `En el torneo #${id} aún no deciden los jueces. Pásalo a jueces arriba antes de que alguien se una, o cancélalo.`,
    view: 'Ver torneo',
    problems: {
      name: {
        empty: 'Escribe el nombre del torneo.',
        tooLong: 'Un nombre tiene 100 bytes como máximo. Acórtalo.',
      },
      start: { ...timeProblems, empty: 'Elige cuándo empieza el torneo.' },
      end: { ...timeProblems, empty: 'Elige cuándo termina el torneo.' },
      matches: {
        none: 'Elige al menos un partido.',
        tooMany: 'Un torneo tiene 64 partidos como máximo. Deja algunos fuera.',
        late: 'Un partido elegido cierra después del fin del torneo. Elige un fin posterior o déjalo fuera.',
      },
    },
  },
}
