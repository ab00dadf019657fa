import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { focusHeading } from '@/ui/focus'

/** Moves the focus to the page's heading after a navigation, so that a screen reader reads from there. */
export function useFocusOnNavigation(): void {
  const router = useRouter()
  useEffect(
    () =>
      router.subscribe('onRendered', ({ fromLocation, pathChanged }) => {
        // The first page keeps the browser's own start; filters in the URL keep the focus on their control.
        if (!fromLocation || !pathChanged) return
        focusHeading()
      }),
    [router],
  )
}
