/** Moves the focus to the page's heading, so that a screen reader reads from there. */
export function focusHeading(): void {
  document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true })
}
