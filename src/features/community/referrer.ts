import { type Address, isAddressEqual, zeroAddress } from 'viem'
import { deployment } from '@/chain/config/config'
import { parseAddress } from '@/lib/addresses'
import { tabStorage } from '@/lib/storage'

export function parseReferrer(text: string): Address | undefined {
  const address = parseAddress(text)
  return address === zeroAddress ? undefined : address
}

/** Referrals paid to one of these would be stuck. */
function isOwnContract(referrer: Address): boolean {
  const { bettingPool, communityHub, tournament, weth } = deployment
  return [bettingPool, communityHub, tournament, weth].some((own) => isAddressEqual(own, referrer))
}

type ReferrerProblem = 'missing' | 'malformed' | 'own' | 'contract'

/** Returns why the text can't be the referrer of `account`, without asking the chain. */
export function referrerProblem(text: string, account: Address): ReferrerProblem | undefined {
  if (text.trim() === '') return 'missing'
  const referrer = parseReferrer(text)
  if (!referrer) return 'malformed'
  if (isAddressEqual(referrer, account)) return 'own'
  return isOwnContract(referrer) ? 'contract' : undefined
}

export type Referral =
  | { kind: 'registered' | 'valid'; referrer: Address }
  /** The link names nobody, the account itself, one of our contracts, or somebody whose referrer the account is. */
  | { kind: 'invalid' | 'own' | 'contract' | 'circular' }

/** Judges as the contract does. `named` is the account's referrer, `theirs` the referrer's own; zero is none. */
export function judgeReferral(
  referrer: Address | undefined,
  account: Address,
  { named, theirs }: { named: Address; theirs: Address },
): Referral {
  if (named !== zeroAddress) return { kind: 'registered', referrer: named }
  if (!referrer) return { kind: 'invalid' }
  if (isAddressEqual(referrer, account)) return { kind: 'own' }
  if (isOwnContract(referrer)) return { kind: 'contract' }
  return isAddressEqual(theirs, account) ? { kind: 'circular' } : { kind: 'valid', referrer }
}

// In session storage, so that the referrer survives a wallet's redirect.

const KEY = 'clutchpool.referrer'

export const rememberReferrer = (referrer: string) => tabStorage.setItem(KEY, referrer)

export const forgetReferrer = () => tabStorage.removeItem(KEY)

export const rememberedReferrer = () => tabStorage.getItem(KEY) ?? undefined
