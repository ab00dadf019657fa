import { Suspense } from 'react'
import { chain } from '@/chain/config/config'
import { localized } from '@/i18n/language'
import { lazyWithRetry } from '@/ui/feedback/lazyWithRetry'

const FiatText = lazyWithRetry(async () => (await localized(import('./FiatText'), 'prices')).FiatText)

/** Shows what WETH is worth in the visitor's currency, or nothing without a fresh price. Comes after the amount beside it. */
export function FiatValue({ wei, className }: { wei: bigint; className?: string }) {
  if (chain.custom.priceFeeds.length === 0) return null
  return (
    <Suspense>
      <FiatText wei={wei} className={className} />
    </Suspense>
  )
}
