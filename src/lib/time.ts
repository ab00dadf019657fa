/** In seconds. */
export const MINUTE = 60
export const HOUR = 60 * MINUTE
export const DAY = 24 * HOUR

/** Formats a time for the `dateTime` attribute of a `<time>`. @param time unix seconds */
export const isoDateTime = (time: number): string => new Date(time * 1000).toISOString()
