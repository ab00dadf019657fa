import type { Address } from 'viem'
import { useBalance } from 'wagmi'
import { chain, deployment } from './config'
import { freshness } from './freshness'
import { useReadWeth9BalanceOf, weth9Abi } from './generated'
import { contractCall, useTransaction } from './transaction'

/** The account's WETH, in wei. */
export function useWethBalance(account: Address | undefined) {
  return useReadWeth9BalanceOf({
    address: deployment.weth,
    chainId: chain.id,
    args: account && [account],
    query: { ...freshness.wallet, enabled: account !== undefined },
  })
}

/** The account's balance in the chain's own coin, in wei. */
export function useCoinBalance(account: Address | undefined) {
  return useBalance({
    address: account,
    chainId: chain.id,
    query: { ...freshness.wallet, enabled: account !== undefined, select: ({ value }) => value },
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
