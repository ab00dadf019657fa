import type { Address } from 'viem'
import { shortAddress } from '@/lib/addresses'

/** An address by its first six and last four characters, whole on hover. */
export function AddressText({ address }: { address: Address }) {
  return (
    <span title={address} className="whitespace-nowrap">
      {shortAddress(address)}
    </span>
  )
}
