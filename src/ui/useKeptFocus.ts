import { type RefObject, useEffect, useRef } from 'react'

/** Moves the focus to an element when the focused one unmounts. @param isShown `true` while that one is mounted */
export function useKeptFocus(isShown: boolean, element: RefObject<HTMLElement | null>) {
  const wasShown = useRef(isShown)
  useEffect(() => {
    const isGone = wasShown.current && !isShown
    if (isGone && document.activeElement === document.body) element.current?.focus({ preventScroll: true })
    wasShown.current = isShown
  }, [isShown, element])
}
