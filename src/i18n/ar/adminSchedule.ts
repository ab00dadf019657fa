import type { timeProblems as english, nameProblems as englishName } from '@/i18n/en/adminSchedule'
import { limits } from '@/i18n/format/limits'
import { countedOblique, nouns } from './counted'
import { isolate } from './isolate'

export const timeProblems: typeof english = {
  notATime: `وقت غير صالح. مثال: ${isolate('2027-03-01T18:00Z')}`,
  zoneMissing: `المنطقة الزمنية ناقصة. أضف Z للتوقيت العالمي أو فارقًا مثل ${isolate('+01:00')}.`,
  notAfterStart: 'يجب أن يكون وقت النهاية بعد وقت البدء.',
  tooFar: `اختر وقت نهاية خلال ${countedOblique(limits.horizonDays, nouns.day)}.`,
}

export const nameProblems: typeof englishName = {
  tooLong: `لا يتجاوز الاسم ${limits.nameBytes} بايت. اختصره.`,
  hidden: 'في الاسم رموز خفية أو رموز تغيّر ترتيبه. اكتبه بدل لصقه.',
}
