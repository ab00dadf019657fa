import { formatCount } from '@/i18n/format/locale'

/** Formats a count with its noun: `2 matches`. */
export const counted = (count: number, one: string, many: string) =>
  `${formatCount(count)} ${count === 1 ? one : many}`
