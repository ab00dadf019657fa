const DAY = 24 * 60 * 60

/** Returns a time's UTC midnight in unix seconds. */
export function dayOf(time: number): number {
  return time - (time % DAY)
}

export function daysBefore(day: number, days: number): number {
  return day - days * DAY
}

export function nextDay(day: number): number {
  return day + DAY
}
