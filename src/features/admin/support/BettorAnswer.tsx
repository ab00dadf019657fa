import { Link } from '@tanstack/react-router'
import { Ticket } from 'lucide-react'
import type { Address } from 'viem'
import { useChainNow } from '@/chain/network/clock'
import { useAllBets } from '@/domain/bet/allBets'
import { BetsSkeleton } from '@/domain/bet/BetCells'
import { claimableNow } from '@/domain/bet/bet'
import { formatAmount } from '@/i18n/format/amounts'
import { useMessages } from '@/i18n/useMessages'
import { shortAddress } from '@/lib/addresses'
import { EmptyState } from '@/ui/feedback/EmptyState'
import { Pending } from '@/ui/feedback/loading'
import { Answer, linkClass } from './Answer'

export function BettorAnswer({ account }: { account: Address }) {
  const messages = useMessages()
  const { adminSupport: support } = messages
  const read = useAllBets(account)
  const now = useChainNow()
  if (!read.data) return <Pending reads={[read]} loading={<BetsSkeleton />} />
  const { bets, isComplete } = read.data
  if (bets.length === 0) return <EmptyState icon={<Ticket />} title={support.none} text={support.noneText} />
  const claimable = bets.reduce((total, bet) => total + claimableNow(bet, now), 0n)
  return (
    <Answer
      title={support.bettor(shortAddress(account))}
      bets={bets.map((bet) => ({ account, bet }))}
      links={
        <Link to="/bettor/$address" params={{ address: account }} className={linkClass}>
          {support.publicPage}
        </Link>
      }
    >
      {!isComplete
        ? messages.betHistory.readingOlder
        : claimable > 0n
          ? support.claimable(formatAmount(claimable))
          : support.nothingClaimable}
    </Answer>
  )
}
