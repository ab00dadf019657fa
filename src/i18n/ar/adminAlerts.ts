import type { adminAlerts as english } from '@/i18n/en/adminAlerts'
import { numbered } from './isolate'

export const adminAlerts: typeof english = {
  title: 'التنبيهات',
  offer: 'احصل على إشعار عندما تُنتظر نتيجة أو يُقدَّم طعن.',
  isOn: 'ينبهك هذا المتصفح ما دامت الصفحة مفتوحة.',
  denied: 'الإشعارات محظورة. اسمح بها لهذا الموقع من إعدادات المتصفح.',
  unsupported: 'لا يدعم هذا المتصفح الإشعارات.',
  turnOn: 'تفعيل التنبيهات',
  turnOff: 'إيقاف التنبيهات',
  due: (id: string) => `المباراة ${numbered(id)}: تُنتظر النتيجة`,
  challenge: (id: string) => `المباراة ${numbered(id)}: قُدّم طعن`,
  ruling: (id: string) => `المباراة ${numbered(id)}: باقٍ أقل من ساعة للحُكم`,
}
