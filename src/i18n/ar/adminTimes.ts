import type { timeProblems as english } from '@/i18n/en/adminTimes'
import { isolate } from './isolate'

export const timeProblems: typeof english = {
  notATime: 'هذا ليس تاريخًا ووقتًا.',
  zoneMissing: `تنقص الوقتَ منطقتُه الزمنية. أضف Z للتوقيت العالمي UTC، أو فارقًا مثل ${isolate('+01:00')}.`,
  notAfterStart: 'يجب أن يكون وقت النهاية بعد وقت البدء.',
  tooFar: 'يجب أن تكون النهاية خلال 180 يومًا. اختر وقت نهاية أقرب.',
}
