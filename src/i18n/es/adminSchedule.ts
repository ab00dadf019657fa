import type { timeProblems as english, nameProblems as englishName } from '@/i18n/en/adminSchedule'
import { limits } from '@/i18n/format/limits'

export const timeProblems: typeof english = {
  notATime: 'Hora no válida. Ejemplo: 2027-03-01T18:00Z',
  zoneMissing: 'Falta la zona horaria. Añade Z para UTC o un desfase como +01:00.',
  notAfterStart: 'El fin debe ser posterior al inicio.',
  tooFar: `Elige un fin dentro de los próximos ${limits.horizonDays} días.`,
}

export const nameProblems: typeof englishName = {
  tooLong: `El nombre admite hasta ${limits.nameBytes} bytes. Acórtalo.`,
  hidden: 'El nombre tiene caracteres invisibles o que alteran su orden. Escríbelo en vez de pegarlo.',
}
