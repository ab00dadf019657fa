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
    const href = focused?.getAttribute('href')
    if (!focused || !href || !prerendered?.contains(focused)) return
    const same = `a[href="${CSS.escape(href)}"]`
    const index = [...prerendered.querySelectorAll(same)].indexOf(focused)
    root.querySelectorAll<HTMLElement>(same)[index]?.focus({ preventScroll: true })
  }).observe(root, { childList: true })
}
