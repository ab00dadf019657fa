import type { bettor as english } from '@/i18n/en/bettor'
import { isolate } from './isolate'

export const bettor: typeof english = {
  title: (address: string) => `المراهن ${isolate(address)}`,
  subtitle: 'نتائج المراهن ورهاناته وبطولاته وسمعته، مقروءة من السلسلة.',
  copyAddress: 'نسخ العنوان',
  explorer: 'عرض في المستكشف',
  own: 'هذه صفحتك العامة، ويمكن للجميع رؤيتها.',
  toMyBets: 'الانتقال إلى رهاناتي',
  highlights: 'أبرز الأرقام',
  biggestWin: 'أكبر ربح (WETH)',
  favouriteGames: 'الألعاب المفضلة',
  bets: 'الرهانات',
  profit: 'الربح (WETH)',
  empty: 'لا رهانات بعد',
  emptyText: 'تظهر هنا رهانات هذا الحساب مع نتائجها.',
  tournamentColumns: { name: 'البطولة', points: 'النقاط', prize: 'الجائزة' },
  noTournaments: 'لم ينضم إلى أي بطولة بعد.',
  rank: 'الترتيب حسب الربح',
  rankOf: (rank: string, total: string) => `${isolate(rank)} من ${isolate(total)}`,
  unranked: 'خارج الترتيب',
  reputation: 'السمعة',
  referrals: 'الإحالات',
  referrer: 'أحاله',
}
