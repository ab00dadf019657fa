import { bettingPoolLimits } from '@/chain/config/contractLimits'
import { nameBytes } from '@/lib/cleanName'
import type { FixtureRow } from './fixtureRow'
import { type Market, marketName } from './name'

export const fitsContract = (name: string) => nameBytes(name) <= bettingPoolLimits.MAX_NAME_LENGTH

/** Returns a fixture's match name. That of a winner lacks the event if it would be longer than the contract takes. */
export function fixtureName({
  game,
  teams: [one, two],
  event,
  market,
}: Pick<FixtureRow, 'game' | 'teams' | 'event' | 'market'>): string {
  const short = `${game}: ${one} vs ${two}`
  const long = event === '' ? short : `${short} — ${event}`
  if (market) return nameOfMarket(long, market)
  return fitsContract(long) ? long : short
}

/** Returns the name of another market of the same series. @param winner the name of the match about who wins, with an event */
export const nameOfMarket = (winner: string, market: Market): string => `${winner} — ${marketName(market)}`
