import { zeroAddress } from 'viem'
import type { contractErrors as english } from '@/i18n/en/contractErrors'
import { formatPercent } from '@/i18n/format/amounts'
import { formatBound } from '@/i18n/format/bounds'
import { limits } from '@/i18n/format/limits'
import { formatCount } from '@/i18n/format/locale'
import { countedOblique, nouns } from './counted'
import { isolate, weth as wethOf } from './isolate'

type Args = readonly unknown[]

const weth = (value: unknown, bound: 'min' | 'max' = 'max') =>
  wethOf(typeof value === 'bigint' ? formatBound(value, bound) : String(value))
const percent = (bps: unknown) => isolate(formatPercent(Number(bps)))

const operatorOnly = 'هذا متاح للمشغّلين فقط. اربط محفظة المشغّل.'
const ownerOnly = 'هذا متاح لمالك العقد فقط. اربط محفظة المالك.'

export const contractErrors: typeof english = {
  // Bets
  MatchNotFound: () => 'لم نعثر على هذه المباراة. عُد إلى قائمة المباريات.',
  InvalidPrediction: () => 'اختر الفريق أ أو الفريق ب.',
  BettingIsClosed: () => 'أُغلق الرهان على هذه المباراة. اختر مباراة أخرى.',
  BetBelowMinimum: (args: Args) => `أدنى رهان ${weth(args[1], 'min')}. أدخل مبلغًا أكبر.`,
  BetAboveMaximum: (args: Args) =>
    args[1] === 0n
      ? 'بلغت الحد الأقصى للرهان على هذه المباراة.'
      : `أقصى رهان ${weth(args[1])}. أدخل مبلغًا أقل.`,
  OppositeSideHeld: (args: Args) =>
    `راهنت على الفريق ${Number(args[1]) === 2 ? 'ب' : 'أ'}. يمكنك زيادة رهانك، لا الرهان على الطرف الآخر.`,
  LiveCapExceeded: (args: Args) =>
    args[1] === 0n
      ? 'اكتملت الرهانات المباشرة على هذا الطرف.'
      : `المتاح للرهان المباشر على هذا الطرف ${weth(args[1])} فقط. أدخل مبلغًا أقل.`,
  PayoutBelowMinimum: (args: Args) =>
    `تغيّرت نسبة العائد: سيدفع هذا الرهان الآن ${weth(args[0])}، أقل من حدّك. راجع النسبة الجديدة ثم أعد المحاولة.`,
  DeadlinePassed: () => 'بدأت المباراة أو تأخر تأكيد الرهان. لم يُراهَن بشيء. راجع النسبة ثم أعد المحاولة.',
  WrapFailed: () => 'لا يمكن تغليف ETH على هذه الشبكة. راهن بعملة WETH بدلًا منها.',
  EnforcedPause: () => 'الرهانات والمباريات الجديدة متوقفة مؤقتًا. المطالبات والاستردادات مستمرة.',
  ExpectedPause: () => 'الرهان غير متوقف، فلا شيء لاستئنافه.',

  // Claims
  NothingToClaim: () =>
    'لا شيء للمطالبة به: تمت المطالبة به أو دُفع لك، أو خسر الرهان، أو لم يحن وقته. حدّث رهاناتك.',
  InsufficientGas: () => 'نفد غاز المعاملة. ارفع حد الغاز في محفظتك ثم أعد المحاولة.',
  MatchNotAbandoned: () =>
    `لم يحن وقت إبطال هذه المباراة. يمكن ذلك لأي شخص بعد ${countedOblique(limits.matchVoidDays, nouns.day)} من نهايتها أو بعد انقضاء مهلة الحُكم.`,

  // Results
  MatchNotEnded: () => 'لم تنته المباراة بعد. انتظر نهايتها، أو أغلق الرهان بعد بدئها.',
  MatchAlreadyFinalized: () => 'لهذه المباراة نتيجة بالفعل. حدّث القائمة.',
  MatchNotFinalized: () => 'ليس لهذه المباراة نتيجة لتصحيحها بعد.',
  InvalidWinner: ([winner]: Args) =>
    typeof winner === 'string'
      ? 'لا يفوز إلا أصحاب أعلى النقاط. حدّث جدول المشاركين ثم أعد المحاولة.'
      : 'اختر الخيار 1 أو الخيار 2 فائزًا.',
  ResolutionFinal: () => 'النتيجة نهائية، ولم يعد ممكنًا تغييرها أو الطعن فيها.',
  AlreadyOverruled: () => 'سبق تصحيح هذه النتيجة مرة، ولا يمكن تصحيحها مجددًا.',
  SameOutcome: () => 'هذه هي النتيجة الحالية. اختر نتيجة أخرى.',
  SuccessorTooEarly: () => 'تبدأ المباراة الجديدة قبل فتح الاسترداد. اختر موعد بدء لاحقًا.',
  AlreadyReplaced: () => 'لهذه المباراة بديل بالفعل. افتح المباراة البديلة.',
  SourceTooLong: () => 'استخدم رابطًا أقصر: 200 حرف على الأكثر.',
  FailedCall: () => 'رفض العقد هذا الاستدعاء. حدّث الصفحة وحاول مجددًا.',
  AddressEmptyCode: () => 'لا يوجد عقد في هذا العنوان. تحقق من الشبكة وحاول مجددًا.',

  // Challenges
  ResultSuspended: () => 'هذه المباراة قيد الطعن، ولا يحسمها الآن إلا مُحكِّمها.',
  NotChallenged: () => 'لم يطعن أحد في هذه المباراة، فلا شيء للحُكم فيه.',
  AlreadyAsked: () => 'سؤال هذه المباراة مطروح بالفعل في Reality.eth.',
  NotAsked: () => 'لم يسأل أحد Reality.eth عن هذه المباراة بعد.',
  WrongToken: () => 'تأخذ Reality.eth كفالاتها هنا بعملة أخرى، فلا يمكنها إصدار الحُكم.',
  FeeAboveMaximum: ([fee]: Args) => `رسوم التحكيم الآن ${weth(fee, 'min')}. راجعها وحاول مجددًا.`,
  ChallengeTooEarly: () =>
    `لا نتيجة بعد. يمكنك الطعن في ذلك بعد ${countedOblique(limits.challengeDays, nouns.day)} من نهاية المباراة.`,
  ResultChanged: () => 'تغيّرت النتيجة في هذه الأثناء. راجع النتيجة الجديدة قبل الطعن فيها.',
  NotArbiter: ([account]: Args) =>
    account === zeroAddress
      ? 'لا مُحكِّم لهذه المباراة، فلا يمكن الطعن في نتيجتها.'
      : 'الحُكم متاح للمُحكِّم فقط. اربط محفظة المُحكِّم.',
  ArbiterFixed: () => 'لا يمكن تغيير المُحكِّم بعد إنشاء أول مباراة.',
  MatchAbandoned: () => 'انقضت مهلة النتيجة. يمكن لأي شخص إبطال هذه المباراة، ولا يمكن إعلان فائز.',

  // Creating matches
  NameLengthInvalid: () => `أدخل اسمًا من 1 إلى ${limits.nameBytes} بايت.`,
  StartTimeInPast: () => 'مضى وقت البدء. اختر وقتًا لاحقًا.',
  EndTimeNotAfterStart: () => 'يجب أن يكون وقت النهاية بعد وقت البدء.',
  EndTimeTooFar: () => `اختر وقت نهاية خلال ${countedOblique(limits.horizonDays, nouns.day)}.`,
  MinBetZero: () => 'يجب أن يكون أدنى رهان أكبر من 0.',
  MaxBetBelowMinBet: () => 'لا يمكن أن يقل أقصى رهان عن أدنى رهان.',
  SafeCastOverflowedUintDowncast: () => 'هذا المبلغ أكبر من سعة العقد. أدخل مبلغًا أقل.',

  // Powers
  NotOperator: () => operatorOnly,
  NotTournament: () => 'لم يعد الانضمام ممكنًا: يستخدم عقد الرهان الآن عقد بطولات آخر.',
  OwnableUnauthorizedAccount: () => ownerOnly,
  OwnableInvalidOwner: () => 'لا يمكن أن يملك العنوان الصفري العقد. أدخل عنوانًا آخر.',
  ZeroAddress: () => 'العنوان الصفري غير مسموح به هنا. أدخل عنوانًا آخر.',
  RenounceWhilePaused: () => 'استأنف الرهان أولًا. فبلا مالك سيبقى متوقفًا إلى الأبد.',
  FeeTooHigh: (args: Args) => `${percent(args[0])} أعلى من المسموح. أقصى رسوم ${percent(limits.feeBps)}.`,
  LiveCapTooHigh: (args: Args) =>
    `${percent(args[0])} أعلى من المسموح. أقصى سقف مباشر ${percent(limits.liveCapBps)}.`,
  MaxGainOutOfRange: () =>
    `يجب أن يكون الحد الأقصى للمكسب من ${limits.maxGainMin} إلى ${formatCount(limits.maxGainMax)} ضعف الرهان.`,
  RulingPeriodOutOfRange: () =>
    `يجب أن تكون مهلة الحُكم من ${limits.rulingDaysMin} إلى ${limits.rulingDaysMax} يومًا، وألا تقل عما يحتاجه المُحكِّم.`,
  DisputeWindowTooLong: () =>
    `لا يمكن أن تتجاوز مهلة الاعتراض ${countedOblique(limits.disputeDays, nouns.day)}. أدخل مدة أقل.`,
  DisputeWindowTooShort: () =>
    `إذا لم يكن المالك هو المُحكِّم، يجب ألا تقل مهلة الاعتراض عن ${countedOblique(limits.foreignDisputeHours, nouns.hour)}.`,
  MinBondOutOfRange: () =>
    `يجب أن يكون الحد الأدنى للكفالة من ${weth(limits.minBondMin, 'min')} إلى ${weth(limits.minBondMax)}.`,
  NoFees: () => 'لا توجد رسوم للسحب بعد.',
  BettingTokenProtected: () => 'رصيد WETH في الصندوق ملك للمراهنين ولا يمكن سحبه.',

  // Community
  SelfReferral: () => 'لا يمكنك إحالة نفسك. أدخل عنوان من أحالك.',
  CircularReferral: () => 'هذا العنوان مُحال منك، فلا يمكن أن يحيلك. أدخل عنوانًا آخر.',
  InvalidReferrer: () => 'هذا عنوان أحد عقودنا، ولا يمكنه إحالة أحد. أدخل عنوان شخص.',
  AlreadyRegistered: () => 'لديك مُحيل بالفعل، ولا يمكن تغييره.',
  NotBettingPool: () => 'هذا متاح لصندوق الرهانات فقط.',
  ZeroAmount: () => 'أدخل مبلغًا أكبر من صفر.',

  // Tournaments
  TournamentNotFound: () => 'لم نعثر على هذه البطولة. عُد إلى قائمة البطولات.',
  TournamentNotOpen: () => 'انتهت هذه البطولة ولا يمكن تغييرها.',
  PoolPaused: () => 'الانضمام متوقف ما دام الرهان متوقفًا. المطالبات مستمرة.',
  JoiningClosed: () => 'أُغلق الانضمام: بدأت آخر مباراة. اختر بطولة أخرى.',
  AlreadyJoined: () => 'سبق أن انضممت. ضع توقعاتك.',
  NotParticipant: () => 'هذا متاح للمشاركين فقط. انضم إلى البطولة أولًا.',
  MatchNotInTournament: () => 'هذه المباراة ليست من البطولة.',
  LengthMismatch: () => 'تحتاج كل مباراة إلى توقع واحد أو نتيجة واحدة. راجع القائمة ثم أعد المحاولة.',
  MatchNotFinal: () => 'إحدى المباريات بلا نتيجة نهائية بعد. أعد المحاولة حين تُحسم.',
  MatchIsVoid: () => 'هذه المباراة لاغية ولا تمنح نقاطًا.',
  TournamentIsJudged: () => 'الحكّام هم من يمنحون النقاط في هذه البطولة.',
  TournamentNotJudged: () => 'النتائج هي التي تحدد النقاط في هذه البطولة، لا الحكّام.',
  NoPrediction: () => 'لم يتوقع هذا المشارك نتيجة المباراة.',
  AlreadyScored: () => 'لهذا المشارك نقاط عن المباراة بالفعل.',
  TooManyPoints: () => `تمنح المباراة ${formatCount(limits.points)} نقطة على الأكثر. أدخل عددًا أقل.`,
  PredictionsUnscored: ([count]: Args) =>
    `احتسب التوقعات المتبقية أولًا (${String(count)})، أو انتظر ${countedOblique(limits.unscoredFinalizesDays, nouns.day)} بعد آخر نتيجة.`,
  CancellationClosed: () => 'بدأت أول مباراة، فلا يمكن إلغاء البطولة.',
  FinalizationClosed: () => 'فات أوان إنهاء هذه البطولة. يمكن إبطالها فقط، مع رد رسوم الاشتراك.',
  TournamentNotAbandoned: () =>
    `يمكن لأي شخص إبطالها بعد ${countedOblique(limits.tournamentVoidDays, nouns.day)} من نهايتها ومن آخر نتيجة، ما لم تكن مباراة فيها قيد الطعن.`,
  MatchCountInvalid: () => `اختر من 1 إلى ${limits.matches} مباراة.`,
  DuplicateMatch: () => 'لا تُدرج المباراة في البطولة إلا مرة واحدة. احذف المكررة.',
  MatchAlreadyStarted: () => 'بدأت إحدى المباريات بالفعل. اختر غيرها.',
  MatchEndsTooLate: () => 'تنتهي إحدى المباريات بعد البطولة. اختر نهاية لاحقة أو مباراة أخرى.',
  AccessControlUnauthorizedAccount: () => 'هذا متاح لمشرفي البطولات فقط. اربط محفظة أحد المشرفين.',
  AccessControlBadConfirmation: () => 'لا يتخلى عن الدور إلا الحساب الذي يحمله.',

  // OpenZeppelin and Solidity
  SafeERC20FailedOperation: () => 'فشل تحويل WETH. تحقق من رصيدك ومن موافقتك على WETH.',
  Error: (args: Args) => `رفض العقد الطلب: ${isolate(String(args[0]))}`,
  Panic: () => 'خطأ داخلي في العقد. لم يتغيّر شيء.',
}
