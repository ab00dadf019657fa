import { deployment } from '@/chain/config/config'
import type { ApprovalAmount } from '@/domain/approval/approval'
import type { Side } from '@/domain/match/match'
import { tabStorage } from '@/lib/storage'

/** The bet form's fields. */
export interface Draft {
  side: Side
  text: string
  payWith: 'weth' | 'coin'
  /** The accepted loss of profit in bps; absent without a limit. */
  toleranceBps?: number | undefined
  approvalAmount: ApprovalAmount
}

const keyOf = (matchId: bigint) => `draft:${deployment.bettingPool}:${matchId}`

export function readDraft(matchId: bigint): Draft {
  const stored: Partial<Draft> = JSON.parse(tabStorage.getItem(keyOf(matchId)) ?? '{}')
  return { side: 1, text: '', payWith: 'weth', approvalAmount: 'exact', ...stored }
}

/** Keeps the draft in session storage. One that is empty or placed is removed. */
export function keepDraft(matchId: bigint, draft: Draft | undefined): void {
  if (!draft || draft.text === '') tabStorage.removeItem(keyOf(matchId))
  else tabStorage.setItem(keyOf(matchId), JSON.stringify(draft))
}
