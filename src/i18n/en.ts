import type { Catalogue } from './catalogue'
import { common } from './en/common'

export const en: Catalogue = {
  common: async () => common,
  bets: async () => (await import('./en/bets')).bets,
  community: async () => (await import('./en/community')).community,
  matches: async () => (await import('./en/matches')).matches,
  admin: async () => (await import('./en/admin')).admin,
  adminLog: async () => (await import('./en/adminLog')).adminLog,
  adminMatches: async () => (await import('./en/adminMatches')).adminMatches,
  adminMoney: async () => (await import('./en/adminMoney')).adminMoney,
  adminSettings: async () => (await import('./en/adminSettings')).adminSettings,
  adminTournaments: async () => (await import('./en/adminTournaments')).adminTournaments,
  contractErrors: async () => (await import('./en/contractErrors')).contractErrors,
  tournaments: async () => (await import('./en/tournaments')).tournaments,
}
