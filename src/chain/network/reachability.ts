import { useStore } from '@/lib/useStore'
import { headSnapshot, subscribeToHead } from './head'

/** Whether the chain answers. Comes back by itself when it does; what was read before stays. */
export function useChainReachable(): boolean {
  return useStore(subscribeToHead, () => headSnapshot().isReachable)
}

/** Whether the chain's endpoint answers but has had no new block for long: what it says may be old. */
export function useChainStandingStill(): boolean {
  return useStore(subscribeToHead, () => headSnapshot().isStandingStill)
}
