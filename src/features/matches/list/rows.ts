import { type Match, nextMoment } from '@/domain/match/match'
import { parseMatchName } from '@/domain/match/name'
import { MINUTE } from '@/lib/time'
import type { ListedMatch } from './listMatches'
import type { MatchSort } from './matchSearch'

interface DayGroup {
  /** The start of its local day, in unix seconds. */
  day: number
  event?: string | undefined
}

export type MatchGroup = 'followed' | Exclude<MatchSort, 'closing'> | DayGroup

export interface GroupedMatch extends ListedMatch {
  /** Set on the first match of a group. */
  group?: MatchGroup | undefined
}

/** Puts followed matches under a heading, and the others under those of their days, or of another order than by time. */
export function groupMatches(listed: readonly ListedMatch[], sort: MatchSort): GroupedMatch[] {
  const followed = listed.filter(({ isFollowed }) => isFollowed)
  const others = followed.length > 0 ? listed.filter(({ isFollowed }) => !isFollowed) : listed
  return [
    ...headed(followed, 'followed'),
    ...(sort === 'closing' ? groupByDay(others) : headed(others, sort)),
  ]
}

const headed = (listed: readonly ListedMatch[], group: MatchGroup): GroupedMatch[] =>
  listed.map((item, index) => (index === 0 ? { ...item, group } : item))

/**
 * Groups matches by event and local day, in the order of each group's first match. The only matches of their events
 * share their day's group.
 */
function groupByDay(listed: readonly ListedMatch[]): GroupedMatch[] {
  const titled = listed.map((item) => {
    const { match } = item
    const day = dayOf(match.startTime)
    const { event } = parseMatchName(match.name)
    return { item, day, event, eventKey: `${day} ${event ?? ''}` }
  })
  const sizes = new Map<string, number>()
  for (const { eventKey } of titled) sizes.set(eventKey, (sizes.get(eventKey) ?? 0) + 1)

  const groups = new Map<string, GroupedMatch[]>()
  for (const { item, day, event, eventKey } of titled) {
    const isShared = event !== undefined && sizes.get(eventKey) !== 1
    const key = isShared ? eventKey : `${day} `
    const group = groups.get(key)
    if (group) group.push(item)
    else groups.set(key, [{ ...item, group: { day, event: isShared ? event : undefined } }])
  }
  return [...groups.values()].flat()
}

const dayOf = (time: number): number => new Date(time * 1000).setHours(0, 0, 0, 0) / 1000

export interface Rows {
  listed: readonly GroupedMatch[]
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
export function rowsOf(listed: readonly GroupedMatch[], order: string, before?: Rows): Rows {
  const keys = new Map<bigint, number>()
  let next = before?.next ?? 0
  for (const [place, { match }] of listed.entries()) {
    const source = before?.order === order ? match : before?.listed[place]?.match
    keys.set(match.id, (source && before?.keys.get(source.id)) ?? next++)
  }
  return { listed, order, keys, next }
}

/** Returns a time that changes only with the match's countdown minute or status, so that few rows render each second. */
export function shownNow(match: Match, now: number): number {
  const next = nextMoment(match, now)
  if (!next) return Math.max(match.endTime, match.ruleBy)
  const left = next.time - now
  return next.time - (left < MINUTE ? 1 : left - (left % MINUTE))
}
