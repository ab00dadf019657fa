import type { Address } from 'viem'

// Times are unix seconds, amounts wei.

/** Something that a person should know or do. */
export interface Notice {
  /** Stays the same as long as the reason does. */
  key: string
  text: string
}

/** A privileged act of another account. */
export interface Act {
  /** Block and index, such as `120/3`. */
  id: string
  block: bigint
  by: Address
  time: number
  /** Such as `OperatorUpdated(0x…, true)`. */
  text: string
  /** The match whose result it named. */
  matchId: bigint | undefined
}

/** Facts for a person, which the plan doesn't need. A fact is `undefined` if it can't be read. */
export interface Facts {
  /** Seconds since the newest block, by this machine's clock. */
  blockAge: number
  isHubBroken: boolean
  money: { balance: bigint; owed: bigint } | undefined
  acts: readonly Act[] | undefined
}

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
