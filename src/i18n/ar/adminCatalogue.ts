import type { adminEn } from '@/i18n/en/adminCatalogue'
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
import { ar } from './catalogue'

export const adminAr: typeof adminEn = {
  ...ar,
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
