import type { adminSettings as english } from '@/i18n/en/adminSettings'
import { counted } from '@/i18n/en/counted'
import { formatAmount } from '@/i18n/format/amounts'
import { limits } from '@/i18n/format/limits'
import { formatCount } from '@/i18n/format/locale'

const noUndo = 'Esto no se puede deshacer.'

export const adminSettings: typeof english = {
  change: 'Cambiar',
  cancel: 'Cancelar',
  save: 'Guardar',
  saving: 'Guardando…',
  unknown: 'Cargando…',
  none: 'Ninguno',
  you: 'Tú',

  betting: {
    title: 'Apuestas',
    text: 'Comisión, límite en vivo y ganancia máxima valen solo para partidos nuevos. Un plazo de disputa más largo vale también para los que están en juego.',
    status: {
      title: 'Apuestas nuevas',
      text: 'La pausa detiene nuevas apuestas, partidos, inscripciones y pronósticos. Nada más.',
      open: 'Abiertas',
      paused: 'En pausa',
      pause: {
        button: 'Pausar',
        busy: 'Pausando…',
        confirmTitle: '¿Pausar las apuestas?',
        does: [
          'Nadie podrá apostar, crear partidos, unirse a torneos ni pronosticar hasta que reanudes. Todos verán un aviso.',
          'Los pronósticos de los torneos quedan como están: quien sabía de la pausa tiene ventaja.',
        ],
        cannot: 'Los cobros, reembolsos y resultados continúan. Los partidos terminan a su hora.',
        confirm: 'Pausar apuestas',
        confirmed: 'Las apuestas están en pausa',
      },
      resume: {
        button: 'Reanudar',
        busy: 'Reanudando…',
        confirmed: 'Las apuestas se han reanudado',
      },
    },
    fee: {
      title: 'Comisión',
      text: `Se cobra sobre la ganancia, nunca sobre lo apostado. Máximo: ${limits.feePercent}\u00a0%.`,
      label: 'Nueva comisión',
      unit: '%',
      hint: `De 0 a ${limits.feePercent}, con hasta dos decimales.`,
      confirmTitle: (rate) => `¿Fijar la comisión en el ${rate}?`,
      does: (rate, old) =>
        `Los partidos nuevos cobrarán el ${rate} de la ganancia de cada ganador, en lugar del ${old}.`,
      cannot: `Los partidos existentes conservan su comisión. Nunca puede superar el ${limits.feePercent}\u00a0%.`,
      confirm: 'Fijar comisión',
      confirmed: (rate) => `La comisión es ahora del ${rate}`,
    },
    window: {
      title: 'Plazo de disputa',
      text: `Tiempo para que el propietario corrija un resultado y cualquiera lo impugne, antes de los cobros. Máximo: ${limits.disputeDays} días.`,
      label: 'Nuevo plazo de disputa',
      unit: 'horas',
      hint: `De 0 a ${limits.disputeHours} horas. Con 0, los ganadores cobran de inmediato.`,
      foreignHint: `De ${limits.foreignDisputeHours} a ${limits.disputeHours} horas: como el árbitro no es el propietario, hace falta tiempo para impugnar.`,
      instant: 'Ninguno',
      hours: (hours) => `${formatCount(hours)} h`,
      minutes: (minutes) => `${formatCount(minutes)} min`,
      seconds: (seconds) => `${formatCount(seconds)} s`,
      confirmTitle: (window) => `¿Fijar el plazo de disputa en ${window}?`,
      confirmTitleNone: '¿Quitar el plazo de disputa?',
      does: (window) =>
        `Los ganadores esperan ${window} tras el resultado para cobrar. En cada partido se aplica el plazo más largo: el de su creación o el de su resultado.`,
      doesNone:
        'En los partidos nuevos se cobra de inmediato. Los resultados erróneos, incluso con una clave de operador robada, no se pueden corregir ni impugnar. Los partidos existentes conservan su plazo.',
      cannot: 'Los resultados ya publicados conservan su hora de cobro.',
      confirm: 'Fijar plazo',
      confirmed: (window) => `El plazo de disputa es ahora de ${window}`,
      confirmedNone: 'Plazo de disputa eliminado',
    },
    cap: {
      title: 'Límite en vivo',
      text: `Apuestas en vivo por lado: como máximo, la apuesta máxima del partido más este porcentaje de todo lo apostado antes. Máximo: ${limits.liveCapPercent}\u00a0%.`,
      label: 'Nuevo límite en vivo',
      unit: '%',
      hint: `De 0 a ${limits.liveCapPercent}, con hasta dos decimales. El fondo empezó con 10.`,
      confirmTitle: (rate) => `¿Fijar el límite en vivo en el ${rate}?`,
      does: (rate, old) =>
        `En los partidos nuevos, cada lado admite en vivo la apuesta máxima más el ${rate} de todo lo apostado antes, en lugar del ${old}. Un límite alto favorece a quien ve antes el partido.`,
      cannot: 'Los partidos existentes conservan su límite.',
      confirm: 'Fijar límite',
      confirmed: (rate) => `El límite en vivo es ahora del ${rate}`,
    },
    gain: {
      title: 'Ganancia máxima',
      text: 'Ninguna apuesta gana más de estas veces su importe. Lo que no se iguala se devuelve.',
      label: 'Nueva ganancia máxima',
      unit: '×',
      hint: `Un número entero de ${limits.maxGainMin} a ${formatCount(limits.maxGainMax)}. El fondo empezó con 50.`,
      confirmTitle: (factor) => `¿Fijar la ganancia máxima en ${factor}?`,
      does: (factor, old) =>
        `En los partidos nuevos, una apuesta gana como máximo ${factor} su importe, en lugar de ${old}. Un valor alto deja ganar más a una apuesta de último segundo por un lado vacío.`,
      cannot: 'Los partidos existentes conservan la suya.',
      confirm: 'Fijar ganancia máxima',
      confirmed: (factor) => `La ganancia máxima es ahora ${factor}`,
    },
  },

  results: {
    title: 'Resultados e impugnaciones',
    text: 'Quién decide un resultado impugnado y con qué reglas.',
    arbiter: {
      title: 'Árbitro',
      text: 'Falla sobre los partidos impugnados.',
      owner: 'Propietario',
      nobody: 'Nadie',
      period: (days) =>
        `Tiene ${counted(days, 'día', 'días')} para fallar. Después, cualquiera puede anular el partido y la fianza contra un resultado se quema.`,
      fixed: 'Fijo desde que se creó el primer partido, para que ningún apostador cambie de juez.',
      label: 'Dirección del nuevo árbitro',
      hint: 'Escribe la dirección cero (0x y 40 ceros) para el propietario.',
      periodLabel: 'Plazo de fallo',
      periodHint: `De ${limits.rulingDaysMin} a ${limits.rulingDaysMax} días.`,
      days: 'días',
      button: 'Fijar árbitro',
      busy: 'Fijando…',
      confirmTitle: '¿Fijar el árbitro?',
      does: (address, days) =>
        `${address} decidirá todos los partidos impugnados en ${counted(days, 'día', 'días')}. El propietario no decide nada de lo que se impugne dentro del plazo de disputa, de al menos ${counted(limits.foreignDisputeHours, 'hora', 'horas')}.`,
      doesOwner: (days) =>
        `El propietario decidirá todos los partidos impugnados en ${counted(days, 'día', 'días')}.`,
      cannot:
        'No se puede cambiar una vez que existe un partido. Con un árbitro que nunca falla, toda impugnación acaba en anulación y la fianza contra un resultado se quema.',
      windowFirst: `Fija antes un plazo de disputa de al menos ${counted(limits.foreignDisputeHours, 'hora', 'horas')} en Apuestas.`,
      needs: (days) => `Este árbitro necesita al menos ${counted(days, 'día', 'días')}.`,
      confirmed: 'Árbitro fijado',
    },
    bond: {
      title: 'Fianza mínima',
      text: 'La fianza más baja de una impugnación. Súbela si el premio de un torneo depende de un partido pequeño.',
      label: 'Nueva fianza mínima',
      unit: 'WETH',
      get hint() {
        return `De ${formatAmount(limits.minBondMin)} a ${formatAmount(limits.minBondMax)}. La fianza es el 2\u00a0% de lo que mueve el resultado; como mínimo esto y como máximo ${limits.maxBond} WETH.`
      },
      confirmTitle: (amount) => `¿Fijar la fianza mínima en ${amount}?`,
      does: (amount, old) =>
        `Impugnar un partido nuevo costará al menos ${amount}, en lugar de ${old}. Una fianza alta impide que quien apostó poco impugne un resultado erróneo.`,
      cannot: 'Los partidos existentes conservan la suya.',
      confirm: 'Fijar fianza mínima',
      confirmed: (amount) => `La fianza mínima es ahora de ${amount}`,
    },
    rules: {
      title: 'Reglamento',
      text: 'El texto con el que se deciden los resultados: incomparecencia, empate, repetición, aplazamiento. Cada partido conserva la versión vigente cuando se creó.',
      newest: (match) => `Último partido, #${match}:`,
      noneInForce: 'sin reglamento.',
      open: 'Publicar',
      own: 'El texto de este sitio',
      ownVersion: (date, version) => `Versión del ${date}, ${version}.`,
      ownInForce: (match) => `El último partido, #${match}, ya se rige por él.`,
      useOwn: 'Usar este texto',
      readOwn: 'Leerlo',
      uri: 'Dirección del texto',
      uriHint: 'Una dirección https:// o ipfs:// que no cambie, o una ruta de este sitio.',
      file: 'El texto como archivo',
      fileHint: 'Rellena su hash. El archivo no sale de tu navegador.',
      hash: 'Hash keccak-256 del texto',
      check: {
        running: 'Comprobando el texto de esta dirección…',
        verified: 'El texto está ahí y tiene este hash.',
        differs: 'El texto de esta dirección tiene otro hash. Los apostadores verán un aviso en su lugar.',
        unreachable:
          'El navegador no puede cargar esta dirección. Los apostadores verán un aviso, no el texto.',
        unopenable:
          'El navegador no puede abrir esta dirección. Los apostadores verán un aviso, no el texto.',
      },
      button: 'Publicar reglamento',
      busy: 'Publicando…',
      confirmTitle: '¿Publicar este reglamento?',
      does: (uri) => `Los partidos nuevos se regirán por el texto de ${uri}.`,
      cannot: 'Los partidos existentes conservan su versión. Una versión publicada no se puede retirar.',
      confirmed: 'Reglamento publicado',
    },
  },

  operators: {
    title: 'Operadores',
    text: 'Crean, cierran, resuelven y anulan partidos. El propietario también puede, sin estar en la lista.',
    none: 'No hay operadores: solo opera el propietario.',
    reading: 'Cargando operadores…',
    readFailed: 'No se pudo cargar la lista. Aún puedes añadir y quitar por dirección.',
    remove: {
      button: 'Quitar',
      busy: 'Quitando…',
      confirmTitle: '¿Quitar este operador?',
      does: (address) => `${address} ya no podrá crear, cerrar, resolver ni anular partidos.`,
      cannot:
        'Sus resultados se mantienen. Corrige los erróneos en Partidos antes de que se abran los cobros.',
      confirm: 'Quitar operador',
      confirmed: (address) => `${address} ya no es operador`,
    },
    removeOther: {
      title: 'Quitar por dirección',
      text: 'Funciona aunque no se pueda cargar la lista.',
      label: 'Dirección del operador',
      active: 'Esta dirección es de un operador.',
      inactive: 'Según la red, esta dirección no es de ningún operador.',
    },
    change: {
      title: 'Añadir un operador',
      text: 'Para rotar una clave, añade la nueva antes de quitar la antigua.',
      open: 'Añadir',
      label: 'Dirección del nuevo operador',
      button: 'Añadir operador',
      busy: 'Añadiendo…',
      confirmTitle: '¿Añadir este operador?',
      does: (address) =>
        `${address} podrá publicar el resultado de cualquier partido, y crear, cerrar y anular partidos.`,
      cannot:
        'Los operadores no pueden mover dinero, cambiar ajustes ni corregir resultados. Puedes quitarlos en cualquier momento.',
      confirmed: (address) => `${address} ya es operador`,
    },
  },

  money: {
    title: 'Comisiones y tokens extraviados',
    text: 'Solo comisiones y tokens recibidos por error. Lo apostado nunca se puede retirar.',
    fees: {
      title: 'Comisiones acumuladas',
      text: 'Generadas desde la última retirada.',
      open: 'Retirar',
      none: 'Aún no hay comisiones que retirar.',
      label: 'Enviar las comisiones a',
      self: 'Usar mi dirección',
      button: 'Retirar comisiones',
      busy: 'Retirando…',
      confirmTitle: (amount) => `¿Retirar ${amount} WETH?`,
      does: (amount, to) => `Todas las comisiones acumuladas, ${amount} WETH, se envían a ${to}.`,
      cannot: `Si nadie controla esa dirección, las comisiones se pierden. ${noUndo} No afecta a las apuestas ni a las ganancias.`,
      confirmed: (amount, to) => `${amount} WETH de comisiones enviados a ${to}`,
    },
    rescue: {
      title: 'Rescatar un token extraviado',
      text: 'Para tokens enviados al fondo por error. Nunca WETH: es de los apostadores.',
      open: 'Rescatar',
      label: 'Dirección del token',
      reading: 'Comprobando el token…',
      noToken: 'No hay ningún token en esta dirección.',
      holdsNothing: 'El fondo no tiene nada de este token.',
      holds: (amount, symbol) => `El fondo tiene ${amount} ${symbol}.`,
      button: 'Rescatar token',
      busy: 'Rescatando…',
      confirmTitle: (symbol) => `¿Rescatar todo el ${symbol}?`,
      does: (amount, symbol) =>
        `Todo el saldo del fondo, ${amount} ${symbol}, se te envía a ti, el propietario. Tú decides si se lo devuelves al remitente.`,
      cannot: 'Nunca puede llevarse WETH: el contrato rechaza cualquier llamada que mueva el WETH del fondo.',
      confirmed: (amount, symbol) => `${amount} ${symbol} enviados a tu billetera`,
    },
  },

  rewards: {
    title: 'Recompensas',
    text: 'Paga a un miembro de la comunidad con tu propio WETH. Cuenta como recompensa por referidos.',
    row: {
      title: 'Pagar una recompensa',
      text: 'Llega directamente al destinatario. El hub no se queda con nada.',
      open: 'Pagar',
    },
    user: 'Destinatario',
    amount: 'Cantidad',
    balance: (amount) => `Tienes ${amount}`,
    twoSteps: 'Confirma dos veces en tu billetera: aprueba la cantidad y luego págala.',
    button: 'Pagar recompensa',
    busy: 'Pagando…',
    confirmTitle: (amount) => `¿Pagar ${amount} WETH?`,
    does: (amount, to) => `Se envían ${amount} WETH de tu billetera a ${to}.`,
    cannot: `${noUndo} No afecta al fondo, a las comisiones ni a los apostadores.`,
    confirmed: (amount, to) => `${amount} WETH enviados a ${to}`,
  },

  contracts: {
    title: 'Contratos conectados',
    text: 'Los contratos con los que trabaja el fondo. Reemplaza uno solo si falla o queda obsoleto.',
    noContract: 'No hay ningún contrato en esta dirección.',
    readingCode: 'Comprobando la dirección…',
    otherThanSite: (address) =>
      `Este sitio se compiló con ${address}. Compílalo de nuevo con el contrato del fondo.`,
    label: 'Nueva dirección',
    hint: 'Escribe la dirección cero (0x y 40 ceros) para no usar ninguno.',
    button: 'Reemplazar',
    busy: 'Reemplazando…',
    type: 'reemplazar',
    communityHub: {
      title: 'Hub de la comunidad',
      text: 'Registra los referidos y lo que ganan los referidores.',
      confirmTitle: '¿Reemplazar el hub de la comunidad?',
      does: (address) =>
        `El fondo usará ${address} para los referidos. Los referidores, los recuentos y su reputación del hub antiguo no se trasladan: todos deberán registrarse de nuevo. Este sitio muestra el hub antiguo hasta que se compile de nuevo.`,
      doesNone:
        'El fondo funciona sin hub: no se pagan referidos y la comisión queda íntegra. Este sitio sigue mostrando el hub antiguo.',
      cannot:
        'No afecta a los pagos: si un hub falla, solo dejan de cobrar los referidores. Puedes volver al hub antiguo.',
      confirmed: 'Hub de la comunidad reemplazado',
    },
    tournament: {
      title: 'Contrato de torneos',
      text: 'El contrato a cuyos torneos pueden unirse los jugadores.',
      confirmTitle: '¿Reemplazar el contrato de torneos?',
      does: (address) =>
        `Solo se podrá entrar en los torneos de ${address}. Los del contrato antiguo siguen con sus jugadores actuales. Este sitio muestra el contrato antiguo hasta que se compile de nuevo.`,
      doesNone: 'Nadie podrá unirse a un torneo. Los torneos existentes siguen con sus jugadores actuales.',
      cannot:
        'No se mueve dinero: premios y reembolsos se siguen cobrando en el contrato antiguo. Puedes volver a él cuando quieras.',
      confirmed: 'Contrato de torneos reemplazado',
    },
  },

  ownership: {
    pool: {
      title: 'Propiedad del fondo',
      text: 'El propietario cambia ajustes, corrige resultados y retira comisiones. Lo ideal es una Safe.',
      renounce: {
        text: 'Deja el fondo sin propietario para siempre.',
        confirmTitle: '¿Renunciar a la propiedad del fondo?',
        does: 'Nadie podrá volver a corregir resultados, pausar, cambiar ajustes, gestionar operadores ni retirar comisiones, pasadas o futuras. Si el propietario es el árbitro, tampoco se podrá impugnar: una clave de operador robada decidiría los resultados sin oposición.',
        cannot: `${noUndo} Las apuestas, los resultados de los operadores, los cobros y los reembolsos continúan.`,
      },
    },
    hub: {
      title: 'Propiedad del hub',
      text: 'El propietario del hub puede pagar recompensas con su propio WETH. Nada más.',
      renounce: {
        text: 'Deja el hub sin propietario para siempre.',
        confirmTitle: '¿Renunciar a la propiedad del hub?',
        does: 'Nadie podrá volver a pagar recompensas a través del hub.',
        cannot: `${noUndo} Los referidos y sus pagos continúan.`,
      },
    },
    owner: 'Propietario',
    ownerText: 'La transferencia tiene dos pasos: designas a un propietario y este acepta.',
    noOwner: 'Ninguno, para siempre',
    transfer: {
      open: 'Transferir',
      label: 'Dirección del nuevo propietario',
      button: 'Designar nuevo propietario',
      busy: 'Designando…',
      confirmTitle: '¿Designar nuevo propietario?',
      does: (address) =>
        `${address} podrá aceptar la propiedad. Hasta entonces, sigues siendo el propietario.`,
      cannot:
        'Puedes designar a otro o cancelar hasta que se acepte. Después, solo el nuevo propietario puede devolverla.',
      confirmed: (address) => `${address} ya puede aceptar la propiedad`,
    },
    pending: 'Propietario designado',
    pendingText: 'Aún no ha aceptado.',
    accept: {
      button: 'Aceptar propiedad',
      busy: 'Aceptando…',
      confirmTitle: '¿Aceptar la propiedad?',
      does: 'Pasas a ser el propietario de inmediato y el actual pierde todos sus permisos.',
      cannot: 'Los operadores se mantienen. Puedes volver a transferir la propiedad más adelante.',
      confirmed: 'Ahora eres el propietario',
    },
    withdraw: {
      button: 'Cancelar transferencia',
      busy: 'Cancelando…',
      confirmed: 'Transferencia cancelada',
    },
    renouncePaused: 'Reanuda antes las apuestas. Sin propietario, quedarían en pausa para siempre.',
    renounce: {
      title: 'Renunciar a la propiedad',
      button: 'Renunciar',
      busy: 'Renunciando…',
      type: 'renunciar',
      confirm: 'Renunciar para siempre',
      confirmed: 'Has renunciado a la propiedad',
    },
  },

  admins: {
    title: 'Administradores de torneos',
    text: 'Crean y cancelan torneos, y en los que tienen jueces asignan los puntos y finalizan.',
    none: 'No hay administradores de torneos.',
    reading: 'Cargando administradores…',
    readFailed: 'No se pudo cargar la lista. Aún puedes añadir y quitar por dirección.',
    remove: {
      button: 'Quitar',
      busy: 'Quitando…',
      confirmTitle: '¿Quitar este administrador de torneos?',
      does: (address) =>
        `${address} ya no podrá crear ni cancelar torneos, ni puntuar y finalizar los que tienen jueces.`,
      cannot:
        'Los torneos existentes continúan: cualquiera puede puntuarlos y finalizarlos. Los que tienen jueces necesitan otro administrador.',
      confirm: 'Quitar administrador',
      confirmed: (address) => `${address} ya no es administrador de torneos`,
    },
    removeOther: {
      title: 'Quitar por dirección',
      text: 'Funciona aunque no se pueda cargar la lista.',
      label: 'Dirección del administrador',
      active: 'Esta dirección es de un administrador de torneos.',
      inactive: 'Según la red, esta dirección no es de ningún administrador de torneos.',
    },
    change: {
      title: 'Añadir un administrador de torneos',
      text: 'Los administradores principales no se pueden cambiar aquí.',
      open: 'Añadir',
      label: 'Dirección del nuevo administrador',
      button: 'Añadir administrador',
      busy: 'Añadiendo…',
      confirmTitle: '¿Añadir este administrador de torneos?',
      does: (address) =>
        `${address} podrá crear y cancelar torneos, y decidir quién gana los que tienen jueces.`,
      cannot:
        'Los administradores no pueden llevarse los premios ni asignar puntos en torneos sin jueces. Puedes quitarlos en cualquier momento.',
      confirmed: (address) => `${address} ya es administrador de torneos`,
    },
  },

  risk: {
    title: 'Señales de riesgo',
    text: 'A partir de cuándo una apuesta es inusual. Se guarda en este navegador; npm run operate usa operate.json.',
    thresholds: {
      large: { label: 'Apuesta grande, respecto a la máxima', unit: '%' },
      late: { label: 'Apuestas en vivo tardías, antes del cierre', unit: 'minutos' },
      line: { label: 'Contra la línea, por debajo de esta parte del bote', unit: '%' },
      accounts: { label: 'Cuentas que actúan juntas', unit: '' },
      within: { label: 'Actúan juntas en', unit: 'minutos' },
      share: { label: 'Actúan juntas, parte del total apostado', unit: '%' },
      empty: { label: 'Sin apuestas, antes del inicio', unit: 'minutos' },
    },
    outOfBounds: (least, most) => `Escribe un número entero de ${least} a ${formatCount(most)}.`,
    reset: 'Restablecer valores',
  },
  problems: {
    empty: 'Escribe un valor.',
    emptyAddress: 'Escribe una dirección.',
    notANumber: 'Escribe un número, como 1,5.',
    tooPrecise: 'Usa dos decimales como máximo.',
    feeTooHigh: `La comisión puede ser como máximo del ${limits.feePercent}\u00a0%.`,
    capTooHigh: `El límite en vivo puede ser como máximo del ${limits.liveCapPercent}\u00a0%.`,
    gainOutOfRange: `Escribe de ${limits.maxGainMin} a ${formatCount(limits.maxGainMax)}.`,
    notWhole: 'Escribe un número entero.',
    periodOutOfRange: `Escribe de ${limits.rulingDaysMin} a ${limits.rulingDaysMax} días.`,
    notAUrl: 'Escribe una dirección https:// o ipfs://, o una ruta de este sitio.',
    notAHash: 'Hash no válido: deben ser 0x y 64 caracteres hexadecimales.',
    get bondOutOfRange() {
      return `Escribe de ${formatAmount(limits.minBondMin)} a ${formatAmount(limits.minBondMax)} WETH.`
    },
    windowTooShort: `Con este árbitro, el plazo de disputa debe ser de al menos ${counted(limits.foreignDisputeHours, 'hora', 'horas')}.`,
    windowTooLong: `El plazo de disputa puede ser como máximo de ${limits.disputeHours} horas.`,
    notWholeSeconds: 'Escribe un número entero de segundos.',
    same: 'Este ya es el valor actual.',
    malformed: 'Dirección no válida: deben ser 0x y 40 caracteres hexadecimales. Revísala.',
    zero: 'Aquí no se admite la dirección cero.',
    bettingToken: 'El WETH del fondo es de los apostadores y no se puede retirar.',
    alreadyOwner: 'Esta cuenta ya es la propietaria.',
    alreadyListed: 'Esta dirección ya está en la lista.',
    severalSeparators: 'Usa un solo punto o una sola coma decimal.',
    tooManyDecimals: 'WETH admite hasta 18 decimales.',
    tooLarge: 'Esa cantidad es demasiado alta.',
    zeroAmount: 'Escribe una cantidad mayor que cero.',
    notEnough: 'No tienes tanto WETH.',
  },
}
