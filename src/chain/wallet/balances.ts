import type { Address } from 'viem'
import { useBalance } from 'wagmi'
import { deployment } from '@/chain/config/config'
import { useReadWeth9BalanceOf } from '@/chain/queries/generated'
import { freshness } from '@/chain/queries/queryClient'

/** Reads the account's WETH balance, in wei. */
export function useWethBalance(account: Address | undefined) {
  return useReadWeth9BalanceOf({
    address: deployment.weth,
    args: account && [account],
    query: { ...freshness.wallet, enabled: account !== undefined },
  })
}

/** Reads the account's native balance, in wei. */
export function useCoinBalance(account: Address | undefined) {
  return useBalance({ address: account, query: { ...freshness.wallet, select: ({ value }) => value } })
}
