import type { Notice } from './types.ts'

/** What a round did beside its plan, and what it left to a person. */
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
