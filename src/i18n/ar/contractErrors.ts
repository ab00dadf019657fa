import type { contractErrors as english } from '@/i18n/en/contractErrors'
import { formatAmount, formatPercent } from '@/i18n/format/amounts'
import { formatCount } from '@/i18n/format/locale'
import { isolate, weth as wethOf } from './isolate'

type Args = readonly unknown[]

const weth = (value: unknown) =>
  wethOf(typeof value === 'bigint' ? formatAmount(value, 'full') : String(value))
const percent = (bps: unknown) => isolate(formatPercent(Number(bps)))

const operatorOnly = 'هذا متاح للمشغّلين فقط. اربط محفظة المشغّل.'
const ownerOnly = 'هذا متاح لمالك العقد فقط. اربط محفظة المالك.'

export const contractErrors: typeof english = {
  // Bets
  MatchNotFound: () => 'هذه المباراة غير موجودة. عُد إلى قائمة المباريات.',
  InvalidPrediction: () => 'اختر الفريق أ أو الفريق ب.',
  BettingIsClosed: () => 'أُغلق الرهان على هذه المباراة. اختر مباراة أخرى.',
  BetBelowMinimum: (args: Args) => `أدنى رهان ${weth(args[1])}. أدخل مبلغًا أكبر.`,
  BetAboveMaximum: (args: Args) =>
    args[1] === 0n
      ? 'بلغ رهانك على هذه المباراة حدّه الأقصى. لا يمكنك الإضافة إليه.'
      : `أقصى رهان ${weth(args[1])}. أدخل مبلغًا أقل.`,
  OppositeSideHeld: (args: Args) =>
    `سبق أن راهنت على الفريق ${Number(args[1]) === 2 ? 'ب' : 'أ'}. يمكنك الإضافة إلى هذا الطرف، لا الرهان على الطرفين.`,
  LiveCapExceeded: (args: Args) =>
    args[1] === 0n
      ? 'بدأت المباراة، ولم يعد هذا الطرف يقبل رهانات مباشرة.'
      : `بدأت المباراة: أقصى ما لا يزال هذا الطرف يقبله ${weth(args[1])}. أدخل مبلغًا أقل.`,
  PayoutBelowMinimum: (args: Args) =>
    `تغيّرت الاحتمالات: سيدفع هذا الرهان الآن ${weth(args[0])}، وهو أقل من حدّك. راجع المعاينة الجديدة ثم أعد المحاولة.`,
  DeadlinePassed: () => 'انقضت مهلة تأكيد الرهان فرُفض. أعد المحاولة.',
  WrapFailed: () => 'لا يمكن تغليف ETH على هذه الشبكة. راهن بعملة WETH بدلًا منها.',
  EnforcedPause: () =>
    'الرهانات والمباريات الجديدة متوقفة مؤقتًا. المطالبات والاستردادات مستمرة. أعد المحاولة لاحقًا.',
  ExpectedPause: () => 'لا شيء متوقف، فلا شيء لاستئنافه.',

  // Claims
  NothingToClaim: () =>
    'لا شيء للمطالبة به هنا الآن: إما تمت المطالبة به، أو لم يربح رهانك، أو لم يحن وقته بعد. حدّث رهاناتك.',
  InsufficientGas: () => 'الغاز المتبقي لا يكفي للمطالبة. ارفع حد الغاز في محفظتك ثم أعد المحاولة.',
  MatchNotAbandoned: () => 'لا يزال ممكنًا أن تُعلن نتيجة هذه المباراة. يمكن إبطالها بعد 7 أيام من نهايتها.',

  // Results
  MatchNotEnded: () => 'لم تنته المباراة بعد. انتظر وقت نهايتها.',
  MatchAlreadyFinalized: () => 'لهذه المباراة نتيجة بالفعل. حدّث القائمة.',
  MatchNotFinalized: () => 'ليس لهذه المباراة بعدُ نتيجة يمكن استبدالها.',
  InvalidWinner: ([winner]: Args) =>
    typeof winner === 'string'
      ? 'لا يمكن إعلان فوز غير أصحاب أعلى النقاط. حدّث جدول المشاركين ثم أعد المحاولة.'
      : 'اختر الخيار 1 أو الخيار 2 فائزًا.',
  ResolutionFinal: () => 'النتيجة نهائية ولم يعد تغييرها ممكنًا.',
  MatchAbandoned: () => 'انتهى وقت إعلان النتيجة. لم يبق سوى إبطال المباراة، وهو متاح لأي شخص.',

  // Creating matches
  NameLengthInvalid: () => 'طول الاسم من 1 إلى 100 بايت. أدخل الاسم أو اختصره.',
  StartTimeInPast: () => 'مضى وقت البدء. اختر وقتًا لاحقًا.',
  EndTimeNotAfterStart: () => 'يجب أن يكون وقت النهاية بعد وقت البدء.',
  EndTimeTooFar: () => 'يجب أن تكون النهاية خلال 180 يومًا. اختر وقت نهاية أقرب.',
  MinBetZero: () => 'يجب أن يكون أدنى رهان أكبر من 0.',
  MaxBetBelowMinBet: () => 'يجب ألا يقل أقصى رهان عن أدنى رهان.',
  SafeCastOverflowedUintDowncast: () => 'هذا المبلغ أكبر مما يتسع له العقد. أدخل مبلغًا أقل.',

  // Powers
  NotOperator: () => operatorOnly,
  NotTournament: () => 'هذا متاح لعقد البطولات فقط.',
  OwnableUnauthorizedAccount: () => ownerOnly,
  OwnableInvalidOwner: () => 'لا يمكن أن يملك العنوان الصفري العقد. أدخل عنوانًا آخر.',
  ZeroAddress: () => 'العنوان الصفري غير مسموح به هنا. أدخل عنوانًا آخر.',
  RenounceWhilePaused: () => 'استأنف الرهان أولًا: دون مالك سيبقى متوقفًا نهائيًا.',
  FeeTooHigh: (args: Args) => `الرسوم ${percent(args[0])} أعلى من المسموح. الحد الأقصى ${isolate('10%')}.`,
  LiveCapTooHigh: (args: Args) =>
    `سقف الرهان المباشر ${percent(args[0])} أعلى من المسموح. الحد الأقصى ${isolate('100%')}.`,
  DisputeWindowTooLong: () => 'مهلة الاعتراض لا تتجاوز يومين. أدخل مدة أقل.',
  NoFees: () => 'لا توجد رسوم للسحب بعد.',
  BettingTokenProtected: () => 'عملة WETH في الصندوق ملك للمراهنين ولا يمكن سحبها.',

  // Community
  SelfReferral: () => 'لا يمكنك إحالة نفسك. أدخل عنوان من عرّفك بـ Clutchpool.',
  CircularReferral: () => 'هذا العنوان مُحال منك، فلا يمكن أن يحيلك. أدخل عنوانًا آخر.',
  AlreadyRegistered: () => 'لديك مُحيل بالفعل. يُحدَّد مرة واحدة ونهائيًا.',
  NotBettingPool: () => 'هذا متاح لصندوق الرهانات فقط.',
  ZeroAmount: () => 'أدخل مبلغًا أكبر من صفر.',

  // Tournaments
  TournamentNotFound: () => 'هذه البطولة غير موجودة. عُد إلى قائمة البطولات.',
  TournamentNotOpen: () => 'انتهت هذه البطولة. لم يعد شيء فيها قابلًا للتغيير.',
  PoolPaused: () => 'الانضمام إلى البطولات متوقف مؤقتًا مع الرهان. المطالبات مستمرة. أعد المحاولة لاحقًا.',
  JoiningClosed: () => 'بدأت آخر مباراة، فلم يعد الانضمام ممكنًا. اختر بطولة أخرى.',
  AlreadyJoined: () => 'سبق أن انضممت. ضع توقعاتك.',
  NotParticipant: () => 'هذا متاح للمشاركين فقط. انضم أولًا ما دام ذلك ممكنًا.',
  PlayersAlreadyJoined: () => 'سبق أن انضم أحد المشاركين، ففات أوان إسناد القرار إلى الحكّام.',
  MatchNotInTournament: () => 'هذه المباراة ليست من البطولة.',
  LengthMismatch: () => 'تحتاج كل مباراة إلى توقع واحد أو عدد نقاط واحد. تحقق من القائمة ثم أعد المحاولة.',
  MatchNotFinal: () => 'إحدى المباريات بلا نتيجة نهائية بعد. انتظرها ثم أعد المحاولة.',
  MatchIsVoid: () => 'المباراة لاغية ولا تمنح نقاطًا، فلا شيء لاحتسابه.',
  TournamentIsJudged: () => 'الحكّام هم من يمنحون النقاط في هذه البطولة.',
  TournamentNotJudged: () => 'النتائج هي التي تحدد النقاط في هذه البطولة، لا الحكّام.',
  NoPrediction: () => 'لم يتوقع هذا المشارك نتيجة المباراة.',
  AlreadyScored: () => 'لهذا المشارك نقاط عن المباراة بالفعل.',
  TooManyPoints: () => `تمنح المباراة ${formatCount(1_000)} نقطة على الأكثر. أدخل عددًا أقل.`,
  PredictionsUnscored: ([count]: Args) =>
    `لم تُحتسب كل التوقعات بعد (المتبقي: ${String(count)}). احتسبها أولًا.`,
  CancellationClosed: () => 'بدأت أول مباراة، فلم يعد إلغاء البطولة ممكنًا.',
  FinalizationClosed: () => 'انتهى وقت إنهاء هذه البطولة. لم يبق سوى إبطالها، وبه تُردّ رسوم الاشتراك.',
  TournamentNotAbandoned: () => 'يمكن إبطالها بعد 14 يومًا من نهايتها إن لم يُنهِها أحد قبل ذلك.',
  MatchCountInvalid: () => 'تضم البطولة من 1 إلى 64 مباراة.',
  DuplicateMatch: () => 'لا تكون المباراة في البطولة إلا مرة واحدة. احذف المكررة.',
  MatchAlreadyStarted: () => 'بدأت إحدى المباريات بالفعل. اختر غيرها.',
  MatchEndsTooLate: () => 'تنتهي إحدى المباريات بعد البطولة. اختر نهاية لاحقة أو مباراة أخرى.',
  AccessControlUnauthorizedAccount: () => 'هذا متاح لمشرفي البطولات فقط. اربط محفظة أحد المشرفين.',
  AccessControlBadConfirmation: () => 'لا يتخلى عن الدور إلا الحساب الذي يحمله.',

  // What OpenZeppelin and Solidity say
  ReentrancyGuardReentrantCall: () => 'استُدعي العقد من داخله فرفض. أعد المحاولة.',
  SafeERC20FailedOperation: () => 'رُفض تحويل WETH. تحقق من رصيدك ومن موافقتك على WETH.',
  Error: (args: Args) => `رفض العقد الطلب: ${isolate(String(args[0]))}`,
  Panic: () => 'وقع خطأ داخلي في العقد. لم يتغيّر شيء.',
}
