import type { CountdownMessages } from '@/i18n/format/dates'

export const time = {
  countdown: {
    ended: 'Ended',
    daysAndHours: (days: number, hours: number) => `${days}d ${hours}h`,
    hoursAndMinutes: (hours: number, minutes: number) => `${hours}h ${minutes}m`,
    minutes: (minutes: number) => `${minutes}m`,
    lessThanAMinute: '<1m',
  } satisfies CountdownMessages,
}
