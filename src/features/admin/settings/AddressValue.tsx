import type { Address } from 'viem'
import { explorerUrl } from '@/chain/config/explorer'

/** A whole address, as whoever decides by it has to compare all of it. Leads to the explorer where there is one. */
export function AddressValue({ address }: { address: Address }) {
  const href = explorerUrl('address', address)
  const text = <span className="min-w-0 text-14 break-all tabular-nums">{address}</span>
  return href ? (
    <a href={href} target="_blank" rel="noreferrer" className="min-w-0 underline underline-offset-4">
      {text}
    </a>
  ) : (
    text
  )
}
