import { useMemo, useState } from 'react'
import type { Address } from 'viem'
import { explorerUrl } from '@/chain/config/config'
import { percentRead } from '@/chain/history/eventHistory'
import { HistoryProgress } from '@/domain/history/HistoryProgress'
import { useMessages } from '@/i18n/useMessages'
import { Button } from '@/ui/forms/Button'
import { Table, Td, Tr } from '@/ui/layout/Table'
import { TableSection } from '@/ui/layout/TableSection'
import { AddressText } from '@/ui/text/AddressText'
import { TransactionLink } from '@/ui/text/TransactionLink'
import { WethAmount } from '@/ui/text/WethAmount'
import { rewardsOf } from './rewards'
import { useHistory } from './useHistory'

const SHOWN_AT_FIRST = 5

export function Earned({ account }: { account: Address }) {
  const { earned } = useMessages().community
  const { data: history, isError, isFetching, refetch } = useHistory()
  const [showsAll, setShowsAll] = useState(false)
  const rewards = useMemo(() => history && rewardsOf(history.events, account), [history, account])
  const percent = history && percentRead(history)
  const { columns } = earned

  return (
    <TableSection title={earned.title}>
      {!rewards || percent !== 100 ? (
        <HistoryProgress
          percent={percent}
          hasFailed={isError}
          isRetrying={isFetching}
          onRetry={() => void refetch()}
        />
      ) : rewards.length === 0 ? (
        <p className="px-4 pb-4 text-14 sm:px-6 sm:pb-6 text-secondary">{earned.empty}</p>
      ) : (
        <>
          <Table caption={earned.caption} columns={Object.values(columns)}>
            {rewards.slice(0, showsAll ? rewards.length : SHOWN_AT_FIRST).map(({ referee, amount, hash }) => (
              <Tr key={`${hash} ${referee} ${amount}`}>
                <Td label={columns.from}>{referee ? <AddressText address={referee} /> : earned.bonus}</Td>
                <Td label={columns.amount}>
                  <WethAmount wei={amount} />
                </Td>
                <Td label={columns.transaction}>
                  <TransactionLink hash={hash} url={explorerUrl('tx', hash)} />
                </Td>
              </Tr>
            ))}
          </Table>
          {rewards.length > SHOWN_AT_FIRST && !showsAll && (
            <Button variant="quiet" block onClick={() => setShowsAll(true)}>
              {earned.showAll(rewards.length)}
            </Button>
          )}
        </>
      )}
    </TableSection>
  )
}
