import type { Address } from 'viem'
import { chainNow } from '@/chain/network/clock'
import { useOpenWrites } from '@/chain/transactions/useTransaction'
import { useWallet } from '@/chain/wallet/wallets'
import { useAllBets } from '@/domain/bet/allBets'
import { BetsSkeleton } from '@/domain/bet/BetCells'
import { BetResults } from '@/domain/bet/BetResults'
import { isFinal } from '@/domain/match/match'
import { OpenWriteNotice } from '@/domain/transaction/OpenWriteNotice'
import { ClaimAll } from '@/features/bets/claim/ClaimAll'
import { useMessages } from '@/i18n/useMessages'
import { Skeleton } from '@/ui/feedback/loading'
import { ConnectFirst, ReadFailed } from '@/ui/layout/Unavailable'
import { BetList } from './BetList'
import type { BetSearch } from './betSearch'

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
      <Bets key={account} account={account} search={search} onChange={onChange} />
    </div>
  )
}

function Bets({ account, search, onChange }: MyBetsProps & { account: Address }) {
  const { betHistory } = useMessages()
  const read = useAllBets(account)
  const { data: all, isError } = read
  if (!all) {
    return isError ? (
      <ReadFailed reason={betHistory.fetchFailed} read={read} />
    ) : (
      <>
        <Skeleton className="h-11" />
        <BetsSkeleton />
      </>
    )
  }
  return (
    <>
      {all.bets.some(({ match }) => isFinal(match, chainNow())) &&
        (all.isComplete ? (
          <BetResults bets={all.bets} isCompact />
        ) : (
          <Skeleton className="h-10 rounded-lg md:h-20" />
        ))}
      <BetList account={account} all={all} search={search} onChange={onChange} />
    </>
  )
}
