import type { bets as english } from '@/i18n/en/bets'
import { isolate, weth } from './isolate'

export const bets: typeof english = {
  // Placing
  placeYourBet: 'ضع رهانك',
  yourTeam: 'فريقك',
  team: (label: string, name: string | undefined) => (name ? `${isolate(name)} (${label})` : label),
  steepOdds: (team: string, small: string, large: string) => `${isolate(team)} يعطي ${small}، و${large}.`,
  sideHeld: (team: string) => `راهنت على ${team}. يمكنك زيادة رهانك فقط.`,
  payWith: 'الدفع بعملة',
  betAmount: (coin: string) => `مبلغ الرهان (${coin})`,
  typeIn: (unit: string, other: string) => `${isolate(unit)}: أدخل المبلغ بعملة ${isolate(other)}`,
  available: (amount: string, coin: string) => `المتاح: ${isolate(amount)} ${coin}`,
  bounds: (min: string, max: string, coin: string, by: string) =>
    `من ${isolate(min)} إلى ${isolate(`${max} ${coin}`)} (${by})`,
  boundBy: {
    match: 'الحد الأقصى للمباراة',
    position: 'المتبقي من الحد الأقصى للمباراة',
    liveCap: 'حد الرهان المباشر',
    dailyLimit: 'حدك اليومي',
    balance: 'رصيدك',
  },
  atLeast: (min: string, coin: string) => `${isolate(`${min} ${coin}`)} على الأقل`,
  quickStakes: 'مبالغ سريعة',
  max: 'الأقصى',

  // The one button
  placeBet: 'وضع الرهان',
  placing: 'جارٍ وضع الرهان…',
  insufficientBalance: 'الرصيد غير كافٍ',
  minimumBet: (amount: string) => `أدنى رهان ${weth(amount)}`,
  maximumBet: (amount: string) => `أقصى رهان ${weth(amount)}`,

  // Why it cannot be pressed
  why: {
    contractsMissing: 'العقود غير متاحة',
    bettingClosed: 'أُغلق الرهان على هذه المباراة.',
    paused: 'الرهانات الجديدة متوقفة مؤقتًا. أعد المحاولة لاحقًا.',
    reading: 'جارٍ التحقق من رصيدك…',
    empty: 'أدخل مبلغ الرهان.',
    zero: 'أدخل مبلغًا أكبر من صفر.',
    belowMinimum: 'ارفع رهانك إلى الحد الأدنى.',
    aboveMaximum: 'هذا أعلى من الحد الأقصى لكل مراهن في هذه المباراة.',
    balance: (amount: string, coin: string) => `لديك ${isolate(amount)} ${coin}.`,
    otherCoin: (coin: string) => `يمكنك الدفع بعملة ${coin} بدلًا من ذلك.`,
    gas: (coin: string, chain: string) => `تحتاج محفظتك إلى بعض ${coin} على ${isolate(chain)} لدفع الغاز.`,
    coinBalance: (amount: string, coin: string) =>
      `يمكنك الرهان حتى ${isolate(amount)} ${coin} (يُحتفظ بالقليل للغاز).`,
    wholePosition: (max: string, held: string) =>
      `الحد الأقصى لرهانك على هذه المباراة ${weth(max)}، وقد راهنت بمبلغ ${isolate(held)}.`,
    positionFull: (max: string) => `بلغت الحد الأقصى لهذه المباراة، وهو ${weth(max)}.`,
    liveCap: (team: string, room: string, coin: string) =>
      `المتاح للرهان المباشر على ${team} هو ${isolate(`${room} ${coin}`)} فقط.`,
    liveCapFull: (team: string) => `اكتملت الرهانات المباشرة على ${team}.`,
    dailyLimit: (left: string, coin: string) =>
      `يسمح حدك اليومي بمبلغ ${isolate(`${left} ${coin}`)} إضافي اليوم.`,
    dailyLimitReached: 'بلغت حدك اليومي.',
    oddsMoved: (from: string, to: string) =>
      `انخفضت النسبة من ${isolate(from)} إلى ${isolate(to)}. اقبلها لتراهن.`,
  },
  otherMatches: 'عرض المباريات المفتوحة',

  // Steps
  steps: 'خطوات رهانك',
  step: {
    connect: 'الربط',
    switch: 'تبديل الشبكة',
    approve: 'الموافقة',
    bet: 'وضع الرهان',
  },
  approval: {
    why: 'يسمح لـ Clutchpool باستخدام هذا القدر من WETH، ثم يأتي الرهان.',
    risk: (amount: string) =>
      `يمكن لعقد الرهان بعدها سحب ما يصل إلى ${weth(amount)} من محفظتك حتى تلغي الإذن. وقد يسرق خلل أو اختراق هذا المبلغ كله.`,
  },
  confirmInWallet: (amount: string, team: string, contract: string) =>
    `أكّد ${isolate(amount)} على ${isolate(team)} في محفظتك. ستعرض العقد ${isolate(contract)} لا اختيارك.`,
  placed: 'وُضع الرهان',
  betAnyway: 'راهن على أي حال',
  stakeOn: (amount: string, coin: string, team: string) =>
    `${isolate(`${amount} ${coin}`)} على ${isolate(team)}`,
  shareBet: 'مشاركة',
  shareTitle: 'شارك هذا الرهان',

  // Preview
  noMultiplier: 'لا رهانات بعد',
  matched: 'المُقابَل الآن',
  matchedOf: (matched: string, stake: string, coin: string) =>
    `${isolate(matched)} من ${isolate(`${stake} ${coin}`)}`,

  // Odds protection
  oddsProtection: 'حماية نسبة العائد',
  oddsProtectionText: (percent: string) => `يُلغى إذا انخفض الربح بأكثر من ${isolate(percent)}.`,
  oddsProtectionEffect: (payout: string) => `يُلغى إذا كان سيدفع أقل من ${isolate(payout)}.`,
  oddsUnprotected: 'يقبل النسبة كما هي.',
  noOddsLimit: 'معطّلة',
  oddsMoved: (from: string, to: string) => `تغيّرت النسبة من ${isolate(from)} إلى ${isolate(to)}.`,
  acceptOdds: (odds: string) => `قبول ${isolate(odds)}`,

  // Payout
  paysNow: 'العائد الآن إذا فاز',
  paid: 'المدفوع',
}
