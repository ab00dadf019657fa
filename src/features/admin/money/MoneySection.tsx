import { zeroAddress } from 'viem'
import { deployment } from '@/chain/config/config'
import { LedgerProgress } from '@/domain/ledger/LedgerProgress'
import { Card } from '@/ui/layout/Card'
import { MatchMoney } from './MatchMoney'
import { PoolMoney } from './PoolMoney'
import { PrizeSection } from './PrizeSection'
import { Turnover } from './Turnover'
import { useMoney } from './useMoney'

export function MoneySection() {
  const { data: money, isError, isFetching, refetch } = useMoney()
  return (
    <div className="flex min-w-0 flex-col gap-6">
      {money ? (
        <PoolMoney money={money} />
      ) : (
        <Card flush>
          <LedgerProgress hasFailed={isError} isRetrying={isFetching} onRetry={() => void refetch()} />
        </Card>
      )}
      {deployment.tournament !== zeroAddress && <PrizeSection />}
      {money && (
        <>
          <Turnover accounting={money.accounting} />
          <MatchMoney accounting={money.accounting} />
        </>
      )}
    </div>
  )
}
