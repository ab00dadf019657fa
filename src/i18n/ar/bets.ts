import type { bets as english } from '@/i18n/en/bets'
import { countedOblique, nouns } from './counted'
import { isolate, weth } from './isolate'

const minute = {
  zero: 'لا دقائق',
  one: 'دقيقة واحدة',
  two: 'دقيقتان',
  few: 'دقائق',
  many: 'دقيقة',
  other: 'دقيقة',
}

export const bets: typeof english = {
  // Placing
  placeYourBet: 'ضع رهانك',
  yourTeam: 'فريقك',
  team: (label: string, name: string | undefined) => (name ? `${label} (${isolate(name)})` : label),
  sideHeld: (team: string) => `مركزك على ${team}. للمركز طرف واحد، فكل رهان جديد يُضاف إليه.`,
  payWith: 'الدفع بعملة',
  betAmount: (coin: string) => `مبلغ الرهان (${coin})`,
  available: (amount: string, coin: string) => `المتاح: ${isolate(amount)} ${coin}`,
  bounds: (min: string, max: string) => `من ${isolate(min)} إلى ${weth(max)}`,
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
    reading: 'جارٍ قراءة رصيدك…',
    empty: 'أدخل مبلغ الرهان.',
    zero: 'أدخل مبلغًا أكبر من صفر.',
    belowMinimum: 'يجب أن يبلغ كل رهان على هذه المباراة الحد الأدنى.',
    aboveMaximum: 'لا تقبل هذه المباراة أكثر من ذلك من مراهن واحد.',
    balance: (amount: string, coin: string) => `في محفظتك ${isolate(amount)} ${coin}.`,
    otherCoin: (coin: string) => `يمكنك الدفع بعملة ${coin} بدلًا من ذلك.`,
    coinBalance: (amount: string, coin: string) =>
      `يمكن لمحفظتك أن تراهن بمبلغ ${isolate(amount)} ${coin}؛ ويبقى القليل للغاز.`,
    wholePosition: (max: string, held: string) =>
      `الحد الأقصى للمركز ${weth(max)}، وفي مركزك ${isolate(held)} بالفعل.`,
    positionFull: (max: string) => `بلغ مركزك ${weth(max)}، وهو أقصى ما تسمح به هذه المباراة.`,
    liveCap: (team: string, room: string) =>
      `لا يزال ${team} يقبل ${weth(room)} من الرهانات المباشرة، لا أكثر.`,
    liveCapFull: (team: string) => `لم يعد ${team} يقبل رهانات مباشرة.`,
    dailyLimit: (left: string) => `المتبقي لك اليوم من حد رهانك اليومي ${weth(left)}.`,
    dailyLimitReached: 'بلغت اليوم حد رهانك اليومي الذي حددته لنفسك.',
  },
  closed: {
    title: 'الرهان مغلق',
    ended: 'انتهى الرهان بحلول وقت الإغلاق. والنتيجة هي الخطوة التالية.',
    closedEarly: 'أغلق المشغّل الرهان قبل وقته. الرهانات الموضوعة باقية كما هي.',
    resolved: 'لهذه المباراة نتيجة.',
    void: 'هذه المباراة لاغية: تُردّ كل الرهانات.',
    abandoned: 'لم يعلن أحد النتيجة في الوقت المحدد. يمكن لأي شخص إبطال هذه المباراة، فتُردّ كل الرهانات.',
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
    title: 'الموافقة',
    why: 'تتيح لصندوق الرهانات أخذ هذا القدر من WETH لديك. ويأتي الرهان بعدها.',
    amount: 'مبلغ الموافقة',
    exact: 'هذا الرهان فقط',
    large: (amount: string) => weth(amount),
    largeNote: 'لن تحتاج الرهانات اللاحقة إلى موافقة. ولا يأخذ الصندوق إلا ما تراهن به.',
  },
  placed: 'وُضع الرهان',
  placedText: (amount: string, team: string) => `${weth(amount)} على ${team}`,
  viewMyBets: 'عرض رهاناتي',
  addMore: 'الإضافة إلى هذا الرهان',
  transaction: 'المعاملة',

  // Preview
  potentialWinnings: 'الأرباح المحتملة',
  ifItWins: (team: string) => `العائد إذا فاز ${team}`,
  stake: 'مبلغ الرهان',
  thisBet: 'هذا الرهان',
  wholePosition: 'المركز كاملًا',
  fee: (percent: string) => `الرسوم (${isolate(percent)} من الربح)`,
  profit: 'الربح بعد الرسوم',
  share: (side: string) => `حصتك من صندوق ${side}`,
  multiplier: 'المضاعف',
  multiplierChange: (before: string, after: string) => `قبل رهانك ${isolate(before)}، ومعه ${isolate(after)}`,
  noMultiplier: 'لا رهانات بعد',
  liveRoom: (side: string) => `الرهان المباشر الذي لا يزال ${side} يقبله`,
  liveRoomWhy: (percent: string) =>
    `منذ البدء لا تضيف الرهانات المباشرة إلى أي طرف أكثر من ${isolate(percent)} مما كان عليه قبله: فمن صار يعرف أكثر لا يكسب بذلك إلا القليل.`,
  estimate: 'تقدير حتى إغلاق الرهان: كل رهان يغيّر الاحتمالات.',
  warnings: {
    nobodyOpposite: (team: string) =>
      `لم يراهن أحد على ${team} بعد. وما دام الأمر كذلك فالفوز يردّ مبلغ رهانك لا غير.`,
    noProfit: 'بهذه الاحتمالات يردّ الفوز مبلغ رهانك لا غير.',
    profitBelowGas: (gas: string, coin: string) =>
      `بهذه الاحتمالات يكون ربحك عند الفوز أقل من تكلفة غاز الرهان والمطالبة، وهي نحو ${isolate(gas)} ${coin}.`,
  },

  // Odds limit
  oddsLimit: 'حد الاحتمالات',
  oddsLimitAbout:
    'الرهانات التي تسبق رهانك تغيّر الاحتمالات. ومع حدٍّ كهذا يرفض العقد رهانك إذا انخفض الربح أكثر منه.',
  oddsLimitLegend: 'أقصى انخفاض للربح',
  oddsLimitOff: 'بلا حد',
  oddsLimitEffect: (payout: string, minutes: number) =>
    `يُرفض إذا كان سيدفع أقل من ${weth(payout)}، أو لم يُؤكَّد خلال ${countedOblique(minutes, minute)}.`,
  oddsLimitWeth: 'حد الاحتمالات متاح للرهانات بعملة WETH فقط.',

  // Own position
  yourPosition: 'مركزك',
  prediction: 'التوقع',
  paysNow: 'العائد الآن عند الفوز',
  paid: 'ما دُفع لك',
  pays: 'العائد',
  provisional: {
    won: (until: string) => `رابح، ما لم تُصحَّح النتيجة قبل ${until}`,
    lost: (until: string) => `خاسر، ما لم تُصحَّح النتيجة قبل ${until}`,
    void: (until: string) => `لاغٍ، ما لم تُصحَّح النتيجة قبل ${until}`,
  },

  // My bets
  myBets: 'رهاناتي',
  columns: {
    match: 'المباراة',
    amount: 'مبلغ الرهان (WETH)',
    prediction: 'التوقع',
    status: 'الحالة',
    actions: 'الإجراءات',
  },
  status: {
    pending: 'قيد الانتظار',
    won: 'رابح',
    lost: 'خاسر',
    claimed: 'تمت المطالبة',
    claimableIn: (time: string) => `المطالبة متاحة بعد ${time}`,
    refund: 'استرداد',
    refunded: 'تم الاسترداد',
  },
  total: 'المجموع',
  totalOfShown: (shown: number) => `مجموع أحدث ${countedOblique(shown, nouns.bet)}`,
  payouts: 'العوائد (WETH)',
  toClaim: 'للمطالبة',
  loadMore: 'تحميل المزيد',
  noSigner: 'لا توجد محفظة للتوقيع',
  noSignerText: 'اربط محفظة لعرض الرهانات التي وضعتها.',
  fetchFailed: 'تعذّر جلب الرهانات',
  empty: 'لا رهانات بعد',
  emptyText: 'اختر مباراة وطرفًا، فيظهر رهانك هنا.',
  browseMatches: 'تصفح المباريات',

  // Claiming
  claim: 'مطالبة',
  claiming: 'جارٍ تنفيذ المطالبة…',
  claimAll: 'المطالبة بالكل',
  claimFirst: (count: number) => `المطالبة بأحدث ${countedOblique(count, nouns.bet)}`,
  readyToClaim: 'جاهز للمطالبة',
  readyToClaimText: (count: number) =>
    count === 1 ? 'من مباراة واحدة.' : `من ${countedOblique(count, nouns.match)}، في معاملة واحدة.`,
  readyToClaimChunk: (count: number, amount: string) =>
    `تتسع المعاملة الواحدة لـ ${countedOblique(count, nouns.match)}: ${weth(amount)} أولًا، ثم الباقي.`,
  claimFailed: 'تعذّرت المطالبة بالأرباح. يُرجى إعادة المحاولة.',
  claimedToast: (amount: string) => `تمت المطالبة: ${weth(amount)} في محفظتك`,
}
