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

/** `registered`: there is a referrer already. `circular`: the referrer was referred by the account itself. */
export type ReferralStanding = 'registered' | 'invalid' | 'own' | 'circular' | 'valid'

/**
 * Whether a link's referrer can become that of `account`.
 * @param own whom the account named before; the zero address for nobody
 * @param theirs whom the referrer named; the zero address for nobody
 */
export function judgeReferral(
  referrer: Address | undefined,
  account: Address,
  { own, theirs }: { own: Address; theirs: Address },
): ReferralStanding {
  if (own !== zeroAddress) return 'registered'
  if (!referrer) return 'invalid'
  if (isAddressEqual(referrer, account)) return 'own'
  return isAddressEqual(theirs, account) ? 'circular' : 'valid'
}
