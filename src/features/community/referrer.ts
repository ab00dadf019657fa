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

/** Returns why a link's text can't, either. @param theirs whom the referrer named, the zero address for nobody */
export function linkProblem(text: string, account: Address, theirs: Address) {
  return referrerProblem(text, account) ?? (isAddressEqual(theirs, account) ? 'circular' : undefined)
}

// In session storage, so that the referrer survives a wallet's redirect.

const KEY = 'clutchpool.referrer'

export const rememberReferrer = (referrer: string) => tabStorage.setItem(KEY, referrer)

export const forgetReferrer = () => tabStorage.removeItem(KEY)

export const rememberedReferrer = () => tabStorage.getItem(KEY) ?? undefined
