import { useQuery } from '@tanstack/react-query'
import { type Address, zeroAddress } from 'viem'
import { useConfig } from 'wagmi'
import { chain } from '@/chain/config/config'
import { freshness } from '@/chain/queries/freshness'
import { readContract } from '@/chain/queries/read'
import { hub, isHubDeployed } from './hub'

/** What the hub knows of an account. */
export interface CommunityStats {
  reputation: number
  referralCount: number
  /** What was paid to it for referrals and as bonuses, in wei. */
  referralRewards: bigint
  /** `null` if it named nobody. */
  referrer: Address | null
}

/** The account's reputation, referrals and rewards. */
export function useCommunityStats(account: Address | undefined) {
  const config = useConfig()
  return useQuery({
    ...freshness.live,
    queryKey: [
      'readContract',
      { address: hub.address, chainId: chain.id, functionName: 'communityStats', account },
    ],
    queryFn: async (): Promise<CommunityStats> => {
      if (!account) throw new Error('No account')
      const args = [account] as const
      const [reputation, referralCount, referralRewards, referrer] = await Promise.all([
        readContract(config, { ...hub, functionName: 'getReputation', args }),
        readContract(config, { ...hub, functionName: 'getReferralCount', args }),
        readContract(config, { ...hub, functionName: 'referralRewards', args }),
        readContract(config, { ...hub, functionName: 'referrers', args }),
      ])
      return {
        reputation: Number(reputation),
        referralCount: Number(referralCount),
        referralRewards,
        referrer: referrer === zeroAddress ? null : referrer,
      }
    },
    enabled: account !== undefined && isHubDeployed,
  })
}
