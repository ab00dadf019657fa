import type { ListedMatch } from './groupMatches'

export interface Rows {
  listed: readonly ListedMatch[]
  /** Changes with the search. */
  order: string
  /** By match. */
  keys: ReadonlyMap<bigint, number>
  /** The next unused key. */
  next: number
}

/**
 * Returns the React keys of a list's rows. In the same order, a match keeps its row, and so the focus. In another one, the
 * match at each place takes over the row there, as creating rows is slow.
 */
export function rowsOf(listed: readonly ListedMatch[], order: string, before?: Rows): Rows {
  const keys = new Map<bigint, number>()
  let next = before?.next ?? 0
  for (const [place, { match }] of listed.entries()) {
    const source = before?.order === order ? match : before?.listed[place]?.match
    keys.set(match.id, (source && before?.keys.get(source.id)) ?? next++)
  }
  return { listed, order, keys, next }
}
