import type { shareBet as english } from '@/i18n/en/shareBet'

export const shareBet: typeof english = {
  won: 'Ganada',
  versus: (teamA, teamB) => `${teamA} vs ${teamB}`,
  amounts: (stake, payout) => `${stake} → ${payout} WETH`,
  alt: (team, match, odds) => `Apuesta ganada a ${team} con cuota ${odds}: ${match}.`,
  showStake: 'Mostrar la apuesta y el cobro',
  share: 'Compartir',
  download: 'Descargar',
  copyLink: 'Copiar enlace',
}
