import { useState } from 'react'
import { loadEvents } from '@/chain/transactions/loadEvents'
import type { NewTournament } from './newTournament'
import { useCreateJudgedTournament, useCreateTournament } from './useTournamentActions'

export interface Created {
  id: bigint
  name: string
}

export function useCreation(isJudged: boolean, onCreated: (id: bigint) => void) {
  const scored = useCreateTournament()
  const judged = useCreateJudgedTournament()
  const [created, setCreated] = useState<Created>()
  const action = isJudged ? judged : scored

  async function create(tournament: NewTournament) {
    setCreated(undefined)
    const settled = await action.send(tournament)
    if (settled.phase !== 'confirmed') return settled
    const { eventsOf, tournamentEventsAbi } = await loadEvents()
    const [event] = eventsOf(settled.receipt, tournamentEventsAbi, 'TournamentCreated')
    if (event) {
      setCreated({ id: event.tournamentId, name: event.name })
      onCreated(event.tournamentId)
    }
    return settled
  }

  return { create, created, action }
}
