import type { Catalogue } from '@/i18n/catalogue'

export const es: Catalogue = {
  common: async () => (await import('./common')).common,
  bets: async () => (await import('./bets')).bets,
  community: async () => (await import('./community')).community,
  matches: async () => (await import('./matches')).matches,
  matchPage: async () => (await import('./matchPage')).matchPage,
  matchResult: async () => (await import('./matchResult')).matchResult,
  admin: async () => (await import('./admin')).admin,
  adminBulk: async () => (await import('./adminBulk')).adminBulk,
  adminLog: async () => (await import('./adminLog')).adminLog,
  adminMatches: async () => (await import('./adminMatches')).adminMatches,
  adminMoney: async () => (await import('./adminMoney')).adminMoney,
  adminResults: async () => (await import('./adminResults')).adminResults,
  adminSafe: async () => (await import('./adminSafe')).adminSafe,
  adminSettings: async () => (await import('./adminSettings')).adminSettings,
  adminTournamentRun: async () => (await import('./adminTournamentRun')).adminTournamentRun,
  adminTournaments: async () => (await import('./adminTournaments')).adminTournaments,
  contractErrors: async () => (await import('./contractErrors')).contractErrors,
  dialogs: async () => (await import('./dialogs')).dialogs,
  tournaments: async () => (await import('./tournaments')).tournaments,
}
