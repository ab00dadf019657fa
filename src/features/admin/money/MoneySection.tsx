import { zeroAddress } from 'viem'
import { deployment } from '@/chain/config/config'
import { HistoryProgress } from '@/domain/history/HistoryProgress'
import { Card } from '@/ui/layout/Card'
import { MatchMoney } from './MatchMoney'
import { PoolMoney } from './PoolMoney'
import { PrizeSection } from './PrizeSection'
import { Turnover } from './Turnover'
import { useMoney } from './useMoney'

export function MoneySection() {
  const { data: money, percent, isError, isFetching, refetch } = useMoney()
  return (
    <div className="flex min-w-0 flex-col gap-6">
      {money ? (
        <PoolMoney money={money} />
      ) : (
        <Card flush>
          <HistoryProgress
            percent={percent === 100 ? undefined : percent}
            hasFailed={isError}
            isRetrying={isFetching}
            onRetry={() => void refetch()}
          />
        </Card>
      )}
      {deployment.tournament !== zeroAddress && <PrizeSection />}
      {money && (
        <>
          <Turnover ledger={money.ledger} />
          <MatchMoney ledger={money.ledger} />
        </>
      )}
    </div>
  )
}
