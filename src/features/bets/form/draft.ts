import { useEffect, useState } from 'react'
import { deserialize, serialize } from 'wagmi'
import { deployment } from '@/chain/config/config'
import type { EndedTransactionState } from '@/chain/transactions/types'
import { recordStake } from '@/domain/bet/dailyStakeLimit'
import type { Side } from '@/domain/match/match'
import type { ApprovalAmount } from '@/domain/transaction/approval'
import { tabStorage } from '@/lib/storage'
import type { Quote } from './quote'
import { DEFAULT_TOLERANCE, ODDS_TOLERANCES } from './stakeRules'

/** The bet form's fields. */
export interface Draft {
  side: Side
  /** The amount in the coin that is paid. */
  text: string
  /** The amount as typed in a currency, from which `text` was converted. */
  typed?: { currency: string; text: string } | undefined
  /** Absent until chosen. */
  payWith?: 'weth' | 'coin'
  /** The accepted loss of profit in bps. */
  toleranceBps: number
  approvalAmount: ApprovalAmount
  /** Absent until the amount is valid. */
  quote?: Quote | undefined
}

export type DraftChange = Partial<Omit<Draft, 'quote'>>

/** Keeps the draft of a match in session storage until its bet is placed. */
export function useDraft(matchId: bigint) {
  const [draft, setDraft] = useState(() => readDraft(matchId))
  useEffect(() => keepDraft(matchId, draft), [matchId, draft])
  return {
    draft,
    /** Another amount or side asks for another quote, and another amount is in the coin unless it says what was typed. */
    change: (changes: DraftChange) =>
      setDraft((before) => ({
        ...before,
        ...('text' in changes || 'side' in changes ? { quote: undefined } : {}),
        ...('text' in changes ? { typed: undefined } : {}),
        ...changes,
      })),
    setQuote: (quote: Quote) => setDraft((before) => ({ ...before, quote })),
  }
}

const keyOf = (matchId: bigint) => `draft:${deployment.bettingPool}:${matchId}`

/** Reads the draft of a match from session storage. One that is malformed counts as none. */
export function readDraft(matchId: bigint): Draft {
  const empty: Draft = { side: 1, text: '', toleranceBps: DEFAULT_TOLERANCE, approvalAmount: 'exact' }
  try {
    const stored: unknown = deserialize(tabStorage.getItem(keyOf(matchId)) ?? 'null')
    return isDraft(stored) ? stored : empty
  } catch {
    return empty
  }
}

/** Keeps the draft in session storage. One that is empty or placed is removed. */
export function keepDraft(matchId: bigint, draft: Draft | undefined): void {
  if (!draft || draft.text === '') tabStorage.removeItem(keyOf(matchId))
  else tabStorage.setItem(keyOf(matchId), serialize(draft))
}

/** Counts a placed bet against the daily limit and drops its draft. Its form may be gone. */
export function recordPlacedBet(ended: EndedTransactionState): void {
  if (ended.phase !== 'confirmed' || !ended.bet) return
  const { id, bet } = ended
  recordStake(bet.amount, id)
  keepDraft(bet.matchId, undefined)
}

function isDraft(stored: unknown): stored is Draft {
  const { side, text, typed, payWith, toleranceBps, approvalAmount, quote } = Object(stored)
  return (
    [1, 2].includes(side) &&
    typeof text === 'string' &&
    (typed === undefined || isTyped(typed)) &&
    [undefined, 'weth', 'coin'].includes(payWith) &&
    ODDS_TOLERANCES.includes(toleranceBps) &&
    ['exact', 'large'].includes(approvalAmount) &&
    (quote === undefined || isQuote(quote))
  )
}

function isTyped(stored: unknown): stored is Draft['typed'] {
  const { currency, text } = Object(stored)
  return typeof currency === 'string' && typeof text === 'string'
}

function isQuote(stored: unknown): stored is Quote {
  const { side, stake, payout, times } = Object(stored)
  const isAmount = typeof stake === 'bigint' && typeof payout === 'bigint'
  return [1, 2].includes(side) && isAmount && Number.isFinite(times)
}
