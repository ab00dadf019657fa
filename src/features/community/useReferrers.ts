import { useQuery } from '@tanstack/react-query'
import { type Address, zeroAddress } from 'viem'
import { useConfig } from 'wagmi'
import { chain } from '@/chain/config/config'
import { freshness } from '@/chain/queries/freshness'
import { readContract } from '@/chain/queries/read'
import { hub, isHubDeployed } from './hub'

/** Whom an account and its would-be referrer named as theirs; the zero address for nobody. */
export function useReferrers(account: Address | undefined, referrer: Address | undefined) {
  const config = useConfig()
  const referrerOf = (user: Address) =>
    readContract(config, { ...hub, functionName: 'referrers', args: [user] })
  return useQuery({
    ...freshness.live,
    queryKey: [
      'readContract',
      { address: hub.address, chainId: chain.id, functionName: 'referrers', account, referrer },
    ],
    queryFn: async () => {
      if (!account) throw new Error('No account')
      const [named, theirs] = await Promise.all([
        referrerOf(account),
        referrer ? referrerOf(referrer) : zeroAddress,
      ])
      return { named, theirs }
    },
    enabled: account !== undefined && isHubDeployed,
  })
}
