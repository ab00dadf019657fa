import type { adminTournaments as english } from '@/i18n/en/adminTournaments'
import { counted } from '@/i18n/en/counted'
import { limits } from '@/i18n/format/limits'
import { formatCount } from '@/i18n/format/locale'
import { nameProblems, timeProblems } from './adminSchedule'

const points = (count: number) => counted(count, 'punto', 'puntos')
const players = (count: number) => counted(count, 'jugador', 'jugadores')

export const adminTournaments: typeof english = {
  loading: 'Cargando torneos…',
  tournament: (id, name) => `#${id} - ${name}`,
  match: (id, name) => `#${id} - ${name}`,

  run: {
    title: 'Gestionar torneos',
    intro: 'Puntúa, finaliza y cancela torneos abiertos, empezando por los más urgentes.',
    list: 'Torneos abiertos',
    none: 'No hay torneos abiertos',
    noneText: 'Los torneos que crees aparecen aquí hasta que terminen.',
    older: 'Cargar torneos anteriores',
    choose: 'Elige un torneo para ver qué necesita.',
    states: {
      upcoming: (left) => `Primer partido en ${left}`,
      playing: (left) => `Termina en ${left}`,
      settling: (ago) => `Terminó hace ${ago}`,
      abandoned: 'Solo se puede anular',
    },
    abandonedIn: (left) => `Solo anulable dentro de ${left}`,
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
    readingPlayers: 'Cargando jugadores…',
  },

  create: {
    title: 'Crear nuevo torneo',
    name: 'Nombre del torneo',
    nameHint: (left) =>
      `Por ejemplo, «Copa de primavera». ${left === 1 ? 'Queda' : 'Quedan'} ${counted(left, 'byte', 'bytes')}.`,
    start: 'Inicio',
    end: 'Fin',
    startHint: 'Desde esta hora se muestra en curso. No afecta a nada más.',
    startsIn: (left) => `Se mostrará en curso en ${left}`,
    started: 'Ya pasó: se mostrará en curso de inmediato.',
    endHint: 'Todos los partidos deben cerrar antes.',
    endsIn: (left) => `Termina en ${left}`,
    fee: 'Inscripción',
    feeHint: 'La paga cada jugador y va a la bolsa de premios. Escribe 0 si es gratis.',
    judged: 'Con jueces',
    judgedText:
      'Los puntos los asignan los administradores, no los resultados, y se avisa a los jugadores. No se puede deshacer.',
    matches: 'Partidos',
    matchesText: `Elige de 1 a ${limits.matches} partidos próximos.`,
    search: 'Buscar partidos',
    searchHint: 'Nombre o número',
    chosen: (count) => `${formatCount(count)} de ${limits.matches} elegidos`,
    chooseAll: (count) => `Elegir todos los mostrados (${formatCount(count)})`,
    chooseSome: (count) => `Elegir ${formatCount(count)} de los mostrados`,
    clear: 'Quitar todos',
    matchTimes: (start, end) => `${start} – ${end}`,
    late: 'Cierra después de que termine el torneo',
    noMatches: 'No hay partidos próximos',
    noMatchesText: 'Crea antes los partidos. Solo se pueden elegir los que no han empezado.',
    noneFound: 'No se encontraron partidos.',
    useTimes: 'Usar las horas de los partidos elegidos',
    gone: (count) =>
      count === 1
        ? 'Se quitó 1 partido elegido porque ya empezó o cerró.'
        : `Se quitaron ${formatCount(count)} partidos elegidos porque ya empezaron o cerraron.`,
    rules: (join, cancel) =>
      `Los jugadores pueden unirse hasta el ${join}. Puedes cancelarlo hasta el ${cancel}.`,
    isFinal: 'Los partidos, las horas y la inscripción no se pueden cambiar después.',
    button: 'Crear torneo',
    busy: 'Creando…',
    judgedConfirmation: {
      confirmTitle: '¿Crear un torneo con jueces?',
      does: 'Los administradores de torneos deciden los puntos de cada pronóstico y, por tanto, quién gana. Los jugadores lo ven antes de unirse.',
      cannot: 'Esto no se puede deshacer.',
    },
    created: (id, name) => `Torneo #${id} creado: ${name}`,
    view: 'Ver torneo',
    problems: {
      name: { ...nameProblems, empty: 'Escribe el nombre del torneo.' },
      start: { ...timeProblems, empty: 'Elige una hora de inicio.' },
      end: { ...timeProblems, empty: 'Elige una hora de fin.' },
      matches: {
        none: 'Elige al menos un partido.',
        tooMany: `Elige ${limits.matches} partidos como máximo.`,
        late: 'Un partido elegido cierra después del torneo. Elige un fin posterior o quita el partido.',
      },
    },
  },
}
