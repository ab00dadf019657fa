import type { Catalogue } from './catalogue'
import { common } from './en/common'

export const en: Catalogue = {
  common: async () => common,
  bets: async () => (await import('./en/bets')).bets,
  community: async () => (await import('./en/community')).community,
  matches: async () => (await import('./en/matches')).matches,
  operator: async () => (await import('./en/operator')).operator,
  operatorLog: async () => (await import('./en/operatorLog')).operatorLog,
  operatorMatches: async () => (await import('./en/operatorMatches')).operatorMatches,
  operatorMoney: async () => (await import('./en/operatorMoney')).operatorMoney,
  operatorSettings: async () => (await import('./en/operatorSettings')).operatorSettings,
  operatorTournaments: async () => (await import('./en/operatorTournaments')).operatorTournaments,
  refusals: async () => (await import('./en/refusals')).refusals,
  tournaments: async () => (await import('./en/tournaments')).tournaments,
}
