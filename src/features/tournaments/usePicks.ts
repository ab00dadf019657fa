import { useState } from 'react'
import type { Address } from 'viem'
import { chain } from '@/chain/config/config'
import type { Match, Side } from '@/domain/match/match'
import { isPredictable } from '@/domain/match/status'
import type { Player } from '@/domain/tournament/player'
import { storage } from '@/lib/storage'
import { type Prediction, useSubmitPredictions } from './useSubmitPredictions'

interface PicksInput {
  tournamentId: bigint
  account: Address
  player: Player
  /** The tournament's, in its order. */
  matches: readonly Match[]
  /** The chain's now, in unix seconds. */
  now: number
}

/**
 * A player's predictions with those not saved yet, which outlive leaving the page, a rejection and a reload.
 * Per tournament and account: key the component by them.
 */
export function usePicks({ tournamentId, account, player, matches, now }: PicksInput) {
  const key = `clutchpool.picks.${chain.id}.${tournamentId}.${account}`
  const [draft, setDraft] = useState(() => readDraft(key))
  const submission = useSubmitPredictions(tournamentId)

  const { state: saving } = submission
  // Until the saved ones are read anew, what was sent stands in for them.
  const isSaved = saving.phase === 'confirmed'

  const chosen = (match: Match, index: number): Side | undefined => {
    const drafted = isPredictable(match, now) ? draft.get(match.id) : undefined
    return drafted ?? (player.predictions[index] || undefined)
  }

  const changed: Prediction[] = matches.flatMap((match, index) => {
    const side = chosen(match, index)
    return side !== undefined && side !== player.predictions[index] ? [{ matchId: match.id, side }] : []
  })

  function update(next: ReadonlyMap<bigint, Side>) {
    submission.reset()
    setDraft(next)
    writeDraft(key, next)
  }

  return {
    /** What is chosen for a match, saved or not. @param index of the match in the tournament */
    chosen,
    choose: (matchId: bigint, side: Side) => {
      if (!submission.isBusy) update(new Map(isSaved ? [] : draft).set(matchId, side))
    },
    /** Chosen and not saved, of matches that can still be predicted. */
    unsaved: isSaved ? [] : changed,
    /** Saves them all in one transaction. */
    save: async () => {
      const settled = await submission.send(changed)
      if (settled.phase === 'confirmed') storage.removeItem(key)
      return settled
    },
    discard: () => update(new Map()),
    isSaving: submission.isBusy,
    saving,
  }
}

function readDraft(key: string): ReadonlyMap<bigint, Side> {
  const text = storage.getItem(key) ?? ''
  // As `writeDraft` writes it; anything else is nothing.
  const pairs = [...text.matchAll(/(\d+):([12])(?:,|$)/g)]
  return new Map(pairs.map(([, id, side]) => [BigInt(id ?? 0), side === '1' ? 1 : 2]))
}

function writeDraft(key: string, draft: ReadonlyMap<bigint, Side>): void {
  if (draft.size === 0) storage.removeItem(key)
  else storage.setItem(key, [...draft].map(([id, side]) => `${id}:${side}`).join(','))
}
