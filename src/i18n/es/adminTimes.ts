import type { timeProblems as english } from '@/i18n/en/adminTimes'

export const timeProblems: typeof english = {
  notATime: 'Esto no es una fecha con hora.',
  zoneMissing: 'A la hora le falta su zona. Añade Z para UTC, o un desfase como +01:00.',
  notAfterStart: 'El fin debe ser posterior al inicio.',
  tooFar: 'El fin debe estar dentro de 180 días. Elige uno anterior.',
}
