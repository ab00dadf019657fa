import type { adminSafe as english } from '@/i18n/en/adminSafe'
import { formatCount } from '@/i18n/format/locale'
import { isolate } from './isolate'

export const adminSafe: typeof english = {
  stop: 'إيقاف استخدام Safe',
  isOn: 'تُجهّز إجراءات لمحفظة Safe. لا ترسل محفظتك شيئًا.',
  copy: 'نسخ إلى Safe',
  copyAction: (action: string) => `نسخ إلى Safe: ${action}`,
  copied: (count: number) => `إجراءات منسوخة إلى Safe: ${formatCount(count)}`,
  added: (count: number) => `إجراءات جاهزة: ${formatCount(count)}. نزّل ملف Safe من الأعلى.`,
  title: 'إجراءات Safe',
  none: 'اضغط «نسخ إلى Safe» عند أي إجراء لإضافته هنا.',
  how: `نزّل الملف وأفلته في ${isolate('Transaction Builder')} داخل Safe. تُنفَّذ كل الإجراءات في معاملة واحدة.`,
  download: 'تنزيل الملف',
  copyAll: 'نسخ الملف',
  clear: 'إزالة الكل',
  remove: (action: string) => `إزالة: ${isolate(action)}`,
}
