/** A rate as people say it: `8%`. @param bps 10,000 is 100 % */
export function percent(bps: number): string {
  return `${bps / 100}%`
}
