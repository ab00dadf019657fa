import { useChainNow } from '@/chain/network/clock'
import { NO_STAKES, previewBet } from '@/domain/bet/payout'
import { isBettingOpen, type Match, type Side } from '@/domain/match/match'
import { parseMatchName, shortSideName } from '@/domain/match/name'
import { liveRoom, openPool, otherSide, poolsOf } from '@/domain/match/odds'
import { useOpenMatchesSoFar } from '@/domain/match/queries'
import { formatAmount, formatPercent } from '@/i18n/format/amounts'
import { useMessages } from '@/i18n/useMessages'

/** Tells by the numbers of the first match on which somebody bet what a bet on it would pay. */
export function Example() {
  const messages = useMessages()
  const now = useChainNow()
  const { data } = useOpenMatchesSoFar()
  const example = data && chooseExample(data.matches, now)
  return (
    // As tall as the sentence, so that nothing moves when it comes.
    <p className="min-h-10 max-w-160 text-14 leading-5 text-secondary sm:min-h-6">
      {example &&
        messages.home.example(
          formatAmount(example.match.minBet),
          shortSideName(example.match, example.side, messages),
          formatAmount(example.payout),
          formatPercent(example.match.feeBps),
        )}
    </p>
  )
}

interface BetExample {
  match: Match
  side: Side
  /** Of the smallest bet, in wei. */
  payout: bigint
}

/** Returns what the smallest bet would pay on the first match that takes one against somebody: steep odds beside it are its. */
export function chooseExample(matches: readonly Match[], now: number): BetExample | undefined {
  const open = matches
    // A map's teams would stand for the match.
    .filter((match) => isBettingOpen(match, now) && !parseMatchName(match.name).market)
    .sort((a, b) => a.startTime - b.startTime)
  for (const match of open) {
    const { minBet } = match
    const pool = poolsOf(match)[openPool(match, now)]
    const side = pool[1] > pool[2] ? 2 : 1
    if (pool[otherSide(side)] === 0n || (liveRoom(match, side, now) ?? minBet) < minBet) continue
    return { match, side, payout: previewBet(match, side, minBet, NO_STAKES, now).payout }
  }
  return undefined
}
