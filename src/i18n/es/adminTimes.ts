import type { timeProblems as english } from '@/i18n/en/adminTimes'
import { limits } from '@/i18n/format/contractLimits'

export const timeProblems: typeof english = {
  notATime: 'Hora no válida. Ejemplo: 2027-03-01T18:00Z',
  zoneMissing: 'Falta la zona horaria. Añade Z para UTC o un desfase como +01:00.',
  notAfterStart: 'El fin debe ser posterior al inicio.',
  tooFar: `Elige un fin dentro de los próximos ${limits.horizonDays} días.`,
}
