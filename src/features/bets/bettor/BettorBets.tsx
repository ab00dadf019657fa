import { Ticket } from 'lucide-react'
import { useState } from 'react'
import type { Address } from 'viem'
import { useChainNow } from '@/chain/network/clock'
import { useAllBets } from '@/domain/bet/allBets'
import { BetResults } from '@/domain/bet/BetResults'
import { BetsSkeleton } from '@/features/bets/myBets/BetsSkeleton'
import { readFailure } from '@/i18n/describeReadFailure'
import { useMessages } from '@/i18n/useMessages'
import { EmptyState } from '@/ui/feedback/EmptyState'
import { LoadError } from '@/ui/feedback/LoadError'
import { Skeleton } from '@/ui/feedback/Skeleton'
import { Button } from '@/ui/forms/Button'
import { TableSection } from '@/ui/layout/TableSection'
import { BettorBetsTable } from './BettorBetsTable'
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
