import { fixtureName } from '../../../src/domain/match/fixtureName.ts'
import { isBettingOpen } from '../../../src/domain/match/match.ts'
import { day, formatDuration, minute } from '../lib/durations.ts'
import { fold } from '../lib/games.ts'
import { durationOf, type GameSettings, gameSettings, meantGame } from '../lib/settings.ts'
import { isNameable, readsAlike, sameTeams } from './contest.ts'
import {
  hasRow,
  inMarketOf,
  type ListedFeed,
  type ListedFixture,
  type ListedMatch,
  type MatchIndex,
  sameIn,
} from './matchIndex.ts'
import { hasAlike, isNear, isOfMatch, isPerhapsMoved, isWithOtherTeam } from './pairing.ts'
import { asksAbout, combined, nothing, steps, titled } from './parts.ts'
import type { Plan } from './types.ts'

/** Leaves time for a transaction and the first bets. */
const LEAD = 5 * minute

/** More new matches than this in 24 hours are a question. */
const MOST_PER_DAY = 500

/** Plans the matches that the first feed lists and the chain does not have. */
export function planCreation(index: MatchIndex): Plan {
  const [first] = index.feeds
  if (!first?.fixtures) return nothing
  const isListed = (match: ListedMatch) =>
    sameIn(first.byTeams, match).some((fixture) => isOfMatch(match, fixture, index))
  const unlisted = index.matches.filter((match) => !match.hasResult && !isListed(match))
  const planned = combined(first.fixtures.map((fixture) => planSeries(fixture, first, unlisted, index)))
  // One question per game, whatever the number of its matches.
  const questions = [...new Map(planned.questions.map((question) => [question.key, question])).values()]
  const tooMany = asksAboutMany(planned.steps.length, index)
  return tooMany ? combined([{ ...planned, steps: [], questions }, tooMany]) : { ...planned, questions }
}

/** Plans a fixture, and with it the markets of its series. */
function planSeries(
  fixture: ListedFixture,
  first: ListedFeed,
  unlisted: readonly ListedMatch[],
  index: MatchIndex,
): Plan {
  const plan = isNew(fixture, index) ? planFixture(fixture, first, unlisted, index) : nothing
  const isOpened = plan.steps.length > 0 || isOpen(fixture, first, index)
  return isOpened ? combined([plan, planMarkets(fixture, first, index)]) : plan
}

/** Returns `true` if the winner is on the chain as the feed has it, as after a transaction that took a part of a series. */
function isOpen(fixture: ListedFixture, { byTeams }: ListedFeed, index: MatchIndex): boolean {
  const { status, contradiction, startTime } = fixture
  const isSound = status === 'scheduled' && contradiction === undefined && !hasAlike(fixture, byTeams)
  const name = fixtureName(fixture)
  return (
    isSound &&
    whyLeftOut(fixture, index) === undefined &&
    sameIn(index.matchesByTeams, fixture).some(
      (match) => match.name === name && match.startTime === startTime && isBettingOpen(match, index.now),
    )
  )
}

/** Plans the markets that the settings open with a series, those aside that the chain or a row of the feed has. */
function planMarkets(fixture: ListedFixture, { rows }: ListedFeed, index: MatchIndex): Plan {
  const { now, settings, matchesByTeams } = index
  const game = gameSettings(settings, fixture.game)
  const markets = fixture.hasOtherFormat ? undefined : game?.markets?.[String(fixture.bestOf)]
  if (!game || !markets) return nothing
  const missing = markets
    .flatMap((market) => inMarketOf(fixture, market) ?? [])
    .filter((other) => !hasRow(other, rows))
    .filter((other) => !sameIn(matchesByTeams, other, readsAlike).some((match) => isNear(match, other)))
  if (missing.every(isNameable)) return combined(missing.map((other) => create(other, game, now)))
  const reason = 'Its maps and totals are not created: it has no event, or their names would be too long.'
  return asks(fixture, 'markets', reason)
}

/** A broken feed must not spend the operator's gas. */
function asksAboutMany(count: number, { matches, now }: MatchIndex): Plan | undefined {
  const today = matches.filter(({ createdAt }) => createdAt > now - day).length
  if (count === 0 || today + count <= MOST_PER_DAY) return undefined
  const reason = `The feed lists ${count} more, and ${today} were created in a day: check it, then create in parts with a shorter --horizon.`
  return asksAbout('tooMany', 'New matches', reason)
}

