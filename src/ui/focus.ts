/** The props of an element whose links show another part of the same page, and keep the focus. */
export const KEEPS_FOCUS = { 'data-keeps-focus': true }

/** Moves the focus to the page's heading, where a screen reader continues, unless what was pressed keeps it. */
export function focusHeading(): void {
  if (document.activeElement?.closest('[data-keeps-focus]')) return
  document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true })
}

/** Moves the focus from a prerendered link to the same link of the app, once the app replaces the content of `root`. */
export function keepFocus(root: HTMLElement): void {
  const [prerendered] = root.children
  let focused = document.activeElement
  const track = () => {
    focused = document.activeElement
  }
  root.addEventListener('focusin', track)
  new MutationObserver((_, observer) => {
    observer.disconnect()
    root.removeEventListener('focusin', track)
    const link = focused
    if (!(link instanceof HTMLAnchorElement) || !prerendered?.contains(link)) return
    const sameIn = (parent: Element) =>
      [...parent.querySelectorAll('a')].filter(({ href }) => href === link.href)
    sameIn(root)[sameIn(prerendered).indexOf(link)]?.focus({ preventScroll: true })
  }).observe(root, { childList: true })
}
