import type { time as english } from '@/i18n/en/time'

export const time: typeof english = {
  countdown: {
    ended: 'Terminado',
    daysAndHours: (days, hours) => `${days} d ${hours} h`,
    hoursAndMinutes: (hours, minutes) => `${hours} h ${minutes} min`,
    minutes: (minutes) => `${minutes} min`,
    lessThanAMinute: '<1 min',
  },
}
