import type { Catalogue } from './catalogue'

export const ar: Catalogue = {
  common: async () => (await import('./ar/common')).common,
  bets: async () => (await import('./ar/bets')).bets,
  community: async () => (await import('./ar/community')).community,
  matches: async () => (await import('./ar/matches')).matches,
  operator: async () => (await import('./ar/operator')).operator,
  operatorLog: async () => (await import('./ar/operatorLog')).operatorLog,
  operatorMatches: async () => (await import('./ar/operatorMatches')).operatorMatches,
  operatorMoney: async () => (await import('./ar/operatorMoney')).operatorMoney,
  operatorSettings: async () => (await import('./ar/operatorSettings')).operatorSettings,
  operatorTournaments: async () => (await import('./ar/operatorTournaments')).operatorTournaments,
  refusals: async () => (await import('./ar/refusals')).refusals,
  tournaments: async () => (await import('./ar/tournaments')).tournaments,
}
