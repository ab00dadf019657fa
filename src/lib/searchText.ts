/** Longer than any match name. */
export const MAX_QUERY_LENGTH = 100

/** Returns a text of the URL's search. The router parses `?q=100` as a number. */
export function searchText(value: unknown): string {
  const isText = typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
  return isText ? String(value).slice(0, MAX_QUERY_LENGTH) : ''
}

/** Returns an option of the URL's search, the first one by default. */
export function searchOption<Option>(options: readonly [Option, ...Option[]], value: unknown): Option {
  return options.find((option) => option === value) ?? options[0]
}

/** Returns an id of the URL's search, which the router parses as a number. */
export function searchId(value: unknown): number | undefined {
  return typeof value === 'number' && Number.isSafeInteger(value) && value > 0 ? value : undefined
}
