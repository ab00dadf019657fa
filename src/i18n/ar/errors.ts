import type { errors as english } from '@/i18n/en/errors'
import { isolate } from './isolate'

export const errors: typeof english = {
  unnamedContractError: (name: string) => `رفض العقد الطلب (${isolate(name)}).`,
  contractsMissing: 'تعذّرت تهيئة العقود',
  revertedWithoutReason: 'رُفض دون ذكر سبب. تحقق من رصيدك من WETH ومن موافقتك.',
  reverted: 'فشلت المعاملة على السلسلة. لم تدفع سوى الغاز. أعد المحاولة.',
  rejected: 'ألغيت الطلب في محفظتك.',
  expired: 'انتهت مهلة الطلب قبل الرد عليه. أعد المحاولة.',
  insufficientFunds: (coin, leave) =>
    `رصيدك من ${coin} لا يكفي لهذا مع الغاز.${leave === undefined ? '' : ` اترك ${isolate(`${leave} ${coin}`)} على الأقل للغاز.`}`,
  network: 'لم ترد الشبكة. تحقق من اتصالك ثم أعد المحاولة.',
  walletRpc: 'تعذّر على محفظتك الاتصال بهذه الشبكة. غيّر رابط RPC الخاص بالشبكة في محفظتك ثم أعد المحاولة.',
  walletRefused: 'توقّعت محفظتك فشل المعاملة فلم ترسلها. أعد المحاولة.',
  notConnected: 'محفظتك غير متصلة. اربطها أولًا.',
  noAccount: 'لم تشارك محفظتك أي حساب. افتح قفلها أو اختر حسابًا، ثم أعد الربط.',
  wrongChain: 'محفظتك على شبكة أخرى. بدّل الشبكة ثم أعد المحاولة.',
  notSwitched: (chain) => `لم تبدّل محفظتك الشبكة. اختر ${isolate(chain)} في محفظتك أو أعد المحاولة.`,
  duplicateNetwork: (entry) =>
    `في محفظتك إدخال قديم لهذه الشبكة${entry === undefined ? '' : ` (${isolate(entry)})`}. احذفه من محفظتك ثم أعد المحاولة.`,
  requestOpen: 'محفظتك بانتظارك. افتحها للموافقة أو الرفض. لا تجد الطلب؟ أعد تحميل هذه الصفحة.',
  batchRefused: 'لا تستطيع محفظتك تنفيذ الخطوتين معًا. وافق أولًا ثم تابع.',
  cancelled: 'أُلغيت المعاملة أو استُبدلت في محفظتك.',
  notPlaced: 'لم يوضع الرهان. لم يُراهَن بأي مبلغ.',
  unseen: 'لم يتغير شيء على السلسلة خلال 10 دقائق. راجع محفظتك ثم أعد المحاولة.',
  allowanceNotSet: 'فشلت الموافقة: لم يُضبط المبلغ الموافق عليه كما ينبغي',
  unknown: 'حدث خطأ غير معروف',
}
