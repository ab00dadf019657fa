import { useMemo, useState } from 'react'
import type { Address, Hash } from 'viem'
import { explorerUrl } from '@/chain/config/config'
import type { AppLog } from '@/chain/history/appLogs'
import { BettorLink } from '@/domain/bet/BettorLink'
import { HistoryExtent } from '@/domain/ledger/HistoryExtent'
import { useLogHistory } from '@/domain/ledger/useLogHistory'
import { useMessages } from '@/i18n/useMessages'
import { sameAddress } from '@/lib/addresses'
import { DAY } from '@/lib/time'
import { Button } from '@/ui/forms/Button'
import { Table, Td, Tr } from '@/ui/layout/Table'
import { DateTime } from '@/ui/text/DateTime'
import { TransactionLink } from '@/ui/text/TransactionLink'
import { WethAmount } from '@/ui/text/WethAmount'

const SHOWN_AT_FIRST = 5

/** Lists what an account was paid, from logs. */
export function Payments({ account }: { account: Address }) {
  const { earned } = useMessages().community
  const history = useLogHistory(30 * DAY)
  const rewards = useMemo(() => rewardsOf(history.logs, account), [history.logs, account])
  return (
    <>
      {rewards.length > 0 ? (
        <RewardTable rewards={rewards} />
      ) : (
        history.isComplete && (
          <p className="px-4 pb-4 text-14 text-secondary sm:px-6">{earned.noneInPeriod}</p>
        )
      )}
      <HistoryExtent history={history} />
    </>
  )
}

function RewardTable({ rewards }: { rewards: readonly Reward[] }) {
  const { earned } = useMessages().community
  const { columns } = earned
  const [showsAll, setShowsAll] = useState(false)
  return (
    <>
      <Table caption={earned.caption} columns={Object.values(columns)}>
        {rewards
          .slice(0, showsAll ? rewards.length : SHOWN_AT_FIRST)
          .map(({ referee, amount, hash, time }) => (
            // On a phone two lines: who and how much, when and by which transaction.
            <Tr key={`${hash} ${referee} ${amount}`} className="max-md:grid-cols-2">
              <Td>{referee ? <BettorLink address={referee} /> : earned.bonus}</Td>
              <Td className="max-md:justify-end">
                <WethAmount wei={amount} />
              </Td>
              <Td className="text-secondary">
                <DateTime time={time} />
              </Td>
              <Td className="max-md:justify-end">
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
  )
}

interface Reward {
  /** `undefined` for a bonus. */
  referee: Address | undefined
  /** In wei. */
  amount: bigint
  hash: Hash
  /** In unix seconds. */
  time: number
}

/** Returns what an account was paid for referrals and as bonuses. */
export function rewardsOf(logs: readonly AppLog[], account: Address): Reward[] {
  return logs.flatMap((log): Reward[] => {
    const { transactionHash: hash, time } = log
    if (log.eventName === 'ReferralPaid' && sameAddress(log.args.referrer, account)) {
      const { referee, amount } = log.args
      return [{ referee, amount, hash, time }]
    }
    if (log.eventName === 'RewardsDistributed' && sameAddress(log.args.user, account))
      return [{ referee: undefined, amount: log.args.amount, hash, time }]
    return []
  })
}
