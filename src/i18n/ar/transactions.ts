import type { transactions as english } from '@/i18n/en/transactions'
import { isolate, weth } from './isolate'

/** Isolates the reason, since the wallet may word it in another language. */
const because = (what: string, reason: string) => `${what} ${isolate(reason)}`

export const transactions: typeof english = {
  kinds: {
    placeBet: {
      signing: 'أكّد الرهان في محفظتك.',
      pending: 'جارٍ وضع رهانك…',
      confirmed: 'تم وضع الرهان.',
      failed: (reason) => because('لم يتم وضع الرهان.', reason),
    },
    claim: {
      signing: 'أكّد المطالبة في محفظتك.',
      pending: 'جارٍ تنفيذ المطالبة…',
      confirmed: 'تمت المطالبة. مبلغ WETH في محفظتك.',
      failed: () => 'تعذّرت المطالبة بالأرباح. يُرجى إعادة المحاولة.',
    },
    challenge: {
      signing: 'أكّد الطعن في محفظتك.',
      pending: 'جارٍ تقديم الطعن…',
      confirmed: 'قُدّم الطعن، والقرار الآن للمُحكِّم.',
      failed: (reason) => because('لم يُقدَّم الطعن.', reason),
    },
    askQuestion: {
      signing: 'أكّد السؤال في محفظتك.',
      pending: 'جارٍ سؤال Reality.eth…',
      confirmed: 'طُرح السؤال. يمكن لأي شخص الإجابة عنه في Reality.eth.',
      failed: (reason) => because('لم يُطرح السؤال.', reason),
    },
    passAnswer: {
      signing: 'أكّد نقل الحُكم في محفظتك.',
      pending: 'جارٍ نقل الإجابة…',
      confirmed: 'وصلت الإجابة إلى المباراة.',
      failed: (reason) => because('لم تُنقل الإجابة.', reason),
    },
    voidAbandoned: {
      signing: 'أكّد الاسترداد في محفظتك.',
      pending: 'جارٍ إبطال المباراة…',
      confirmed: 'أُبطلت المباراة. يمكن استرداد كل الرهانات.',
      failed: (reason) => because('لم تُبطَل المباراة.', reason),
    },
    registerReferral: {
      signing: 'أكّد التسجيل في محفظتك.',
      pending: 'جارٍ التسجيل…',
      confirmed: 'تم التسجيل. حصلت على 5 نقاط سمعة.',
      failed: (reason) => because('لم يكتمل التسجيل.', reason),
    },
    joinTournament: {
      signing: 'أكّد الانضمام في محفظتك.',
      pending: 'جارٍ الانضمام إلى البطولة…',
      confirmed: 'تم انضمامك! ضع توقعاتك.',
      failed: (reason) => because('لم يتم انضمامك.', reason),
    },
    submitPredictions: {
      signing: 'أكّد توقعاتك في محفظتك.',
      pending: 'جارٍ حفظ توقعاتك…',
      confirmed: 'حُفظت التوقعات.',
      failed: (reason) => because('لم تُحفظ توقعاتك.', reason),
    },
    scorePlayers: {
      signing: 'أكّد احتساب النقاط في محفظتك.',
      pending: 'جارٍ احتساب النقاط…',
      confirmed: 'احتُسبت النقاط.',
      failed: (reason) => because('لم تُحتسب أي نقاط.', reason),
    },
    finalizeTournament: {
      signing: 'أكّد إنهاء البطولة في محفظتك.',
      pending: 'جارٍ إنهاء البطولة…',
      confirmed: 'انتهت البطولة. يمكن المطالبة بالمدفوعات.',
      failed: (reason) => because('لم يتم إنهاء البطولة.', reason),
    },
    voidTournament: {
      signing: 'أكّد الاسترداد في محفظتك.',
      pending: 'جارٍ إبطال البطولة…',
      confirmed: 'أُبطلت البطولة. يمكن استرداد كل رسوم الاشتراك.',
      failed: (reason) => because('لم تُبطَل البطولة.', reason),
    },
    claimTournament: {
      signing: 'أكّد المطالبة في محفظتك.',
      pending: 'جارٍ تنفيذ المطالبة…',
      confirmed: 'تمت المطالبة. مبلغ WETH في محفظتك.',
      failed: (reason) => because('لم تتم المطالبة بشيء.', reason),
    },
    admin: {
      signing: 'أكّد في محفظتك.',
      pending: 'أُرسلت. بانتظار الشبكة…',
      confirmed: 'تم. أصبح التغيير على السلسلة.',
      failed: (reason) => because('لم يتغيّر شيء.', reason),
    },
    resetApproval: {
      pending: 'جارٍ إلغاء الموافقة السابقة…',
      confirmed: 'أُلغيت الموافقة السابقة.',
      failed: (reason) => because('فشلت الموافقة:', reason),
    },
    approve: {
      pending: 'جارٍ تأكيد معاملة الموافقة…',
      confirmed: 'تمت الموافقة بنجاح!',
      failed: (reason) => because('فشلت الموافقة:', reason),
    },
    wrap: {
      signing: 'أكّد في محفظتك.',
      pending: 'جارٍ التغليف…',
      confirmed: 'تم التغليف. مبلغ WETH في محفظتك.',
      failed: (reason) => because('لم يُغلَّف شيء.', reason),
    },
    unwrap: {
      signing: 'أكّد في محفظتك.',
      pending: 'جارٍ فك التغليف…',
      confirmed: 'تم فك التغليف. مبلغ ETH في محفظتك.',
      failed: (reason) => because('لم يُفك تغليف شيء.', reason),
    },
  },
  openBet: (bet, time) => `رهانك ${bet} قد يوضع حتى ${isolate(time)}`,
  openBetEnding: (bet) => `جارٍ التحقق مما إذا كان رهانك ${bet} قد وُضع…`,
  openWrite: (time) => `طلبك الأخير قد يُنفَّذ حتى ${isolate(time)}`,
  mayWaitForSigners: 'ربما ينتظر توقيعات في محفظتك.',
  walletAnswered: (reason) => `ردّت محفظتك: ${isolate(reason)}`,
  undecided: 'قد تُنفَّذ هذه المعاملة. راجع محفظتك.',
  sendAnyway: 'إرسال على أي حال',
  earlierBet: (bet) => `تم وضع رهانك ${bet}.`,
  betOn: (amount, team) => `${isolate(amount)} على ${team}`,
  proposed: (signatures?: { given: number; needed: number }) =>
    `بانتظار بقية الموقّعين${signatures ? ` (${signatures.given} من ${signatures.needed})` : ''}…`,
  rejected: 'ألغيت الطلب في محفظتك. لم يُرسل شيء.',
  switching: 'بدّل الشبكة في محفظتك.',
  checking: 'جارٍ التحقق من المعاملة…',
  approval: {
    title: 'الموافقة',
    options: 'خيارات الموافقة',
    dontAskAgain: 'لا تسألني مجددًا',
    large: (amount) => `توافق على ${weth(amount)} ولن تُسأل مجددًا.`,
    approve: 'الموافقة على WETH',
    approving: 'جارٍ تنفيذ الموافقة…',
    initiating: 'جارٍ بدء الموافقة…',
    resetting: 'جارٍ إلغاء الموافقة السابقة…',
    waiting: 'بانتظار تأكيد الموافقة… أكّدها في محفظتك.',
    confirming: 'جارٍ تأكيد معاملة الموافقة…',
    successful: 'تمت الموافقة بنجاح!',
    failed: (message: string) => because('فشلت الموافقة:', message),
  },
}
