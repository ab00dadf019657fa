import type { betHistory as english } from '@/i18n/en/betHistory'
import { formatCount } from '@/i18n/format/locale'
import { counted, nouns } from './counted'
import { isolate, weth } from './isolate'

export const betHistory: typeof english = {
  figures: 'النتائج',
  staked: 'مجموع الرهانات',
  returned: 'المقبوض',
  profit: 'الربح',
  won: 'رهانات رابحة',
  wonOf: (won: number, decided: number) => `${formatCount(won)} من ${formatCount(decided)}`,
  settledOnly: 'الرهانات المحسومة فقط.',
  profitChart: 'الربح عبر الزمن بعملة WETH',
  profitAt: (time: string, profit: string) => `${isolate(time)}: ${weth(profit)}`,
  filter: 'عرض',
  filters: {
    all: 'الكل',
    open: 'مفتوحة',
    toClaim: 'للقبض',
    won: 'رابحة',
    lost: 'خاسرة',
    refunded: 'مستردة',
    paid: 'دُفعت نيابةً عنك',
  },
  search: 'البحث في الرهانات',
  searchHint: 'فريق أو لعبة أو بطولة',
  game: 'اللعبة',
  allGames: 'كل الألعاب',
  sort: 'الترتيب',
  sorts: {
    newest: 'الأحدث',
    stake: 'أكبر رهان',
    payout: 'أكبر مبلغ مقبوض',
    profit: 'أكبر ربح',
  },
  groups: { toClaim: 'للقبض', open: 'رهانات مفتوحة', settled: 'محسومة' },
  count: (bets: number) => counted(bets, nouns.bet),
  noneFound: 'لا رهانات مطابقة',
  noneFoundText: 'جرّب عرضًا آخر أو كلمات أقل.',
  clear: 'إزالة التصفية',
  download: 'ملف CSV للضرائب',
  file: (date: string) => `clutchpool-bets-${date}.csv`,
  readingOlder: 'جارٍ تحميل الرهانات الأقدم…',
  betAgain: 'راهن مجددًا',
  betAgainOn: (match: string) => `راهن مجددًا على ${isolate(match)}`,
}
