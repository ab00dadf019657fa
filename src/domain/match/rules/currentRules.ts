import { keccak256, stringToBytes } from 'viem'
import { siteUrl } from '@/lib/siteUrl'
import { rulesDate } from './parseRules'
import { rulesFile } from './rulesFile'

const { '/docs/house-rules.md': text = '' } = import.meta.glob<string>('/docs/house-rules.md', {
  query: '?raw',
  import: 'default',
  eager: true,
})

/** Returns the version that comes with this build, at the address where this site serves it, with its date in unix seconds. */
export function currentRules() {
  const hash = keccak256(stringToBytes(text))
  const file = rulesFile(hash)
  // Without TLS, such as on a local chain, the address is a path of the site that shows it.
  return { hash, uri: location.protocol === 'https:' ? siteUrl(file) : `/${file}`, date: rulesDate(text) }
}
