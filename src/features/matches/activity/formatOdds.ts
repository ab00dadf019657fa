import { formatMultiplier } from '@/i18n/format/amounts'

/** Formats a multiplier, and a dash for a side without stakes. */
export function formatOdds(times: number | null | undefined): string {
  return times === null || times === undefined ? '–' : formatMultiplier(times)
}
