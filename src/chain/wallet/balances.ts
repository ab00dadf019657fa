import { skipToken, useQuery } from '@tanstack/react-query'
import type { Address } from 'viem'
import { useConfig } from 'wagmi'
import { chain } from '@/chain/config/config'
import { useReadWeth9BalanceOf } from '@/chain/queries/generated'
import { freshness } from '@/chain/queries/queryClient'

/** Reads the account's WETH balance, in wei. */
export function useWethBalance(account: Address | undefined) {
  return useReadWeth9BalanceOf({ args: account && [account], query: freshness.wallet })
}

/** Reads the account's native balance, in wei. Not by wagmi's `useBalance`: 15 kB (gzipped) more for a match's page. */
export function useCoinBalance(account: Address | undefined) {
  const config = useConfig()
  return useQuery({
    ...freshness.wallet,
    queryKey: ['balance', { account, chainId: chain.id }],
    queryFn: account
      ? async () => {
          const client = config.getClient()
          return BigInt(await client.request({ method: 'eth_getBalance', params: [account, 'latest'] }))
        }
      : skipToken,
  })
}
