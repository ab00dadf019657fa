import type { bets } from './en/bets'
import type { common } from './en/common'
import type { community } from './en/community'
import type { matches } from './en/matches'
import type { operator } from './en/operator'
import type { operatorLog } from './en/operatorLog'
import type { operatorMatches } from './en/operatorMatches'
import type { operatorMoney } from './en/operatorMoney'
import type { operatorSettings } from './en/operatorSettings'
import type { operatorTournaments } from './en/operatorTournaments'
import type { refusals } from './en/refusals'
import type { tournaments } from './en/tournaments'

/** Words that are loaded by the pages that say them. English is the shape of every other language. */
interface Areas {
  bets: typeof bets
  community: typeof community
  matches: typeof matches
  operator: typeof operator
  operatorLog: typeof operatorLog
  operatorMatches: typeof operatorMatches
  operatorMoney: typeof operatorMoney
  operatorSettings: typeof operatorSettings
  operatorTournaments: typeof operatorTournaments
  refusals: typeof refusals
  tournaments: typeof tournaments
}

type Common = typeof common
export type Area = keyof Areas

/** All words of a language. */
export type Words = Common & Areas

/** Where a language's words are loaded from. */
export type Catalogue = { common: () => Promise<Common> } & { [area in Area]: () => Promise<Areas[area]> }
