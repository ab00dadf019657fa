import type { adminLog as english } from '@/i18n/en/adminLog'
import { counted } from '@/i18n/en/counted'
import { formatCount } from '@/i18n/format/locale'

export const adminLog: typeof english = {
  title: 'Registro de actividad',
  intro:
    'Todas las acciones de propietarios, operadores y administradores, tal como constan en la cadena. No se pueden cambiar ni borrar.',
  columns: { when: 'FECHA', what: 'ACCIÓN', who: 'CUENTA', transaction: 'TRANSACCIÓN' },

  filter: {
    title: 'Filtrar el registro',
    text: 'Partido, torneo, nombre o dirección',
    placeholder: '#12, T1, 0x…',
    kind: 'Acción',
    everything: 'Todas las acciones',
    allOf: (topic) => `Todo sobre ${topic.toLowerCase()}`,
    by: 'Cuenta',
    everybody: 'Todas',
    you: (address) => `${address} (tú)`,
    clear: 'Borrar filtros',
    found: (count, of) =>
      count === of
        ? counted(of, 'acción', 'acciones')
        : `${formatCount(count)} de ${counted(of, 'acción', 'acciones')}`,
  },
  topics: {
    matches: 'Partidos',
    tournaments: 'Torneos',
    money: 'Dinero',
    settings: 'Ajustes',
    roles: 'Roles y propietarios',
  },

  empty: 'Aún no hay actividad',
  emptyText: 'Las acciones aparecen aquí, desde partidos nuevos hasta cambios de ajustes.',
  emptySpan: 'Sin actividad reciente',
  emptySpanText: 'Carga días anteriores más abajo.',
  noneFound: 'Ninguna acción coincide',
  noneFoundText: 'Prueba con filtros más amplios.',
  download: 'Descargar CSV',
  file: (date) => `clutchpool-registro-${date}.csv`,
  times: (zone) => `Horas en tu zona horaria, ${zone}.`,
  you: 'Tú',
  notLogged: 'Sin registrar',
  deployment: 'Al desplegar',
  block: (number) => `Bloque ${number}`,

  match: (id, name) => `Partido #${id}${name ? ` · ${name}` : ''}`,
  tournament: (id, name) => `Torneo #${id}${name ? ` · ${name}` : ''}`,

  matchesCreated: (count) => counted(count, 'partido creado', 'partidos creados'),
  andMore: (match, count) => `${match} y ${formatCount(count)} más`,

  kinds: {
    matchCreated: 'Partido creado',
    bettingClosed: 'Apuestas cerradas antes de tiempo',
    matchFinalized: 'Resultado publicado',
    matchVoided: 'Partido anulado',
    matchReplaced: 'Sustituido por otro partido',
    resultSourceSet: 'Fuente del resultado indicada',
    resultChallenged: 'Resultado impugnado',
    resultRuled: 'Fallo dictado',
    tournamentCreated: 'Torneo creado',
    tournamentJudged: 'Torneo con jueces creado',
    tournamentScored: 'Jugadores puntuados',
    tournamentAwarded: 'Puntos asignados por jueces',
    tournamentFinalized: 'Torneo finalizado',
    tournamentCancelled: 'Torneo cancelado',
    tournamentAbandoned: 'Torneo abandonado y anulado',
    feesWithdrawn: 'Comisiones retiradas',
    bonusPaid: 'Recompensa pagada',
    tokenRescued: 'Token rescatado',
    paused: 'Apuestas pausadas',
    unpaused: 'Apuestas reanudadas',
    feeChanged: 'Comisión cambiada',
    liveCapChanged: 'Límite en vivo cambiado',
    maxGainChanged: 'Ganancia máxima cambiada',
    arbiterChanged: 'Árbitro fijado',
    rulesPublished: 'Reglamento publicado',
    disputeWindowChanged: 'Plazo de disputa cambiado',
    minBondChanged: 'Fianza mínima cambiada',
    tournamentContractChanged: 'Contrato de torneos cambiado',
    hubContractChanged: 'Hub de la comunidad cambiado',
    operatorAdded: 'Operador añadido',
    operatorRemoved: 'Operador quitado',
    adminAdded: 'Administrador de torneos añadido',
    adminRemoved: 'Administrador de torneos quitado',
    ownershipOffered: 'Propiedad ofrecida',
    ownershipMoved: 'Propiedad transferida',
  },
  corrections: { matchFinalized: 'Resultado corregido', matchVoided: 'Resultado anulado' },

  details: {
    challenged: (bond, time) => `Fianza de ${bond} WETH, fallo antes del ${time}`,
    arbiter: (account) => account ?? 'El propietario',
    ruling: (days) => `${counted(days, 'día', 'días')} para fallar`,
    successor: (id) => `Partido n.º ${id}`,
    source: (uri) => uri || 'Eliminada',
    rules: (version, uri) => `Versión ${version}: ${uri}`,
    betsUntil: (start, end) => `Inicio: ${start}; cierre de apuestas: ${end}`,
    winner: (side, team) => `Ganador: Opción ${side}${team ? ` (${team})` : ''}`,
    refunds: 'Se devuelven todas las apuestas',
    claimable: (time) => `cobros desde el ${time}`,
    tournament: (matches, fee) => `${counted(matches, 'partido', 'partidos')}, inscripción de ${fee} WETH`,
    scored: (players, picks) =>
      `${counted(players, 'jugador', 'jugadores')}, ${counted(picks, 'pronóstico', 'pronósticos')}`,
    awarded: (players, match) => `${counted(players, 'jugador', 'jugadores')} en el partido #${match}`,
    bonds: {
      returned: (bond) => `fianza de ${bond} WETH devuelta`,
      fee: (bond) => `fianza de ${bond} WETH cobrada como comisión`,
      burned: (bond) => `fianza de ${bond} WETH quemada`,
    },
    topScore: (score, count) => `${counted(count, 'jugador', 'jugadores')} en cabeza con ${score} puntos`,
    withdrawn: (amount, to) => `${amount} WETH a ${to}`,
    bonus: (amount, to) => `${amount} WETH a ${to}`,
    rescued: (amount, token) => `${amount} unidades mínimas de ${token}, al propietario`,
    change: (from, to) => `${from} → ${to}`,
    duration: (seconds) => {
      if (seconds === 0) return 'ninguno'
      if (seconds % 3_600 === 0) return `${seconds / 3_600} h`
      return seconds % 60 === 0 ? `${seconds / 60} min` : `${seconds} s`
    },
    contract: (address) => address ?? 'Ninguno',
    role: {
      admin: (account) => account,
      defaultAdmin: (account) => `${account}, que puede añadir administradores`,
      other: (account) => `${account}, otro rol`,
    },
    ownership: {
      pool: (to) => (to ? `El fondo pasa a ${to}` : 'El fondo no tiene propietario'),
      hub: (to) => (to ? `El hub pasa a ${to}` : 'El hub no tiene propietario'),
    },
  },
}
