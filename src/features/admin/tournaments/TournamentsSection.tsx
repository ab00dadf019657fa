import { useState } from 'react'
import { CreateTournament } from './CreateTournament'
import { RunTournaments } from './RunTournaments'

export function TournamentsSection() {
  const [chosenId, setChosenId] = useState<bigint>()
  return (
    <div className="flex flex-col gap-6">
      <RunTournaments chosenId={chosenId} onChoose={setChosenId} />
      <CreateTournament onCreated={setChosenId} />
    </div>
  )
}
