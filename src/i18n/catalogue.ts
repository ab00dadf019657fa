import type { admin } from './en/admin'
import type { adminLog } from './en/adminLog'
import type { adminMatches } from './en/adminMatches'
import type { adminMoney } from './en/adminMoney'
import type { adminSettings } from './en/adminSettings'
import type { adminTournaments } from './en/adminTournaments'
import type { bets } from './en/bets'
import type { common } from './en/common'
import type { community } from './en/community'
import type { contractErrors } from './en/contractErrors'
import type { matches } from './en/matches'
import type { tournaments } from './en/tournaments'

/** Words that are loaded by the pages that say them. English is the shape of every other language. */
interface Areas {
  bets: typeof bets
  community: typeof community
  matches: typeof matches
  admin: typeof admin
  adminLog: typeof adminLog
  adminMatches: typeof adminMatches
  adminMoney: typeof adminMoney
  adminSettings: typeof adminSettings
  adminTournaments: typeof adminTournaments
  contractErrors: typeof contractErrors
  tournaments: typeof tournaments
}

type Common = typeof common
export type Area = keyof Areas

/** All words of a language. */
export type Messages = Common & Areas

/** Where a language's words are loaded from. */
export type Catalogue = { common: () => Promise<Common> } & { [area in Area]: () => Promise<Areas[area]> }
