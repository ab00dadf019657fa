import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { focusHeading } from '@/ui/focus'

/** Focuses the page's heading after a navigation, for screen readers. */
export function useFocusOnNavigation(): void {
  const router = useRouter()
  useEffect(
    () =>
      router.subscribe('onRendered', ({ fromLocation, toLocation, pathChanged }) => {
        // The first page keeps the browser's focus, and a changed filter keeps its own.
        if (!fromLocation || !pathChanged) return
        // The element that the hash names already has the focus.
        if (toLocation.hash && document.activeElement?.id === toLocation.hash) return
        focusHeading()
      }),
    [router],
  )
}
