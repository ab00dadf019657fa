import { useEffect, useState } from 'react'

/** Says whether any of the element that gets the `ref` is in the viewport. */
export function useInView() {
  const [element, ref] = useState<HTMLElement | null>(null)
  const [isInView, setInView] = useState(false)
  useEffect(() => {
    if (!element) return
    const observer = new IntersectionObserver((entries) => setInView(entries.at(-1)?.isIntersecting === true))
    observer.observe(element)
    return () => {
      observer.disconnect()
      setInView(false)
    }
  }, [element])
  return { ref, isInView }
}
