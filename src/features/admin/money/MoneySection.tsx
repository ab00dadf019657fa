import { HistoryProgress } from '@/domain/history/HistoryProgress'
import { Card } from '@/ui/layout/Card'
import { MatchMoney } from './MatchMoney'
import { PoolMoney } from './PoolMoney'
import { Turnover } from './Turnover'
import { useMoney } from './useMoney'

export function MoneySection() {
  const { data: money, percent, isError, isFetching, refetch } = useMoney()
  if (!money) {
    return (
      <Card flush>
        <HistoryProgress
          percent={percent === 100 ? undefined : percent}
          hasFailed={isError}
          isRetrying={isFetching}
          onRetry={() => void refetch()}
        />
      </Card>
    )
  }
  return (
    <div className="flex min-w-0 flex-col gap-6">
      <PoolMoney money={money} />
      <Turnover ledger={money.ledger} />
      <MatchMoney ledger={money.ledger} />
    </div>
  )
}
