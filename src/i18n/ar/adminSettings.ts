import type { adminSettings as english } from '@/i18n/en/adminSettings'
import { formatAmount } from '@/i18n/format/amounts'
import { limits } from '@/i18n/format/limits'
import { formatCount } from '@/i18n/format/locale'
import { countedOblique, nouns } from './counted'
import { isolate, weth } from './isolate'

const noUndo = 'لا يمكن التراجع عن ذلك.'
const maxFee = isolate(`${limits.feePercent}%`)
const maxLiveCap = isolate(`${limits.liveCapPercent}%`)

export const adminSettings: typeof english = {
  change: 'تغيير',
  cancel: 'إلغاء',
  save: 'حفظ',
  saving: 'جارٍ الحفظ…',
  unknown: 'جارٍ التحميل…',
  none: 'لا شيء',
  you: 'أنت',

  betting: {
    title: 'الرهان',
    text: 'تسري الرسوم والسقف المباشر والحد الأقصى للمكسب على المباريات الجديدة فقط. وتسري مهلة الاعتراض الأطول على المباريات الجارية أيضًا.',
    status: {
      title: 'الرهانات الجديدة',
      text: 'يوقف الرهانات والمباريات والتوقعات الجديدة والانضمام إلى البطولات فقط.',
      open: 'مفتوحة',
      paused: 'متوقفة مؤقتًا',
      pause: {
        button: 'إيقاف مؤقت',
        busy: 'جارٍ الإيقاف…',
        confirmTitle: 'إيقاف الرهان مؤقتًا؟',
        does: [
          'لن يتمكن أحد من الرهان أو إنشاء مباراة أو الانضمام إلى بطولة أو التوقع حتى تستأنف. ويظهر إشعار للجميع.',
          'تبقى توقعات البطولات كما هي، فتكون الأفضلية لمن علم بالإيقاف مسبقًا.',
        ],
        cannot: 'تستمر المطالبات والاستردادات والنتائج. وتنتهي المباريات في مواعيدها.',
        confirm: 'إيقاف الرهان مؤقتًا',
        confirmed: 'الرهان متوقف مؤقتًا',
      },
      resume: {
        button: 'استئناف',
        busy: 'جارٍ الاستئناف…',
        confirmed: 'استُؤنف الرهان',
      },
    },
    fee: {
      title: 'الرسوم',
      text: `تُقتطع من ربح الفائز، لا من مبلغ رهانه. الحد الأقصى ${maxFee}.`,
      label: 'الرسوم الجديدة',
      unit: '%',
      hint: `من 0 إلى ${limits.feePercent}، وبحد أقصى خانتان عشريتان.`,
      confirmTitle: (rate: string) => `ضبط الرسوم على ${isolate(rate)}؟`,
      does: (rate: string, old: string) =>
        `تُقتطع في المباريات الجديدة ${isolate(rate)} من ربح كل فائز، بدلًا من ${isolate(old)}.`,
      cannot: `تحتفظ المباريات الحالية برسومها. ولا يمكن أن تتجاوز الرسوم ${maxFee}.`,
      confirm: 'ضبط الرسوم',
      confirmed: (rate: string) => `الرسوم الآن ${isolate(rate)}`,
    },
    window: {
      title: 'مهلة الاعتراض',
      text: `المدة التي يمكن فيها للمالك تصحيح النتيجة ولأي شخص الطعن فيها قبل فتح المطالبات. أقصاها ${countedOblique(limits.disputeDays, nouns.day)}.`,
      label: 'مهلة الاعتراض الجديدة',
      unit: 'ساعة',
      hint: `من 0 إلى ${limits.disputeHours} ساعة. تتيح القيمة 0 للفائزين المطالبة فورًا.`,
      foreignHint: `من ${limits.foreignDisputeHours} إلى ${limits.disputeHours} ساعة: الطعن يحتاج إلى وقت ما دام المُحكِّم غير المالك.`,
      instant: 'لا مهلة',
      hours: (hours: number) => `${formatCount(hours)} س`,
      minutes: (minutes: number) => `${formatCount(minutes)} د`,
      seconds: (seconds: number) => `${formatCount(seconds)} ث`,
      confirmTitle: (window: string) => `ضبط مهلة الاعتراض على ${window}؟`,
      confirmTitleNone: 'إزالة مهلة الاعتراض؟',
      does: (window: string) =>
        `ينتظر الفائزون ${window} بعد النتيجة قبل المطالبة. وتُطبَّق على كل مباراة المهلة الأطول: مهلة وقت إنشائها أو مهلة وقت نتيجتها.`,
      doesNone:
        'يمكن للفائزين في المباريات الجديدة المطالبة فورًا. ولا يمكن تصحيح النتائج الخاطئة أو الطعن فيها، حتى عند سرقة مفتاح مشغّل. تحتفظ المباريات الحالية بمهلتها.',
      cannot: 'لا يتغيّر موعد المطالبة للنتائج المعلنة.',
      confirm: 'ضبط المهلة',
      confirmed: (window: string) => `مهلة الاعتراض الآن ${window}`,
      confirmedNone: 'أُزيلت مهلة الاعتراض',
    },
    cap: {
      title: 'سقف الرهان المباشر',
      text: `الرهانات المباشرة على كل طرف: أقصى رهان للمباراة مع هذه النسبة من كل الرهانات السابقة. أقصاها ${maxLiveCap}.`,
      label: 'السقف الجديد للرهان المباشر',
      unit: '%',
      hint: `من 0 إلى ${limits.liveCapPercent}، وبحد أقصى خانتان عشريتان. بدأ الصندوق بالقيمة 10.`,
      confirmTitle: (rate: string) => `ضبط سقف الرهان المباشر على ${isolate(rate)}؟`,
      does: (rate: string, old: string) =>
        `في المباريات الجديدة، يقبل كل طرف أقصى رهان مع ${isolate(rate)} من كل الرهانات السابقة، بدلًا من ${isolate(old)}. السقف الأعلى يفيد من يشاهد المباراة قبل غيره.`,
      cannot: 'تحتفظ المباريات الحالية بسقفها.',
      confirm: 'ضبط السقف',
      confirmed: (rate: string) => `سقف الرهان المباشر الآن ${isolate(rate)}`,
    },
    gain: {
      title: 'الحد الأقصى للمكسب',
      text: 'لا يربح أي رهان أكثر من هذا العدد من أضعافه. وما لم يُقابَل يعود إلى صاحبه.',
      label: 'الحد الأقصى الجديد للمكسب',
      unit: '×',
      hint: `عدد صحيح من ${limits.maxGainMin} إلى ${formatCount(limits.maxGainMax)}. بدأ الصندوق بالعدد 50.`,
      confirmTitle: (factor: string) => `ضبط الحد الأقصى للمكسب على ${isolate(factor)}؟`,
      does: (factor: string, old: string) =>
        `في المباريات الجديدة، يربح الرهان ${isolate(factor)} على الأكثر بدلًا من ${isolate(old)}. القيمة الأعلى تتيح ربحًا أكبر لرهان اللحظة الأخيرة على طرف فارغ.`,
      cannot: 'تحتفظ المباريات الحالية بحدها.',
      confirm: 'ضبط الحد',
      confirmed: (factor: string) => `الحد الأقصى للمكسب الآن ${isolate(factor)}`,
    },
  },

  results: {
    title: 'النتائج والطعون',
    text: 'من يحسم النتيجة المطعون فيها، وبأي قواعد.',
    arbiter: {
      title: 'المُحكِّم',
      text: 'يحكم في المباريات المطعون فيها.',
      owner: 'المالك',
      nobody: 'لا أحد',
      period: (days: number) =>
        `أمامه ${countedOblique(days, nouns.day)} لإصدار الحُكم. بعدها يمكن لأي شخص إبطال المباراة، وتُحرق كفالة الطعن في نتيجة.`,
      fixed: 'ثابت منذ إنشاء أول مباراة، كي لا يتغيّر المُحكِّم على أي مراهن.',
      label: 'عنوان المُحكِّم الجديد',
      hint: 'أدخل العنوان الصفري (0x و40 صفرًا) ليكون المالك.',
      periodLabel: 'مهلة الحُكم',
      periodHint: `من ${limits.rulingDaysMin} إلى ${limits.rulingDaysMax} يومًا.`,
      days: 'أيام',
      button: 'ضبط المُحكِّم',
      busy: 'جارٍ الضبط…',
      confirmTitle: 'ضبط المُحكِّم؟',
      does: (address: string, days: number) =>
        `يحسم ${isolate(address)} كل مباراة مطعون فيها خلال ${countedOblique(days, nouns.day)}. ولا يقرر المالك شيئًا مما يُطعن فيه خلال مهلة الاعتراض، وهي ${countedOblique(limits.foreignDisputeHours, nouns.hour)} على الأقل.`,
      doesOwner: (days: number) =>
        `يحسم المالك كل مباراة مطعون فيها خلال ${countedOblique(days, nouns.day)}.`,
      cannot:
        'لا يمكن تغييره بعد إنشاء أول مباراة. ومع مُحكِّم لا يحكم أبدًا ينتهي كل طعن بالإبطال، وتُحرق كفالة الطعن في نتيجة.',
      windowFirst: `اضبط أولًا مهلة اعتراض لا تقل عن ${countedOblique(limits.foreignDisputeHours, nouns.hour)} ضمن الرهان.`,
      needs: (days: number) => `يحتاج هذا المُحكِّم إلى ${countedOblique(days, nouns.day)} على الأقل.`,
      confirmed: 'ضُبط المُحكِّم',
    },
    bond: {
      title: 'الحد الأدنى للكفالة',
      text: 'أقل كفالة للطعن. ارفعه إذا كانت جائزة بطولة تتوقف على مباراة صغيرة.',
      label: 'الحد الأدنى الجديد',
      unit: 'WETH',
      get hint() {
        return `من ${isolate(formatAmount(limits.minBondMin))} إلى ${isolate(formatAmount(limits.minBondMax))}. الكفالة 2% مما تحرّكه النتيجة، على ألا تقل عن هذا الحد ولا تزيد على ${weth(limits.maxBond)}.`
      },
      confirmTitle: (amount: string) => `ضبط الحد الأدنى للكفالة على ${isolate(amount)}؟`,
      does: (amount: string, old: string) =>
        `يكلّف الطعن في مباراة جديدة ${isolate(amount)} على الأقل، بدلًا من ${isolate(old)}. والكفالة المرتفعة تمنع صغار المراهنين من الطعن في نتيجة خاطئة.`,
      cannot: 'تحتفظ المباريات الحالية بحدّها.',
      confirm: 'ضبط الحد الأدنى',
      confirmed: (amount: string) => `الحد الأدنى للكفالة الآن ${isolate(amount)}`,
    },
    rules: {
      title: 'قواعد الحسم',
      text: 'النص الذي تُحسم به النتائج: الانسحاب والتعادل والإعادة والتأجيل. تحتفظ كل مباراة بالنسخة السارية عند إنشائها.',
      newest: (match: string) => `أحدث مباراة، ${isolate(`#${match}`)}:`,
      noneInForce: 'بلا قواعد منشورة.',
      open: 'نشر',
      own: 'نص هذا الموقع',
      ownVersion: (date: string, version: string) => `نسخة ${isolate(date)}، ${isolate(version)}.`,
      ownInForce: (match: string) => `يسري بالفعل على أحدث مباراة، ${isolate(`#${match}`)}.`,
      useOwn: 'استخدم هذا النص',
      readOwn: 'اقرأه',
      uri: 'عنوان النص',
      uriHint: 'عنوان https:// أو ipfs:// لا يتغيّر، أو مسار في هذا الموقع.',
      file: 'النص في ملف',
      fileHint: 'يملأ قيمة hash. يبقى الملف في متصفحك.',
      hash: 'قيمة keccak-256 للنص',
      check: {
        running: 'جارٍ التحقق من النص في هذا العنوان…',
        verified: 'النص موجود وله قيمة hash هذه.',
        differs: 'للنص في هذا العنوان قيمة hash أخرى. سيرى المراهنون تحذيرًا بدلًا منه.',
        unreachable: 'لا تستطيع المتصفحات تحميل هذا العنوان. سيرى المراهنون تحذيرًا بدلًا من النص.',
        unopenable: 'لا تستطيع المتصفحات فتح هذا العنوان. سيرى المراهنون تحذيرًا بدلًا من النص.',
      },
      button: 'نشر القواعد',
      busy: 'جارٍ النشر…',
      confirmTitle: 'نشر هذه القواعد؟',
      does: (uri: string) => `تسري على المباريات الجديدة القواعد المنشورة في ${isolate(uri)}.`,
      cannot: 'تحتفظ المباريات الحالية بنسختها. ولا يمكن سحب نسخة منشورة.',
      confirmed: 'نُشرت القواعد',
    },
  },

  operators: {
    title: 'المشغّلون',
    text: 'ينشئون المباريات ويغلقونها ويحسمونها ويبطلونها. ويمكن للمالك ذلك أيضًا دون إدراجه في القائمة.',
    none: 'لا مشغّلين في القائمة: المالك يعمل وحده.',
    reading: 'جارٍ تحميل المشغّلين…',
    readFailed: 'تعذّر تحميل القائمة. لا يزال بإمكانك الإضافة والإزالة بالعنوان.',
    remove: {
      button: 'إزالة',
      busy: 'جارٍ الإزالة…',
      confirmTitle: 'إزالة هذا المشغّل؟',
      does: (address: string) =>
        `لن يتمكن ${isolate(address)} من إنشاء المباريات أو إغلاقها أو حسمها أو إبطالها.`,
      cannot: 'تبقى نتائجه سارية. صحّح الخاطئة منها ضمن «المباريات» قبل إتاحة المطالبة.',
      confirm: 'إزالة المشغّل',
      confirmed: (address: string) => `لم يعد ${isolate(address)} مشغّلًا`,
    },
    removeOther: {
      title: 'الإزالة بالعنوان',
      text: 'تعمل حتى إن تعذّر تحميل القائمة.',
      label: 'عنوان المشغّل',
      active: 'هذا العنوان لمشغّل.',
      inactive: 'وفق بيانات الشبكة، هذا العنوان ليس لمشغّل.',
    },
    change: {
      title: 'إضافة مشغّل',
      text: 'لتبديل مفتاح، أضف الجديد قبل إزالة القديم.',
      open: 'إضافة',
      label: 'عنوان المشغّل الجديد',
      button: 'إضافة المشغّل',
      busy: 'جارٍ الإضافة…',
      confirmTitle: 'إضافة هذا المشغّل؟',
      does: (address: string) =>
        `سيتمكن ${isolate(address)} من إعلان نتيجة أي مباراة، وإنشاء المباريات وإغلاقها وإبطالها.`,
      cannot: 'لا يمكن للمشغّلين نقل الأموال أو تغيير الإعدادات أو تصحيح النتائج. ويمكنك إزالتهم في أي وقت.',
      confirmed: (address: string) => `أصبح ${isolate(address)} مشغّلًا`,
    },
  },

  money: {
    title: 'الرسوم والتوكنات المرسلة خطأً',
    text: 'الرسوم والتوكنات المرسلة خطأً فقط. لا يمكن سحب الرهانات أبدًا.',
    fees: {
      title: 'الرسوم المتراكمة',
      text: 'المحصّلة منذ آخر سحب.',
      open: 'سحب',
      none: 'لا توجد رسوم للسحب بعد.',
      label: 'إرسال الرسوم إلى',
      self: 'استخدام عنواني',
      button: 'سحب الرسوم',
      busy: 'جارٍ السحب…',
      confirmTitle: (amount: string) => `سحب ${weth(amount)}؟`,
      does: (amount: string, to: string) =>
        `تُرسل كل الرسوم المتراكمة، وهي ${weth(amount)}، إلى ${isolate(to)}.`,
      cannot: `إذا لم يكن أحد يتحكم في هذا العنوان، فستضيع الرسوم. ${noUndo} لا تتأثر الرهانات والأرباح.`,
      confirmed: (amount: string, to: string) => `أُرسلت رسوم بمبلغ ${weth(amount)} إلى ${isolate(to)}`,
    },
    rescue: {
      title: 'استعادة توكن أُرسل خطأً',
      text: 'للتوكنات المرسلة إلى الصندوق خطأً. لا تشمل WETH أبدًا، فهي ملك المراهنين.',
      open: 'استعادة',
      label: 'عنوان التوكن',
      reading: 'جارٍ التحقق من التوكن…',
      noToken: 'لا يوجد توكن في هذا العنوان.',
      holdsNothing: 'لا يملك الصندوق شيئًا من هذا التوكن.',
      holds: (amount: string, symbol: string) => `في الصندوق ${isolate(amount)} ${isolate(symbol)}.`,
      button: 'استعادة التوكن',
      busy: 'جارٍ الاستعادة…',
      confirmTitle: (symbol: string) => `استعادة كل ${isolate(symbol)}؟`,
      does: (amount: string, symbol: string) =>
        `يُرسل كامل رصيد الصندوق، ${isolate(amount)} ${isolate(symbol)}، إليك بصفتك المالك. أما إعادته إلى المرسل فقرار يعود إليك.`,
      cannot: 'لا تشمل WETH أبدًا: يرفض العقد أي استدعاء ينقل WETH من الصندوق.',
      confirmed: (amount: string, symbol: string) => `أُرسل ${isolate(amount)} ${isolate(symbol)} إلى محفظتك`,
    },
  },

  rewards: {
    title: 'المكافآت',
    text: 'ادفع لأحد أعضاء المجتمع من رصيدك من WETH. تُحتسب ضمن مكافآت الإحالة.',
    row: {
      title: 'دفع مكافأة',
      text: 'تصل مباشرة إلى المستلم. لا يحتفظ عقد المجتمع بشيء.',
      open: 'دفع',
    },
    user: 'المستلم',
    amount: 'المبلغ',
    balance: (amount: string) => `لديك ${isolate(amount)}`,
    twoSteps: 'أكّد مرتين في محفظتك: الموافقة على المبلغ، ثم دفعه.',
    button: 'دفع المكافأة',
    busy: 'جارٍ الدفع…',
    confirmTitle: (amount: string) => `دفع ${weth(amount)}؟`,
    does: (amount: string, to: string) => `يُرسل ${weth(amount)} من محفظتك إلى ${isolate(to)}.`,
    cannot: `${noUndo} لا يتأثر الصندوق والرسوم والمراهنون.`,
    confirmed: (amount: string, to: string) => `أُرسل ${weth(amount)} إلى ${isolate(to)}`,
  },

  contracts: {
    title: 'العقود المتصلة',
    text: 'العقود التي يعمل معها الصندوق. استبدل أحدها فقط إذا تعطّل أو صدر بديل له.',
    noContract: 'لا يوجد عقد في هذا العنوان.',
    readingCode: 'جارٍ فحص العنوان…',
    otherThanSite: (address: string) => `بُني هذا الموقع بالعقد ${isolate(address)}. أعد بناءه بعقد الصندوق.`,
    label: 'العنوان الجديد',
    hint: `أدخل العنوان الصفري (${isolate('0x')} يليه 40 صفرًا) للعمل بلا عقد.`,
    button: 'استبدال',
    busy: 'جارٍ الاستبدال…',
    type: 'استبدال',
    communityHub: {
      title: 'عقد المجتمع',
      text: 'يسجّل الإحالات وما يكسبه المُحيلون.',
      confirmTitle: 'استبدال عقد المجتمع؟',
      does: (address: string) =>
        `سيستخدم الصندوق ${isolate(address)} للإحالات. لا تُنقل إحالات العقد القديم ولا أعدادها ولا سمعة المُحيلين، وعلى الجميع التسجيل من جديد. ويستمر هذا الموقع في عرض العقد القديم حتى يُعاد بناؤه.`,
      doesNone:
        'يعمل الصندوق بلا عقد مجتمع: لا مكافآت إحالة، وتبقى الرسوم كاملة. ويستمر هذا الموقع في عرض العقد القديم.',
      cannot:
        'لا تتأثر العوائد: إذا تعطّل عقد المجتمع، فلن تتوقف سوى مكافآت المُحيلين. ويمكنك إعادة العقد القديم.',
      confirmed: 'استُبدل عقد المجتمع',
    },
    tournament: {
      title: 'عقد البطولات',
      text: 'العقد الذي يمكن للاعبين الانضمام إلى بطولاته.',
      confirmTitle: 'استبدال عقد البطولات؟',
      does: (address: string) =>
        `لن يمكن الانضمام إلا إلى بطولات ${isolate(address)}. وتستمر بطولات العقد القديم بلاعبيها الحاليين. ويستمر هذا الموقع في عرض العقد القديم حتى يُعاد بناؤه.`,
      doesNone: 'لن يمكن الانضمام إلى أي بطولة. وتستمر البطولات الحالية بلاعبيها الحاليين.',
      cannot:
        'لا تُنقل أي أموال: تبقى المطالبة بالجوائز والاستردادات متاحة في العقد القديم. ويمكنك إعادته في أي وقت.',
      confirmed: 'استُبدل عقد البطولات',
    },
  },

  ownership: {
    pool: {
      title: 'ملكية الصندوق',
      text: 'يغيّر المالك الإعدادات ويصحّح النتائج ويسحب الرسوم. ويُفضّل أن يكون محفظة Safe.',
      renounce: {
        text: 'يترك الصندوق بلا مالك نهائيًا.',
        confirmTitle: 'التنازل عن ملكية الصندوق؟',
        does: 'لن يتمكن أحد بعد ذلك من تصحيح نتيجة أو إيقاف الرهان أو تغيير الإعدادات أو إدارة المشغّلين أو سحب الرسوم، السابقة أو اللاحقة. وإن كان المالك هو المُحكِّم فلا طعن في النتائج أيضًا: مفتاح مشغّل مسروق سيقررها دون رادع.',
        cannot: `${noUndo} تستمر الرهانات ونتائج المشغّلين والمطالبات والاستردادات.`,
      },
    },
    hub: {
      title: 'ملكية عقد المجتمع',
      text: 'يمكن لمالك عقد المجتمع دفع مكافآت من رصيده من WETH فقط.',
      renounce: {
        text: 'يترك عقد المجتمع بلا مالك نهائيًا.',
        confirmTitle: 'التنازل عن ملكية عقد المجتمع؟',
        does: 'لن يتمكن أحد بعد ذلك من دفع مكافآت عبر عقد المجتمع.',
        cannot: `${noUndo} تستمر الإحالات ومكافآتها.`,
      },
    },
    owner: 'المالك',
    ownerText: 'يتم النقل على خطوتين: ترشّح مالكًا، ثم يقبل.',
    noOwner: 'لا مالك، نهائيًا',
    transfer: {
      open: 'نقل',
      label: 'عنوان المالك الجديد',
      button: 'ترشيح مالك جديد',
      busy: 'جارٍ الترشيح…',
      confirmTitle: 'ترشيح مالك جديد؟',
      does: (address: string) =>
        `سيتمكن ${isolate(address)} من قبول الملكية. وتبقى أنت المالك حتى ذلك الحين.`,
      cannot: 'يمكنك ترشيح غيره أو الإلغاء حتى القبول. بعد ذلك، لا يعيدها إلا المالك الجديد.',
      confirmed: (address: string) => `يمكن الآن لـ ${isolate(address)} قبول الملكية`,
    },
    pending: 'المالك المرشّح',
    pendingText: 'لم يقبل بعد.',
    accept: {
      button: 'قبول الملكية',
      busy: 'جارٍ القبول…',
      confirmTitle: 'قبول الملكية؟',
      does: 'تصبح المالك فورًا، ويفقد المالك الحالي كل صلاحياته.',
      cannot: 'تبقى قائمة المشغّلين كما هي. ويمكنك نقل الملكية مجددًا لاحقًا.',
      confirmed: 'أنت المالك الآن',
    },
    withdraw: {
      button: 'إلغاء النقل',
      busy: 'جارٍ الإلغاء…',
      confirmed: 'أُلغي النقل',
    },
    renouncePaused: 'استأنف الرهان أولًا. فبلا مالك سيبقى متوقفًا إلى الأبد.',
    renounce: {
      title: 'التنازل عن الملكية',
      button: 'تنازل',
      busy: 'جارٍ التنازل…',
      type: 'تنازل',
      confirm: 'تنازل نهائي',
      confirmed: 'تم التنازل عن الملكية',
    },
  },

  admins: {
    title: 'مشرفو البطولات',
    text: 'ينشئون البطولات ويلغونها. وفي المحكَّمة منها يمنحون النقاط وينهونها.',
    none: 'لا مشرفي بطولات.',
    reading: 'جارٍ تحميل المشرفين…',
    readFailed: 'تعذّر تحميل القائمة. لا يزال بإمكانك الإضافة والإزالة بالعنوان.',
    remove: {
      button: 'إزالة',
      busy: 'جارٍ الإزالة…',
      confirmTitle: 'إزالة مشرف البطولات هذا؟',
      does: (address: string) =>
        `لن يتمكن ${isolate(address)} من إنشاء البطولات أو إلغائها، ولا من تحكيم المحكَّمة منها وإنهائها.`,
      cannot: 'تستمر البطولات الحالية: يمكن لأي شخص احتساب نقاطها وإنهاؤها. أما المحكَّمة فتحتاج إلى مشرف آخر.',
      confirm: 'إزالة المشرف',
      confirmed: (address: string) => `لم يعد ${isolate(address)} مشرف بطولات`,
    },
    removeOther: {
      title: 'الإزالة بالعنوان',
      text: 'تعمل حتى إن تعذّر تحميل القائمة.',
      label: 'عنوان المشرف',
      active: 'هذا العنوان لمشرف بطولات.',
      inactive: 'وفق بيانات الشبكة، هذا العنوان ليس لمشرف بطولات.',
    },
    change: {
      title: 'إضافة مشرف بطولات',
      text: 'لا يمكن تغيير المشرفين الرئيسيين هنا.',
      open: 'إضافة',
      label: 'عنوان المشرف الجديد',
      button: 'إضافة المشرف',
      busy: 'جارٍ الإضافة…',
      confirmTitle: 'إضافة مشرف البطولات هذا؟',
      does: (address: string) =>
        `سيتمكن ${isolate(address)} من إنشاء البطولات وإلغائها، وتحديد الفائز في البطولات المحكَّمة.`,
      cannot:
        'لا يمكن للمشرفين أخذ أموال الجوائز أو منح النقاط في البطولات غير المحكَّمة. ويمكنك إزالتهم في أي وقت.',
      confirmed: (address: string) => `أصبح ${isolate(address)} مشرف بطولات`,
    },
  },

  risk: {
    title: 'مؤشرات المخاطر',
    text: `متى تُعد الرهانات غير معتادة. تُحفظ في هذا المتصفح، أما ${isolate('npm run operate')} فيقرأ ${isolate('operate.json')}.`,
    thresholds: {
      large: { label: 'رهان كبير، من الحد الأقصى', unit: '%' },
      late: { label: 'رهانات مباشرة متأخرة، قبل إغلاق الرهان', unit: 'د' },
      line: { label: 'عكس الاتجاه، دون هذه الحصة من الصندوق', unit: '%' },
      accounts: { label: 'حسابات تتحرك معًا', unit: '' },
      within: { label: 'تتحرك معًا خلال', unit: 'د' },
      share: { label: 'تتحرك معًا، من مجموع الرهانات', unit: '%' },
      empty: { label: 'بلا رهانات، قبل البداية', unit: 'د' },
    },
    outOfBounds: (least, most) =>
      `أدخل عددًا صحيحًا من ${isolate(formatCount(least))} إلى ${isolate(formatCount(most))}.`,
    reset: 'استعادة القيم الافتراضية',
  },
  problems: {
    empty: 'أدخل قيمة.',
    emptyAddress: 'أدخل عنوانًا.',
    notANumber: `أدخل رقمًا مثل ${isolate('1.5')}.`,
    tooPrecise: 'استخدم خانتين عشريتين على الأكثر.',
    feeTooHigh: `لا يمكن أن تتجاوز الرسوم ${maxFee}.`,
    capTooHigh: `لا يمكن أن يتجاوز سقف الرهان المباشر ${maxLiveCap}.`,
    gainOutOfRange: `أدخل عددًا من ${limits.maxGainMin} إلى ${formatCount(limits.maxGainMax)}.`,
    notWhole: 'أدخل عددًا صحيحًا.',
    periodOutOfRange: `أدخل من ${limits.rulingDaysMin} إلى ${limits.rulingDaysMax} يومًا.`,
    notAUrl: 'أدخل عنوان https:// أو ipfs:// أو مسارًا في هذا الموقع.',
    notAHash: 'قيمة غير صالحة: 0x و64 خانة ست عشرية.',
    get bondOutOfRange() {
      return `أدخل من ${isolate(formatAmount(limits.minBondMin))} إلى ${weth(formatAmount(limits.minBondMax))}.`
    },
    windowTooShort: `مع هذا المُحكِّم، يجب ألا تقل مهلة الاعتراض عن ${countedOblique(limits.foreignDisputeHours, nouns.hour)}.`,
    windowTooLong: `لا يمكن أن تتجاوز مهلة الاعتراض ${limits.disputeHours} ساعة.`,
    notWholeSeconds: 'أدخل عددًا صحيحًا من الثواني.',
    same: 'هذه هي القيمة الحالية بالفعل.',
    malformed: `عنوان غير صالح: ${isolate('0x')} يليه 40 رمزًا ست عشريًا. تحقق من الأخطاء المطبعية.`,
    zero: 'العنوان الصفري غير مسموح به هنا.',
    bettingToken: 'عملة WETH في الصندوق ملك للمراهنين ولا يمكن سحبها.',
    alreadyOwner: 'هذا هو المالك بالفعل.',
    alreadyListed: 'هذا العنوان في القائمة بالفعل.',
    severalSeparators: 'استخدم نقطة أو فاصلة عشرية واحدة فقط.',
    tooManyDecimals: 'تقبل WETH حتى 18 خانة عشرية.',
    tooLarge: 'هذا المبلغ كبير جدًا.',
    zeroAmount: 'أدخل مبلغًا أكبر من صفر.',
    notEnough: 'ليس لديك هذا القدر من WETH.',
  },
}
