import type { admin } from './en/admin'
import type { adminBulk } from './en/adminBulk'
import type { adminLog } from './en/adminLog'
import type { adminMatches } from './en/adminMatches'
import type { adminMoney } from './en/adminMoney'
import type { adminResults } from './en/adminResults'
import type { adminSafe } from './en/adminSafe'
import type { adminSettings } from './en/adminSettings'
import type { adminTournamentRun } from './en/adminTournamentRun'
import type { adminTournaments } from './en/adminTournaments'
import type { bets } from './en/bets'
import type { common } from './en/common'
import type { community } from './en/community'
import type { contractErrors } from './en/contractErrors'
import type { dialogs } from './en/dialogs'
import type { matches } from './en/matches'
import type { matchPage } from './en/matchPage'
import type { matchResult } from './en/matchResult'
import type { tournaments } from './en/tournaments'

/** Messages that a page loads when it opens. English defines the type of every other language. */
interface Areas {
  bets: typeof bets
  community: typeof community
  matches: typeof matches
  matchPage: typeof matchPage
  matchResult: typeof matchResult
  admin: typeof admin
  adminBulk: typeof adminBulk
  adminLog: typeof adminLog
  adminMatches: typeof adminMatches
  adminMoney: typeof adminMoney
  adminResults: typeof adminResults
  adminSafe: typeof adminSafe
  adminSettings: typeof adminSettings
  adminTournamentRun: typeof adminTournamentRun
  adminTournaments: typeof adminTournaments
  contractErrors: typeof contractErrors
  dialogs: typeof dialogs
  tournaments: typeof tournaments
}

type Common = typeof common
export type Area = keyof Areas

export type Messages = Common & Areas

export type Catalogue = { common: () => Promise<Common> } & { [area in Area]: () => Promise<Areas[area]> }
