/** Something that a person should know or do. */
export interface Notice {
  /** Stays the same as long as the reason does. */
  key: string
  text: string
  /** Wei that it is about. The watch repeats the notice once they have doubled. */
  stake?: bigint
}

export const noticeIf = (isTrue: boolean, key: string, text: string): Notice[] =>
  isTrue ? [{ key, text }] : []

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
