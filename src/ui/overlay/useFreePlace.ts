import { type RefObject, useLayoutEffect } from 'react'
import { type Box, freePlace, isFree } from './freePlace'

const CONTROLS = 'a, button, input, select, textarea, summary, label, [tabindex="0"]'
/** The header, and bars that say what their button does. */
const BARS = '[data-uncovered]'

/**
 * Moves an element that is fixed to the screen to where it covers no control, and again once the page moves below it. Where the
 * controls leave no room, it covers neither the focused one nor a bar, and presses go through it (`data-through`).
 */
export function useFreePlace(ref: RefObject<HTMLElement | null>, isShown: boolean): void {
  // In the layout phase, so that no toast is painted elsewhere first.
  useLayoutEffect(() => {
    const element = ref.current
    if (!isShown || !element) return
    let frame = 0
    const find = () => {
      const place = findPlace(element)
      element.style.left = `${place.left}px`
      element.style.top = `${place.top}px`
      // The focused control must not let presses through.
      const isFocused = element.contains(document.activeElement)
      element.toggleAttribute('data-through', !place.isFree && !isFocused)
    }
    const findSoon = () => {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(find)
    }
    find()
    const sizes = new ResizeObserver(findSoon)
    for (const box of [element, document.body]) sizes.observe(box)
    const changes = new MutationObserver(findSoon)
    changes.observe(document.body, { childList: true, subtree: true })
    const ending = new AbortController()
    const options = { capture: true, passive: true, signal: ending.signal }
    window.addEventListener('scroll', findSoon, options)
    window.addEventListener('resize', findSoon, options)
    // At once, because the browser scrolls what has the focus into view, maybe below it.
    window.addEventListener('focusin', find, options)
    return () => {
      cancelAnimationFrame(frame)
      sizes.disconnect()
      changes.disconnect()
      ending.abort()
    }
  }, [ref, isShown])
}

function findPlace(element: HTMLElement) {
  const { left, top, right, bottom, width, height } = element.getBoundingClientRect()
  const size = { width, height }
  const view = { width: document.documentElement.clientWidth, height: window.innerHeight }
  const isRightToLeft = getComputedStyle(element).direction === 'rtl'
  const bars = boxesOf(element, BARS)
  const obstacles = [...boxesOf(element, CONTROLS), ...bars]
  const isInView = left >= 0 && top >= 0 && right <= view.width && bottom <= view.height
  if (element.style.top !== '' && isInView && isFree({ left, top, right, bottom }, obstacles))
    return { left, top, isFree: true }
  const free = freePlace(size, view, obstacles, isRightToLeft)
  if (free) return { ...free, isFree: true }
  const passable = freePlace(
    size,
    view,
    [...bars, ...boxesOf(element, `:is(${CONTROLS}):focus`)],
    isRightToLeft,
  )
  return { ...(passable ?? { left: 0, top: view.height - height }), isFree: false }
}

function boxesOf(element: Element, selector: string): Box[] {
  const all = [...document.querySelectorAll(selector)].filter((other) => !element.contains(other))
  const shown = all.filter((other) => other.checkVisibility({ visibilityProperty: true }))
  return shown.map((other) => other.getBoundingClientRect())
}
