import type { Match } from '@/domain/match/match'
import { parseMatchName } from '@/domain/match/name'

export interface MatchGroup {
  /** The start of its local day, in unix seconds. */
  day: number
  event?: string | undefined
}

export interface ListedMatch {
  match: Match
  /** Set on the first match of a group. */
  group?: MatchGroup | undefined
}

/**
 * Groups matches by event and local day, in the order of each group's first match. The only matches of their events
 * share their day's group.
 */
export function groupMatches(matches: readonly Match[]): ListedMatch[] {
  const titled = matches.map((match) => {
    const day = dayOf(match.startTime)
    const { event } = parseMatchName(match.name)
    return { match, day, event, eventKey: `${day} ${event ?? ''}` }
  })
  const sizes = new Map<string, number>()
  for (const { eventKey } of titled) sizes.set(eventKey, (sizes.get(eventKey) ?? 0) + 1)

  const groups = new Map<string, ListedMatch[]>()
  for (const { match, day, event, eventKey } of titled) {
    const isShared = event !== undefined && sizes.get(eventKey) !== 1
    const key = isShared ? eventKey : `${day} `
    const group = groups.get(key)
    if (group) group.push({ match })
    else groups.set(key, [{ match, group: { day, event: isShared ? event : undefined } }])
  }
  return [...groups.values()].flat()
}

const dayOf = (time: number): number => new Date(time * 1000).setHours(0, 0, 0, 0) / 1000
