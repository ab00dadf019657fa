import { useMemo } from 'react'
import type { Messages } from './catalogue'
import { useMessages } from './useMessages'

/** The admin area's messages, with those of each loaded section under the section's name. */
export type AdminMessages = Messages['admin'] & {
  readonly matches: Messages['adminMatches']
  readonly alerts: Messages['adminAlerts']
  readonly bulk: Messages['adminBulk']
  readonly results: Messages['adminResults']
  readonly tournaments: Messages['adminTournaments']
  readonly tournamentRun: Messages['adminTournamentRun']
  readonly money: Messages['adminMoney']
  readonly settings: Messages['adminSettings']
  readonly log: Messages['adminLog']
  readonly safe: Messages['adminSafe']
}

export function useAdminMessages(): AdminMessages {
  const messages = useMessages()
  return useMemo(
    () => ({
      ...messages.admin,
      get matches() {
        return messages.adminMatches
      },
      get alerts() {
        return messages.adminAlerts
      },
      get bulk() {
        return messages.adminBulk
      },
      get results() {
        return messages.adminResults
      },
      get tournaments() {
        return messages.adminTournaments
      },
      get tournamentRun() {
        return messages.adminTournamentRun
      },
      get money() {
        return messages.adminMoney
      },
      get settings() {
        return messages.adminSettings
      },
      get log() {
        return messages.adminLog
      },
      get safe() {
        return messages.adminSafe
      },
    }),
    [messages],
  )
}
