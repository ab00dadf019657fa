import type { Catalogue } from './catalogue'

export const es: Catalogue = {
  common: async () => (await import('./es/common')).common,
  bets: async () => (await import('./es/bets')).bets,
  community: async () => (await import('./es/community')).community,
  matches: async () => (await import('./es/matches')).matches,
  operator: async () => (await import('./es/operator')).operator,
  operatorLog: async () => (await import('./es/operatorLog')).operatorLog,
  operatorMatches: async () => (await import('./es/operatorMatches')).operatorMatches,
  operatorMoney: async () => (await import('./es/operatorMoney')).operatorMoney,
  operatorSettings: async () => (await import('./es/operatorSettings')).operatorSettings,
  operatorTournaments: async () => (await import('./es/operatorTournaments')).operatorTournaments,
  refusals: async () => (await import('./es/refusals')).refusals,
  tournaments: async () => (await import('./es/tournaments')).tournaments,
}
