import { Link } from '@tanstack/react-router'
import type { Address } from 'viem'
import { AddressText } from '@/ui/text/AddressText'
import { Identicon } from '@/ui/text/Identicon'

/** Links to an account's public page. */
export function BettorLink({ address }: { address: Address }) {
  return (
    <Link
      to="/bettor/$address"
      params={{ address }}
      className="inline-flex min-h-6 items-center gap-2 underline-offset-4 hover:underline"
    >
      <Identicon address={address} className="size-5 max-[22rem]:hidden" />
      <AddressText address={address} />
    </Link>
  )
}
