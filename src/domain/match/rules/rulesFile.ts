import type { Hash } from 'viem'

/** Returns the beginning of a version's hash, which names it on screen and in files. */
export const rulesVersion = (hash: Hash): string => hash.slice(0, 10)

/** Returns where a site serves a version of the house rules, relative to its base. Firefox downloads `.md` files. */
export const rulesFile = (hash: Hash): string => `rules/${rulesVersion(hash).slice(2)}.txt`

/** Gateways can't lie about the rules, whose hash is on the chain. */
export const IPFS_GATEWAY = 'https://ipfs.io/ipfs/'

/**
 * Returns the URL at which a browser can open an address from the chain, or `undefined`. Its author is the owner or an
 * operator, so it must not be a script. A path such as `/rules/12ab34cd.txt` is one of this site, relative to its base.
 */
export function openableUrl(uri: string): string | undefined {
  if (uri.startsWith('https://') && URL.canParse(uri)) return uri
  if (/^ipfs:\/\/\w/.test(uri)) return IPFS_GATEWAY + uri.slice('ipfs://'.length)
  if (/^(\/[\w.-]+)+$/.test(uri)) return uri.slice(1)
  return undefined
}
