import type { Messages } from '@/i18n/catalogue'

export const shareBet: Messages['shareBet'] = {
  won: 'Ganada',
  versus: (teamA, teamB) => `${teamA} vs ${teamB}`,
  amounts: (stake, payout) => `${stake} → ${payout} WETH`,
  alt: (team, match, odds) => `Apuesta ganada a ${team} con cuota ${odds}: ${match}.`,
  showStake: 'Mostrar la apuesta y el cobro',
  share: 'Compartir',
  download: 'Descargar',
  copyLink: 'Copiar enlace',
}
