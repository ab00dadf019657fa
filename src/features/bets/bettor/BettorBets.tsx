import { Ticket } from 'lucide-react'
import { useMemo, useState } from 'react'
import type { Address } from 'viem'
import { useChainNow } from '@/chain/network/clock'
import { useAllBets } from '@/domain/bet/allBets'
import { BetStatusBadge, BetsSkeleton, RoundedAmount, SideText } from '@/domain/bet/BetCells'
import { BetResults } from '@/domain/bet/BetResults'
import type { Bet } from '@/domain/bet/bet'
import { betFigures, gamesOfBets, profitOf } from '@/domain/bet/betFigures'
import { SignedAmount } from '@/domain/bet/SignedAmount'
import { MatchLink } from '@/domain/match/MatchLink'
import { useMessages } from '@/i18n/useMessages'
import { EmptyState } from '@/ui/feedback/EmptyState'
import { Pending, Skeleton } from '@/ui/feedback/loading'
import { Button } from '@/ui/forms/Button'
import { Card, CardTitle } from '@/ui/layout/Card'
import { Fact } from '@/ui/layout/Fact'
import { Table, TableSection, Td, Tr } from '@/ui/layout/Table'

const PAGE = 25

/** Shows all bets of an account, and what they add up to. Nothing in it can be claimed. */
export function BettorBets({ account }: { account: Address }) {
  const { bettor, betHistory } = useMessages()
  const read = useAllBets(account)
  const [pages, setPages] = useState(1)
  if (!read.data) {
    const loading = (
      <>
        <Skeleton className="h-40 rounded-lg" />
        <BetsSkeleton />
      </>
    )
    return <Pending reads={[read]} loading={loading} />
  }
  const { bets, isComplete } = read.data
  if (bets.length === 0) return <EmptyState icon={<Ticket />} title={bettor.empty} text={bettor.emptyText} />
  const shown = bets.slice(0, pages * PAGE)
  return (
    <>
      {isComplete ? (
        <>
          <BetResults bets={bets} />
          <BettorHighlights bets={bets} />
        </>
      ) : (
        <Skeleton text={betHistory.readingOlder} className="h-40 rounded-lg" />
      )}
      <TableSection title={bettor.bets}>
        <BettorBetsTable bets={shown} />
        {bets.length > shown.length && (
          <Button variant="quiet" block onClick={() => setPages(pages + 1)}>
            {betHistory.loadMore}
          </Button>
        )}
      </TableSection>
    </>
  )
}

function BettorBetsTable({ bets }: { bets: readonly Bet[] }) {
  const { bettor, betHistory } = useMessages()
  const { match, amount, prediction, status } = betHistory.columns
  return (
    <Table caption={bettor.bets} columns={[match, amount, prediction, status, bettor.profit]}>
      {bets.map((bet) => (
        <Tr key={String(bet.match.id)}>
          <Td className="min-w-0 md:max-w-80">
            <MatchLink match={bet.match} />
          </Td>
          <Td label={amount}>
            <RoundedAmount wei={bet.amount} />
          </Td>
          <Td label={prediction}>
            <SideText match={bet.match} side={bet.prediction} />
          </Td>
          <Td label={status}>
            <BetStatusBadge bet={bet} />
          </Td>
          <Td label={bettor.profit}>
            {bet.match.hasResult && !bet.match.isChallenged ? <SignedAmount wei={profitOf(bet)} /> : '–'}
          </Td>
        </Tr>
      ))}
    </Table>
  )
}

const GAMES_SHOWN = 3

/** Shows an account's biggest win and the games with most bets. Renders nothing if there is neither. */
function BettorHighlights({ bets }: { bets: readonly Bet[] }) {
  const now = useChainNow()
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
