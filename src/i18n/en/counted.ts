import { formatCount } from '@/i18n/format/locale'

/** A count and what is counted. */
export const counted = (count: number, one: string, many: string) =>
  `${formatCount(count)} ${count === 1 ? one : many}`
