import type { Messages } from './catalogue'
import { admin } from './en/admin'
import { adminAlerts } from './en/adminAlerts'
import { adminBulk } from './en/adminBulk'
import { adminLog } from './en/adminLog'
import { adminMatches } from './en/adminMatches'
import { adminMoney } from './en/adminMoney'
import { adminResults } from './en/adminResults'
import { adminSafe } from './en/adminSafe'
import { adminSettings } from './en/adminSettings'
import { adminTournamentRun } from './en/adminTournamentRun'
import { adminTournaments } from './en/adminTournaments'
import { betAgain } from './en/betAgain'
import { betHistory } from './en/betHistory'
import { bets } from './en/bets'
import { bettor } from './en/bettor'
import { common } from './en/common'
import { community } from './en/community'
import { contractErrors } from './en/contractErrors'
import { dialogs } from './en/dialogs'
import { history } from './en/history'
import { houseRules } from './en/houseRules'
import { matchActivity } from './en/matchActivity'
import { matches } from './en/matches'
import { matchPage } from './en/matchPage'
import { matchResult } from './en/matchResult'
import { shareBet } from './en/shareBet'
import { tournaments } from './en/tournaments'

export const english: Messages = {
  ...common,
  betAgain,
  betHistory,
  bets,
  bettor,
  community,
  history,
  houseRules,
  matches,
  matchActivity,
  matchPage,
  matchResult,
  admin,
  adminAlerts,
  adminBulk,
  adminLog,
  adminMatches,
  adminMoney,
  adminResults,
  adminSafe,
  adminSettings,
  adminTournamentRun,
  adminTournaments,
  contractErrors,
  dialogs,
  shareBet,
  tournaments,
}
