import { type RefObject, useEffect } from 'react'

/** Pixels between a field and what would cover it. */
const MARGIN = 8

/**
 * Scrolls a focused field clear of a bar that sticks to the end of the screen: when it gets the focus, when a phone's keyboard
 * takes half of the screen, and when the bar grows.
 */
export function useClearOf(field: RefObject<HTMLElement | null>, bar: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const [covered, covering] = [field.current, bar.current]
    if (!covered || !covering) return
    const clear = () => {
      if (document.activeElement !== covered) return
      const overlap = covered.getBoundingClientRect().bottom + MARGIN - covering.getBoundingClientRect().top
      if (overlap > 0) scrollerOf(covered).scrollBy({ top: overlap, behavior: 'instant' })
    }
    const observer = new ResizeObserver(clear)
    observer.observe(covering)
    covered.addEventListener('focus', clear)
    window.addEventListener('resize', clear)
    return () => {
      observer.disconnect()
      covered.removeEventListener('focus', clear)
      window.removeEventListener('resize', clear)
    }
  }, [field, bar])
}

function scrollerOf(element: Element): Element {
  const parent = element.parentElement
  if (!parent) return document.documentElement
  const scrolls =
    parent.scrollHeight > parent.clientHeight && /auto|scroll/.test(getComputedStyle(parent).overflowY)
  return scrolls ? parent : scrollerOf(parent)
}
