import { Suspense, useDeferredValue } from 'react'
import type { Address } from 'viem'
import { chainNow } from '@/chain/network/clock'
import { useOpenWrites } from '@/chain/transactions/useTransaction'
import { useWallet } from '@/chain/wallet/wallets'
import { useAllBets } from '@/domain/bet/allBets'
import { BetsSkeleton } from '@/domain/bet/BetCells'
import { isFinal } from '@/domain/match/match'
import { OpenWriteNotice } from '@/domain/transaction/OpenWriteNotice'
import { ClaimAll } from '@/features/bets/claim/ClaimAll'
import { useMessages } from '@/i18n/useMessages'
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
    <div className="flex flex-col gap-2 md:gap-6">
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
      <Skeleton className="h-11" />
      <BetsSkeleton />
    </>
  )
}

const figuresSkeleton = <Skeleton className="h-10 rounded-lg md:h-20" />

function Bets({ account, search, onChange }: MyBetsProps & { account: Address }) {
  const { betHistory } = useMessages()
  const read = useAllBets(account)
  // Deferred, so that React shows the list as soon as its chunk has loaded: it keeps a fallback for at least 300 ms.
  const all = useDeferredValue(read.data)
  if (!all)
    return read.isError ? <ReadFailed reason={betHistory.fetchFailed} read={read} /> : <BetListSkeleton />
  return (
    <>
      {all.bets.some(({ match }) => isFinal(match, chainNow())) &&
        (all.isComplete ? (
          <BetResults bets={all.bets} isCompact fallback={figuresSkeleton} />
        ) : (
          figuresSkeleton
        ))}
      <BetList account={account} all={all} search={search} onChange={onChange} />
    </>
  )
}
