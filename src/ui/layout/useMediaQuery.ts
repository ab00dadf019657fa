import { useCallback, useSyncExternalStore } from 'react'

export function useMediaQuery(query: string): boolean {
  const subscribe = useCallback(
    (listener: () => void) => {
      const media = window.matchMedia(query)
      media.addEventListener('change', listener)
      return () => media.removeEventListener('change', listener)
    },
    [query],
  )
  const hasMatch = () => window.matchMedia(query).matches
  // A page is prerendered as if nothing matched.
  return useSyncExternalStore(subscribe, hasMatch, () => false)
}
