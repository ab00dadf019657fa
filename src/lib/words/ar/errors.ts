import type { errors as english } from '@/lib/words/en/errors'
import { isolate } from './isolate'

export const errors: typeof english = {
  unnamedContractError: (name: string) => `رفض العقد الطلب (${isolate(name)}).`,
  contractsMissing: 'تعذّرت تهيئة العقود',
  revertedWithoutReason: 'رُفض تحويل WETH: رصيدك أو موافقتك أقل من اللازم. تحقق من كليهما ثم أعد المحاولة.',
  reverted: 'رفض العقد الطلب عند إدراجه في كتلة. لم يُنفق سوى الغاز. أعد المحاولة.',
  rejected: 'رُفض الطلب في المحفظة.',
  insufficientFunds: 'في محفظتك من عملة الشبكة أقل مما يكفي لهذا ولغازه.',
  network: 'لم ترد الشبكة. تحقق من اتصالك ثم أعد المحاولة.',
  notConnected: 'اربط محفظتك أولًا.',
  noAccount: 'لا تُظهر محفظتك أي حساب. أنشئ فيها حسابًا أو افتح قفلها أو اختر أحد حساباتها، ثم أعد الربط.',
  wrongChain: 'محفظتك على شبكة أخرى. بدّل الشبكة ثم أعد المحاولة.',
  promptOpen: 'في محفظتك طلب مفتوح. أجب عنه هناك؛ وإن لم تجده فأعد تحميل هذه الصفحة.',
  cancelled: 'أُلغيت المعاملة أو استُبدلت في محفظتك. لم تغيّر شيئًا.',
  dropped: 'لم تعد الشبكة تعرف هذه المعاملة. راجع محفظتك قبل إعادة المحاولة.',
  allowanceNotSet: 'فشلت الموافقة: لم يُضبط المبلغ الموافق عليه كما ينبغي',
  unknown: 'حدث خطأ غير معروف',
}
