import { shortAddress } from '@/lib/addresses'

/** An address by its first six and last four characters, whole on hover and to a screen reader's spelling. */
export function AddressText({ address }: { address: string }) {
  return (
    <span title={address} className="whitespace-nowrap">
      {shortAddress(address)}
    </span>
  )
}
