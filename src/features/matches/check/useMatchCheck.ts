import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useConfig } from 'wagmi'
import { freshness } from '@/chain/queries/queryClient'
import { readCheck } from './readCheck'

/** Checks a match once, as it is in the newest block. `progress` counts the bets of the pool while they are read. */
export function useMatchCheck(matchId: bigint) {
  const config = useConfig()
  const [progress, setProgress] = useState({ read: 0, all: 0 })
  const check = useQuery({
    ...freshness.fixed,
    queryKey: ['matchCheck', matchId],
    queryFn: () => readCheck(config, matchId, (read, all) => setProgress({ read, all })),
    // Deep-comparing tens of thousands of positions is slow.
    structuralSharing: false,
    meta: { failure: 'Failed to check the match' },
  })
  return { ...check, progress }
}
