/** Formats a time for the `dateTime` attribute of a `<time>`. @param time unix seconds */
export function isoDateTime(time: number): string {
  return new Date(time * 1000).toISOString()
}
