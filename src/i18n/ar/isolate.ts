/**
 * Keeps text with a direction of its own in its order within an Arabic sentence: a name, an address, `#12`, `5%` or
 * `<0.0001`.
 */
export function isolate(text: string): string {
  return `\u2068${text}\u2069`
}

/** Formats an amount with its unit. */
export function weth(amount: string): string {
  return `${isolate(amount)} WETH`
}

/** Formats the number of a match or tournament: `#12`. */
export function numbered(id: string): string {
  return isolate(`#${id}`)
}
