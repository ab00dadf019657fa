import type { adminTournamentRun as english } from '@/i18n/en/adminTournamentRun'
import { counted } from '@/i18n/en/counted'
import { limits } from '@/i18n/format/limits'
import { formatCount } from '@/i18n/format/locale'

const points = (count: number) => counted(count, 'punto', 'puntos')
const players = (count: number) => counted(count, 'jugador', 'jugadores')
const predictions = (count: number) => counted(count, 'pronóstico', 'pronósticos')

export const adminTournamentRun: typeof english = {
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
        ? 'Requiere una transacción.'
        : `Requiere ${formatCount(count)} transacciones. Los puntos se conservan: pulsa otra vez para puntuar el resto.`,
    confirmed: (id) => `Torneo #${id}: todos los resultados definitivos están puntuados`,
    noPlayers: 'Aún no hay jugadores.',
    waiting: (count) =>
      `Aún no hay nada que puntuar: ${counted(count, 'partido no tiene', 'partidos no tienen')} resultado definitivo.`,
    done: 'Todos los pronósticos están puntuados.',
  },

  judge: {
    title: 'Asignar puntos',
    // A getter, because the locale is set after this module loads.
    get text() {
      return `Aquí deciden los jueces. Cada jugador se puntúa una sola vez por partido, de 0 a ${formatCount(limits.points)} puntos.`
    },
    match: 'Partido',
    result: (team) => `Resultado: ${team}`,
    fill: '1 por acierto, 0 por fallo',
    caption: 'Jugadores por puntuar',
    columns: { player: 'JUGADOR', pick: 'PRONÓSTICO', points: 'PUNTOS' },
    right: 'Acierto',
    wrong: 'Fallo',
    pointsFor: (player) => `Puntos para ${player}`,
    more: (count) =>
      `${counted(count, 'jugador más aparecerá', 'jugadores más aparecerán')} cuando puntúes a estos.`,
    left: 'Puedes puntuar más tarde a los que dejes en blanco.',
    problems: {
      notWhole: 'Escribe un número entero.',
      get tooMany() {
        return `Un partido da como máximo ${formatCount(limits.points)} puntos. Escribe menos.`
      },
    },
    button: (count) => (count === 0 ? 'Asignar puntos' : `Asignar puntos a ${players(count)}`),
    busy: 'Asignando puntos…',
    nothing: 'Escribe primero los puntos.',
    confirmTitle: (id) => `¿Asignar puntos por el partido #${id}?`,
    does: (count, all, match) =>
      `${counted(count, 'jugador recibe', 'jugadores reciben')} ${points(all)}${count === 1 ? '' : ' en total'} por «${match}».`,
    gets: (player, count, total) => `${player} recibe ${points(count)}; en total, ${formatCount(total)}.`,
    othersGet: (count) => `Y ${counted(count, 'jugador más', 'jugadores más')}.`,
    leads: (count, player, top) =>
      count === 1
        ? `${player} queda en cabeza con ${points(top)}.`
        : `${players(count)} quedan en cabeza con ${points(top)} cada uno.`,
    cannot: 'Los puntos son definitivos. Quienes más sumen se reparten el premio.',
    confirm: 'Asignar estos puntos',
    confirmed: (count) => `${counted(count, 'jugador recibió', 'jugadores recibieron')} puntos`,
  },

  finish: {
    title: 'Finalizar el torneo',
    text: 'Quienes más puntos sumen se reparten el premio. Cualquiera puede finalizarlo cuando todo está puntuado.',
    judgedText: 'Quienes más puntos sumen se reparten el premio. Solo un administrador puede finalizarlo.',
    winners: 'Ganadores',
    moreWinners: (count) => `y ${formatCount(count)} más`,
    button: 'Finalizar torneo',
    busy: 'Finalizando…',
    confirmTitle: (id) => `¿Finalizar el torneo #${id}?`,
    does: (count, top, prize, share) =>
      count === 1
        ? `Un jugador gana con ${points(top)} y puede cobrar toda la bolsa de premios, ${prize} WETH.`
        : `${formatCount(count)} jugadores ganan con ${points(top)} y se reparten la bolsa de premios de ${prize} WETH: ${share} WETH para cada uno.`,
    doesFree: (count, top) =>
      `${counted(count, 'jugador gana', 'jugadores ganan')} con ${points(top)}. No hay bolsa de premios.`,
    doesRefund: (amount) =>
      `Nadie puntuó, así que no hay ganador. Se devuelven todas las inscripciones, ${amount} WETH en total.`,
    late: (count) =>
      count === 1
        ? '1 pronóstico sin puntuar no contará.'
        : `${formatCount(count)} pronósticos sin puntuar no contarán.`,
    cannot: 'Esto no se puede deshacer. Solo los puntos deciden quién gana.',
    confirm: 'Finalizar definitivamente',
    confirmed: (id) => `Torneo #${id} finalizado. Ya se puede cobrar`,
    waiting: {
      matches: (count) =>
        `${counted(count, 'partido no tiene', 'partidos no tienen')} aún resultado definitivo. Finaliza el torneo después.`,
      scores: (count, from) =>
        `${count === 1 ? 'Falta' : 'Faltan'} ${predictions(count)} por puntuar. Aun sin ellos, puedes finalizar desde el ${from}.`,
      admin: 'Solo un administrador de torneos puede finalizar un torneo con jueces.',
      abandoned: 'Venció el plazo para finalizarlo.',
    },
  },

  cancel: {
    title: 'Cancelar',
    text: 'Cancela antes de que empiece el primer partido. Se devuelven todas las inscripciones.',
    button: 'Cancelar torneo',
    busy: 'Cancelando…',
    confirmTitle: (id) => `¿Cancelar el torneo #${id}?`,
    does: (count, amount) =>
      `El torneo termina. ${counted(count, 'jugador puede', 'jugadores pueden')} recuperar la inscripción, ${amount} WETH en total.`,
    doesEmpty: 'El torneo termina. Nadie pagó, así que no hay nada que devolver.',
    cannot: 'No se puede reabrir. No afecta a las apuestas de sus partidos.',
    confirm: 'Cancelar definitivamente',
    confirmed: (id) => `Torneo #${id} cancelado`,
    started: 'El primer partido ya empezó, así que no se puede cancelar.',
  },

  void: {
    title: 'Anular',
    text: `Para torneos sin finalizar ${limits.tournamentVoidDays} días después de su fin. Cualquiera puede hacerlo.`,
    button: 'Anular torneo',
    busy: 'Anulando…',
    confirmTitle: (id) => `¿Anular el torneo #${id}?`,
    does: (amount) => `Nadie gana. Se devuelven todas las inscripciones, ${amount} WETH en total.`,
    doesEmpty: 'Nadie gana. Nadie pagó, así que no hay nada que devolver.',
    cannot: 'Esto no se puede deshacer.',
    confirm: 'Anular y reembolsar',
    confirmed: (id) => `Torneo #${id} anulado`,
    early: (from) => `Disponible desde el ${from}.`,
  },
}
