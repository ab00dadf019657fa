/** Moves the focus to the page's heading, so that a screen reader reads from there. */
export function focusHeading(): void {
  document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true })
}

/**
 * Keeps the focus on a link while the page is drawn anew in this element: what is put away takes it along.
 * @param root what holds the links now, and those to the same places then
 */
export function keepFocus(root: HTMLElement): void {
  const [drawn] = root.children
  let focused = document.activeElement
  const note = () => {
    focused = document.activeElement
  }
  root.addEventListener('focusin', note)
  new MutationObserver((_, observer) => {
    observer.disconnect()
    root.removeEventListener('focusin', note)
    const href = focused?.getAttribute('href')
    if (!focused || !href || !drawn?.contains(focused)) return
    const same = `a[href="${CSS.escape(href)}"]`
    const place = [...drawn.querySelectorAll(same)].indexOf(focused)
    root.querySelectorAll<HTMLElement>(same)[place]?.focus({ preventScroll: true })
  }).observe(root, { childList: true })
}
