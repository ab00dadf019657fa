import { limits } from '@/i18n/contractLimits'
import type { adminMatches as english } from '@/i18n/en/adminMatches'
import { counted } from '@/i18n/en/counted'
import { formatCount } from '@/i18n/format/locale'
import { timeProblems } from './adminTimes'

/** `Opción 1 (T1)`, or without the team if the match's name lacks it. */
const option = (side: 1 | 2, team: string | undefined) => `Opción ${side}${team ? ` (${team})` : ''}`

export const adminMatches: typeof english = {
  loading: 'Cargando partidos…',
  match: (id, name) => `#${id} - ${name}`,
  search: {
    found: (count) => counted(count, 'partido encontrado', 'partidos encontrados'),
    first: (shown, count) =>
      `Primeros ${formatCount(shown)} de ${formatCount(count)} partidos. Escribe para acotar la búsqueda.`,
  },

  finalize: {
    title: 'Resolver resultados de partidos',
    intro: 'Publica el resultado de un partido terminado. Los cobros se abren tras el plazo de disputa.',
    none: 'No hay partidos por resolver',
    noneText: 'Los partidos aparecen aquí al terminar y hasta que tengan resultado.',
    select: 'Partido',
    placeholder: '-- Elige un partido --',
    option: (id, name, ended) => `#${id} - ${name} (Terminó: ${ended})`,
    closedOption: (id, name, ends) => `#${id} - ${name} (Apuestas cerradas, termina: ${ends})`,
    winner: 'Ganador',
    side: (side) => `Opción ${side}`,
    button: 'Resolver partido',
    busy: 'Resolviendo…',
    chooseMatch: 'Elige primero un partido.',
    chooseWinner: 'Elige primero el ganador.',
    confirmTitle: (id) => `¿Resolver el partido #${id}?`,
    success: (id, winner) => `Partido #${id} resuelto: gana la Opción ${winner}`,
    failed: (message) => `No se pudo resolver el partido: ${message}`,

    attention: 'Requiere atención',
    order: 'Ordenar por',
    orders: { longest: 'Más antiguos primero', money: 'Más dinero' },
    waiting: (count) => counted(count, 'partido espera resultado.', 'partidos esperan resultado.'),
    gone: (id) => `El partido #${id} ya tiene resultado, está impugnado o solo se puede anular.`,
    challenged: (count) =>
      counted(count, 'partido impugnado espera fallo.', 'partidos impugnados esperan fallo.'),
    posted: (result) => `Publicado: ${result}`,
    noResult: 'No se publicó ningún resultado',
    challengedBy: (challenger, bond) => `Impugnado por ${challenger} · fianza de ${bond} WETH`,
    rulingIn: (left) => `Quedan ${left} para fallar`,
    unruled: 'Sin fallo a tiempo: falla ya, o cualquiera puede anularlo',
    disputable: (count) =>
      counted(count, 'resultado en plazo de disputa.', 'resultados en plazo de disputa.'),
    correctableFor: (left) => `Corregible durante ${left}`,
    ruledUntil: (left) => `El árbitro ya falló. Los cobros se abren dentro de ${left}`,
    ended: (ago) => `Terminó hace ${ago}`,
    atStake: (amount) => `${amount} WETH en juego`,
    noBets: 'Sin apuestas',
    abandonedIn: (left) => `Solo anulable dentro de ${left}`,
    abandonedRule: `Si ${limits.matchVoidDays} días después de su fin no hay resultado, el partido solo se puede anular. Cualquiera puede hacerlo.`,
    abandoned: (count) =>
      count === 1
        ? 'Venció el plazo del resultado de 1 partido. Anúlalo en «Cerrar, anular o corregir un partido».'
        : `Venció el plazo del resultado de ${formatCount(count)} partidos. Anúlalos en «Cerrar, anular o corregir un partido».`,

    details: 'Detalles del partido',
    poolA: 'Bote A',
    poolB: 'Bote B',
    start: 'Inicio',
    end: 'Fin',

    consequence: {
      title: 'Qué pasa después',
      winner: (winner, team) => `Gana la ${option(winner, team)}.`,
      counting: 'Contando ganadores…',
      countFailed: 'No se pudo contar a los ganadores.',
      winners: (count, paid) =>
        `${counted(count, 'ganador cobra', 'ganadores cobran')} ${paid} WETH${count === 1 ? '' : ' en total'}.`,
      paid: (paid) => `Los ganadores cobran ${paid} WETH en total.`,
      stakes: (stakes, gain) => `Son ${stakes} WETH de sus propias apuestas más ${gain} WETH del otro lado.`,
      noGain: 'Solo recuperan sus apuestas: nadie apostó por el otro lado.',
      fee: (fee, rate) =>
        `La comisión es de ${fee} WETH, el ${rate} de la ganancia. De ahí cobran los referidores.`,
      noFee: 'Sin comisión.',
      nobodyBet: (amount) =>
        `Nadie apostó por ella, así que se devuelven todas las apuestas: ${amount} WETH en total.`,
      unmatched: (amount) => `${amount} WETH del otro lado no se igualaron y se devuelven.`,
      noBets: 'Nadie apostó en este partido, así que no hay nada que pagar.',
      atOnce: 'Los cobros se abren de inmediato, salvo que el partido se creara con plazo de disputa.',
      atEnd: (time) =>
        `Los cobros se abren el ${time}, el fin previsto del partido, o más tarde si se creó con plazo de disputa.`,
      claimable: (time, window) =>
        `Los cobros se abren el ${time}, tras un plazo de disputa de ${window}, o más tarde si el partido se creó con un plazo más largo.`,
      cannot:
        'Hasta entonces, el propietario puede corregirlo una vez y cualquiera puede impugnarlo. Después es definitivo.',
      cannotAtOnce: 'Sin plazo de disputa, después nadie puede corregirlo ni impugnarlo.',
    },
  },

  create: {
    title: 'Crear nuevo partido',
    mode: 'Número de partidos',
    one: 'Un partido',
    many: 'Varios desde un archivo',
    name: 'Nombre del partido',
    nameHint: (left) =>
      `Por ejemplo, «LoL: T1 vs Gen.G — LCK Final». ${left === 1 ? 'Queda' : 'Quedan'} ${counted(left, 'byte', 'bytes')}.`,
    start: 'Inicio',
    end: 'Fin',
    min: 'Apuesta mínima',
    max: 'Apuesta máxima',
    startsIn: (left) => `Empieza en ${left}`,
    closesIn: (left) => `cierra en ${left}`,
    endHint: 'A esta hora cierran las apuestas. Elígela antes de que se conozca el resultado.',
    minHint: 'Importe mínimo por apuesta.',
    maxHint: 'Máximo total por apostador, y mínimo disponible en vivo por lado.',
    timesAreFinal: 'Las horas y los límites no se pueden cambiar después.',
    warnings: {
      noTeams:
        'El nombre no indica dos equipos, así que los lados serán siempre «Equipo A» y «Equipo B». Escribe «T1 vs Gen.G».',
      undecidedTeam: 'Falta decidir un equipo y el nombre no se puede cambiar después.',
      sameTeam: 'Los dos equipos son el mismo.',
      short: 'El partido dura menos de 10 minutos. Revisa la hora de fin.',
      highMax: 'La apuesta máxima supera 1000 WETH. Revisa el importe.',
    },
    paused: 'Los partidos nuevos están en pausa. El propietario puede reanudarlos en Ajustes.',
    button: 'Crear partido',
    busy: 'Creando…',
    created: (id, name) => `Partido #${id} creado: ${name}`,
    view: 'Ver partido',
    duplicate: (id, ends) =>
      `El partido #${id} tiene el mismo nombre y sigue abierto (termina: ${ends}). Créalo solo si es otro partido.`,
    preview: 'Vista previa',
    previewText: 'Así lo verán los apostadores',
    previewName: 'Tu partido',
    terms: {
      fee: 'Comisión sobre la ganancia',
      maxGain: 'Ganancia máxima',
      maxGainOf: (times) => `${formatCount(times)}× la apuesta`,
      liveRoom: 'En vivo por lado',
      liveRoomOf: (max, cap) =>
        `${max === undefined ? 'Apuesta máxima' : `${max} WETH`} + ${cap} del bote prepartido`,
      window: 'Plazo de disputa',
      noWindow: 'Ninguno',
    },
    problems: {
      name: {
        empty: 'Escribe el nombre del partido.',
        tooLong: `El nombre admite hasta ${limits.nameBytes} bytes. Acórtalo.`,
      },
      start: {
        ...timeProblems,
        empty: 'Elige una hora de inicio.',
        inPast: 'La hora de inicio ya pasó. Elige una posterior.',
      },
      end: { ...timeProblems, empty: 'Elige una hora de fin.' },
      zero: 'La apuesta mínima debe ser mayor que 0.',
      belowMin: 'La apuesta máxima no puede ser menor que la mínima.',
    },
  },

  bulk: {
    intro:
      'Una fila por partido, con las columnas name, start, end, min y max. Horas en ISO 8601 con zona, como 2027-03-01T18:00Z; importes en WETH.',
    sample: 'Descargar un ejemplo',
    sampleName: 'ejemplo-partidos.csv',
    file: 'Archivo CSV',
    problems: {
      unreadable: 'No se pudo leer el archivo. Elígelo de nuevo.',
      tooLarge: 'El archivo es demasiado grande. Divídelo.',
      notUtf8: 'El archivo no está en UTF-8. Guárdalo como «CSV UTF-8» y elígelo de nuevo.',
      empty: 'El archivo no tiene partidos.',
      tooManyRows: (most) => `El archivo tiene más de ${formatCount(most)} filas. Divídelo.`,
      columnsMissing: (columns) =>
        `La primera fila debe nombrar las columnas. ${columns.length === 1 ? 'Falta' : 'Faltan'}: ${columns.join(', ')}.`,
      openQuote: (row) => `Hay unas comillas fuera de lugar a partir de la fila ${formatCount(row)}.`,
    },
    summary: 'Simulación',
    ready: (count) => counted(count, 'partido para crear', 'partidos para crear'),
    exist: (count) => counted(count, 'ya existe', 'ya existen'),
    wrong: (count) => counted(count, 'fila tiene errores', 'filas tienen errores'),
    warned: (count) => counted(count, 'fila con avisos', 'filas con avisos'),
    errors: 'Errores del archivo',
    errorColumns: { row: 'Fila', column: 'Columna', value: 'Valor', problem: 'Problema' },
    wholeRow: 'Fila completa',
    noValue: 'vacío',
    tooManyCells: (cells, columns) =>
      `${counted(cells, 'celda', 'celdas')} en lugar de ${formatCount(columns)}. Pon entre comillas los importes con coma.`,
    repeated: (row) => `Mismo partido que en la fila ${formatCount(row)}.`,
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
    states: { wrong: 'Con errores', ready: 'Nuevo', exists: (id) => `Ya existe: #${id}` },
    allExist: 'Todos los partidos de este archivo ya existen.',
    button: (count) => `Crear ${counted(count, 'partido', 'partidos')}`,
    busy: (progress) =>
      !progress || progress.batches === 1
        ? 'Creando…'
        : `Creando ${formatCount(progress.batch)} de ${formatCount(progress.batches)}…`,
    transactions: (count, most) =>
      count === 1
        ? 'Requiere una transacción.'
        : `Requiere ${formatCount(count)} transacciones, de hasta ${formatCount(most)} partidos cada una.`,
    created: (count) => counted(count, 'partido creado', 'partidos creados'),
    stopped: 'Los partidos creados se conservan. Pulsa otra vez para crear el resto, sin duplicados.',
  },

  manage: {
    title: 'Cerrar, anular o corregir un partido',
    intro: 'Para partidos impugnados, en plazo de disputa o sin resultado.',
    select: 'Partido',
    placeholder: '-- Elige un partido --',
    none: 'No hay partidos abiertos ni resultados corregibles',
    open: 'Sin resultado',
    challenged: 'Impugnados',
    correctable: 'Resultados corregibles',
    result: 'Resultado',
    results: {
      none: 'Aún ninguno',
      void: 'Anulado',
      winner: (winner, team) => option(winner, team),
    },
    rulingUntil: 'Tiempo para fallar',
    challenger: 'Impugnado por',
    bond: 'Fianza',
    arbiter: 'Árbitro',
    arbiterOwner: 'El propietario',
    payoutsIn: 'Los cobros se abren en',
    rules: 'Reglamento',
    postResult: 'Publicar el resultado',
    suspended: 'El partido está impugnado. Hasta que acabe el plazo de fallo, solo decide su árbitro.',
    correctableUntil: 'Corregible durante',
    stakes: 'En juego',
    endTime: 'Fin',
    betting: 'Apuestas',
    bettingOpen: 'Abiertas',
    bettingClosed: 'Cerradas antes de tiempo',
    bettingOver: 'Terminadas',

    close: {
      title: 'Cerrar las apuestas antes de tiempo',
      text: 'Detiene para siempre las apuestas nuevas. Las ya hechas siguen en pie.',
      button: 'Cerrar apuestas',
      busy: 'Cerrando…',
      confirmTitle: (id) => `¿Cerrar las apuestas del partido #${id}?`,
      does: 'Nadie más podrá apostar en este partido. Las apuestas hechas siguen en pie. Una vez empezado, puedes publicar el resultado.',
      cannot: 'Las apuestas no se pueden reabrir. Los cobros no se abren antes del fin previsto.',
      confirm: 'Cerrar definitivamente',
      confirmed: (id) => `Apuestas del partido #${id} cerradas`,
      over: 'Las apuestas de este partido ya terminaron.',
    },
    void: {
      title: 'Anular el partido',
      text: 'Devuelve todas las apuestas, sin comisión.',
      button: 'Anular partido',
      busy: 'Anulando…',
      confirmTitle: (id) => `¿Anular el partido #${id}?`,
      does: (amount) =>
        `Cada apostador recupera toda su apuesta, ${amount} WETH en total. Nadie gana y no hay comisión.`,
      doesEmpty: 'Nadie apostó en este partido, así que no hay nada que devolver.',
      cannot:
        'Hasta que se abran los reembolsos, el propietario puede corregirlo una vez y cualquiera puede impugnarlo.',
      cannotAtOnce: 'Sin plazo de disputa, no se puede deshacer.',
      cannotResolved:
        'El plazo de disputa vuelve a empezar. El propietario no puede corregir el resultado otra vez.',
      cannotAbandoned: 'Esto no se puede deshacer.',
      confirm: 'Anular y reembolsar',
      confirmed: (id) => `Partido #${id} anulado. Ya se pueden recuperar todas las apuestas`,
      already: 'Este partido ya está anulado.',
      abandonedText: `Lleva ${limits.matchVoidDays} días sin resultado. Cualquiera puede anularlo ya, con efecto definitivo.`,
      unruledText:
        'No hubo fallo a tiempo. Cualquiera puede anularlo ya, con efecto definitivo. La fianza se devuelve.',
    },
    overrule: {
      title: 'Corregir el resultado',
      text: 'Reemplaza el resultado, una sola vez, antes de que se abran los cobros. El plazo de disputa vuelve a empezar.',
      winner: 'Ganador correcto',
      button: 'Corregir resultado',
      busy: 'Corrigiendo…',
      confirmTitle: (id) => `¿Corregir el resultado del partido #${id}?`,
      does: (winner, team, old) =>
        `La ${option(winner, team)} pasa a ser la ganadora. Resultado anterior: ${old}.`,
      cannot: 'El propietario no puede corregirlo otra vez. Cualquiera puede impugnar el nuevo resultado.',
      confirm: 'Reemplazar resultado',
      confirmed: (id, winner) => `Partido #${id} corregido: gana la Opción ${winner}`,
      same: 'Este ya es el resultado.',
      choose: 'Elige primero el ganador correcto.',
      ruled: 'El árbitro ya falló: el resultado es definitivo.',
    },
    rule: {
      title: 'Fallar sobre la impugnación',
      text: 'El árbitro decide este partido. Hasta entonces, nadie cobra y nadie más puede cambiarlo.',
      outcome: 'Fallo',
      void: 'Anulado',
      button: 'Fallar',
      busy: 'Fallando…',
      confirm: 'Fallar',
      confirmTitle: (id) => `¿Fallar sobre el partido #${id}?`,
      wins: (winner, team) => `Gana la ${option(winner, team)}.`,
      voids: 'El partido se anula y se devuelven todas las apuestas.',
      upheld: (bond) => `El resultado se mantiene. La fianza de ${bond} WETH pasa a las comisiones.`,
      changed: (bond) =>
        `El resultado cambia. Quien impugnó recupera la fianza de ${bond} WETH y hasta otro tanto de las comisiones acumuladas.`,
      returned: (bond) => `No había resultado. Quien impugnó recupera la fianza de ${bond} WETH.`,
      claims: 'Los cobros se abren ya, o cuando se habrían abierto sin la impugnación.',
      cannot: 'Un fallo no se puede cambiar ni impugnar.',
      confirmed: (id) => `Fallo dictado sobre el partido #${id}`,
      choose: 'Elige primero el fallo.',
      tooEarly: 'Se puede nombrar un ganador cuando el partido termine.',
      reading: 'Comprobando quién falla…',
      nobody: 'Nadie puede fallar. Cuando acabe el plazo, cualquiera puede anular el partido.',
      foreign: (arbiter) => `Solo puede fallar el árbitro ${arbiter}. Conecta esa cuenta o espera su fallo.`,
    },
  },
}
