import type { Step } from '../plan/types.ts'

export interface Done {
  steps: readonly Step[]
  reference: string
}

export interface Failed {
  steps: readonly Step[]
  reason: string
}

export interface Outcome {
  done: readonly Done[]
  failed: readonly Failed[]
  /** The account has sent something else since the plan, so that the rest was not sent. */
  isOutdated: boolean
}

export const NO_OUTCOME: Outcome = { done: [], failed: [], isOutdated: false }
