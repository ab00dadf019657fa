import { useState } from 'react'
import { useDailyStakeLimit } from '@/domain/bet/dailyStakeLimit'
import { formatAmount } from '@/i18n/format/amounts'
import { useMessages } from '@/i18n/useMessages'
import { lazyWithRetry, Skeleton } from '@/ui/feedback/loading'
import { Button } from '@/ui/forms/Button'
import { LazyDialog } from '@/ui/overlay/LazyDialog'

const StakeLimitForm = lazyWithRetry(async () => (await import('./settingForms')).StakeLimitForm)

export function StakeLimit() {
  const { layout, ui } = useMessages()
  const texts = layout.limit
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
          {texts.title}
        </h2>
        <span className="text-12 text-tertiary">{texts.where}</span>
      </div>
      <div className="flex w-full flex-wrap items-center justify-between gap-2">
        <p className="text-secondary">
          {limit === undefined ? texts.none : texts.ofLimit(formatAmount(staked), formatAmount(limit))}
          {next && (
            <span className="block text-12 text-tertiary">
              {next.limit === undefined ? texts.nextIsNone : texts.nextIs(formatAmount(next.limit))}
            </span>
          )}
        </p>
        <Button size="sm" onClick={() => setOpen(true)}>
          {limit === undefined ? texts.set : texts.change}
        </Button>
      </div>
      <LazyDialog open={isOpen} onClose={close} title={texts.title}>
        <StakeLimitForm onDone={close} fallback={<Skeleton text={ui.loading} className="h-56" />} />
      </LazyDialog>
    </section>
  )
}
