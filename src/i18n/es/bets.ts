import type { bets as english } from '@/i18n/en/bets'

export const bets: typeof english = {
  // Placing
  placeYourBet: 'Haz tu apuesta',
  yourTeam: 'Tu equipo',
  team: (label, name) => (name ? `${name} (${label})` : label),
  steepOdds: (team, small, large) => `${team} paga ${small} y ${large}.`,
  sideHeld: (team) => `Ya apostaste por ${team}. Solo puedes aumentarla.`,
  payWith: 'Pagar con',
  betAmount: (coin) => `Cantidad (${coin})`,
  typeIn: (unit, other) => `${unit}: escribir en ${other}`,
  available: (amount, coin) => `Disponible: ${amount} ${coin}`,
  bounds: (min, max, coin, by) => `De ${min} a ${max} ${coin} (${by})`,
  boundBy: {
    match: 'máximo del partido',
    position: 'lo que queda del máximo del partido',
    liveCap: 'límite en vivo',
    dailyLimit: 'tu límite diario',
    balance: 'tu saldo',
  },
  atLeast: (min, coin) => `Mínimo ${min} ${coin}`,
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
    liveCap: (team, room, coin) => `En vivo, ${team} solo admite ${room} ${coin} más.`,
    liveCapFull: (team) => `${team} ya no admite apuestas en vivo.`,
    dailyLimit: (left, coin) => `Tu límite diario te permite apostar ${left} ${coin} más hoy.`,
    dailyLimitReached: 'Ya alcanzaste tu límite diario.',
    oddsMoved: (from, to) => `La cuota bajó de ${from} a ${to}. Acéptala para apostar.`,
  },
  otherMatches: 'Ver partidos abiertos',

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
    risk: (amount) =>
      `El contrato de apuestas podrá mover hasta ${amount} WETH de tu billetera hasta que revoques el permiso. Un fallo o un hackeo podría robarte hasta esa cantidad.`,
  },
  confirmInWallet: (amount, team, contract) =>
    `Confirma ${amount} por ${team} en tu billetera. Verás el contrato ${contract}, no tu pronóstico.`,
  placed: 'Apuesta realizada',
  betAnyway: 'Apostar de todos modos',
  stakeOn: (amount, coin, team) => `${amount} ${coin} por ${team}`,
  shareBet: 'Compartir',
  shareTitle: 'Comparte esta apuesta',

  // Preview
  noMultiplier: 'Sin apuestas',
  matched: 'Igualado ahora',
  matchedOf: (matched, stake, coin) => `${matched} de ${stake} ${coin}`,

  // Odds protection
  oddsProtection: 'Protección de cuota',
  oddsProtectionText: (percent) => `Se cancela si la ganancia baja más de un ${percent}.`,
  oddsProtectionEffect: (payout) => `Se cancela si paga menos de ${payout}.`,
  oddsUnprotected: 'Acepta la cuota del momento.',
  noOddsLimit: 'Ninguna',
  oddsMoved: (from, to) => `La cuota pasó de ${from} a ${to}.`,
  acceptOdds: (odds) => `Aceptar ${odds}`,

  // Payout
  paysNow: 'Paga ahora si gana',
  paid: 'Cobrado',
}
