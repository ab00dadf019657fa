import { useQuery } from '@tanstack/react-query'
import type { Address } from 'viem'
import { useConfig } from 'wagmi'
import { chain, deployment } from '@/chain/config/config'
import { freshness } from '@/chain/queries/freshness'
import { useReadWeth9BalanceOf, weth9Abi } from '@/chain/queries/generated'
import { contractCall, useTransaction } from '@/chain/transactions/transaction'

/** The account's WETH, in wei. */
export function useWethBalance(account: Address | undefined) {
  return useReadWeth9BalanceOf({
    address: deployment.weth,
    args: account && [account],
    query: { ...freshness.wallet, enabled: account !== undefined },
  })
}

/** The account's balance in the chain's own coin, in wei. */
export function useCoinBalance(account: Address | undefined) {
  const config = useConfig()
  return useQuery({
    ...freshness.wallet,
    queryKey: ['balance', { account, chainId: chain.id }],
    queryFn: async () => {
      if (!account) throw new Error('No account')
      const client = config.getClient({ chainId: chain.id })
      return BigInt(await client.request({ method: 'eth_getBalance', params: [account, 'latest'] }))
    },
    enabled: account !== undefined,
  })
}

/** Wraps ether into WETH: `send(wei)`. Only where the chain's coin is ether. */
export function useWrap() {
  return useTransaction({
    kind: 'wrap',
    calls: (wei: bigint) => [
      contractCall({
        address: deployment.weth,
        abi: weth9Abi,
        functionName: 'deposit',
        args: [],
        value: wei,
      }),
    ],
    invalidates: [deployment.weth],
  })
}

/** Unwraps WETH into ether: `send(wei)`. Only where the chain's coin is ether. */
export function useUnwrap() {
  return useTransaction({
    kind: 'unwrap',
    calls: (wei: bigint) => [
      contractCall({ address: deployment.weth, abi: weth9Abi, functionName: 'withdraw', args: [wei] }),
    ],
    invalidates: [deployment.weth],
  })
}
