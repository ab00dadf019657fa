import type { bets as english } from '@/i18n/en/bets'
import { formatCount } from '@/i18n/format/locale'

/** Teams come with their label, `Equipo A (T1)`, and so take the article. */
export const bets: typeof english = {
  // Placing
  placeYourBet: 'Haz tu apuesta',
  yourTeam: 'Tu equipo',
  team: (label, name) => (name ? `${label} (${name})` : label),
  sideHeld: (team) =>
    `Ya apostaste por el ${team}. Una posición tiene un solo lado, así que otra apuesta se suma a ella.`,
  payWith: 'Pagar con',
  betAmount: (coin) => `Cantidad (${coin})`,
  available: (amount, coin) => `Disponible: ${amount} ${coin}`,
  bounds: (min, max) => `Entre ${min} y ${max} WETH`,
  quickStakes: 'Cantidades rápidas',
  max: 'Máx.',

  // The one button
  placeBet: 'Apostar',
  placing: 'Apostando…',
  insufficientBalance: 'Saldo insuficiente',
  minimumBet: (amount) => `La apuesta mínima es de ${amount} WETH`,
  maximumBet: (amount) => `La apuesta máxima es de ${amount} WETH`,

  // Why it cannot be pressed
  why: {
    contractsMissing: 'Los contratos no están disponibles',
    bettingClosed: 'Las apuestas de este partido están cerradas.',
    paused: 'Las apuestas nuevas están en pausa por ahora. Inténtalo más tarde.',
    reading: 'Consultando tu saldo…',
    empty: 'Escribe cuánto quieres apostar.',
    zero: 'Escribe una cantidad mayor que cero.',
    belowMinimum: 'Cada apuesta de este partido debe llegar al mínimo.',
    aboveMaximum: 'Este partido no admite más por apostador.',
    balance: (amount, coin) => `Tu billetera tiene ${amount} ${coin}.`,
    otherCoin: (coin) => `También puedes pagar con ${coin}.`,
    coinBalance: (amount, coin) =>
      `Tu billetera puede apostar ${amount} ${coin}; un poco se reserva para el gas.`,
    wholePosition: (max, held) => `Una posición admite ${max} WETH como máximo, y la tuya ya tiene ${held}.`,
    positionFull: (max) => `Tu posición ya tiene los ${max} WETH que permite este partido.`,
    liveCap: (team, room) => `El ${team} admite ${room} WETH más en apuestas en vivo.`,
    liveCapFull: (team) => `El ${team} no admite más apuestas en vivo.`,
    dailyLimit: (left) => `Tu propio límite diario te deja apostar ${left} WETH más hoy.`,
    dailyLimitReached: 'Hoy ya alcanzaste tu propio límite diario de apuestas.',
  },
  closed: {
    title: 'Apuestas cerradas',
    ended: 'Las apuestas terminaron a la hora de cierre. Ahora falta el resultado.',
    closedEarly: 'El operador cerró las apuestas antes de tiempo. Lo apostado queda como está.',
    resolved: 'Este partido ya tiene resultado.',
    void: 'Este partido está anulado: se devuelve todo lo apostado.',
    abandoned:
      'Nadie dio un resultado a tiempo. Cualquiera puede anular este partido, y entonces se devuelve todo lo apostado.',
    others: 'Ver partidos abiertos',
  },

  // Steps
  steps: 'Pasos para tu apuesta',
  step: {
    connect: 'Conectar',
    switch: 'Cambiar de red',
    approve: 'Aprobar',
    bet: 'Apostar',
  },
  approval: {
    title: 'Aprobación',
    why: 'Permite que el bote de apuestas tome esta cantidad de tu WETH. La apuesta viene después.',
    amount: 'Cuánto aprobar',
    exact: 'Solo esta apuesta',
    large: (amount) => `${amount} WETH`,
    largeNote: 'Así las próximas apuestas no necesitan aprobación. El bote solo toma lo que apuestes.',
  },
  placed: 'Apuesta hecha',
  placedText: (amount, team) => `${amount} WETH por el ${team}`,
  viewMyBets: 'Ver mis apuestas',
  addMore: 'Añadir a esta apuesta',
  transaction: 'Transacción',

  // Preview
  potentialWinnings: 'Ganancias potenciales',
  ifItWins: (team) => `Pago si gana el ${team}`,
  stake: 'Apostado',
  thisBet: 'Esta apuesta',
  wholePosition: 'Posición completa',
  fee: (percent) => `Comisión (${percent} de la ganancia)`,
  profit: 'Beneficio tras la comisión',
  share: (side) => `Tu parte del bote del ${side}`,
  multiplier: 'Cuota',
  multiplierChange: (before, after) => `${before} antes, ${after} con tu apuesta`,
  noMultiplier: 'Sin apuestas',
  liveRoom: (side) => `Lo que aún admite en vivo el ${side}`,
  liveRoomWhy: (percent) =>
    `Desde el inicio, las apuestas en vivo pueden añadir un ${percent} a lo que un lado tenía antes: así, quien ya sabe más puede ganar poco con ello.`,
  estimate: 'Es una estimación hasta que cierren las apuestas: cada apuesta mueve las cuotas.',
  warnings: {
    nobodyOpposite: (team) =>
      `Nadie ha apostado aún por el ${team}. Mientras siga así, si ganas recuperas lo apostado y nada más.`,
    noProfit: 'Con estas cuotas, si ganas recuperas lo apostado y nada más.',
    profitBelowGas: (gas, coin) =>
      `Con estas cuotas, si ganas, tu beneficio es menor que el gas de apostar y cobrar, unos ${gas} ${coin}.`,
  },

  // Odds limit
  oddsLimit: 'Límite de cuota',
  oddsLimitAbout:
    'Las apuestas que llegan antes que la tuya mueven las cuotas. Con un límite, el contrato rechaza tu apuesta si el beneficio ha bajado más de lo indicado.',
  oddsLimitLegend: 'Bajada máxima del beneficio',
  oddsLimitOff: 'Sin límite',
  oddsLimitEffect: (payout, minutes) =>
    `Se rechaza si va a pagar menos de ${payout} WETH, o si no se confirma en ${minutes} ${minutes === 1 ? 'minuto' : 'minutos'}.`,
  oddsLimitWeth: 'Solo las apuestas en WETH pueden tener un límite de cuota.',

  // Own position
  yourPosition: 'Tu posición',
  prediction: 'Pronóstico',
  paysNow: 'Paga ahora si gana',
  paid: 'Cobrado',
  pays: 'Paga',
  provisional: {
    won: (until) => `Ganada, salvo corrección antes del ${until}`,
    lost: (until) => `Perdida, salvo corrección antes del ${until}`,
    void: (until) => `Anulada, salvo corrección antes del ${until}`,
  },

  // My bets
  myBets: 'Mis apuestas',
  columns: {
    match: 'PARTIDA',
    amount: 'APUESTA (WETH)',
    prediction: 'PRONÓSTICO',
    status: 'ESTADO',
    actions: 'ACCIONES',
  },
  status: {
    pending: 'Pendiente',
    won: 'Ganada',
    lost: 'Perdida',
    claimed: 'Cobrada',
    claimableIn: (time) => `Cobrable en ${time}`,
    refund: 'Reembolso',
    refunded: 'Reembolsada',
  },
  total: 'Total',
  totalOfShown: (shown) => `Total de las ${formatCount(shown)} más recientes`,
  payouts: 'PAGOS (WETH)',
  toClaim: 'Por cobrar',
  loadMore: 'Cargar más',
  noSigner: 'Ninguna billetera conectada',
  noSignerText: 'Conecta una billetera para ver las apuestas que hizo.',
  fetchFailed: 'No se pudieron cargar las apuestas',
  empty: 'Aún no hay apuestas',
  emptyText: 'Elige un partido y un lado, y tu apuesta aparecerá aquí.',
  browseMatches: 'Ver partidos',

  // Claiming
  claim: 'Cobrar',
  claiming: 'Cobrando…',
  claimAll: 'Cobrar todo',
  claimFirst: (count) =>
    count === 1 ? 'Cobrar la más reciente' : `Cobrar las ${formatCount(count)} más recientes`,
  readyToClaim: 'Listo para cobrar',
  readyToClaimText: (count) =>
    count === 1 ? 'De un partido.' : `De ${formatCount(count)} partidos, en una sola transacción.`,
  readyToClaimChunk: (count, amount) =>
    `En una transacción caben ${formatCount(count)} partidos: primero ${amount} WETH y luego el resto.`,
  claimFailed: 'No se pudieron cobrar las ganancias. Inténtalo de nuevo.',
  claimedToast: (amount) => `Cobrado: ${amount} WETH, ya en tu billetera`,
}
