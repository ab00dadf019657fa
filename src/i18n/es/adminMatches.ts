import type { adminMatches as english } from '@/i18n/en/adminMatches'
import { counted } from '@/i18n/en/counted'
import { formatCount } from '@/i18n/format/locale'
import { timeProblems } from './adminTimes'

/** `Opción 1 (T1)`, or without the team where the match's name does not tell it. */
const option = (side: 1 | 2, team: string | undefined) => `Opción ${side}${team ? ` (${team})` : ''}`

export const adminMatches: typeof english = {
  loading: 'Cargando partidas…',
  match: (id, name) => `#${id} - ${name}`,

  finalize: {
    title: 'Resolver partidas',
    intro: 'Declara el ganador de una partida que ya terminó. Así se paga a quien apostó por él.',
    none: 'No hay partidas por resolver',
    noneText: 'Aquí están las partidas desde que terminan hasta que tienen resultado.',
    select: 'Partida',
    placeholder: '-- Elige una partida --',
    option: (id, name, ended) => `#${id} - ${name} (Terminó: ${ended})`,
    winner: 'Ganador',
    side: (side) => `Opción ${side}`,
    button: 'Resolver partida',
    busy: 'Resolviendo…',
    chooseMatch: 'Primero elige una partida, en la lista o arriba.',
    chooseWinner: 'Primero elige el ganador.',
    confirmTitle: (id) => `¿Resolver la partida #${id}?`,
    success: (id, winner) => `La partida #${id} queda resuelta: ganó la Opción ${winner}`,
    successVoid: (id) =>
      `La partida #${id} queda anulada: nadie apostó por ese lado y se devuelve todo lo apostado`,
    failed: (message) => `No se pudo resolver la partida: ${message}`,

    attention: 'Requiere atención',
    order: 'Orden',
    orders: { longest: 'Más tiempo', money: 'Más dinero' },
    waiting: (count) => counted(count, 'partida espera su ganador.', 'partidas esperan su ganador.'),
    ended: (ago) => `Terminó hace ${ago}`,
    atStake: (amount) => `${amount} WETH en juego`,
    noBets: 'Sin apuestas',
    abandonedIn: (left) => `Queda abandonada en ${left}`,
    abandonedRule:
      'Una partida sin ganador 7 días después de su fin queda abandonada: desde entonces solo se puede anular, y puede hacerlo cualquiera.',
    abandoned: (count) =>
      count === 1
        ? '1 partida está abandonada: ya no se puede declarar un ganador. Anúlala en «Cerrar, anular o corregir una partida».'
        : `${formatCount(count)} partidas están abandonadas: ya no se puede declarar un ganador. Anúlalas en «Cerrar, anular o corregir una partida».`,

    details: 'Detalles de la partida',
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
      noGain:
        'Es lo apostado por el lado ganador: nadie apostó por el otro lado, así que no hay nada que ganar.',
      fee: (fee, rate) =>
        `La comisión es de ${fee} WETH, un ${rate} de lo apostado por el otro lado; de ella se paga a los referidores.`,
      noFee: 'No se cobra comisión.',
      void: (side, team) =>
        `Nadie apostó por la ${option(side, team)}. Declararla ganadora anula la partida.`,
      refund: (amount) =>
        `Se devuelve íntegro todo lo apostado, ${amount} WETH en total, y no se cobra comisión.`,
      noBets: 'Nadie apostó en esta partida, así que no se paga nada.',
      atOnce:
        'Se puede cobrar de inmediato; más tarde si había un plazo de disputa cuando se creó la partida.',
      claimable: (time, window) =>
        `Se puede cobrar desde el ${time}, cuando acabe el plazo de disputa de ${window}; más tarde si el plazo era más largo cuando se creó la partida.`,
      cannot: 'Hasta entonces solo el propietario puede corregirlo. Después, nadie.',
      cannotAtOnce: 'Ahora no hay plazo de disputa, así que después nadie puede corregirlo.',
    },
  },

  create: {
    title: 'Crear una partida',
    mode: 'Cuántas partidas',
    one: 'Una partida',
    many: 'Desde un archivo',
    name: 'Nombre de la partida',
    nameHint: (left) =>
      `Por ejemplo, «LoL: T1 vs Gen.G — LCK Final». ${left === 1 ? 'Queda' : 'Quedan'} ${counted(left, 'byte', 'bytes')}.`,
    start: 'Inicio',
    end: 'Fin',
    min: 'Apuesta mínima',
    max: 'Apuesta máxima',
    startsIn: (left) => `Empieza en ${left}`,
    closesIn: (left) => `cierra en ${left}`,
    endHint: 'Aquí se cierran las apuestas: elige una hora en que el resultado aún no se pueda saber.',
    minHint: 'Lo mínimo que se puede apostar de una vez.',
    maxHint: 'Lo máximo que puede tener un apostador.',
    timesAreFinal: 'Las horas y los límites de una partida no se pueden cambiar nunca.',
    paused: 'Las partidas nuevas están en pausa. El propietario puede reanudarlas en Ajustes.',
    button: 'Crear partida',
    busy: 'Creando…',
    created: (id, name) => `Partida #${id} creada: ${name}`,
    view: 'Ver partida',
    duplicate: (id, ends) =>
      `La partida #${id} tiene el mismo nombre y sigue abierta (termina: ${ends}). Crea esta solo si es otra.`,
    preview: 'Vista previa',
    previewText: 'Así la verán los apostadores',
    previewName: 'Tu partida',
    problems: {
      name: {
        empty: 'Escribe el nombre de la partida.',
        tooLong: 'Un nombre tiene 100 bytes como máximo. Acórtalo.',
      },
      start: {
        ...timeProblems,
        empty: 'Elige cuándo empieza la partida.',
        inPast: 'La hora de inicio ya pasó. Elige una posterior.',
      },
      end: { ...timeProblems, empty: 'Elige cuándo se cierran las apuestas.' },
      zero: 'La apuesta mínima debe ser mayor que 0.',
      belowMin: 'La apuesta máxima no debe ser menor que la mínima.',
    },
  },

  bulk: {
    intro:
      'Una fila por partida, con las columnas name, start, end, min y max. Las horas van en ISO 8601 con su zona, como 2027-03-01T18:00Z; las cantidades, en WETH.',
    sample: 'Descargar un ejemplo',
    sampleName: 'ejemplo-partidas.csv',
    file: 'Archivo CSV',
    problems: {
      unreadable: 'No se pudo leer el archivo. Elígelo de nuevo.',
      tooLarge: 'El archivo es demasiado grande para una lista de partidas. Divídelo.',
      notUtf8: 'El archivo no está en UTF-8. Guárdalo como «CSV UTF-8» y elígelo de nuevo.',
      empty: 'El archivo no tiene partidas.',
      tooManyRows: (most) => `El archivo tiene más de ${formatCount(most)} filas. Divídelo.`,
      columnsMissing: (columns) =>
        `La primera fila debe nombrar las columnas. ${columns.length === 1 ? 'Falta' : 'Faltan'}: ${columns.join(', ')}.`,
      openQuote: (row) => `Desde la fila ${formatCount(row)} hay unas comillas fuera de lugar.`,
    },
    summary: 'Simulación',
    ready: (count) => counted(count, 'partida por crear', 'partidas por crear'),
    exist: (count) => counted(count, 'ya existe', 'ya existen'),
    wrong: (count) => counted(count, 'fila tiene errores', 'filas tienen errores'),
    errors: 'Errores del archivo',
    errorColumns: { row: 'Fila', column: 'Columna', value: 'Valor', problem: 'Qué está mal' },
    wholeRow: 'Toda la fila',
    noValue: 'vacío',
    tooManyCells: (cells, columns) =>
      `${counted(cells, 'celda', 'celdas')} en lugar de ${formatCount(columns)}. Pon entre comillas las cantidades con coma.`,
    repeated: (row) => `La misma partida que en la fila ${formatCount(row)}.`,
    fix: 'Corrige el archivo y elígelo de nuevo. No se crea nada hasta que todas las filas estén bien.',
    matches: 'Partidas del archivo',
    matchColumns: {
      row: 'Fila',
      name: 'Partida',
      start: 'Inicio',
      end: 'Fin',
      bets: 'Apuestas',
      state: 'Estado',
    },
    bets: (min, max) => `de ${min} a ${max}`,
    states: { ready: 'Nueva', exists: (id) => `La #${id} ya existe` },
    allExist: 'Todas las partidas de este archivo ya existen. No hay nada que crear.',
    button: (count) => `Crear ${counted(count, 'partida', 'partidas')}`,
    busy: (progress) =>
      !progress || progress.batches === 1
        ? 'Creando…'
        : `Creando ${formatCount(progress.batch)} de ${formatCount(progress.batches)}…`,
    transactions: (count, most) =>
      count === 1
        ? 'Hace falta una transacción.'
        : `Hacen falta ${formatCount(count)} transacciones, de hasta ${formatCount(most)} partidas cada una.`,
    created: (count) => counted(count, 'partida creada', 'partidas creadas'),
    more: (count) => `…y ${counted(count, 'fila más', 'filas más')}.`,
    stopped: 'Lo ya creado se queda. Pulsa otra vez para crear el resto: nada se crea dos veces.',
  },

  manage: {
    title: 'Cerrar, anular o corregir una partida',
    intro: 'Para partidas sin resultado y para resultados que todavía se pueden corregir.',
    select: 'Partida',
    placeholder: '-- Elige una partida --',
    none: 'No hay partidas abiertas, y ningún resultado se puede corregir ya',
    open: 'Sin resultado',
    correctable: 'Con resultado corregible',
    olderResults: 'Buscar resultados más antiguos',
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
      text: 'Se acaban las apuestas, de forma definitiva. Lo apostado queda como está.',
      button: 'Cerrar apuestas',
      busy: 'Cerrando…',
      confirmTitle: (id) => `¿Cerrar las apuestas de la partida #${id}?`,
      does: 'Ya nadie podrá apostar en esta partida. Todo lo apostado se queda, y el ganador se declara después de su fin, como siempre.',
      cannot: 'No se pueden volver a abrir, y no cambia cuándo se puede declarar el ganador.',
      confirm: 'Cerrar apuestas definitivamente',
      confirmed: (id) => `Las apuestas de la partida #${id} están cerradas`,
      over: 'Las apuestas de esta partida ya terminaron.',
    },
    void: {
      title: 'Anular la partida',
      text: 'Se devuelve íntegro todo lo apostado y no se cobra comisión.',
      button: 'Anular partida',
      busy: 'Anulando…',
      confirmTitle: (id) => `¿Anular la partida #${id}?`,
      does: (amount) =>
        `Cada apostador recupera íntegro lo apostado, ${amount} WETH en total. Nadie gana y no se cobra comisión.`,
      doesEmpty: 'Nadie apostó en esta partida, así que no hay nada que devolver.',
      cannot: 'Solo el propietario puede deshacerlo, y solo hasta que acabe el plazo de disputa.',
      cannotAtOnce: 'Ahora no hay plazo de disputa, así que nadie puede deshacerlo.',
      cannotResolved:
        'No cambia cuándo se puede cobrar. Hasta entonces el propietario puede reemplazarlo otra vez.',
      cannotAbandoned: 'Nadie puede deshacerlo.',
      confirm: 'Anular y reembolsar',
      confirmed: (id) => `La partida #${id} queda anulada. Todo lo apostado se puede devolver`,
      already: 'Esta partida ya está anulada.',
      abandonedText:
        'Lleva 7 días sin ganador. Ahora cualquiera puede anularla, y es definitivo de inmediato.',
    },
    overrule: {
      title: 'Corregir el resultado',
      text: 'Pone un ganador en lugar del resultado, mientras nadie puede cobrar todavía.',
      winner: 'El ganador correcto',
      button: 'Corregir resultado',
      busy: 'Corrigiendo…',
      confirmTitle: (id) => `¿Corregir el resultado de la partida #${id}?`,
      does: (winner, team, old) => `La ${option(winner, team)} pasa a ser la ganadora, en lugar de: ${old}.`,
      doesVoid: (side, team) =>
        `Nadie apostó por la ${option(side, team)}, así que la partida se anula y se devuelve todo lo apostado.`,
      cannot: (time) =>
        `No cambia desde cuándo se pueden cobrar las ganancias: ${time}. Hasta entonces el propietario puede reemplazarlo otra vez; después, nadie.`,
      confirm: 'Reemplazar el resultado',
      confirmed: (id, winner) => `Resultado de la partida #${id}: ahora gana la Opción ${winner}`,
      same: 'Este es el resultado que ya tiene.',
      choose: 'Primero elige el ganador correcto.',
    },
  },
}
