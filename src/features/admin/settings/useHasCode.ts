import { skipToken, useQuery } from '@tanstack/react-query'
import type { Address } from 'viem'
import { useConfig } from 'wagmi'
import { chain } from '@/chain/config/config'
import { freshness } from '@/chain/queries/freshness'

/** Whether a contract stands at an address. Reads nothing without one. */
export function useHasCode(address: Address | undefined) {
  const config = useConfig()
  return useQuery({
    ...freshness.slow,
    queryKey: ['getCode', { chainId: chain.id, address }],
    queryFn: address
      ? async () => {
          const client = config.getClient({ chainId: chain.id })
          const code = await client.request({ method: 'eth_getCode', params: [address, 'latest'] })
          return code !== '0x'
        }
      : skipToken,
  })
}
