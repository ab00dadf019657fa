import type { Catalogue } from './catalogue'

export const ar: Catalogue = {
  common: async () => (await import('./ar/common')).common,
  bets: async () => (await import('./ar/bets')).bets,
  community: async () => (await import('./ar/community')).community,
  matches: async () => (await import('./ar/matches')).matches,
  admin: async () => (await import('./ar/admin')).admin,
  adminLog: async () => (await import('./ar/adminLog')).adminLog,
  adminMatches: async () => (await import('./ar/adminMatches')).adminMatches,
  adminMoney: async () => (await import('./ar/adminMoney')).adminMoney,
  adminSettings: async () => (await import('./ar/adminSettings')).adminSettings,
  adminTournaments: async () => (await import('./ar/adminTournaments')).adminTournaments,
  contractErrors: async () => (await import('./ar/contractErrors')).contractErrors,
  tournaments: async () => (await import('./ar/tournaments')).tournaments,
}
