import type { follow as english } from '@/i18n/en/follow'

export const follow: typeof english = {
  title: 'Seguir',
  followed: 'Seguidos',
  star: (name) => `Seguir ${name}`,
  hint: 'Los partidos que sigues van primero. Con Clutchpool abierto, te avisamos cuando empiezan, cuando hay resultado y cuando puedes cobrar.',
  blocked:
    'Este navegador bloquea las notificaciones de Clutchpool. Los partidos que sigues van primero igualmente.',
  alert: {
    title: 'Avísame cuando una apuesta pague al menos',
    set: 'Avísame',
    saved: 'Guardado',
    invalid: 'Introduce una cuota mayor que 1, como 2,5.',
  },
  events: {
    started: 'Empezó el partido',
    won: (team) => `Ganó ${team}`,
    void: 'Partido anulado, apuestas devueltas',
    odds: (team, odds) => `${team} paga ${odds}`,
    claimable: (amount) => `Puedes cobrar ${amount} WETH`,
  },
}
