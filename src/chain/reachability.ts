import { useSyncExternalStore } from 'react'
import { headSnapshot, subscribeToHead } from './head'

/** Whether the chain answers. Comes back by itself when it does; what was read before stays. */
export function useChainReachable(): boolean {
  return useSyncExternalStore(subscribeToHead, () => headSnapshot().isReachable)
}
