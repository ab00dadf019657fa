import type { Hash } from 'viem'

/** Returns the beginning of a version's hash, which names it on screen and in files. */
export function rulesVersion(hash: Hash): string {
  return hash.slice(0, 10)
}

/** Returns where a site serves a version of the house rules, relative to its base. Firefox downloads `.md` files. */
export function rulesFile(hash: Hash): string {
  return `rules/${rulesVersion(hash).slice(2)}.txt`
}
