import type { Catalogue } from './catalogue'

export const es: Catalogue = {
  common: async () => (await import('./es/common')).common,
  bets: async () => (await import('./es/bets')).bets,
  community: async () => (await import('./es/community')).community,
  matches: async () => (await import('./es/matches')).matches,
  admin: async () => (await import('./es/admin')).admin,
  adminLog: async () => (await import('./es/adminLog')).adminLog,
  adminMatches: async () => (await import('./es/adminMatches')).adminMatches,
  adminMoney: async () => (await import('./es/adminMoney')).adminMoney,
  adminSettings: async () => (await import('./es/adminSettings')).adminSettings,
  adminTournaments: async () => (await import('./es/adminTournaments')).adminTournaments,
  contractErrors: async () => (await import('./es/contractErrors')).contractErrors,
  tournaments: async () => (await import('./es/tournaments')).tournaments,
}
