import type { Address } from 'viem'
import { contractCall } from '@/chain/transactions/contractCall'
import { useTransaction } from '@/chain/transactions/useTransaction'
import { hub } from './queries'

export function useRegister() {
  return useTransaction({
    kind: 'registerReferral',
    calls: (referrer: Address) => [
      contractCall({
        address: hub.address,
        abi: hub.abi,
        functionName: 'registerReferral',
        args: [referrer],
      }),
    ],
    invalidates: [hub.address],
  })
}
