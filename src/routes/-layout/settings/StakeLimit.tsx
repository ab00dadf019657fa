import { useState } from 'react'
import { useDailyStakeLimit } from '@/domain/bet/dailyStakeLimit'
import { formatAmount } from '@/i18n/format/amounts'
import { localized } from '@/i18n/language'
import { useMessages } from '@/i18n/useMessages'
import { lazyWithRetry, Skeleton } from '@/ui/feedback/loading'
import { Button } from '@/ui/forms/Button'
import { LazyDialog } from '@/ui/overlay/LazyDialog'

const StakeLimitForm = lazyWithRetry(
  async () => (await localized(import('./settingForms'), 'dialogs')).StakeLimitForm,
)

export function StakeLimit() {
  const messages = useMessages()
  const { limit, staked, next } = useDailyStakeLimit()
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <section
      aria-labelledby="stake-limit"
      className="flex flex-col items-start gap-2 rounded-md border border-line p-4 text-14 md:w-80"
    >
      <div className="flex w-full flex-wrap items-baseline justify-between gap-x-4">
        <h2 id="stake-limit" className="font-medium">
          {messages.layout.limit.title}
        </h2>
        <span className="text-12 text-tertiary">{messages.layout.limit.where}</span>
      </div>
      <div className="flex w-full flex-wrap items-center justify-between gap-2">
        <p className="text-secondary">
          {limit === undefined
            ? messages.layout.limit.none
            : messages.layout.limit.ofLimit(formatAmount(staked), formatAmount(limit))}
          {next && (
            <span className="block text-12 text-tertiary">
              {next.limit === undefined
                ? messages.layout.limit.nextIsNone
                : messages.layout.limit.nextIs(formatAmount(next.limit))}
            </span>
          )}
        </p>
        <Button size="sm" onClick={() => setOpen(true)}>
          {limit === undefined ? messages.layout.limit.set : messages.layout.limit.change}
        </Button>
      </div>
      <LazyDialog open={isOpen} onClose={close} title={messages.layout.limit.title}>
        <StakeLimitForm onDone={close} fallback={<Skeleton text={messages.ui.loading} className="h-56" />} />
      </LazyDialog>
    </section>
  )
}
