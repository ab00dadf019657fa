import { useSyncExternalStore } from 'react'

/** What a store outside React holds, drawn anew when it changes. The same where a page is drawn before it is opened. */
export function useStore<snapshot>(
  subscribe: (listener: () => void) => () => void,
  getSnapshot: () => snapshot,
): snapshot {
  return useSyncExternalStore(subscribe, getSnapshot, getSnapshot)
}