/** Returns `true` for a match that is still to be played and that the chain does not have, void ones included. */
function isNew(fixture: ListedFixture, { matchesByTeams }: MatchIndex): boolean {
  const { status, startTime, beganAt } = fixture
  return (
    status === 'scheduled' &&
    beganAt === undefined &&
    !sameIn(matchesByTeams, fixture).some((match) => match.startTime === startTime)
  )
}

function whyLeftOut({ contest, startTime, game }: ListedFixture, { chain, now, settings }: MatchIndex) {
  if (startTime > now + settings.horizon) return 'horizon'
  if (contest.pair === '') return 'teams'
  if (startTime <= now) return 'late'
  if (startTime < now + LEAD) return 'soon'
  if (settings.default === null && !gameSettings(settings, game) && !meantGame(settings, game)) return 'game'
  return chain.isPaused ? 'paused' : undefined
}

function planFixture(
  fixture: ListedFixture,
  { byTeams }: ListedFeed,
  unlisted: readonly ListedMatch[],
  index: MatchIndex,
): Plan {
  const { matchesByTeams, now, settings } = index
  const isThere = sameIn(matchesByTeams, fixture, readsAlike).some(
    (match) => isNear(match, fixture) && (sameTeams(match.contest, fixture.contest) || !match.hasResult),
  )
  const leftOut = whyLeftOut(fixture, index)
  if (leftOut) return leftOut === 'late' && isThere ? nothing : { ...nothing, leftOut: [leftOut] }
  if (meantGame(settings, fixture.game) !== undefined) return nothing
  const game = gameSettings(settings, fixture.game)
  if (!game) return asksAboutGame(fixture.game)
  if (hasAlike(fixture, byTeams))
    return asks(fixture, 'alike', 'The feed lists these teams twice within a day.')
  if (isThere) return nothing
  if (fixture.contradiction !== undefined) return asks(fixture, 'row', fixture.contradiction)
  // The match with the wrong team is voided first.
  if (unlisted.some((match) => isWithOtherTeam(match, fixture))) return nothing
  const moved = unlisted.find((match) => isPerhapsMoved(match, fixture))
  if (moved) return asks(fixture, 'moved', `Match #${moved.id} has the same teams and event at another time.`)
  if (!isNameable(fixture)) return asks(fixture, 'name', 'Its name would be too long or ambiguous.')
  return create(fixture, game, now)
}

/** Asks for the game that is meant, in any feed: one of its matches isn't created, and isn't found by a longer name. */
export function planSpellings({ feeds, settings }: MatchIndex): Plan {
  const fixtures = feeds.flatMap((feed) => feed.fixtures ?? [])
  const isMissed = ({ game, status, contest }: ListedFixture) =>
    status === 'scheduled' || contest.game !== fold(meantGame(settings, game) ?? game)
  const games = new Set(fixtures.filter(isMissed).map(({ game }) => game))
  return combined(
    [...games].map((game) => {
      const meant = meantGame(settings, game)
      const remedy = `Write it so, or add "${game}": "${meant}" to "names" in the settings.`
      return meant ? asksAbout(`game/${game}`, game, `Is this ${meant}? ${remedy}`) : nothing
    }),
  )
}

function asksAboutGame(game: string): Plan {
  const reason =
    'The settings say nothing about this game: add it with the minutes of live betting, or "default": null to leave it out.'
  return asksAbout(`game/${game}`, game, reason)
}

function create(fixture: ListedFixture, { minBet, maxBet, ...game }: GameSettings, now: number): Plan {
  const { startTime, bestOf, market } = fixture
  const duration = durationOf(game, bestOf, market)
  if (duration === undefined)
    return asks(fixture, 'duration', `The settings have no minutes for a best of ${bestOf ?? 'unknown'}.`)
  return steps({
    kind: 'create',
    create: { name: fixtureName(fixture), startTime, endTime: startTime + duration, minBet, maxBet },
    reason: `The feed lists it, in ${formatDuration(startTime - now)}.`,
  })
}

const asks = (fixture: ListedFixture, code: string, reason: string): Plan =>
  asksAbout(`${code}/${fixture.id}`, titled(fixtureName(fixture), fixture.startTime), reason)
