import type { adminRisk as english } from '@/i18n/en/adminRisk'
import { formatCount } from '@/i18n/format/locale'
import { countedOblique, nouns } from './counted'
import { isolate, weth } from './isolate'

const minutes = (count: number) => countedOblique(count, nouns.minute)
const accounts = (count: number) =>
  countedOblique(count, {
    zero: 'لا حسابات',
    one: 'حساب واحد',
    two: 'حسابان',
    few: 'حسابات',
    many: 'حسابًا',
    other: 'حساب',
  })

export const adminRisk: typeof english = {
  title: 'مؤشرات المخاطر',
  overview: 'مؤشرات المخاطر في المباريات المفتوحة',
  none: 'لا شيء غير معتاد في آخر 6 ساعات من الرهان.',
  columns: { match: 'المباراة', seen: 'ما لوحظ', remedy: 'ما يمكنك فعله', accounts: 'الحسابات' },
  more: (count) => `و${formatCount(count)} غيرها`,
  seen: {
    late: (count, stake, team, late) =>
      `رهان مباشر بمجموع ${weth(stake)} على ${isolate(team)} من ${accounts(count)} في آخر ${minutes(late)} من الرهان.`,
    against: (count, stake, team, line) =>
      `رهان بمجموع ${weth(stake)} على ${isolate(team)} من ${accounts(count)} وحصته أقل من ${isolate(line)} من الصندوق.`,
    together: (count, stake, team, within) =>
      `رهان بمجموع ${weth(stake)} على ${isolate(team)} من ${accounts(count)} خلال ${minutes(within)}.`,
    empty: (before) => `لا رهانات بعد، ويتبقى على البداية أقل من ${minutes(before)}.`,
  },
  remedy: {
    late: 'تحقق من النتيجة الحالية، وأغلق الرهان إن حُسمت المباراة.',
    against: 'ابحث عن أخبار، كتغيير التشكيلة. أغلق الرهان مبكرًا إن لم تكن معلنة بعد.',
    together:
      'قارن رهاناتها: قد يتجاوز مراهن واحد الحد الأقصى. أغلق الرهان مبكرًا أو خفّض الحد في المرة القادمة.',
    empty: 'تحقق من موعد البداية، وشارك المباراة.',
  },
}
