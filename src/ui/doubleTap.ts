import type { MouseEvent } from 'react'

/** A second press within these milliseconds and pixels belongs to what the first one hit. */
const SPAN = 400
const REACH = 24

interface Press {
  time: number
  x: number
  y: number
  /** What the first of several presses hit. */
  control: Element | null
  /** It hit another control than the first one, which came under the finger in between. */
  isStray: boolean
}

let last: Press | undefined

/** Follows the presses of the page. Returns the function that ends it. */
export function followPresses(): () => void {
  const follow = ({ timeStamp: time, clientX: x, clientY: y, target }: PointerEvent) => {
    const hit = target instanceof Element ? target.closest('a, button, label, input, select, summary') : null
    const first =
      last && time - last.time < SPAN && Math.hypot(x - last.x, y - last.y) < REACH ? last : undefined
    const control = first ? first.control : hit
    last = { time, x, y, control, isStray: hit !== control }
  }
  document.addEventListener('pointerdown', follow, { capture: true })
  return () => document.removeEventListener('pointerdown', follow, { capture: true })
}

/** Cancels the second click of a double tap on something that has made way: `onClickCapture` where a click moves money. */
export function dropStrayClick(event: MouseEvent): void {
  // Keys click without a pointer.
  if (event.detail === 0 || !last?.isStray) return
  event.preventDefault()
  event.stopPropagation()
}
