import type { admin } from './en/admin'
import type { adminAlerts } from './en/adminAlerts'
import type { adminBulk } from './en/adminBulk'
import type { adminLog } from './en/adminLog'
import type { adminMatches } from './en/adminMatches'
import type { adminMoney } from './en/adminMoney'
import type { adminResults } from './en/adminResults'
import type { adminSafe } from './en/adminSafe'
import type { adminSettings } from './en/adminSettings'
import type { adminTournamentRun } from './en/adminTournamentRun'
import type { adminTournaments } from './en/adminTournaments'
import type { betAgain } from './en/betAgain'
import type { betHistory } from './en/betHistory'
import type { bets } from './en/bets'
import type { bettor } from './en/bettor'
import type { common } from './en/common'
import type { community } from './en/community'
import type { contractErrors } from './en/contractErrors'
import type { dialogs } from './en/dialogs'
import type { history } from './en/history'
import type { houseRules } from './en/houseRules'
import type { matchActivity } from './en/matchActivity'
import type { matches } from './en/matches'
import type { matchPage } from './en/matchPage'
import type { matchResult } from './en/matchResult'
import type { shareBet } from './en/shareBet'
import type { tournaments } from './en/tournaments'

/** Messages that a page loads when it opens. English defines the type of every other language. */
interface Areas {
  betAgain: typeof betAgain
  betHistory: typeof betHistory
  bets: typeof bets
  bettor: typeof bettor
  community: typeof community
  history: typeof history
  houseRules: typeof houseRules
  matches: typeof matches
  matchActivity: typeof matchActivity
  matchPage: typeof matchPage
  matchResult: typeof matchResult
  admin: typeof admin
  adminAlerts: typeof adminAlerts
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
  shareBet: typeof shareBet
  tournaments: typeof tournaments
}

type Common = typeof common
export type Area = keyof Areas

export type Messages = Common & Areas

export type Catalogue = { common: () => Promise<Common> } & { [area in Area]: () => Promise<Areas[area]> }
