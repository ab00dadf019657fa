import type { dialogs as english } from '@/i18n/en/dialogs'
import { isolate } from './isolate'

export const dialogs: typeof english = {
  rpc: {
    explain: 'استخدم خادم RPC خاصًا بك إن كان خادمنا بطيئًا أو حفاظًا على خصوصيتك. لمحفظتك إعدادها الخاص.',
    label: 'رابط RPC',
    hint: (chain: string) =>
      `رابط ${isolate('https://')} أو ${isolate('wss://')} لشبكة ${isolate(chain)}. يُحفظ في هذا المتصفح ويُستخدم بدل خادمنا.`,
    save: 'استخدام هذا الـ RPC',
    checking: 'جارٍ التحقق…',
    reset: 'استخدام RPC الافتراضي',
    noUrl: `أدخل رابط RPC صالحًا (${isolate('https://')} أو ${isolate('wss://')}).`,
    unreachable: 'لم يستجب هذا الـ RPC. تحقق من الرابط ومن أنه يقبل طلبات المواقع.',
    otherChain: (chainId: number, chain: string, wanted: number) =>
      `هذا الـ RPC يخدم السلسلة ${chainId}، أما ${isolate(chain)} فهي السلسلة ${wanted}.`,
    smallBatches: (most: number) =>
      `حُفظ. يقبل هذا الـ RPC ${most === 1 ? 'طلبًا واحدًا' : `${most} طلبات`} في كل مرة، لذا تُحمَّل الصفحات ببطء أكثر.`,
  },
  limit: {
    explain: 'حدّد أقصى ما تراهن به يوميًا. يُحفظ في هذا المتصفح فقط، ومسح بيانات الموقع يزيله.',
    label: 'الحد اليومي (WETH)',
    hint: 'خفض الحد يسري الآن. رفعه أو إزالته يسري من الغد.',
    save: 'حفظ الحد',
    remove: 'إزالة الحد',
  },
  account: {
    confirmIn: (wallet: string) => `بانتظار التأكيد في ${isolate(wallet)}…`,
    browsingNote: 'لا تحتاج إلى محفظة للتصفح. والربط لا يشارك سوى عنوانك، ولا يتحرك شيء دون توقيعك.',
    wrap: 'تغليف',
    unwrap: 'فك التغليف',
    wrapHint: (coin: string) => `يحوّل ${coin} إلى WETH بنسبة ${isolate('1:1')}.`,
    unwrapHint: (coin: string) => `يحوّل WETH إلى ${coin} بنسبة ${isolate('1:1')}.`,
    balances: 'الأرصدة',
    copyAddress: 'نسخ العنوان',
    publicPage: 'صفحتي',
    explorer: 'عرض في المستكشف',
    disconnect: 'فصل المحفظة',
    recent: 'استُخدمت مؤخرًا',
    wrapForm: {
      legend: 'تغليف أو فك تغليف',
      amount: 'المبلغ',
      max: 'الأقصى',
      tooMuch: 'هذا أكثر مما لديك.',
    },
  },
  noWallet: {
    alert: 'يُرجى تثبيت MetaMask أولًا',
    getWallet: 'الحصول على MetaMask',
    openIn: (wallet) => `افتح في ${wallet}`,
    reload: 'ثبّتّها؟ أعد التحميل',
    onPhone: 'محفظتك على هاتفك؟',
    scan: 'امسح الرمز بتطبيق محفظتك لفتح هذه الصفحة فيه.',
    qr: 'رمز QR لهذه الصفحة',
  },
  funds: {
    title: (chain: string) => `أضف رصيدًا على ${isolate(chain)}`,
    wrap: (coin: string) => `لديك ${coin}. راهن بها مباشرة.`,
    ether: (coin: string, chain: string) => `احصل على ${coin} على ${isolate(chain)}، فهي للرهان ولدفع الغاز.`,
    weth: (chain: string) => `الرهان بعملة WETH. احصل عليها على ${isolate(chain)}.`,
    wethAndGas: (coin: string, chain: string) =>
      `احصل على WETH على ${isolate(chain)} للرهان، وعلى القليل من ${coin} للغاز.`,
    gas: (coin: string, chain: string) =>
      `تحتاج كل معاملة إلى القليل من ${coin} على ${isolate(chain)} للغاز.`,
    payWith: (coin: string) => `الدفع بعملة ${coin}`,
    by: {
      swap: (coin: string) => `المبادلة للحصول على ${coin}`,
      bridge: (coin: string) => `نقل ${coin} عبر جسر`,
      faucet: (coin: string) => `الحصول على ${coin} مجانًا`,
    },
    localFaucet: 'الحصول على رصيد تجريبي',
  },
  upgrade: {
    approveAndBet: 'الموافقة والمراهنة في خطوة واحدة',
    note: 'ستطلب محفظتك أولًا ترقية هذا الحساب إلى حساب ذكي. يمكنك أيضًا الموافقة بشكل منفصل.',
  },
  walletConnect: {
    connect: 'الاتصال عبر WalletConnect',
    scan: 'امسحه بتطبيق محفظتك ثم وافق هناك.',
    open: 'فتح تطبيق محفظة',
    approve: 'وافق على الاتصال في تطبيق محفظتك ثم عُد إلى هنا.',
    qr: 'رمز QR لـ WalletConnect',
    copy: 'نسخ الرابط',
    loading: 'جارٍ الحصول على الرابط…',
  },
  request: {
    unanswered: 'بانتظار محفظتك. ابحث عن نافذة مخفية أو أيقونة الإضافة. وإن وافقت لاحقًا يظل ذلك ساريًا.',
    stopWaiting: 'إيقاف الانتظار',
  },
}
