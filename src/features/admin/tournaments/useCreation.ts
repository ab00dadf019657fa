import { useState } from 'react'
import { tournamentAbi } from '@/chain/queries/generated'
import { retryImport } from '@/lib/retryImport'
import type { NewTournament } from './newTournament'
import { useCreateTournament, useSetJudged } from './useTournamentActions'

export interface Created {
  id: bigint
  name: string
  /** The second transaction, which makes it judged, is missing. */
  isJudgedMissing: boolean
}

/** Creates a tournament and, if it is judged, marks it as such in a second transaction. */
export function useCreation(onCreated: (id: bigint) => void) {
  const creating = useCreateTournament()
  const [createdId, setCreatedId] = useState<bigint>()
  const judging = useSetJudged(createdId)
  const [created, setCreated] = useState<Created>()

  async function create(tournament: NewTournament, isJudged: boolean, onConfirmed: () => void) {
    setCreated(undefined)
    const settled = await creating.send(tournament)
    if (settled.phase !== 'confirmed') return settled
    // Decoding events is loaded only after a creation.
    const { eventsOf } = await retryImport(() => import('@/chain/transactions/eventsOf'), 1_000)
    const [event] = eventsOf(settled.receipt, tournamentAbi, 'TournamentCreated')
    onConfirmed()
    if (!event) return settled
    const { tournamentId: id, name } = event
    onCreated(id)
    setCreatedId(id)
    const last = isJudged ? await judging.send(id) : settled
    setCreated({ id, name, isJudgedMissing: last.phase !== 'confirmed' })
    return last
  }

  return {
    create,
    calls: creating.calls,
    created,
    isJudging: judging.isBusy,
    action: created?.isJudgedMissing || judging.isBusy ? judging : creating,
  }
}
