import type { Address } from 'viem'
import { useBalance } from 'wagmi'
import { chain, deployment } from '@/chain/config/config'
import { freshness } from '@/chain/queries/freshness'
import { useReadWeth9BalanceOf, weth9Abi } from '@/chain/queries/generated'
import { contractCall } from '@/chain/transactions/contractCall'
import { useTransaction } from '@/chain/transactions/useTransaction'

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
  return useBalance({
    address: account,
    chainId: chain.id,
    query: { ...freshness.wallet, select: ({ value }) => value },
  })
}

/** Wraps ether into WETH: `send(wei)`. Only on chains whose native coin is ether. */
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

/** Unwraps WETH into ether: `send(wei)`. Only on chains whose native coin is ether. */
export function useUnwrap() {
  return useTransaction({
    kind: 'unwrap',
    calls: (wei: bigint) => [
      contractCall({ address: deployment.weth, abi: weth9Abi, functionName: 'withdraw', args: [wei] }),
    ],
    invalidates: [deployment.weth],
  })
}
