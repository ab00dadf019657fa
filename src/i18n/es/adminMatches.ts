import type { adminMatches as english } from '@/i18n/en/adminMatches'
import { counted } from '@/i18n/en/counted'
import { formatCount } from '@/i18n/format/locale'
import { timeProblems } from './adminTimes'

/** `Opción 1 (T1)`, or without the team if the match's name lacks it. */
const option = (side: 1 | 2, team: string | undefined) => `Opción ${side}${team ? ` (${team})` : ''}`

export const adminMatches: typeof english = {
  loading: 'Cargando partidos…',
  match: (id, name) => `#${id} - ${name}`,

  finalize: {
    title: 'Resolver partidos',
    intro: 'Publica el resultado de un partido terminado. Los ganadores podrán cobrar.',
    none: 'No hay partidos por resolver',
    noneText: 'Los partidos aparecen aquí desde que terminan hasta que tienen resultado.',
    select: 'Partido',
    placeholder: '-- Elige un partido --',
    option: (id, name, ended) => `#${id} - ${name} (Terminó: ${ended})`,
    winner: 'Ganador',
    side: (side) => `Opción ${side}`,
    button: 'Resolver partido',
    busy: 'Resolviendo…',
    chooseMatch: 'Primero elige un partido.',
    chooseWinner: 'Primero elige el ganador.',
    confirmTitle: (id) => `¿Resolver el partido #${id}?`,
    success: (id, winner) => `El partido #${id} queda resuelto: ganó la Opción ${winner}`,
    successVoid: (id) =>
      `El partido #${id} queda anulado: nadie apostó por ese lado y se devuelve todo lo apostado`,
    failed: (message) => `No se pudo resolver el partido: ${message}`,

    attention: 'Requiere atención',
    order: 'Orden',
    orders: { longest: 'Más antiguos primero', money: 'Más dinero' },
    waiting: (count) => counted(count, 'partido necesita resultado.', 'partidos necesitan resultado.'),
    ended: (ago) => `Terminó hace ${ago}`,
    atStake: (amount) => `${amount} WETH en juego`,
    noBets: 'Sin apuestas',
    abandonedIn: (left) => `Solo anulable, en ${left}`,
    abandonedRule:
      'Sin resultado 7 días después de su fin, un partido solo se puede anular, y puede hacerlo cualquiera.',
    abandoned: (count) =>
      count === 1
        ? '1 partido está abandonado: ya no se puede declarar un ganador. Anúlalo en «Cerrar, anular o corregir un partido».'
        : `${formatCount(count)} partidos están abandonados: ya no se puede declarar un ganador. Anúlalos en «Cerrar, anular o corregir un partido».`,

    details: 'Detalles del partido',
    poolA: 'Fondo A',
    poolB: 'Fondo B',
    start: 'Inicio',
    end: 'Fin',

    consequence: {
      title: 'Qué hace esto',
      winner: (winner, team) => `Ganó la ${option(winner, team)}.`,
      counting: 'Contando los ganadores…',
      countFailed: 'Ahora mismo no se pudieron contar los ganadores.',
      winners: (count, paid) =>
        `${counted(count, 'ganador cobra', 'ganadores cobran')} ${paid} WETH${count === 1 ? '' : ' en total'}.`,
      paid: (paid) => `Los ganadores cobran ${paid} WETH en total.`,
      stakes: (stakes, gain) =>
        `De ellos, ${stakes} WETH son lo apostado por el lado ganador y ${gain} WETH vienen del otro lado.`,
      noGain: 'Solo recuperan lo apostado: nadie apostó por el otro lado.',
      fee: (fee, rate) =>
        `La comisión es de ${fee} WETH, un ${rate} de lo apostado por el otro lado; de ella se paga a los referidores.`,
      noFee: 'No se cobra comisión.',
      void: (side, team) =>
        `Nadie apostó por la ${option(side, team)}. Declararla ganadora anula el partido.`,
      refund: (amount) =>
        `Se devuelve íntegro todo lo apostado, ${amount} WETH en total, y no se cobra comisión.`,
      noBets: 'Nadie apostó en este partido, así que no se paga nada.',
      atOnce: 'Se puede cobrar de inmediato, salvo que el partido se creara con un plazo de disputa.',
      claimable: (time, window) =>
        `Se puede cobrar desde el ${time}, cuando acabe el plazo de disputa de ${window}; más tarde si el plazo era más largo cuando se creó el partido.`,
      cannot: 'Hasta entonces solo el propietario puede corregirlo. Después, nadie.',
      cannotAtOnce: 'No hay plazo de disputa, así que después nadie puede corregirlo.',
    },
  },

  create: {
    title: 'Crear un partido',
    mode: 'Cuántos partidos',
    one: 'Un partido',
    many: 'Desde un archivo',
    name: 'Nombre del partido',
    nameHint: (left) =>
      `Por ejemplo, «LoL: T1 vs Gen.G — LCK Final». ${left === 1 ? 'Queda' : 'Quedan'} ${counted(left, 'byte', 'bytes')}.`,
    start: 'Inicio',
    end: 'Fin',
    min: 'Apuesta mínima',
    max: 'Apuesta máxima',
    startsIn: (left) => `Empieza en ${left}`,
    closesIn: (left) => `cierra en ${left}`,
    endHint: 'Aquí cierran las apuestas. Elige una hora anterior a que se conozca el resultado.',
    minHint: 'Lo mínimo por apuesta.',
    maxHint: 'Lo máximo en total por apostador.',
    timesAreFinal: 'Las horas y los límites no se pueden cambiar después.',
    paused: 'Los partidos nuevos están en pausa. El propietario puede reanudarlos en Ajustes.',
    button: 'Crear partido',
    busy: 'Creando…',
    created: (id, name) => `Partido #${id} creada: ${name}`,
    view: 'Ver partido',
    duplicate: (id, ends) =>
      `El partido #${id} tiene el mismo nombre y sigue abierto (termina: ${ends}). Créalo solo si es otro partido.`,
    preview: 'Vista previa',
    previewText: 'Así la verán los apostadores',
    previewName: 'Tu partido',
    problems: {
      name: {
        empty: 'Escribe el nombre del partido.',
        tooLong: 'Un nombre tiene 100 bytes como máximo. Acórtalo.',
      },
      start: {
        ...timeProblems,
        empty: 'Elige cuándo empieza el partido.',
        inPast: 'La hora de inicio ya pasó. Elige una posterior.',
      },
      end: { ...timeProblems, empty: 'Elige cuándo se cierran las apuestas.' },
      zero: 'La apuesta mínima debe ser mayor que 0.',
      belowMin: 'La apuesta máxima no debe ser menor que la mínima.',
    },
  },

  bulk: {
    intro:
      'Una fila por partido, con las columnas name, start, end, min y max. Las horas van en ISO 8601 con su zona, como 2027-03-01T18:00Z; las cantidades, en WETH.',
    sample: 'Descargar un ejemplo',
    sampleName: 'ejemplo-partidos.csv',
    file: 'Archivo CSV',
    problems: {
      unreadable: 'No se pudo leer el archivo. Elígelo de nuevo.',
      tooLarge: 'El archivo es demasiado grande para una lista de partidos. Divídelo.',
      notUtf8: 'El archivo no está en UTF-8. Guárdalo como «CSV UTF-8» y elígelo de nuevo.',
      empty: 'El archivo no tiene partidos.',
      tooManyRows: (most) => `El archivo tiene más de ${formatCount(most)} filas. Divídelo.`,
      columnsMissing: (columns) =>
        `La primera fila debe nombrar las columnas. ${columns.length === 1 ? 'Falta' : 'Faltan'}: ${columns.join(', ')}.`,
      openQuote: (row) => `Desde la fila ${formatCount(row)} hay unas comillas fuera de lugar.`,
    },
    summary: 'Simulación',
    ready: (count) => counted(count, 'partido por crear', 'partidos por crear'),
    exist: (count) => counted(count, 'ya existe', 'ya existen'),
    wrong: (count) => counted(count, 'fila tiene errores', 'filas tienen errores'),
    errors: 'Errores del archivo',
    errorColumns: { row: 'Fila', column: 'Columna', value: 'Valor', problem: 'Qué está mal' },
    wholeRow: 'Toda la fila',
    noValue: 'vacío',
    tooManyCells: (cells, columns) =>
      `${counted(cells, 'celda', 'celdas')} en lugar de ${formatCount(columns)}. Pon entre comillas las cantidades con coma.`,
    repeated: (row) => `El mismo partido que en la fila ${formatCount(row)}.`,
    fix: 'Corrige el archivo y elígelo de nuevo. No se crea nada hasta que todas las filas sean válidas.',
    matches: 'Partidos del archivo',
    matchColumns: {
      row: 'Fila',
      name: 'Partido',
      start: 'Inicio',
      end: 'Fin',
      bets: 'Apuestas',
      state: 'Estado',
    },
    bets: (min, max) => `de ${min} a ${max}`,
    states: { ready: 'Nueva', exists: (id) => `La #${id} ya existe` },
    allExist: 'Todos los partidos de este archivo ya existen. No hay nada que crear.',
    button: (count) => `Crear ${counted(count, 'partido', 'partidos')}`,
    busy: (progress) =>
      !progress || progress.batches === 1
        ? 'Creando…'
        : `Creando ${formatCount(progress.batch)} de ${formatCount(progress.batches)}…`,
    transactions: (count, most) =>
      count === 1
        ? 'Hace falta una transacción.'
        : `Hacen falta ${formatCount(count)} transacciones, de hasta ${formatCount(most)} partidos cada una.`,
    created: (count) => counted(count, 'partido creado', 'partidos creados'),
    more: (count) => `…y ${counted(count, 'fila más', 'filas más')}.`,
    stopped: 'Los partidos creados se conservan. Pulsa otra vez para crear el resto, sin duplicados.',
  },

  manage: {
    title: 'Cerrar, anular o corregir un partido',
    intro: 'Para partidos sin resultado y para resultados que todavía se pueden corregir.',
    select: 'Partido',
    placeholder: '-- Elige un partido --',
    none: 'No hay partidos abiertos ni resultados que corregir',
    open: 'Sin resultado',
    correctable: 'Con resultado corregible',
    olderResults: 'Cargar resultados anteriores',
    result: 'Resultado',
    results: {
      none: 'Aún ninguno',
      void: 'Anulada',
      winner: (winner, team) => option(winner, team),
    },
    correctableUntil: 'Se puede corregir durante',
    stakes: 'En juego',
    endTime: 'Fin',
    betting: 'Apuestas',
    bettingOpen: 'Abiertas',
    bettingClosed: 'Cerradas antes de tiempo',
    bettingOver: 'Terminadas',

    close: {
      title: 'Cerrar las apuestas antes de tiempo',
      text: 'Detiene las apuestas nuevas de forma definitiva. Las hechas siguen en pie.',
      button: 'Cerrar apuestas',
      busy: 'Cerrando…',
      confirmTitle: (id) => `¿Cerrar las apuestas del partido #${id}?`,
      does: 'Nadie podrá apostar más en este partido. Las apuestas hechas siguen en pie y el resultado se publica tras su fin.',
      cannot: 'No se pueden volver a abrir, y no cambia cuándo se puede declarar el ganador.',
      confirm: 'Cerrar apuestas definitivamente',
      confirmed: (id) => `Las apuestas del partido #${id} están cerradas`,
      over: 'Las apuestas de este partido ya terminaron.',
    },
    void: {
      title: 'Anular el partido',
      text: 'Devuelve todas las apuestas, sin comisión.',
      button: 'Anular partido',
      busy: 'Anulando…',
      confirmTitle: (id) => `¿Anular el partido #${id}?`,
      does: (amount) =>
        `Cada apostador recupera íntegro lo apostado, ${amount} WETH en total. Nadie gana y no se cobra comisión.`,
      doesEmpty: 'Nadie apostó en este partido, así que no hay nada que devolver.',
      cannot: 'Solo el propietario puede deshacerlo, y solo hasta que acabe el plazo de disputa.',
      cannotAtOnce: 'Ahora no hay plazo de disputa, así que nadie puede deshacerlo.',
      cannotResolved:
        'No cambia cuándo se puede cobrar. Hasta entonces el propietario puede reemplazarlo otra vez.',
      cannotAbandoned: 'No se puede deshacer.',
      confirm: 'Anular y reembolsar',
      confirmed: (id) => `El partido #${id} queda anulado. Todo lo apostado se puede devolver`,
      already: 'Este partido ya está anulado.',
      abandonedText:
        'Lleva 7 días sin ganador. Ahora cualquiera puede anularlo, y es definitivo de inmediato.',
    },
    overrule: {
      title: 'Corregir el resultado',
      text: 'Pone un ganador en lugar del resultado, mientras nadie puede cobrar todavía.',
      winner: 'El ganador correcto',
      button: 'Corregir resultado',
      busy: 'Corrigiendo…',
      confirmTitle: (id) => `¿Corregir el resultado del partido #${id}?`,
      does: (winner, team, old) => `La ${option(winner, team)} pasa a ser la ganadora, en lugar de: ${old}.`,
      doesVoid: (side, team) =>
        `Nadie apostó por la ${option(side, team)}, así que el partido se anula y se devuelve todo lo apostado.`,
      cannot: (time) =>
        `No cambia desde cuándo se pueden cobrar las ganancias: ${time}. Hasta entonces el propietario puede reemplazarlo otra vez; después, nadie.`,
      confirm: 'Reemplazar el resultado',
      confirmed: (id, winner) => `Resultado del partido #${id}: ahora gana la Opción ${winner}`,
      same: 'Ya es el resultado actual.',
      choose: 'Primero elige el ganador correcto.',
    },
  },
}
