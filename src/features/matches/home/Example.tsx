import { parseEther } from 'viem'
import { useChainNow } from '@/chain/network/clock'
import { isBettingOpen, type Match, type Side } from '@/domain/match/match'
import { shortSideName } from '@/domain/match/name'
import { addStake, multiplier, openPool, otherSide, poolsOf } from '@/domain/match/odds'
import { useOpenMatchesSoFar } from '@/domain/match/queries'
import { formatAmount, formatPercent } from '@/i18n/format/amounts'
import { useMessages } from '@/i18n/useMessages'

const STAKE = parseEther('0.1')

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
          formatAmount(STAKE),
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
  /** Of a stake of `STAKE`, in wei, rounded down to six decimals of the odds. */
  payout: bigint
}

/** Returns what a bet would pay on the first match that takes one against somebody, the one that starts first. */
export function chooseExample(matches: readonly Match[], now: number): BetExample | undefined {
  const open = matches
    .filter((match) => isBettingOpen(match, now) && match.minBet <= STAKE && STAKE <= match.maxBet)
    .sort((a, b) => a.startTime - b.startTime)
  for (const match of open) {
    const name = openPool(match, now)
    const pool = poolsOf(match)[name]
    const side = pool[1] > pool[2] ? 2 : 1
    if (pool[otherSide(side)] === 0n) continue
    const times = multiplier(addStake(poolsOf(match), name, side, STAKE)[name], side, match) ?? 1
    return { match, side, payout: (STAKE * BigInt(Math.floor(times * 1_000_000))) / 1_000_000n }
  }
  return undefined
}
