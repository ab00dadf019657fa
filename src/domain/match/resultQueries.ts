import { useQuery } from '@tanstack/react-query'
import { useConfig } from 'wagmi'
import { deployment } from '@/chain/config/config'
import {
  useReadBettingPoolArbiter,
  useReadBettingPoolChallengeBond,
  useReadBettingPoolChallengerOf,
  useReadBettingPoolDisputeWindow,
  useReadBettingPoolOwner,
  useReadBettingPoolRulingPeriod,
  useReadLensDisputeWindowOf,
  useReadLensIsRuled,
  useReadLensResultSourceOf,
  useReadLensSuccessorOf,
} from '@/chain/queries/generated'
import { freshness } from '@/chain/queries/queryClient'
import type { Match } from './match'
import { matchQueryOptions } from './queries'

/** Parameters of a read of a setting of the pool, which changes rarely. */
export const poolSetting = { address: deployment.bettingPool, query: freshness.slow }

/** Reads the dispute window of future results, in seconds. */
export const useDisputeWindow = () => useReadBettingPoolDisputeWindow(poolSetting)

export const usePoolOwner = () => useReadBettingPoolOwner(poolSetting)

/** Reads who rules on challenged matches; the zero address if nobody can, so that nothing can be challenged. */
export const useArbiter = () => useReadBettingPoolArbiter(poolSetting)

/** Reads the seconds that the arbiter has for a ruling. */
export const useRulingPeriod = () => useReadBettingPoolRulingPeriod(poolSetting)

/** Reads who challenged a match, also after the ruling; the zero address if nobody did. */
export const useChallenger = (id: bigint) =>
  useReadBettingPoolChallengerOf({ address: deployment.bettingPool, args: [id] })

/** Reads the bond of a challenge in wei. It stays the same while the match is challenged. */
export const useChallengeBond = (id: bigint) =>
  useReadBettingPoolChallengeBond({ address: deployment.bettingPool, args: [id] })

/** Reads the dispute window of a match's next result in seconds: the larger of the one at its creation and the present one. */
export function useResultWindow(matchId: bigint): number | undefined {
  const { data: present } = useDisputeWindow()
  const { data: atCreation } = useReadLensDisputeWindowOf({
    address: deployment.lens,
    args: [matchId],
    query: freshness.fixed,
  })
  return present === undefined || atCreation === undefined ? undefined : Math.max(present, Number(atCreation))
}

/** Returns when winnings of a result that is named now can be claimed, in unix seconds. */
export const winningsOpenAt = ({ endTime }: Match, window: number, now: number) =>
  Math.max(now, endTime) + window

/** Reads whether the arbiter has ruled on a match, so that nobody can correct or challenge its result any more. */
export const useIsRuled = (id: bigint) => useReadLensIsRuled({ address: deployment.lens, args: [id] })

/** Reads the match that replaces a void one. `data` is undefined while loading, and without a successor. */
export function useSuccessor({ id, isVoid }: Match) {
  const { data: successorId } = useReadLensSuccessorOf({
    address: deployment.lens,
    args: [id],
    query: { enabled: isVoid },
  })
  return useQuery({
    ...matchQueryOptions(useConfig(), successorId ?? 0n),
    enabled: successorId !== undefined && successorId > 0n,
  })
}

/** Reads the link to the official result that an operator named, `null` without one that is safe to follow. */
export function useResultSource(id: bigint) {
  return useReadLensResultSourceOf({
    address: deployment.lens,
    args: [id],
    query: { select: (uri) => parseSource(uri) ?? null },
  })
}

/** A link to the official result of a match. */
export interface ResultSource {
  href: string
  /** In Punycode, so that no letter imitates another. */
  host: string
}

/** Parses a link that an operator, or a stolen key, has put on the chain. Only https is safe to follow. */
export function parseSource(text: string): ResultSource | undefined {
  if (!URL.canParse(text)) return undefined
  const { protocol, username, password, host, href } = new URL(text)
  // `https://lolesports.com@evil.example` looks like another site.
  if (protocol !== 'https:' || username || password) return undefined
  return { href, host }
}
