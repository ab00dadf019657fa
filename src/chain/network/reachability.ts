import { useStore } from 'zustand'
import { headStore } from './head'

/** Returns `false` while the RPC doesn't answer. */
export const useChainReachable = (): boolean => useStore(headStore, ({ isReachable }) => isReachable)

/** Returns `true` while the RPC answers but has had no new block for minutes, so reads may be stale. */
export const useChainStandingStill = (): boolean =>
  useStore(headStore, ({ isStandingStill }) => isStandingStill)
