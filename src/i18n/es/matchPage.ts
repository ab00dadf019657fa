import { counted } from '@/i18n/en/counted'
import type { matchPage as english } from '@/i18n/en/matchPage'

export const matchPage: typeof english = {
  back: 'Todos los partidos',
  title: (teamA, teamB) => `${teamA} vs ${teamB}`,
  subtitle: 'Apuesta hasta que termine el partido. Cada apuesta mueve las cuotas.',
  untitled: (id) => `Partido ${id}`,
  facts: 'Sobre este partido',
  startTime: 'Inicio',
  endTime: 'Fin',
  minBet: 'Apuesta mín.',
  maxBet: 'Apuesta máx.',
  fee: 'Comisión sobre la ganancia',
  pools: 'Botes',
  totalPool: 'Bote total',
  poolStates: { open: 'Abierto', closed: 'Cerrado', refunded: 'Devuelto' },
  paid: 'Pagó',
  liveRoom: (amount) => `Disponible: ${amount} WETH`,
  startsIn: 'Empieza en',
  closesIn: 'Cierre de apuestas en',
  betting: 'Apuestas',
  bettingClosed: 'Cerradas',
  won: 'Ganó',
  lost: 'Perdió',

  notFound: 'Partido no encontrado',
  notFoundText: (id) => `No encontramos el partido ${id}. Revisa el enlace e inténtalo de nuevo.`,

  state: {
    awaiting: 'A la espera del resultado',
    closedEarly: 'Un operador cerró las apuestas antes de tiempo. Las apuestas hechas siguen en pie.',
    ended: 'Las apuestas están cerradas. A la espera del resultado.',
    noResult: 'Sin resultado a tiempo',
    abandoned: 'Cualquiera puede anular ya este partido. Se devuelven todas las apuestas, sin comisión.',
    void: 'Este partido está anulado',
    voidText: 'Se devuelven todas las apuestas, sin comisión.',
    winner: (side, team) => (team ? `Ganó ${team} (${side})` : `Ganó el ${side}`),
    winnerText: 'Los ganadores recuperan su apuesta y se reparten lo que igualó el otro lado.',
    claimableIn: 'Se puede cobrar en',
    challenged: 'El resultado está impugnado',
    suspended: 'Nadie cobra hasta que el árbitro falle.',
    unruled: 'El árbitro no falló a tiempo. Cualquiera puede anular el partido y se devuelve todo.',
    voidNow: 'Anular este partido',
    connectFirst: 'Conecta una billetera para anularlo.',
  },

  rules: {
    title: 'Reglas y pagos',
    who: 'Quién decide',
    whoText: 'Un operador publica el resultado cuando termina el partido.',
    whoCorrects: 'Antes de que se abran los cobros, el propietario del contrato puede corregirlo una vez:',
    ownerRules: (period) =>
      `Cualquiera puede impugnarlo con una fianza. El propietario falla en público, en un plazo de ${period}.`,
    arbiterRules: (period) =>
      `Cualquiera puede impugnarlo con una fianza. En un plazo de ${period} falla este árbitro, no el propietario:`,
    noArbiter: 'El contrato no tiene propietario ni árbitro: nadie puede corregirlo ni impugnarlo.',
    wethAdmin:
      'El WETH de Ronin tiene un administrador que puede dejar que otros lo muevan o emitir más. No podemos cambiarlo.',
    pools: 'Dos botes',
    poolsText:
      'Las apuestas antes del inicio van al bote prepartido; las demás, al bote en vivo. Una apuesta en vivo nunca toca el dinero de quien apostó antes.',
    matched: 'Apuestas igualadas',
    matchedText: (maxGain) =>
      `Ninguna apuesta gana más de ${maxGain} veces su importe. Lo que el otro lado no iguala se devuelve.`,
    until: 'Plazo del resultado',
    untilVoid: (time) => `Sin resultado, cualquiera puede anular el partido desde el ${time}.`,
    untilText: (silent, time) =>
      `Sin resultado, cualquiera puede impugnarlo desde el ${silent} y anular el partido desde el ${time}.`,
    void: 'Si se anula',
    voidText:
      'Se devuelven todas las apuestas, sin comisión. Ocurre si el partido se cancela o si nadie lo decide a tiempo.',
    dispute: 'Plazo de disputa',
    disputeNone:
      'Ahora no hay plazo de disputa: se puede cobrar en cuanto el partido termina y tiene resultado.',
    disputeText: (length) =>
      `Se puede cobrar ${length} después del resultado y del fin del partido, salvo impugnación.`,
    disputeRule:
      'Se aplica el plazo más largo: el de la creación del partido o el de la publicación del resultado.',
    disputeUntil: (time) => `Se puede cobrar desde el ${time}. Entonces el resultado es definitivo.`,
    hours: (hours) => counted(hours, 'hora', 'horas'),
    days: (days) => counted(days, 'día', 'días'),
    fee: 'Comisión',
    feeText: (fee) => `${fee} de tu ganancia. Quien gana siempre recupera al menos su apuesta.`,
    live: 'Apuestas en vivo',
    liveText: (maxBet, cap) =>
      `Cada lado admite hasta ${maxBet} WETH más un ${cap} de todo lo apostado antes. Otros pueden ver el partido antes que tú.`,
    house: 'Reglamento',
    houseLink: 'Leer el reglamento de este partido',
    houseHash: (hash) => `(hash ${hash}…)`,
  },

  timeline: {
    label: 'Qué pasa con el resultado',
    due: 'Un operador publica el resultado',
    silence: (time) => `Desde el ${time}, cualquiera puede impugnar la falta de resultado`,
    voidable: (time) => `Desde el ${time}, cualquiera puede anular el partido`,
    named: (outcome) => `Publicado: ${outcome}`,
    noResult: 'No se publicó ningún resultado',
    window: (time) =>
      `Hasta el ${time}, el propietario puede corregirlo una vez y cualquiera puede impugnarlo`,
    unchallenged: 'Sin impugnaciones',
    challengeWindow: (time) => `Hasta el ${time}, cualquiera puede impugnarlo`,
    challenged: (account, bond) => `Impugnado por ${account} con ${bond} WETH`,
    ruling: (time) => `El árbitro tiene hasta el ${time} para fallar`,
    unruled: 'Sin fallo a tiempo: cualquiera puede anular el partido',
    decided: (outcome) => `Decidido tras la impugnación: ${outcome}`,
    payouts: (time) => `Los cobros se abren el ${time}`,
    payoutsLater: 'Los cobros se abren tras el fallo',
    payoutsOpen: 'Definitivo. Ya se puede cobrar',
  },

  challenge: {
    invite: '¿Resultado incorrecto? Detenlo con una fianza y decidirá el árbitro.',
    inviteSilence: '¿Días sin resultado? Pídeselo al árbitro con una fianza.',
    open: 'Impugnar el resultado',
    title: '¿Impugnar el resultado?',
    bond: 'Tu fianza',
    rulesBy: 'Fallo, a más tardar',
    arbiter: 'Árbitro',
    owner: 'El propietario del contrato',
    consequences: [
      'Si el fallo cambia el resultado, recuperas la fianza y hasta otro tanto de las comisiones.',
      'Si lo confirma, pierdes la fianza.',
      'Sin fallo, cualquiera puede anular el partido: se devuelven tu fianza y todas las apuestas.',
      'Hasta entonces, nadie cobra.',
    ],
    silenceConsequences: [
      'Con cualquier fallo recuperas la fianza.',
      'Sin fallo, cualquiera puede anular el partido: se devuelven tu fianza y todas las apuestas.',
      'Hasta entonces, nadie cobra.',
    ],
    approveFirst: 'Primero permite que Clutchpool tome la fianza. Después confirmarás la impugnación.',
    insufficient: (balance) => `Tienes ${balance} WETH, menos que la fianza.`,
    button: 'Impugnar',
    busy: 'Impugnando…',
  },
}
