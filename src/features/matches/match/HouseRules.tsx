import { ChevronDown } from 'lucide-react'
import { Suspense, useState } from 'react'
import { useHouseRules } from '@/domain/match/pageQueries'
import { rulesVersion } from '@/domain/match/rules/rulesFile'
import { loadMessages } from '@/i18n/language'
import { useMessages } from '@/i18n/useMessages'
import { lazyWithRetry } from '@/ui/feedback/lazyWithRetry'
import { Skeleton } from '@/ui/feedback/Skeleton'

const HouseRulesDetails = lazyWithRetry(async () => {
  const [{ HouseRulesDetails }] = await Promise.all([
    import('./HouseRulesDetails'),
    loadMessages('houseRules'),
  ])
  return HouseRulesDetails
})

/** Discloses the version of the house rules that a match goes by. */
export function HouseRules({ matchId }: { matchId: bigint }) {
  const messages = useMessages()
  const { rules: texts } = messages.matchPage
  const { data: rules } = useHouseRules(matchId)
  const [isOpen, setOpen] = useState(false)
  if (rules === null) return texts.houseNone
  return (
    <details className="group" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className="flex min-h-11 list-none items-center gap-2 rounded-sm hover:text-text [&::-webkit-details-marker]:hidden">
        <span className="flex min-w-0 flex-1 flex-wrap items-baseline justify-between gap-x-4">
          <span>{texts.houseText}</span>
          <span className="text-12">{rules && texts.houseVersion(rulesVersion(rules.hash))}</span>
        </span>
        <ChevronDown aria-hidden className="size-4 transition-transform group-open:rotate-180" />
      </summary>
      {isOpen && rules && (
        <Suspense fallback={<Skeleton text={messages.ui.loading} className="h-40" />}>
          <HouseRulesDetails rules={rules} />
        </Suspense>
      )}
    </details>
  )
}
