import type { bets as english } from '@/i18n/en/bets'
import { formatCount } from '@/i18n/format/locale'

/** Teams come with their label, `Equipo A (T1)`, and so take the article. */
export const bets: typeof english = {
  // Placing
  placeYourBet: 'Haz tu apuesta',
  yourTeam: 'Tu equipo',
  team: (label, name) => (name ? `${label} (${name})` : label),
  steepOdds: (team, small, large) => `${team} paga ${small} y ${large}.`,
  sideHeld: (team) => `Ya apostaste por el ${team}. Solo puedes aumentarla.`,
  payWith: 'Pagar con',
  betAmount: (coin) => `Cantidad (${coin})`,
  available: (amount, coin) => `Disponible: ${amount} ${coin}`,
  bounds: (min, max, by) => `De ${min} a ${max} WETH (${by})`,
  boundBy: {
    match: 'máximo del partido',
    position: 'lo que queda del máximo del partido',
    liveCap: 'límite en vivo',
    dailyLimit: 'tu límite diario',
    balance: 'tu saldo',
  },
  atLeast: (min) => `Mínimo ${min} WETH`,
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
    paused: 'Las apuestas nuevas están en pausa. Inténtalo más tarde.',
    reading: 'Consultando tu saldo…',
    empty: 'Escribe cuánto quieres apostar.',
    zero: 'Escribe una cantidad mayor que cero.',
    belowMinimum: 'Aumenta tu apuesta hasta el mínimo.',
    aboveMaximum: 'Supera el máximo por apostador de este partido.',
    balance: (amount, coin) => `Tienes ${amount} ${coin}.`,
    otherCoin: (coin) => `También puedes pagar con ${coin}.`,
    gas: (coin, chain) => `Tu billetera necesita algo de ${coin} en ${chain} para pagar el gas.`,
    coinBalance: (amount, coin) => `Puedes apostar hasta ${amount} ${coin} (reservamos algo para el gas).`,
    wholePosition: (max, held) => `En este partido puedes apostar hasta ${max} WETH y ya llevas ${held}.`,
    positionFull: (max) => `Ya alcanzaste el máximo de este partido: ${max} WETH.`,
    liveCap: (team, room) => `En vivo, el ${team} solo admite ${room} WETH más.`,
    liveCapFull: (team) => `El ${team} ya no admite apuestas en vivo.`,
    dailyLimit: (left) => `Tu límite diario te permite apostar ${left} WETH más hoy.`,
    dailyLimitReached: 'Ya alcanzaste tu límite diario.',
  },
  closed: {
    title: 'Apuestas cerradas',
    ended: 'A la espera del resultado.',
    closedEarly: 'Un operador cerró las apuestas antes de tiempo. Las apuestas hechas siguen en pie.',
    abandoned:
      'No hubo resultado a tiempo. Cualquiera puede anular este partido y se devuelven todas las apuestas.',
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
    why: 'Permite que Clutchpool use este WETH. Después viene la apuesta.',
    exact: 'Solo esta apuesta',
    largeNote: 'Tus próximas apuestas no necesitarán aprobación. Solo se toma lo que confirmes.',
  },
  confirmInWallet: (amount, team, contract) =>
    `Confirma ${amount} por ${team} en tu billetera. Verás el contrato ${contract}, no tu pronóstico.`,
  placed: 'Apuesta realizada',
  betAnyway: 'Apostar de todos modos',
  placedText: (amount, team) => `${amount} WETH por el ${team}`,
  viewMyBets: 'Ver mis apuestas',
  addMore: 'Aumentar esta apuesta',
  resultExpected: 'Resultado previsto',
  noResultBy: (time) =>
    `¿Sin resultado antes del ${time}? Cualquiera puede anular el partido y se devuelve todo.`,
  shareBet: 'Compartir',
  shareTitle: 'Comparte esta apuesta',
  nextMatch: 'Próximo partido',
  transaction: 'Transacción',

  // Preview
  potentialWinnings: 'Ganancias potenciales',
  payoutDetails: 'Cómo se calcula',
  ifItWins: (team) => `Pago si gana el ${team}`,
  stake: 'Apostado',
  thisBet: 'Esta apuesta',
  wholePosition: 'Apuesta total',
  fee: (percent) => `Comisión (${percent} de la ganancia)`,
  profit: 'Beneficio tras la comisión',
  share: (side) => `Tu parte del bote del ${side}`,
  multiplier: 'Cuota',
  multiplierChange: (before, after) => `${before} ahora, ${after} con tu apuesta`,
  noMultiplier: 'Sin apuestas',
  liveRoom: (side) => `Disponible en vivo para el ${side}`,
  liveText:
    'Las apuestas en vivo solo juegan entre sí. Otros pueden ver el partido antes que tú; por eso el bote en vivo es pequeño.',
  estimate: 'Estimación. Las cuotas y lo igualado cambian con cada apuesta.',
  pool: 'Bote',
  matched: 'Igualado ahora',
  matchedOf: (matched, stake) => `${matched} de ${stake} WETH`,
  matchedText:
    'Solo puedes perder la parte igualada; el resto se devuelve. Nuevas apuestas pueden igualar más.',
  capped: (times) => `La ganancia máxima es ${formatCount(times)} veces lo apostado.`,
  warnings: {
    nobodyOpposite: {
      early: (team) =>
        `Nadie ha apostado aún por ${team}. Si sigue así, recuperas tu apuesta gane quien gane.`,
      live: (team) =>
        `Nadie ha apostado aún en vivo por ${team}. Si sigue así, recuperas esta apuesta gane quien gane.`,
    },
    noProfit: 'Con estas cuotas, si ganas solo recuperas tu apuesta.',
    profitBelowGas: (gas, coin) =>
      `Con estas cuotas, el gas (unos ${gas} ${coin}) costaría más que tu ganancia.`,
    oddsCut: (before, after) => `Tu apuesta baja la cuota de ${before} a ${after}.`,
  },

  // Odds protection
  oddsProtection: 'Protección de cuota',
  oddsProtectionText: (percent) => `Se cancela si la ganancia baja más de un ${percent}.`,
  oddsProtectionEffect: (payout) => `Se cancela si paga menos de ${payout}.`,
  oddsProtectionUntil: (minutes) =>
    `Con protección, la apuesta se cancela si no entra en un bloque en ${minutes} minutos.`,
  oddsUnprotected: 'Acepta la cuota del momento.',
  noOddsLimit: 'Ninguna',

  // Own position
  yourPosition: 'Tu apuesta',
  prediction: 'Pronóstico',
  paysNow: 'Paga ahora si gana',
  paid: 'Cobrado',
  unmatched: {
    pays: (amount) => `${amount} sin igualar, se te devuelven`,
    paid: (amount) => `${amount} sin igualar, devueltos`,
  },
  paidNote: 'La cobraron por ti. Está en tu billetera.',
  provisional: {
    won: (until) => `Ganada. Se puede impugnar hasta el ${until}.`,
    lost: (until) => `Puedes impugnar el resultado hasta el ${until}.`,
    void: (until) => `Anulada. Se puede impugnar hasta el ${until}.`,
    challenged: (until) => `El árbitro tiene hasta el ${until} para emitir su fallo.`,
  },

  // My bets
  columns: {
    match: 'PARTIDO',
    amount: 'APUESTA (WETH)',
    prediction: 'PRONÓSTICO',
    status: 'ESTADO',
    actions: 'ACCIONES',
  },
  status: {
    pending: 'Pendiente',
    challenged: 'Impugnada',
    won: 'Ganada',
    lost: 'Perdida',
    claimed: 'Cobrada',
    paid: 'Pagada',
    claimableIn: (time) => `Cobrable en ${time}`,
    refund: 'Reembolso',
    refunded: 'Reembolsada',
  },
  total: 'Total',
  totalOfShown: (shown) => `Total de las ${formatCount(shown)} más recientes`,
  toClaim: 'Por cobrar',
  loadMore: 'Cargar más',
  noSigner: 'Ninguna billetera conectada',
  noSignerText: 'Conecta una billetera para ver tus apuestas.',
  fetchFailed: 'No se pudieron cargar las apuestas',
  empty: 'Aún no hay apuestas',
  emptyText: 'Elige un partido y un lado. Tu apuesta aparecerá aquí.',
  browseMatches: 'Ver partidos',

  // Claiming
  claim: 'Cobrar',
  claiming: 'Cobrando…',
  claimAll: 'Cobrar todo',
  readyToClaim: 'Listo para cobrar',
  readyToClaimFrom: (matches, tournaments) =>
    `De ${[
      ...(matches > 0 ? [`${formatCount(matches)} ${matches === 1 ? 'partido' : 'partidos'}`] : []),
      ...(tournaments > 0 ? [`${formatCount(tournaments)} ${tournaments === 1 ? 'torneo' : 'torneos'}`] : []),
    ].join(' y ')}.`,
  confirmations: (count) =>
    count === 1
      ? 'Una sola confirmación en tu billetera.'
      : `${formatCount(count)} confirmaciones en tu billetera.`,
  showAllClaims: (count) => `Mostrar todo (${formatCount(count)})`,
  claimStep: (step, count) => `${formatCount(step)} de ${formatCount(count)}:`,
  prize: 'Premio',
  claimFailed: 'No se pudieron cobrar las ganancias. Inténtalo de nuevo.',
  claimedToast: (amount) => `Cobrado: ${amount} WETH, ya en tu billetera`,
}
