import { Suspense, useState } from 'react'
import { formatAmount } from '@/lib/amounts'
import { useDailyStakeLimit } from '@/lib/dailyStakeLimit'
import { useWords } from '@/lib/words/useWords'
import { Button } from '@/ui/Button'
import { LazyDialog } from '@/ui/LazyDialog'
import { lazily } from '@/ui/lazily'
import { Skeleton } from '@/ui/Skeleton'

const StakeLimitForm = lazily(async () => (await import('./StakeLimitForm')).StakeLimitForm)

/** The footer's summary of the bettor's own daily limit, and the way to change it. */
export function StakeLimit() {
  const words = useWords()
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
          {words.frame.limit.title}
        </h2>
        <span className="text-12 text-tertiary">{words.frame.limit.where}</span>
      </div>
      <div className="flex w-full flex-wrap items-center justify-between gap-2">
        <p className="text-secondary">
          {limit === undefined
            ? words.frame.limit.none
            : words.frame.limit.ofLimit(formatAmount(staked), formatAmount(limit))}
          {next && (
            <span className="block text-12 text-tertiary">
              {next.limit === undefined
                ? words.frame.limit.nextIsNone
                : words.frame.limit.nextIs(formatAmount(next.limit))}
            </span>
          )}
        </p>
        <Button size="sm" onClick={() => setOpen(true)}>
          {limit === undefined ? words.frame.limit.set : words.frame.limit.change}
        </Button>
      </div>
      <LazyDialog open={isOpen} onClose={close} title={words.frame.limit.title}>
        <Suspense fallback={<Skeleton text={words.frame.loading} className="h-56" />}>
          <StakeLimitForm onDone={close} />
        </Suspense>
      </LazyDialog>
    </section>
  )
}
