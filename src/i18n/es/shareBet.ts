import type { shareBet as english } from '@/i18n/en/shareBet'

export const shareBet: typeof english = {
  status: { won: 'Ganada', open: 'Apuesta abierta' },
  versus: (teamA, teamB) => `${teamA} vs ${teamB}`,
  amounts: (stake, payout) => `${stake} → ${payout} WETH`,
  alt: {
    won: (team, match, odds) => `Apuesta ganada a ${team} con cuota ${odds}: ${match}.`,
    open: (team, match, odds) => `Apuesta a ${team} con cuota ${odds}: ${match}.`,
  },
  showStake: 'Mostrar la apuesta y el cobro',
  share: 'Compartir',
  download: 'Descargar',
  copyLink: 'Copiar enlace',
}
