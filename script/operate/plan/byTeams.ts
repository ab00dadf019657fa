import { type Contest, sameGame } from './contest.ts'

export interface Entry {
  contest: Contest | undefined
}

/** Entries by their pair of teams. */
export type ByTeams<Item extends Entry> = ReadonlyMap<string, readonly Item[]>

export function groupByTeams<Item extends Entry>(items: readonly Item[]): ByTeams<Item> {
  const groups = new Map<string, Item[]>()
  for (const item of items) {
    if (!item.contest) continue
    const group = groups.get(item.contest.pair)
    if (group) group.push(item)
    else groups.set(item.contest.pair, [item])
  }
  return groups
}

/** Returns the entries of the same game and teams. */
export function sameIn<Item extends Entry>(groups: ByTeams<Item>, { contest }: Entry): readonly Item[] {
  if (!contest) return []
  const group = groups.get(contest.pair) ?? []
  return group.filter((other) => other.contest && sameGame(contest, other.contest))
}
