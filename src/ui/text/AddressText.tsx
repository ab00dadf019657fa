import type { Address } from 'viem'
import { shortAddress } from '@/lib/addresses'

export function AddressText({ address }: { address: Address }) {
  return (
    <span title={address} className="whitespace-nowrap">
      {shortAddress(address)}
    </span>
  )
}
