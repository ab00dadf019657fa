import { type Address, isAddress, isAddressEqual, zeroAddress } from 'viem'

/** Parses an address from a link or a form. */
export function parseReferrer(text: string): Address | undefined {
  const trimmed = text.trim()
  return isAddress(trimmed) && trimmed !== zeroAddress ? trimmed : undefined
}

export type ReferrerProblem = 'missing' | 'malformed' | 'own'

/** Returns why the text can't be the referrer of `account`, without asking the chain. */
export function referrerProblem(text: string, account: Address): ReferrerProblem | undefined {
  if (text.trim() === '') return 'missing'
  const referrer = parseReferrer(text)
  if (!referrer) return 'malformed'
  return isAddressEqual(referrer, account) ? 'own' : undefined
}

/** The relation between a link's referrer and an account. */
export type Referral =
  /** The account already has a referrer. */
  | { kind: 'registered'; referrer: Address }
  | { kind: 'invalid' }
  | { kind: 'own' }
  /** The account is the referrer's own referrer. */
  | { kind: 'circular' }
  | { kind: 'valid'; referrer: Address }

/**
 * Judges as the contract does, so that nobody signs a transaction that would revert.
 * @param named the account's referrer; the zero address for none
 * @param theirs the referrer's own referrer; the zero address for none
 */
export function judgeReferral(
  referrer: Address | undefined,
  account: Address,
  { named, theirs }: { named: Address; theirs: Address },
): Referral {
  if (named !== zeroAddress) return { kind: 'registered', referrer: named }
  if (!referrer) return { kind: 'invalid' }
  if (isAddressEqual(referrer, account)) return { kind: 'own' }
  return isAddressEqual(theirs, account) ? { kind: 'circular' } : { kind: 'valid', referrer }
}
