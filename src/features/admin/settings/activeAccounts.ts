import type { Address } from 'viem'

/** That an account was put on a list, or taken off it. */
export interface AccountChange {
  account: Address
  isActive: boolean
}

/** Who is on the list after all of this, in the order in which they came onto it. */
export function activeAccounts(changes: readonly AccountChange[]): readonly Address[] {
  const accounts = new Set<Address>()
  for (const { account, isActive } of changes) {
    if (isActive) accounts.add(account)
    else accounts.delete(account)
  }
  return [...accounts]
}
