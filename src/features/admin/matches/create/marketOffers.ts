import { nameOfMarket } from '@/domain/match/fixtureName'
import type { Match } from '@/domain/match/match'
import { type Market, marketName, parseMatchName } from '@/domain/match/name'
import { marketEnd, marketsOf } from '@/domain/match/seriesMarkets'
import {
  checkNewMatch,
  type NewMatch,
  type NewMatchDraft,
  type NewMatchProblems,
  namesake,
} from '@/features/admin/matches/newMatch'
import { cleanName } from '@/lib/cleanName'

/** A market that can be created with the winner of its series. */
export interface MarketOffer {
  /** As match names have it. */
  market: string
  draft: NewMatchDraft
  isChosen: boolean
  /** `undefined` if the market or the winner has problems. */
  match: NewMatch | undefined
  /** Those that the winner doesn't have. */
  problems: Pick<NewMatchProblems, 'name' | 'end'>
  /** An open match of the same name. */
  duplicate: Match | undefined
}

interface Choice {
  /** '1' for the winner alone. */
  bestOf: string
  /** The names of the chosen markets, in lines. */
  markets: string
}

/** Returns `true` if the name is that of a winner of a series: it has teams and an event, and no market. */
export function isWinnerOfSeries(name: string): boolean {
  const { event, market } = parseMatchName(name)
  return event !== undefined && market === undefined
}

/** Adds a market to the names of the chosen ones, or removes it. */
export function withMarket(markets: string, name: string, isChosen: boolean): string {
  const others = markets.split('\n').filter((other) => other !== name && other !== '')
  return [...others, ...(isChosen ? [name] : [])].join('\n')
}

/**
 * Returns the markets that the series of a winner can have, its maps and then its totals.
 * @param open matches of which a market may be a duplicate
 * @param now unix seconds of the chain
 */
export function marketOffers(
  winner: NewMatchDraft,
  { bestOf, markets }: Choice,
  open: readonly Match[],
  now: number,
): MarketOffer[] {
  if (!isWinnerOfSeries(winner.name)) return []
  const shared = checkNewMatch(winner, now).problems
  const chosen = markets.split('\n')
  return marketsOf(Number(bestOf)).map((market) => {
    const draft = draftOf(winner, market, Number(bestOf))
    const { match, problems } = checkNewMatch(draft, now)
    return {
      market: marketName(market),
      draft,
      isChosen: chosen.includes(marketName(market)),
      match,
      problems: {
        name: shared.name ? undefined : problems.name,
        end: shared.start || shared.end ? undefined : problems.end,
      },
      duplicate: namesake(draft.name, open),
    }
  })
}

function draftOf(winner: NewMatchDraft, market: Market, bestOf: number): NewMatchDraft {
  const name = nameOfMarket(cleanName(winner.name), market)
  const { start, end } = winner
  if (!start.ok || !end.ok) return { ...winner, name }
  const { game } = parseMatchName(name)
  const time = marketEnd(market, { game, bestOf, startTime: start.time, endTime: end.time })
  return { ...winner, name, end: { ok: true, time } }
}
