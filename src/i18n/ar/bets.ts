import type { bets as english } from '@/i18n/en/bets'
import { formatCount } from '@/i18n/format/locale'
import { counted, countedOblique, nouns } from './counted'
import { isolate, weth } from './isolate'

const minute = {
  zero: 'لا دقائق',
  one: 'دقيقة واحدة',
  two: 'دقيقتان',
  few: 'دقائق',
  many: 'دقيقة',
  other: 'دقيقة',
}

const confirmation = {
  zero: 'لا تأكيدات',
  one: 'تأكيد واحد',
  two: 'تأكيدان',
  few: 'تأكيدات',
  many: 'تأكيدًا',
  other: 'تأكيد',
}

export const bets: typeof english = {
  // Placing
  placeYourBet: 'ضع رهانك',
  yourTeam: 'فريقك',
  team: (label: string, name: string | undefined) => (name ? `${label} (${isolate(name)})` : label),
  steepOdds: (team: string, small: string, large: string) => `${isolate(team)} يعطي ${small}، و${large}.`,
  sideHeld: (team: string) => `راهنت على ${team}. يمكنك زيادة رهانك فقط.`,
  payWith: 'الدفع بعملة',
  betAmount: (coin: string) => `مبلغ الرهان (${coin})`,
  available: (amount: string, coin: string) => `المتاح: ${isolate(amount)} ${coin}`,
  bounds: (min: string, max: string, by: string) => `من ${isolate(min)} إلى ${weth(max)} (${by})`,
  boundBy: {
    match: 'الحد الأقصى للمباراة',
    position: 'المتبقي من الحد الأقصى للمباراة',
    liveCap: 'حد الرهان المباشر',
    dailyLimit: 'حدك اليومي',
    balance: 'رصيدك',
  },
  atLeast: (min: string) => `${weth(min)} على الأقل`,
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
    liveCap: (team: string, room: string) => `المتاح للرهان المباشر على ${team} هو ${weth(room)} فقط.`,
    liveCapFull: (team: string) => `اكتملت الرهانات المباشرة على ${team}.`,
    dailyLimit: (left: string) => `يسمح حدك اليومي بمبلغ ${weth(left)} إضافي اليوم.`,
    dailyLimitReached: 'بلغت حدك اليومي.',
  },
  closed: {
    title: 'الرهان مغلق',
    ended: 'بانتظار النتيجة.',
    closedEarly: 'أغلق أحد المشغّلين الرهان مبكرًا. الرهانات الموضوعة سارية.',
    abandoned: 'لم تُعلن النتيجة في الوقت المحدد. يمكن لأي شخص إبطال المباراة لرد كل الرهانات.',
    others: 'عرض المباريات المفتوحة',
  },

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
    exact: 'هذا الرهان فقط',
    largeNote: 'يغنيك عن الموافقة في رهاناتك القادمة. ولا يُؤخذ إلا ما تؤكده.',
  },
  confirmInWallet: (amount: string, team: string, contract: string) =>
    `أكّد ${isolate(amount)} على ${isolate(team)} في محفظتك. ستعرض العقد ${isolate(contract)} لا اختيارك.`,
  placed: 'وُضع الرهان',
  betAnyway: 'راهن على أي حال',
  placedText: (amount: string, team: string) => `${weth(amount)} على ${team}`,
  viewMyBets: 'عرض رهاناتي',
  addMore: 'الإضافة إلى هذا الرهان',
  resultExpected: 'النتيجة المتوقعة',
  noResultBy: (time: string) => `لا نتيجة حتى ${time}؟ يمكن لأي شخص إبطال المباراة لرد المبالغ.`,
  shareBet: 'مشاركة',
  shareTitle: 'شارك هذا الرهان',
  nextMatch: 'المباراة التالية',
  transaction: 'المعاملة',

  // Preview
  potentialWinnings: 'الأرباح المحتملة',
  payoutDetails: 'كيف يُحسب ذلك',
  ifItWins: (team: string) => `العائد إذا فاز ${team}`,
  stake: 'مبلغ الرهان',
  thisBet: 'هذا الرهان',
  wholePosition: 'إجمالي الرهان',
  fee: (percent: string) => `الرسوم (${isolate(percent)} من الربح)`,
  profit: 'الربح بعد الرسوم',
  share: (side: string) => `حصتك من صندوق ${side}`,
  multiplier: 'نسبة العائد',
  multiplierChange: (before: string, after: string) => `${isolate(before)} الآن، و${isolate(after)} مع رهانك`,
  noMultiplier: 'لا رهانات بعد',
  liveRoom: (side: string) => `المتاح للرهان المباشر على ${side}`,
  liveText:
    'الرهانات المباشرة تتقابل فيما بينها فقط. قد يشاهد غيرك المباراة قبلك، لذلك يبقى الصندوق المباشر صغيرًا.',
  estimate: 'تقدير. تتغيّر النسبة والجزء المُقابَل مع كل رهان.',
  pool: 'الصندوق',
  matched: 'المُقابَل الآن',
  matchedOf: (matched: string, stake: string) => `${isolate(matched)} من ${weth(stake)}`,
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
    oddsCut: (before: string, after: string) =>
      `رهانك يخفض النسبة من ${isolate(before)} إلى ${isolate(after)}.`,
  },

  // Odds protection
  oddsProtection: 'حماية نسبة العائد',
  oddsProtectionText: (percent: string) => `يُلغى إذا انخفض الربح بأكثر من ${isolate(percent)}.`,
  oddsProtectionEffect: (payout: string) => `يُلغى إذا كان سيدفع أقل من ${isolate(payout)}.`,
  oddsProtectionUntil: (minutes: number) =>
    `مع الحماية، يُلغى الرهان إذا لم يدخل كتلة خلال ${countedOblique(minutes, minute)}.`,
  oddsUnprotected: 'يقبل النسبة كما هي.',
  noOddsLimit: 'معطّلة',

  // Own position
  yourPosition: 'رهانك',
  prediction: 'التوقع',
  paysNow: 'العائد الآن إذا فاز',
  paid: 'المدفوع',
  unmatched: {
    pays: (amount: string) => `${isolate(amount)} غير مُقابَل، يُعاد إليك`,
    paid: (amount: string) => `${isolate(amount)} غير مُقابَل، أُعيد إليك`,
  },
  paidNote: 'تمت المطالبة نيابةً عنك، وأموالك في محفظتك.',
  provisional: {
    won: (until: string) => `رابح. يمكن الطعن في النتيجة حتى ${until}.`,
    lost: (until: string) => `يمكنك الطعن في النتيجة حتى ${until}.`,
    void: (until: string) => `لاغٍ. يمكن الطعن في الإبطال حتى ${until}.`,
    challenged: (until: string) => `أمام المُحكِّم حتى ${until} لإصدار الحُكم.`,
  },

  // My bets
  columns: {
    match: 'المباراة',
    amount: 'مبلغ الرهان (WETH)',
    prediction: 'التوقع',
    status: 'الحالة',
    actions: 'الإجراءات',
  },
  status: {
    pending: 'قيد الانتظار',
    challenged: 'قيد الطعن',
    won: 'رابح',
    lost: 'خاسر',
    claimed: 'تمت المطالبة',
    paid: 'تم الدفع',
    claimableIn: (time: string) => `المطالبة متاحة بعد ${time}`,
    refund: 'استرداد',
    refunded: 'تم الاسترداد',
  },
  total: 'المجموع',
  totalOfShown: (shown: number) => `مجموع أحدث ${countedOblique(shown, nouns.bet)}`,
  toClaim: 'للمطالبة',
  loadMore: 'تحميل المزيد',
  noSigner: 'لا محفظة مربوطة',
  noSignerText: 'اربط محفظة لعرض رهاناتك.',
  fetchFailed: 'تعذّر جلب الرهانات',
  empty: 'لا رهانات بعد',
  emptyText: 'اختر مباراة وطرفًا، وسيظهر رهانك هنا.',
  browseMatches: 'تصفح المباريات',

  // Claiming
  claim: 'مطالبة',
  claiming: 'جارٍ تنفيذ المطالبة…',
  claimAll: 'المطالبة بالكل',
  readyToClaim: 'جاهز للمطالبة',
  readyToClaimFrom: (matches: number, tournaments: number) =>
    `من ${[
      ...(matches > 0 ? [countedOblique(matches, nouns.match)] : []),
      ...(tournaments > 0 ? [countedOblique(tournaments, nouns.tournament)] : []),
    ].join(' و')}.`,
  confirmations: (count: number) =>
    count === 1 ? 'تأكيد واحد في محفظتك.' : `${counted(count, confirmation)} في محفظتك.`,
  showAllClaims: (count: number) => `عرض الكل (${formatCount(count)})`,
  claimStep: (step: number, count: number) => `${formatCount(step)} من ${formatCount(count)}:`,
  prize: 'جائزة',
  claimFailed: 'تعذّرت المطالبة بالأرباح. يُرجى إعادة المحاولة.',
  claimedToast: (amount: string) => `تمت المطالبة: ${weth(amount)} في محفظتك`,
}
