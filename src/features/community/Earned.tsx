import { Suspense } from 'react'
import type { Address } from 'viem'
import { useMessages } from '@/i18n/useMessages'
import { lazyWithRetry } from '@/ui/feedback/lazyWithRetry'
import { Skeleton } from '@/ui/feedback/Skeleton'
import { TableSection } from '@/ui/layout/TableSection'
import { WethAmount } from '@/ui/text/WethAmount'
import { useCommunityStats } from './queries'

const Payments = lazyWithRetry(async () => (await import('./Payments')).Payments)

/** Shows what an account has earned: the total from state, the payments from logs. */
export function Earned({ account }: { account: Address }) {
  const { community, ui } = useMessages()
  const { earned } = community
  const { data } = useCommunityStats(account)
  const total = data?.referralRewards
  const text = 'px-4 pb-4 text-14 text-secondary sm:px-6 sm:pb-6'
  const loading = (
    <div className={text}>
      <Skeleton text={ui.loading} className="h-5 w-2/3" />
    </div>
  )
  return (
    <TableSection
      title={earned.title}
      controls={
        total !== undefined &&
        total > 0n && (
          <p className="text-14 text-secondary">
            {earned.total} <WethAmount wei={total} className="font-medium text-primary" />
          </p>
        )
      }
    >
      {total === undefined ? (
        loading
      ) : total === 0n ? (
        <p className={text}>{earned.empty}</p>
      ) : (
        <Suspense fallback={loading}>
          <Payments account={account} />
        </Suspense>
      )}
    </TableSection>
  )
}
