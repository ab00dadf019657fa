import { Link } from '@tanstack/react-router'
import { Ticket, Unplug, Wallet } from 'lucide-react'
import { useWallet } from '@/chain/wallet/wallets'
import { useUserBets } from '@/domain/bet/userBets'
import { ClaimAll } from '@/features/bets/claim/ClaimAll'
import { useMessages } from '@/i18n/useMessages'
import { buttonClass } from '@/ui/classNames'
import { EmptyState } from '@/ui/feedback/EmptyState'
import { Button } from '@/ui/forms/Button'
import { Card } from '@/ui/layout/Card'
import { LoadMore } from '@/ui/layout/LoadMore'
import { openWalletPicker } from '@/ui/overlay/walletPicker'
import { BetsSkeleton } from './BetsSkeleton'
import { BetsTable } from './BetsTable'

export function MyBets() {
  const { bets, layout, wallet } = useMessages()
  const { account } = useWallet()
  const query = useUserBets(account)

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
      <Bets query={query} />
    </div>
  )
}

function Bets({ query }: { query: ReturnType<typeof useUserBets> }) {
  const { bets, layout, ui } = useMessages()
  if (query.isPending) return <BetsSkeleton />
  if (!query.data) {
    return (
      <div role="alert">
        <EmptyState
          icon={<Unplug />}
          title={layout.error.message(bets.fetchFailed)}
          action={
            <Button busy={query.isFetching} onClick={() => void query.refetch()}>
              {ui.tryAgain}
            </Button>
          }
        />
      </div>
    )
  }
  if (query.data.length === 0) {
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
      <Card flush className="overflow-hidden">
        <BetsTable bets={query.data} hasMore={query.hasNextPage} />
      </Card>
      <LoadMore pages={query} label={bets.loadMore} busyLabel={layout.loading} problem={bets.fetchFailed} />
    </>
  )
}
