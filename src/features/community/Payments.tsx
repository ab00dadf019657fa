import { useMemo, useState } from 'react'
import type { Address, Hash } from 'viem'
import { explorerUrl } from '@/chain/config/config'
import type { AppLog } from '@/chain/history/appLogs'
import { BettorLink } from '@/domain/bet/BettorLink'
import { HistoryExtent } from '@/domain/history/HistoryProgress'
import { useLogHistory } from '@/domain/history/useLogHistory'
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
  const [shown, setShown] = useState(SHOWN_AT_FIRST)
  return (
    <>
      {rewards.length > 0 && (
        <Table caption={earned.caption} columns={Object.values(earned.columns)}>
          {rewards.slice(0, shown).map(({ referee, amount, hash, time }) => (
            // On a phone two lines: who and how much, when and by which transaction.
            <Tr
              key={`${hash} ${referee} ${amount}`}
              className="max-md:grid-cols-[repeat(auto-fit,minmax(8.5rem,1fr))]"
            >
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
      )}
      {rewards.length > shown && (
        <Button variant="quiet" block onClick={() => setShown(Number.POSITIVE_INFINITY)}>
          {earned.showAll(rewards.length)}
        </Button>
      )}
      {rewards.length === 0 && history.isComplete && (
        <p className="px-4 pb-4 text-14 text-secondary sm:px-6">{earned.noneInPeriod}</p>
      )}
      <HistoryExtent history={history} />
    </>
  )
}

/** Returns what an account was paid for referrals and, without a referee, as bonuses. Amounts are in wei. */
export function rewardsOf(logs: readonly AppLog[], account: Address) {
  return logs.flatMap((log): { referee: Address | undefined; amount: bigint; hash: Hash; time: number }[] => {
    const { transactionHash: hash, time, eventName, args } = log
    if (eventName === 'ReferralPaid' && sameAddress(args.referrer, account))
      return [{ referee: args.referee, amount: args.amount, hash, time }]
    if (eventName === 'RewardsDistributed' && sameAddress(args.user, account))
      return [{ referee: undefined, amount: args.amount, hash, time }]
    return []
  })
}
