let take: (() => string) | undefined

/**
 * Collects what is typed until a field that is still loading takes it. Another press of the pointer, Tab and Escape end it: the
 * visitor has turned to something else.
 */
export function startTypeAhead(): void {
  take?.()
  let text = ''
  const listening = new AbortController()
  const options = { capture: true, signal: listening.signal }
  take = () => {
    listening.abort()
    take = undefined
    return text
  }
  const end = () => void take?.()

  document.addEventListener('pointerdown', end, options)
  document.addEventListener(
    'keydown',
    (event) => {
      const { key } = event
      if (key === 'Tab' || key === 'Escape') return end()
      const isText = key.length === 1 && key !== ' ' && !event.ctrlKey && !event.metaKey && !event.altKey
      if (isText) text += key
      else if (key === 'Backspace') text = text.slice(0, -1)
      // It would press the focused odds again, and drop the text.
      else if (key !== 'Enter') return
      event.preventDefault()
    },
    options,
  )
}

/** Ends `startTypeAhead` and returns the collected text. */
export const takeTypeAhead = (): string => take?.() ?? ''
