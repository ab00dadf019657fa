import { isFinal } from '@/domain/match/match'
import { gameOf } from '@/domain/match/name'
import { type Bet, hasLost } from './bet'

/** Returns what a settled bet gained or lost, in wei. */
export const profitOf = ({ payout, amount }: Bet): bigint => payout - amount

/** Returns the bets whose match is final. */
function settledBets(bets: readonly Bet[], now: number): Bet[] {
  return bets.filter(({ match }) => isFinal(match, now))
}

/** Sums up an account's settled bets, in wei. */
export function betFigures(bets: readonly Bet[], now: number) {
  const settled = settledBets(bets, now)
  const decided = settled.filter(({ match }) => !match.isVoid)
  const won = decided.filter((bet) => !hasLost(bet))
  const sum = (of: (bet: Bet) => bigint) => settled.reduce((total, bet) => total + of(bet), 0n)
  return {
    staked: sum(({ amount }) => amount),
    /** Winnings, refunds and unmatched stakes, claimed or not. */
    returned: sum(({ payout }) => payout),
    profit: sum(profitOf),
    won: won.length,
    /** Matches with a winner. */
    decided: decided.length,
    /** The bet with the largest profit. */
    biggestWin: won.reduce<Bet | undefined>(
      (best, bet) => (profitOf(bet) > (best ? profitOf(best) : 0n) ? bet : best),
      undefined,
    ),
  }
}

/** Returns the games of the bets with the number of bets, most first. */
export function gamesOfBets(bets: readonly Bet[]): { game: string; bets: number }[] {
  const counts = new Map<string, number>()
  for (const { match } of bets) {
    const game = gameOf(match)
    if (game) counts.set(game, (counts.get(game) ?? 0) + 1)
  }
  return [...counts]
    .map(([game, count]) => ({ game, bets: count }))
    .sort((one, other) => other.bets - one.bets || one.game.localeCompare(other.game))
}

export interface ProfitPoint {
  /** When the match became final, in unix seconds. */
  time: number
  /** Sum of all profits up to then, in wei. */
  profit: bigint
}

/** Returns how the profit grew with each settled match, the first match first. */
export function profitOverTime(bets: readonly Bet[], now: number): ProfitPoint[] {
  const settled = settledBets(bets, now).sort((one, other) => one.match.claimableAt - other.match.claimableAt)
  const points: ProfitPoint[] = []
  let profit = 0n
  for (const bet of settled) {
    profit += profitOf(bet)
    const time = bet.match.claimableAt
    if (points.at(-1)?.time === time) points.pop()
    points.push({ time, profit })
  }
  return points
}
