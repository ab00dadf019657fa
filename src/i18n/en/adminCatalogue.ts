import { admin } from './admin'
import { adminBulk } from './adminBulk'
import { adminLog } from './adminLog'
import { adminMatches } from './adminMatches'
import { adminMoney } from './adminMoney'
import { adminResults } from './adminResults'
import { adminSafe } from './adminSafe'
import { adminSettings } from './adminSettings'
import { adminSupport } from './adminSupport'
import { adminTournamentRun } from './adminTournamentRun'
import { adminTournaments } from './adminTournaments'
import { en } from './catalogue'

/** The messages of the operator’s area, which also shows bettors’. */
export const adminEn = {
  ...en,
  admin,
  adminBulk,
  adminLog,
  adminMatches,
  adminMoney,
  adminResults,
  adminSafe,
  adminSettings,
  adminSupport,
  adminTournamentRun,
  adminTournaments,
}
