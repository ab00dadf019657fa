import type { time as english } from '@/i18n/en/time'

export const time: typeof english = {
  countdown: {
    ended: 'انتهى',
    daysAndHours: (days: number, hours: number) => `${days} ي ${hours} س`,
    hoursAndMinutes: (hours: number, minutes: number) => `${hours} س ${minutes} د`,
    minutes: (minutes: number) => `${minutes} د`,
    lessThanAMinute: 'أقل من دقيقة',
  },
}
