import {
  useReadBettingPoolArbiter,
  useReadBettingPoolChallengeBond,
  useReadBettingPoolChallengerOf,
  useReadBettingPoolDisputeWindow,
  useReadBettingPoolOwner,
  useReadBettingPoolRulingPeriod,
} from '@/chain/queries/generated'
import { freshness } from '@/chain/queries/queryClient'

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
