import { Link } from '@tanstack/react-router'
import { Ticket, Unplug, Wallet } from 'lucide-react'
import { Suspense } from 'react'
import type { Address } from 'viem'
import { useChainNow } from '@/chain/network/clock'
import { useWallet } from '@/chain/wallet/wallets'
import { useAllBets } from '@/domain/bet/allBets'
import { BetsSkeleton } from '@/features/bets/BetCells'
import { ClaimAll } from '@/features/bets/claim/ClaimAll'
import { useMessages } from '@/i18n/useMessages'
import { buttonClass } from '@/ui/classNames'
import { EmptyState } from '@/ui/feedback/EmptyState'
import { lazyWithRetry } from '@/ui/feedback/lazyWithRetry'
import { Skeleton } from '@/ui/feedback/Skeleton'
import { Button } from '@/ui/forms/Button'
import { openWalletPicker } from '@/ui/overlay/walletPicker'
import { BetList } from './BetList'
import type { BetSearch } from './betSearch'

const BetResults = lazyWithRetry(async () => (await import('@/domain/bet/BetResults')).BetResults)

interface MyBetsProps {
  search: BetSearch
  onChange: (change: Partial<BetSearch>) => void
}

export function MyBets({ search, onChange }: MyBetsProps) {
  const { bets, layout, wallet } = useMessages()
  const { account } = useWallet()

  if (!account) {
    return (
      <EmptyState
        icon={<Wallet />}
        title={layout.error.message(bets.noSigner)}
        text={bets.noSignerText}
        action={
          <Button variant="primary" onClick={openWalletPicker}>
            {wallet.connect}
          </Button>
        }
      />
    )
  }
  return (
    <div className="flex flex-col gap-6">
      <ClaimAll />
      <Bets account={account} search={search} onChange={onChange} />
    </div>
  )
}

function Bets({ account, search, onChange }: MyBetsProps & { account: Address }) {
  const { bets, layout, ui } = useMessages()
  const { data: all, isPending, isFetching, refetch } = useAllBets(account)
  const now = useChainNow()
  if (isPending) return <BetsSkeleton />
  if (!all) {
    return (
      <div role="alert">
        <EmptyState
          icon={<Unplug />}
          title={layout.error.message(bets.fetchFailed)}
          action={
            <Button busy={isFetching} onClick={() => void refetch()}>
              {ui.tryAgain}
            </Button>
          }
        />
      </div>
    )
  }
  if (all.bets.length === 0) {
    return (
      <EmptyState
        icon={<Ticket />}
        title={bets.empty}
        text={bets.emptyText}
        action={
          <Link to="/matches" className={buttonClass({ variant: 'primary' })}>
            {bets.browseMatches}
          </Link>
        }
      />
    )
  }
  return (
    <>
      <Suspense fallback={<Skeleton className="h-110 rounded-lg" />}>
        {all.isComplete ? (
          <BetResults bets={all.bets} now={now} />
        ) : (
          <Skeleton className="h-110 rounded-lg" />
        )}
      </Suspense>
      <BetList account={account} all={all} search={search} onChange={onChange} />
    </>
  )
}
