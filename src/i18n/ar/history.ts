import type { history as english } from '@/i18n/en/history'
import { countedOblique, nouns } from './counted'
import { isolate } from './isolate'

/** Messages of what is read from state or logs page by page. */
export const history: typeof english = {
  reading: (percent: number) => `جارٍ تحميل سجل السلسلة: ${isolate(`${percent}%`)}`,
  readingLedger: (read: string, all: string) =>
    `تم تحميل ${isolate(read)} من ${isolate(all)} من المباريات والرهانات`,
  readingHint: 'يُحفظ في هذا المتصفح، فلا تُحمّل زيارتك التالية إلا الجديد.',
  since: (time: string) => `منذ ${isolate(time)}.`,
  sinceLaunch: 'منذ الإطلاق.',
  loadDays: (days: number) => `تحميل آخر ${countedOblique(days, nouns.day)}`,
  loadAll: 'تحميل كل شيء',
  showMore: 'عرض المزيد',
  unavailable: 'لا يوفّر خادم RPC هذا النشاط السابق. يظهر الجديد هنا.',
  unavailableBefore: (time: string) => `لا يوفّر خادم RPC هذا أي نشاط قبل ${isolate(time)}.`,
  chooseRpc: (unavailable: string) => `${unavailable} لعرض المزيد، اختر خادم RPC آخر من «إعدادات الشبكة».`,
  failed: 'تعذّر تحميل السجل كاملًا.',
  index: {
    down: 'الفهرس لا يستجيب، لذا تُقرأ البيانات من السلسلة مباشرة.',
    behind: 'الفهرس متأخر عن السلسلة، لذا تُقرأ البيانات من السلسلة مباشرة.',
    wrong: 'بيانات الفهرس لا تطابق السلسلة، لذا تُقرأ البيانات منها مباشرة.',
  },
}
