import { Link } from '@tanstack/react-router'
import { Ticket } from 'lucide-react'
import { Suspense, useDeferredValue } from 'react'
import type { Address } from 'viem'
import { useOpenWrites } from '@/chain/transactions/useTransaction'
import { useWallet } from '@/chain/wallet/wallets'
import { useAllBets } from '@/domain/bet/allBets'
import { BetsSkeleton } from '@/domain/bet/BetCells'
import { OpenWriteNotice } from '@/domain/transaction/OpenWriteNotice'
import { ClaimAll } from '@/features/bets/claim/ClaimAll'
import { useMessages } from '@/i18n/useMessages'
import { buttonClass } from '@/ui/classNames'
import { EmptyState } from '@/ui/feedback/EmptyState'
import { lazyWithRetry, Skeleton } from '@/ui/feedback/loading'
import { ConnectFirst, ReadFailed } from '@/ui/layout/Unavailable'
import type { BetSearch } from './betSearch'

// Late, because visitors without a wallet need neither.
export const BetList = lazyWithRetry(async () => (await import('./BetList')).BetList)
const BetResults = lazyWithRetry(async () => (await import('@/domain/bet/BetResults')).BetResults)

interface MyBetsProps {
  search: BetSearch
  onChange: (change: Partial<BetSearch>) => void
}

export function MyBets({ search, onChange }: MyBetsProps) {
  const { betHistory, wallet } = useMessages()
  const { account } = useWallet()
  const open = useOpenWrites()

  if (!account) {
    return (
      <ConnectFirst reason={betHistory.noSigner} text={betHistory.noSignerText} connect={wallet.connect} />
    )
  }
  return (
    <div className="flex flex-col gap-6">
      <OpenWriteNotice writes={open} />
      <ClaimAll />
      <Suspense fallback={<BetListSkeleton />}>
        <Bets key={account} account={account} search={search} onChange={onChange} />
      </Suspense>
    </div>
  )
}

function BetListSkeleton() {
  return (
    <>
      <Skeleton className="h-25 sm:h-11" />
      <BetsSkeleton />
    </>
  )
}

function Bets({ account, search, onChange }: MyBetsProps & { account: Address }) {
  const { betHistory } = useMessages()
  const read = useAllBets(account)
  // Deferred, so that React shows the list as soon as its chunk has loaded: it keeps a fallback for at least 300 ms.
  const all = useDeferredValue(read.data)
  if (!all)
    return read.isError ? <ReadFailed reason={betHistory.fetchFailed} read={read} /> : <BetListSkeleton />
  if (all.bets.length === 0) {
    return (
      <EmptyState
        icon={<Ticket />}
        title={betHistory.empty}
        text={betHistory.emptyText}
        action={
          <Link to="/matches" className={buttonClass({ variant: 'primary' })}>
            {betHistory.browseMatches}
          </Link>
        }
      />
    )
  }
  return (
    <>
      <BetList account={account} all={all} search={search} onChange={onChange} />
      {all.isComplete && <BetResults bets={all.bets} fallback={null} />}
    </>
  )
}
