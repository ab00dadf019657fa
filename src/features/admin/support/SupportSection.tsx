import { SearchX } from 'lucide-react'
import { Suspense } from 'react'
import { getAddress, isHash } from 'viem'
import type { SectionProps } from '@/features/admin/shared/adminSearch'
import { Panel } from '@/features/admin/shared/Panel'
import { localized } from '@/i18n/messages'
import { useMessages } from '@/i18n/useMessages'
import { parseAddress } from '@/lib/addresses'
import { EmptyState } from '@/ui/feedback/EmptyState'
import { lazyWithRetry, Skeleton } from '@/ui/feedback/loading'
import { SearchField } from '@/ui/forms/SearchField'

const areas = ['bets', 'placedBets', 'betHistory', 'history'] as const

const BettorAnswer = lazyWithRetry(async () => (await localized(import('./answers'), ...areas)).BettorAnswer)
const TransactionAnswer = lazyWithRetry(
  async () => (await localized(import('./answers'), ...areas, 'contractErrors')).TransactionAnswer,
)

export function SupportSection({ search, onSearch }: SectionProps) {
  const { adminSupport: support, ui } = useMessages()
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
