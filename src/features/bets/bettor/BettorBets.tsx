import { Ticket } from 'lucide-react'
import { useState } from 'react'
import type { Address } from 'viem'
import { useChainNow } from '@/chain/network/clock'
import { useAllBets } from '@/domain/bet/allBets'
import { BetResults } from '@/domain/bet/BetResults'
import type { Bet } from '@/domain/bet/bet'
import { profitOf } from '@/domain/bet/betFigures'
import { SignedAmount } from '@/domain/bet/SignedAmount'
import { BetStatusBadge, ExactAmount, MatchLink, SideText } from '@/features/bets/BetCells'
import { BetsSkeleton } from '@/features/bets/myBets/BetsSkeleton'
import { readFailure } from '@/i18n/describeReadFailure'
import { useMessages } from '@/i18n/useMessages'
import { EmptyState } from '@/ui/feedback/EmptyState'
import { LoadError } from '@/ui/feedback/LoadError'
import { Skeleton } from '@/ui/feedback/Skeleton'
import { Button } from '@/ui/forms/Button'
import { Table, Td, Tr } from '@/ui/layout/Table'
import { TableSection } from '@/ui/layout/TableSection'
import { BettorHighlights } from './BettorHighlights'

const PAGE = 25

/** Shows all bets of an account, and what they add up to. Nothing in it can be claimed. */
export function BettorBets({ account }: { account: Address }) {
  const messages = useMessages()
  const { bets: texts, bettor, betHistory } = messages
  const read = useAllBets(account)
  const now = useChainNow()
  const [pages, setPages] = useState(1)
  const failure = readFailure(messages, read)
  if (!read.data) {
    if (failure) return <LoadError {...failure} />
    return (
      <>
        <Skeleton className="h-40 rounded-lg" />
        <BetsSkeleton />
      </>
    )
  }
  const { bets, isComplete } = read.data
  if (bets.length === 0) return <EmptyState icon={<Ticket />} title={bettor.empty} text={bettor.emptyText} />
  const shown = bets.slice(0, pages * PAGE)
  return (
    <>
      {isComplete ? (
        <>
          <BetResults bets={bets} now={now} />
          <BettorHighlights bets={bets} now={now} />
        </>
      ) : (
        <Skeleton text={betHistory.readingOlder} className="h-40 rounded-lg" />
      )}
      <TableSection title={bettor.bets}>
        <BettorBetsTable bets={shown} />
        {bets.length > shown.length && (
          <Button variant="quiet" block onClick={() => setPages(pages + 1)}>
            {texts.loadMore}
          </Button>
        )}
      </TableSection>
    </>
  )
}

/** Lists bets of any account, with the result of those that have one. */
function BettorBetsTable({ bets }: { bets: readonly Bet[] }) {
  const { bets: texts, bettor } = useMessages()
  const { match, amount, prediction, status } = texts.columns
  return (
    <Table caption={bettor.bets} columns={[match, amount, prediction, status, bettor.profit]}>
      {bets.map((bet) => (
        <Tr key={String(bet.match.id)}>
          <Td className="min-w-0 md:max-w-80">
            <MatchLink match={bet.match} />
          </Td>
          <Td label={amount}>
            <ExactAmount wei={bet.amount} />
          </Td>
          <Td label={prediction}>
            <SideText match={bet.match} side={bet.prediction} />
          </Td>
          <Td label={status}>
            <BetStatusBadge bet={bet} />
          </Td>
          <Td label={bettor.profit}>
            {bet.match.isFinalized && !bet.match.isChallenged ? <SignedAmount wei={profitOf(bet)} /> : '–'}
          </Td>
        </Tr>
      ))}
    </Table>
  )
}
