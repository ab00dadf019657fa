import { deployment } from '@/chain/config/config'
import { wethContract } from '@/chain/queries/contracts'
import { contractCall } from '@/chain/transactions/types'
import { useContractWrite } from '@/chain/transactions/useContractWrite'
import { useTransaction } from '@/chain/transactions/useTransaction'

/** Wraps ether into WETH: `send(wei)`. Only on chains whose native coin is ether. */
export function useWrap() {
  return useTransaction({
    kind: 'wrap',
    calls: (value: bigint) => [contractCall({ ...wethContract, functionName: 'deposit', args: [], value })],
    invalidates: [deployment.weth],
  })
}

/** Unwraps WETH into ether: `send(wei)`. Only on chains whose native coin is ether. */
export const useUnwrap = () => useContractWrite('unwrap', wethContract, 'withdraw', (wei: bigint) => [wei])
