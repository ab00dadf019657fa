import { useState } from 'react'
import type { Address } from 'viem'
import { chain } from '@/chain/config/config'
import { tournamentContract } from '@/chain/queries/contracts'
import { useContractWrite } from '@/chain/transactions/useTransaction'
import { isPredictable, type Match, type Side } from '@/domain/match/match'
import type { Player } from '@/domain/tournament/player'
import { predicted } from '@/domain/tournament/tournamentChanges'
import { storage } from '@/lib/storage'

interface Prediction {
  matchId: bigint
  side: Side
}

interface PicksInput {
  tournamentId: bigint
  account: Address
  player: Player
  matches: readonly Match[]
  now: number
}

/**
 * Merges saved predictions with a draft that survives navigation, rejection and reload. Key the component by
 * tournament and account.
 */
export function usePicks({ tournamentId, account, player, matches, now }: PicksInput) {
  const key = `clutchpool.picks.${chain.id}.${tournamentId}.${account}`
  const [draft, setDraft] = useState(() => readDraft(key))
  const submission = useContractWrite(
    'submitPredictions',
    tournamentContract,
    'submitPredictions',
    (picks: readonly Prediction[]) => [
      tournamentId,
      picks.map(({ matchId }) => matchId),
      picks.map(({ side }) => side),
    ],
    {
      id: tournamentId,
      effect: (picks, player) =>
        picks.map(({ matchId, side }) => predicted(tournamentId, matchId, player, side)),
    },
  )

  const { state: saving } = submission
  // The sent predictions stand in until the saved ones are refetched.
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
    chosen,
    choose: (matchId: bigint, side: Side) => {
      if (!submission.isBusy) update(new Map(isSaved ? [] : draft).set(matchId, side))
    },
    unsaved: isSaved ? [] : changed,
    save: async () => {
      const ended = await submission.send(changed)
      if (ended.phase === 'confirmed') storage.removeItem(key)
      return ended
    },
    discard: () => update(new Map()),
    isSaving: submission.isBusy,
    submission,
  }
}

function readDraft(key: string): ReadonlyMap<bigint, Side> {
  const text = storage.getItem(key) ?? ''
  const pairs = [...text.matchAll(/(\d+):([12])(?:,|$)/g)]
  return new Map(pairs.map(([, id, side]) => [BigInt(id ?? 0), side === '1' ? 1 : 2]))
}

function writeDraft(key: string, draft: ReadonlyMap<bigint, Side>): void {
  if (draft.size === 0) storage.removeItem(key)
  else storage.setItem(key, [...draft].map(([id, side]) => `${id}:${side}`).join(','))
}
