import { chain } from '@/chain/config/config'
import { lazyWithRetry } from '@/ui/feedback/loading'

const FiatText = lazyWithRetry(async () => (await import('./FiatText')).FiatText)

/** Shows what WETH is worth in the visitor's currency, or nothing without a fresh price. Comes after the amount beside it. */
export function FiatValue(props: { wei: bigint; className?: string }) {
  return chain.custom.priceFeeds.length > 0 && <FiatText {...props} fallback={null} />
}
