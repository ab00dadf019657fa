/** Moves the focus to the page's heading, where a screen reader continues. */
export function focusHeading(): void {
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
