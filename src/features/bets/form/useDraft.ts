import { useEffect, useState } from 'react'
import { deployment } from '@/chain/config/config'
import type { ApprovalAmount } from '@/domain/approval/approval'
import type { Side } from '@/domain/match/match'
import { tabStorage } from '@/lib/storage'

export interface Draft {
  side: Side
  text: string
  payWith: 'weth' | 'coin'
  /** The accepted loss of profit in bps; absent without a limit. */
  toleranceBps?: number | undefined
  approvalAmount: ApprovalAmount
}

const emptyDraft: Draft = { side: 1, text: '', payWith: 'weth', approvalAmount: 'exact' }

/** The bet form's fields for a match, kept in session storage until the bet is placed. */
export function useDraft(matchId: bigint, isPlaced: boolean) {
  const key = `draft:${deployment.bettingPool}:${matchId}`
  const state = useState((): Draft => ({ ...emptyDraft, ...JSON.parse(tabStorage.getItem(key) ?? '{}') }))
  const [draft] = state
  useEffect(() => {
    if (draft.text === '' || isPlaced) tabStorage.removeItem(key)
    else tabStorage.setItem(key, JSON.stringify(draft))
  }, [key, draft, isPlaced])
  return state
}
