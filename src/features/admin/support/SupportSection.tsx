import { SearchX } from 'lucide-react'
import { Suspense } from 'react'
import { getAddress, isHash } from 'viem'
import type { SectionProps } from '@/features/admin/shared/adminSearch'
import { Panel } from '@/features/admin/shared/Panel'
import { useAdminMessages } from '@/i18n/adminMessages'
import { parseAddress } from '@/lib/addresses'
import { EmptyState } from '@/ui/feedback/EmptyState'
import { lazyWithRetry, Skeleton } from '@/ui/feedback/loading'
import { SearchField } from '@/ui/forms/SearchField'

const BettorAnswer = lazyWithRetry(async () => (await import('./answers')).BettorAnswer)
const TransactionAnswer = lazyWithRetry(async () => (await import('./answers')).TransactionAnswer)

export function SupportSection({ search, onSearch }: SectionProps) {
  const { adminSupport: support, ui } = useAdminMessages()
  const subject = search.subject.trim()
  const account = parseAddress(subject)
  return (
    <div className="flex min-w-0 flex-col gap-6">
      <Panel title={support.title} intro={support.intro}>
        <SearchField
          label={support.subject}
          hint={support.hint}
          value={search.subject}
          onChange={(subject) => onSearch({ subject })}
          clearings={0}
        />
      </Panel>
      <Suspense fallback={<Skeleton text={ui.loading} className="h-40 rounded-lg" />}>
        {account ? (
          <BettorAnswer key={account} account={getAddress(account)} />
        ) : isHash(subject) ? (
          <TransactionAnswer key={subject} hash={subject} />
        ) : (
          subject !== '' && (
            <EmptyState icon={<SearchX />} title={support.invalid} text={support.invalidText} />
          )
        )}
      </Suspense>
    </div>
  )
}
