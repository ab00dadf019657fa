import { overFrom } from '../../../src/domain/match/match.ts'
import { UserFacingError } from '../../lib/machine.ts'
import { minute } from '../lib/durations.ts'
import { gameKey } from '../lib/games.ts'
import type { Settings } from '../lib/settings.ts'
import { claimOf, type FeedEvidence, type FeedView } from './feedEvidence.ts'
import type { ListedFeed } from './matchIndex.ts'
import { asks, waits } from './parts.ts'
import type { FeedReading, Plan } from './types.ts'

/** Without a choice in the settings, so many feeds must agree, as far as that many cover the game. */
const MOST = 2

/** A match that could have been settled for so long is a question. */
const ASKED_AFTER = 30 * minute

/** Returns when the match could have been settled, had all feeds agreed. Unix seconds. */
export function settleableSince({ match, index }: FeedEvidence, deciding: readonly FeedView[]): number {
  const isWon = deciding.some(({ verdict }) => verdict.kind === 'win')
  const sureAt = deciding.map(({ unsureFor }) => index.now + unsureFor)
  return Math.max(isWon ? overFrom(match) : 0, ...sureAt)
}

/**
 * Returns `undefined` once enough feeds say the same; before, it waits and then asks. Which feeds cover a game never depends
 * on what they list now: one that is emptied, or whose row is deleted, must not take its contradiction along.
 * @param agreeing the views that decide in the same way
 */
export function lackOfAgreement(evidence: FeedEvidence, agreeing: readonly FeedView[]): Plan | undefined {
  const { match, index } = evidence
  const { settings, now, feeds } = index
  const covering = feeds.filter((feed) => covers(feed, match.contest.game, settings))
  const names = [...new Set(covering.map(({ name }) => name))]
  const hasAgreed = (name: string) => agreeing.some(({ feed }) => feed === name)
  const needed = agreeOf(settings, match.contest.game) ?? Math.min(MOST, Math.max(1, names.length))
  const isAnyEmpty = covering.some(({ fixtures }) => fixtures?.length === 0)
  const isAgreed = names.filter(hasAgreed).length >= needed
  if (isAgreed && !isAnyEmpty) return undefined
  const reasons = [
    ...agreeing.map((view) => claimOf(evidence, view)),
    ...covering.filter(({ name }) => !hasAgreed(name)).map((feed) => silenceOf(evidence, feed)),
    ...(names.length < needed ? [`feeds that cover the game: ${names.length}`] : []),
  ]
  const remedy = isAgreed
    ? 'What it listed may have been another result.'
    : `It takes ${needed} to agree ("agree" in the settings).`
  const reason = `${reasons.join('; ')}. ${remedy}`
  const since = settleableSince(evidence, agreeing)
  return now - since < ASKED_AFTER ? waits(match, reason, since) : asks(match, 'agree', reason)
}

function silenceOf(evidence: FeedEvidence, { name, fixtures, badRows }: ListedFeed): string {
  const view = evidence.listed.find(({ feed }) => feed === name)
  if (view) return claimOf(evidence, view)
  if (!fixtures) return `${name} can't be read`
  if (badRows.length > 0) return `${name} doesn't list it, as far as its rows can be read`
  return fixtures.length === 0 ? `${name} lists nothing` : `${name} doesn't list it by its start or event`
}

type FeedGames = Pick<FeedReading, 'name' | 'games'>

/** Returns `true` if a feed covers a game, by the settings or as it was opened. An unknown game may be any. */
function covers({ name, games }: FeedGames, game: string, { feeds }: Settings): boolean {
  const chosen = (Object.hasOwn(feeds, name) ? feeds[name]?.games : undefined) ?? games
  return game === '' || chosen === undefined || chosen.some((covered) => gameKey(covered) === gameKey(game))
}

function agreeOf({ games, agree }: Settings, game: string): number | undefined {
  const [, own] = Object.entries(games).find(([known]) => gameKey(known) === gameKey(game)) ?? []
  return own?.agree ?? agree
}

/** @throws {UserFacingError} if the settings want more feeds to agree than there are */
export function requireAgreeable(settings: Settings, feeds: readonly FeedGames[]) {
  const chosen: Readonly<Record<string, { agree?: number | undefined }>> = { ...settings.games, '': settings }
  for (const [game, { agree = 0 }] of Object.entries(chosen)) {
    const covering = new Set(feeds.filter((feed) => covers(feed, game, settings)).map(({ name }) => name))
    if (agree <= covering.size) continue
    const property = game === '' ? '"agree"' : `"agree" of ${game}`
    const found = covering.size === 0 ? 'no feed covers it' : `only ${[...covering].join(', ')} can`
    throw new UserFacingError(`In the settings, ${property} is ${agree}, and ${found}.`)
  }
}
