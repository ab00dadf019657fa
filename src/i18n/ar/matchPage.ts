import type { matchPage as english } from '@/i18n/en/matchPage'
import { isolate, weth } from './isolate'

export const matchPage: typeof english = {
  back: 'كل المباريات',
  score: 'الخرائط المكسوبة:',
  oddsBefore: (odds) => `كانت ${isolate(odds)}`,
  moreOf: (event) => `المزيد من ${isolate(event)}`,
  otherMatches: 'مباريات أخرى',
  lastResults: 'آخر النتائج هنا',
  title: (teamA: string, teamB: string) => `${isolate(teamA)} ضد ${isolate(teamB)}`,
  subtitle: 'راهن حتى نهاية المباراة. كل رهان يغيّر نسب العائد، والفائزون يتقاسمون رهانات الخاسرين.',
  untitled: (id: string) => `المباراة ${isolate(id)}`,
  follow: (host: string) => `تابع المباراة على ${isolate(host)}`,
  facts: 'عن هذه المباراة',
  endTime: 'وقت النهاية',
  fee: 'الرسوم على الأرباح',
  pools: 'الصندوقان',
  totalPool: 'مجموع الصندوقين',
  poolStates: { open: 'مفتوح', closed: 'مغلق', refunded: 'مُسترد' },
  paid: 'دفع',
  liveRoom: (amount: string) => `المتاح: ${weth(amount)}`,
  closesIn: 'يُغلق الرهان بعد',

  odds: 'تطوّر نسب العائد',
  activity: 'النشاط',

  notFound: 'المباراة غير موجودة',
  notFoundText: (id: string) => `لم نعثر على المباراة ${isolate(id)}. تحقق من الرابط ثم أعد المحاولة.`,
}
