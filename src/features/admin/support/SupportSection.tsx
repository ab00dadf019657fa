import { SearchX } from 'lucide-react'
import { Suspense } from 'react'
import { getAddress, isAddress, isHash } from 'viem'
import type { SectionProps } from '@/features/admin/shared/adminSearch'
import { lazyWithMessages } from '@/features/admin/shared/lazyWithMessages'
import { useMessages } from '@/i18n/useMessages'
import { EmptyState } from '@/ui/feedback/EmptyState'
import { Skeleton } from '@/ui/feedback/Skeleton'
import { SearchField } from '@/ui/forms/SearchField'
import { Card, CardTitle } from '@/ui/layout/Card'

const areas = ['bets', 'betHistory', 'history'] as const

const BettorAnswer = lazyWithMessages(areas, async () => (await import('./BettorAnswer')).BettorAnswer)
const TransactionAnswer = lazyWithMessages(
  [...areas, 'contractErrors'],
  async () => (await import('./TransactionAnswer')).TransactionAnswer,
)

/** Answers why the bets of an address or a transaction were or weren't paid. */
export function SupportSection({ search, onSearch }: SectionProps) {
  const { adminSupport: support, ui } = useMessages()
  const subject = search.subject.trim()
  return (
    <div className="flex min-w-0 flex-col gap-6">
      <Card as="section" aria-labelledby="support" className="flex flex-col gap-4">
        <div className="flex flex-col gap-1">
          <CardTitle id="support">{support.title}</CardTitle>
          <p className="text-14 text-pretty text-secondary">{support.intro}</p>
        </div>
        <SearchField
          label={support.subject}
          hint={support.hint}
          value={search.subject}
          onChange={(subject) => onSearch({ subject })}
          clearings={0}
        />
      </Card>
      <Suspense fallback={<Skeleton text={ui.loading} className="h-40 rounded-lg" />}>
        {isAddress(subject, { strict: false }) ? (
          <BettorAnswer key={subject} account={getAddress(subject)} />
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
