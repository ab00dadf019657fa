import type { ui as english } from '@/i18n/en/ui'
import { isolate } from './isolate'

export const ui: typeof english = {
  documentTitle: (page: string) => `${page} · Clutchpool`,
  close: 'إغلاق',
  copied: 'تم النسخ!',
  tryAgain: 'إعادة المحاولة',
  viewTransaction: (hash: string) => `عرض المعاملة ${isolate(hash)}`,
  copyTransaction: (hash: string) => `نسخ المعاملة ${isolate(hash)}`,
  loading: 'جارٍ التحميل…',
  notLoaded: 'لم يُحمَّل هذا الجزء من الصفحة. تحقق من اتصالك ثم أعد المحاولة.',
  copyFailed: 'تعذّر النسخ. حدّد النص وانسخه بنفسك.',
  fileFailed: 'تعذّر إنشاء الملف. أعد المحاولة.',
  weth: 'WETH',
  toLight: 'التبديل إلى المظهر الفاتح',
  toDark: 'التبديل إلى المظهر الداكن',
  notifications: 'الإشعارات',
  dismiss: 'إخفاء',
}
