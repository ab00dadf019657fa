import { type Address, isAddress, isAddressEqual, zeroAddress } from 'viem'

/** An address as it came in a link or was typed; `undefined` if it is none. */
export function parseReferrer(text: string): Address | undefined {
  const trimmed = text.trim()
  return isAddress(trimmed) && trimmed !== zeroAddress ? trimmed : undefined
}

/** What there is to say of a referrer before the contract is asked. */
export type ReferrerProblem = 'missing' | 'malformed' | 'own'

/** Why what was typed cannot be the referrer of `account`, as far as can be told without the chain. */
export function referrerProblem(text: string, account: Address): ReferrerProblem | undefined {
  if (text.trim() === '') return 'missing'
  const referrer = parseReferrer(text)
  if (!referrer) return 'malformed'
  return isAddressEqual(referrer, account) ? 'own' : undefined
}

/** What a link's referrer is to an account. */
export type Referral =
  /** The account named `referrer` before, whoever the link names. */
  | { kind: 'registered'; referrer: Address }
  /** No address, or none at all. */
  | { kind: 'invalid' }
  /** The account's own link. */
  | { kind: 'own' }
  /** The account itself referred whom the link names. */
  | { kind: 'circular' }
  | { kind: 'valid'; referrer: Address }

/**
 * Judges as the contract does, so that nobody is asked to sign what it would refuse.
 * @param named whom the account named before; the zero address for nobody
 * @param theirs whom the referrer named; the zero address for nobody
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
