// Apart from the line chart, which the turnover doesn't load.

/** Returns the current value of a color token of the theme, such as `side-a`, for a canvas. */
export function themeColor(element: HTMLElement, token: string): string {
  const probe = document.createElement('span')
  probe.style.forcedColorAdjust = 'none'
  probe.style.color = `var(--${token})`
  element.append(probe)
  const { color } = getComputedStyle(probe)
  probe.remove()
  return color
}
