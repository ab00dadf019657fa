import type { betPayout as english } from '@/i18n/en/betPayout'
import { formatCount } from '@/i18n/format/locale'
import { countedOblique, nouns } from './counted'
import { isolate } from './isolate'

export const betPayout: typeof english = {
  viewMyBets: 'عرض رهاناتي',
  addMore: 'الإضافة إلى هذا الرهان',
  resultExpected: 'النتيجة المتوقعة',
  noResultBy: (time: string) => `لا نتيجة حتى ${time}؟ يمكن لأي شخص إبطال المباراة لرد المبالغ.`,
  nextMatch: 'المباراة التالية',
  transaction: 'المعاملة',
  potentialWinnings: 'الأرباح المحتملة',
  payoutDetails: 'كيف يُحسب ذلك',
  ifItWins: (team: string) => `العائد إذا فاز ${team}`,
  stake: 'مبلغ الرهان',
  fee: (percent: string) => `الرسوم (${isolate(percent)} من الربح)`,
  profit: 'الربح بعد الرسوم',
  share: (side: string) => `حصتك من صندوق ${side}`,
  multiplier: 'نسبة العائد',
  oddsWere: (odds: string) => `كانت ${isolate(odds)}`,
  multiplierChange: (before: string, after: string) => `${isolate(before)} الآن، و${isolate(after)} مع رهانك`,
  liveRoom: (side: string) => `المتاح للرهان المباشر على ${side}`,
  liveText:
    'الرهانات المباشرة تتقابل فيما بينها فقط. قد يشاهد غيرك المباراة قبلك، لذلك يبقى الصندوق المباشر صغيرًا.',
  estimate: 'تقدير. تتغيّر النسبة والجزء المُقابَل مع كل رهان.',
  pool: 'الصندوق',
  matchedText: 'لا تخسر إلا الجزء المُقابَل، ويعود إليك الباقي. وقد تُقابِل الرهانات الجديدة المزيد.',
  capped: (times: number) => `الحد الأقصى للمكسب: ${isolate(`${formatCount(times)}×`)} من مبلغ الرهان.`,
  warnings: {
    nobodyOpposite: {
      early: (team: string) =>
        `لم يراهن أحد على ${team} بعد. إن بقي الأمر كذلك يعود إليك مبلغ رهانك أيًّا كان الفائز.`,
      live: (team: string) =>
        `لا رهانات مباشرة على ${team} بعد. إن بقي الأمر كذلك يعود إليك مبلغ هذا الرهان أيًّا كان الفائز.`,
    },
    noProfit: 'بهذه النسبة لا يعيد الفوز سوى مبلغ رهانك.',
    profitBelowGas: (gas: string, coin: string) =>
      `بهذه النسبة سيكلّفك الغاز (نحو ${isolate(gas)} ${coin}) أكثر مما تربح.`,
    lowOdds: (stake: string, profit: string) => `ستراهن بـ${isolate(stake)} لتربح ${isolate(profit)}.`,
    oddsCut: (before: string, after: string) =>
      `رهانك يخفض النسبة من ${isolate(before)} إلى ${isolate(after)}.`,
  },
  oddsProtectionUntil: (minutes: number) =>
    `مع الحماية، يُلغى الرهان إذا لم يدخل كتلة خلال ${countedOblique(minutes, nouns.minute)}.`,
}
