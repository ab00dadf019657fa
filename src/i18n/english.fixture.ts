import type { Messages } from './catalogue'
import { admin } from './en/admin'
import { adminBulk } from './en/adminBulk'
import { adminLog } from './en/adminLog'
import { adminMatches } from './en/adminMatches'
import { adminMoney } from './en/adminMoney'
import { adminResults } from './en/adminResults'
import { adminSafe } from './en/adminSafe'
import { adminSettings } from './en/adminSettings'
import { adminTournamentRun } from './en/adminTournamentRun'
import { adminTournaments } from './en/adminTournaments'
import { bets } from './en/bets'
import { common } from './en/common'
import { community } from './en/community'
import { contractErrors } from './en/contractErrors'
import { dialogs } from './en/dialogs'
import { matches } from './en/matches'
import { matchPage } from './en/matchPage'
import { matchResult } from './en/matchResult'
import { tournaments } from './en/tournaments'

export const english: Messages = {
  ...common,
  bets,
  community,
  matches,
  matchPage,
  matchResult,
  admin,
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
  tournaments,
}
