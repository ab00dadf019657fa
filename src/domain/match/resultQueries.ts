import {
  useReadBettingPoolArbiter,
  useReadBettingPoolChallengeBond,
  useReadBettingPoolChallengerOf,
  useReadBettingPoolDisputeWindow,
  useReadBettingPoolOwner,
  useReadBettingPoolRulingPeriod,
} from '@/chain/queries/generated'
import { useReadBettingPoolGetMatch } from '@/chain/queries/generatedHome'
import {
  useReadMatchLensDisputeWindowOf,
  useReadMatchLensIsRuled,
  useReadMatchLensResultSourceOf,
  useReadMatchLensSuccessorOf,
} from '@/chain/queries/generatedMatchLens'
import { freshness } from '@/chain/queries/queryClient'
import { type Match, toMatch } from './match'

const setting = { query: freshness.slow }

/** Reads the dispute window of future results, in seconds. */
export const useDisputeWindow = () => useReadBettingPoolDisputeWindow(setting)

export const usePoolOwner = () => useReadBettingPoolOwner(setting)

/** Reads who rules on challenged matches; the zero address if nobody can, so that nothing can be challenged. */
export const useArbiter = () => useReadBettingPoolArbiter(setting)

/** Reads the seconds that the arbiter has for a ruling. */
export const useRulingPeriod = () => useReadBettingPoolRulingPeriod(setting)

/** Reads who challenged a match, also after the ruling; the zero address if nobody did. */
export const useChallenger = (id: bigint) => useReadBettingPoolChallengerOf({ args: [id] })

/** Reads the bond of a challenge in wei. It stays the same while the match is challenged. */
export const useChallengeBond = (id: bigint) => useReadBettingPoolChallengeBond({ args: [id] })

/** Reads the dispute window of a match's next result in seconds: the larger of the one at its creation and the present one. */
export function useResultWindow(matchId: bigint): number | undefined {
  const { data: present } = useDisputeWindow()
  const { data: atCreation } = useReadMatchLensDisputeWindowOf({ args: [matchId], query: freshness.fixed })
  return present === undefined || atCreation === undefined ? undefined : Math.max(present, Number(atCreation))
}

/** Returns when winnings of a result that is named now can be claimed, in unix seconds. */
export const winningsOpenAt = ({ endTime }: Match, window: number, now: number) =>
  Math.max(now, endTime) + window

/** Reads whether the arbiter has ruled on a match, so that nobody can correct or challenge its result any more. */
export const useIsRuled = (id: bigint) => useReadMatchLensIsRuled({ args: [id] })

/** Reads the match that replaces a void one. `data` is undefined while loading, and without a successor. */
export function useSuccessor({ id, isVoid }: Match) {
  const { data: successorId } = useReadMatchLensSuccessorOf({ args: [id], query: { enabled: isVoid } })
  return useReadBettingPoolGetMatch({
    args: successorId ? [successorId] : undefined,
    query: { select: toMatch },
  })
}

/** Reads the link to the official result that an operator named, `null` without one that is safe to follow. */
export function useResultSource(id: bigint) {
  return useReadMatchLensResultSourceOf({ args: [id], query: { select: (uri) => parseSource(uri) ?? null } })
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
