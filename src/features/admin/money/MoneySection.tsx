import { ReadingHistory } from '@/domain/history/ReadingHistory'
import { Card } from '@/ui/layout/Card'
import { MatchMoney } from './MatchMoney'
import { PoolMoney } from './PoolMoney'
import { Turnover } from './Turnover'
import { useMoney } from './useMoney'

/** Whose the pool's money is, what was bet each day, and both as files. */
export function MoneySection() {
  const { data: money, percent, isError, isFetching, refetch } = useMoney()
  if (!money) {
    return (
      <Card flush>
        <ReadingHistory
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
      <Turnover books={money.books} />
      <MatchMoney books={money.books} />
    </div>
  )
}
