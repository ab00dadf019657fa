import { useCallback, useState } from 'react'

/**
 * Says whether any of the element that gets the `ref` is in the viewport; `undefined` until known.
 * @param covered pixels at the end of the viewport that don't count; below 0 those after it that do
 */
export function useInView(covered = 0) {
  const [isInView, setInView] = useState<boolean>()
  // A state of the element would render everything a second time, in the task that mounts it.
  const ref = useCallback(
    (element: HTMLElement | null) => {
      if (!element) return
      const observer = new IntersectionObserver(
        (entries) => setInView(entries.at(-1)?.isIntersecting === true),
        { rootMargin: `0px 0px ${-covered}px` },
      )
      observer.observe(element)
      return () => {
        observer.disconnect()
        setInView(undefined)
      }
    },
    [covered],
  )
  return { ref, isInView }
}
