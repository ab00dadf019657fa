import type { Notice } from './types.ts'

/** A round's payouts and answers on Reality.eth: `reports` were sent, `notices` need a person. */
export interface Activity {
  reports: readonly Notice[]
  notices: readonly Notice[]
}

export const quiet: Activity = { reports: [], notices: [] }

export function merge(activities: readonly Activity[]): Activity {
  return {
    reports: activities.flatMap(({ reports }) => reports),
    notices: activities.flatMap(({ notices }) => notices),
  }
}
