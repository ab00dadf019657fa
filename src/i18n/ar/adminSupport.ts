import type { adminSupport as english } from '@/i18n/en/adminSupport'
import { isolate, weth } from './isolate'

export const adminSupport: typeof english = {
  title: 'الرد على مراهن',
  intro: 'اعرف سبب دفع كل رهان أو عدم دفعه وما العمل. شارك رابط هذه الصفحة ليرى غيرك الجواب نفسه.',
  subject: 'عنوان أو معرّف معاملة',
  hint: 'عنوان أو معاملة: 0x…',
  invalid: 'ليس عنوانًا ولا معرّف معاملة',
  invalidText: 'العنوان 0x يليها 40 خانة ست عشرية، ومعرّف المعاملة 0x يليها 64.',
  columns: { match: 'المباراة', bet: 'الرهان (WETH)', status: 'الحالة', answer: 'الجواب' },
  none: 'لا رهانات من هذا العنوان',
  noneText: 'اطلب العنوان الذي أرسل الرهان، أو معرّف معاملته.',
  bettor: (address: string) => `رهانات ${isolate(address)}`,
  publicPage: 'الصفحة العامة',
  claimable: (amount: string) => `يمكن المطالبة الآن بمبلغ ${weth(amount)} في «رهاناتي».`,
  nothingClaimable: 'لا شيء للمطالبة به الآن.',
  transaction: 'المعاملة',
  allBets: (address: string) => `كل رهانات ${isolate(address)}`,

  transactions: {
    unknown: (chain: string) =>
      `غير موجودة على ${isolate(chain)}. تحقق من المعرّف: قد تكون على شبكة أخرى، أو لم تُرسل قط.`,
    pending: 'لم تدخل كتلة بعد. يمكن تسريعها أو إلغاؤها من المحفظة.',
    failed: (reason: string, name: string | undefined) =>
      `فشلت ولم تكلّف سوى الغاز${name ? ` (${isolate(name)})` : ''}: ${reason}`,
    foreign: (to: string | undefined) =>
      `${to ? `ذهبت إلى ${isolate(to)}` : 'أنشأت عقدًا'} ولم تستخدم أيًّا من عقودنا، فلم تضع رهانًا هنا.`,
    other:
      'نجحت، لكنها لم تضع رهانًا ولم تطالب بعائد. قد تكون موافقة، أو اشتراكًا في بطولة، أو إرسال WETH يدويًا.',
    placed: (amount: string) => `وضعت رهانًا بمبلغ ${weth(amount)}.`,
    paid: (amount: string) => `دفعت ${weth(amount)}.`,
  },

  reasons: {
    playing: (ends: string) => `تنتهي المباراة في ${ends}.`,
    due: 'انتهت المباراة ولا نتيجة لها بعد.',
    abandoned: (ended: string) => `انتهت المباراة في ${ended} ولم تُعلن نتيجتها في الموعد.`,
    challenged: 'النتيجة قيد الطعن، فلا يُدفع شيء.',
    noRuling: 'لم يصدر المُحكِّم حُكمه في الطعن في الموعد.',
    won: 'ربح الرهان.',
    void: 'المباراة لاغية، فتُسترد كل الرهانات.',
    lost: 'خسر الرهان.',
    lostUnmatched: 'خسر الرهان، ويعود منه الجزء الذي لم يقابله أحد.',
    unmatched: 'خسر الرهان، لكن لم يراهن أحد ضده، فيعود كاملًا.',
  },
  next: {
    wait: 'يجب انتظار نتيجتها.',
    post: 'انشر النتيجة ضمن «المباريات».',
    void: 'أبطِلها ضمن «المباريات» لتُسترد كل الرهانات.',
    ruling: (until: string) => `يجب انتظار الحُكم، وموعده حتى ${until}.`,
    claim: (amount: string) => `بقي ${weth(amount)} للمطالبة به في «رهاناتي».`,
    claimLater: (amount: string, from: string) =>
      `يمكن المطالبة بمبلغ ${weth(amount)} ابتداءً من ${from}، ما لم يُطعن في النتيجة.`,
    final: (from: string) => `لا شيء للمطالبة به. يمكن الطعن في النتيجة حتى ${from}.`,
    nothing: 'لا شيء للمطالبة به.',
    claimed: (amount: string) => `طالب المراهن بمبلغ ${weth(amount)}، وذهب إلى العنوان الذي راهن.`,
    paid: (amount: string) => `طالب به غيره نيابةً عنه: ذهب ${weth(amount)} إلى العنوان الذي راهن.`,
  },
}
