// biome-ignore lint/style/noRestrictedImports: the operator's files stand outside src.
import links from '../../../site/links.json'
import type { Match } from './match'
import { parseMatchName } from './name'

/** Returns the stream or official page that the operator set for the match or its event. The build allows https only. */
export function matchLink({ id, name }: Pick<Match, 'id' | 'name'>): URL | undefined {
  const { event } = parseMatchName(name)
  const known: Record<string, string> = links
  const keys = [String(id), ...(event ? [event] : [])]
  const key = keys.find((key) => Object.hasOwn(known, key))
  return key === undefined ? undefined : new URL(known[key] ?? '')
}
