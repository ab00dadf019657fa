import type { Address } from 'viem'

/** That an account was put on a list, or taken off it. */
export interface Listing {
  account: Address
  isListed: boolean
}

/** Who is on the list after all of this, in the order in which they came onto it. */
export function listed(listings: readonly Listing[]): readonly Address[] {
  const accounts = new Set<Address>()
  for (const { account, isListed } of listings) {
    if (isListed) accounts.add(account)
    else accounts.delete(account)
  }
  return [...accounts]
}
