import { useMemo } from 'react'
import type { Bet } from '@/domain/bet/bet'
import { betFigures, gamesOfBets, profitOf } from '@/domain/bet/betFigures'
import { SignedAmount } from '@/domain/bet/SignedAmount'
import { MatchLink } from '@/features/bets/BetCells'
import { useMessages } from '@/i18n/useMessages'
import { Card, CardTitle } from '@/ui/layout/Card'
import { Fact } from '@/ui/layout/Fact'

const GAMES_SHOWN = 3

interface BettorHighlightsProps {
  /** All bets of an account. */
  bets: readonly Bet[]
  now: number
}

/** Shows the biggest win and the games with most bets. Renders nothing if there is neither. */
export function BettorHighlights({ bets, now }: BettorHighlightsProps) {
  const { bettor, betHistory } = useMessages()
  const { biggestWin } = useMemo(() => betFigures(bets, now), [bets, now])
  const games = useMemo(() => gamesOfBets(bets).slice(0, GAMES_SHOWN), [bets])
  if (!biggestWin && games.length === 0) return null
  return (
    <Card as="section" aria-labelledby="bettor-highlights" className="flex flex-col gap-4">
      <CardTitle id="bettor-highlights">{bettor.highlights}</CardTitle>
      <dl className="grid gap-4 sm:grid-cols-2">
        {biggestWin && (
          <Fact term={bettor.biggestWin} size="md">
            <span className="font-display text-20 sm:text-24">
              <SignedAmount wei={profitOf(biggestWin)} />
            </span>
            <br />
            <MatchLink match={biggestWin.match} />
          </Fact>
        )}
        {games.length > 0 && (
          <Fact term={bettor.favouriteGames} size="md">
            <ul>
              {games.map(({ game, bets: count }) => (
                <li key={game}>
                  <bdi>{game}</bdi>{' '}
                  <span className="text-14 font-normal text-secondary">{betHistory.count(count)}</span>
                </li>
              ))}
            </ul>
          </Fact>
        )}
      </dl>
    </Card>
  )
}
