import type { matchResult as english } from '@/i18n/en/matchResult'
import { limits } from '@/i18n/format/limits'
import { isolate, weth } from './isolate'

export const matchResult: typeof english = {
  state: {
    awaiting: 'بانتظار النتيجة',
    closedEarly: 'أغلق أحد المشغّلين الرهان مبكرًا. الرهانات الموضوعة سارية.',
    ended: 'أُغلق الرهان. الرهانات الموضوعة سارية.',
    noResult: 'لا نتيجة في الوقت المحدد',
    abandoned: 'يمكن لأي شخص إبطال هذه المباراة الآن، فتُرد كل الرهانات دون رسوم.',
    void: 'هذه المباراة لاغية',
    voidText: 'تُرد كل الرهانات دون رسوم.',
    winner: (side: string, team: string | undefined) =>
      team ? `فاز ${isolate(team)} (${side})` : `فاز ${side}`,
    winnerText: 'يسترد الفائزون مبالغ رهاناتهم ويتقاسمون ما قابلها من الطرف الآخر.',
    claimableIn: 'تُتاح المطالبة بعد',
    challenged: 'النتيجة قيد الطعن',
    suspended: 'لا يُدفع لأحد حتى يصدر حُكم المُحكِّم.',
    unruled:
      'لم يصدر المُحكِّم حُكمه في الوقت المحدد. يمكن لأي شخص إبطال المباراة، فتُرد كل الرهانات، لكن مقدّم الطعن يخسر الكفالة.',
    challengedSilence: 'غياب النتيجة قيد الطعن',
    suspendedSilence: 'لا يُدفع لأحد حتى يصدر حُكم المُحكِّم أو يعلن أحد المشغّلين النتيجة.',
    unruledSilence:
      'لم يصدر المُحكِّم حُكمه في الوقت المحدد. يمكن لأي شخص إبطال المباراة، فتُرد كل الرهانات والكفالة.',
    voidNow: 'إبطال هذه المباراة',
    connectFirst: 'اربط محفظة لإبطالها.',
  },

  source: { by: 'النتيجة الرسمية برابط من المشغّل:' },

  timeline: {
    label: 'مسار النتيجة',
    due: 'يعلن أحد المشغّلين النتيجة',
    silence: (time: string) => `من ${time} يمكن لأي شخص الطعن في غياب النتيجة`,
    voidable: (time: string) => `من ${time} يمكن لأي شخص إبطال المباراة`,
    void: 'لاغية',
    named: (outcome: string) => `أُعلنت: ${outcome}`,
    noResult: 'لم تُعلن نتيجة',
    window: (time: string) => `حتى ${time}، يمكن للمالك تصحيحها مرة، ولأي شخص الطعن فيها`,
    unchallenged: 'لم يُطعن فيها',
    challengeWindow: (time: string) => `حتى ${time}، يمكن لأي شخص الطعن فيها`,
    challenged: (account: string, bond: string) => `طعن فيها ${isolate(account)} بكفالة ${weth(bond)}`,
    ruling: (time: string) => `أمام المُحكِّم حتى ${time} لإصدار الحُكم`,
    rulingOrResult: (time: string) => `حتى ${time}، يحكم المُحكِّم أو يعلن أحد المشغّلين النتيجة`,
    unruled: 'لا حُكم في الوقت المحدد: يمكن لأي شخص إبطال المباراة',
    decided: (outcome: string) => `حُسمت بعد الطعن: ${outcome}`,
    payouts: (time: string) => `تُفتح المطالبات في ${time}`,
    payoutsAfterRuling: 'تُفتح المطالبات بعد الحُكم',
    payoutsLater: 'تُفتح المطالبات بعد ذلك',
    payoutsOpen: 'نهائية. المطالبات مفتوحة',
  },

  reality: {
    ask: 'سؤال Reality.eth',
    askText: 'تحكم Reality.eth في هذا الطعن. يمكن لأي شخص طرح السؤال عليها.',
    asked: 'تجيب Reality.eth عن هذا السؤال:',
    copy: 'نسخ معرّف السؤال',
    answered: 'لدى Reality.eth إجابة نهائية. يمكن لأي شخص نقلها.',
    passOn: 'نقل الإجابة',
    askAgainText:
      'أجابت Reality.eth قبل الأوان، إذ لم يكن بوسع أحد معرفة النتيجة بعد. يمكن لأي شخص إعادة السؤال ليُجاب عنه بعد نهاية المباراة.',
    askAgain: 'إعادة السؤال',
    asking: 'جارٍ السؤال…',
    fee: (fee: string) => `رسوم التحكيم: ${weth(fee)}`,
    approveFirst: 'اسمح أولًا للمُحكِّم بأخذ الرسوم، ثم تؤكد السؤال.',
    insufficient: (balance: string) => `لديك ${weth(balance)}، أقل من الرسوم.`,
    connectFirst: 'اربط محفظة للمتابعة.',
  },

  challenge: {
    invite: 'نتيجة خاطئة؟ اطعن فيها بكفالة، والقرار للمُحكِّم.',
    inviteSilence: 'لا نتيجة منذ أيام؟ اطلبها من المُحكِّم، وتعود إليك كفالتك.',
    open: 'الطعن في النتيجة',
    title: 'الطعن في النتيجة؟',
    titleSilence: 'الطعن في غياب النتيجة؟',
    bond: 'كفالتك',
    rulesBy: 'آخر موعد للحُكم',
    arbiter: 'المُحكِّم',
    owner: 'مالك العقد',
    bondRule: `الكفالة 2% مما تحرّكه النتيجة، على ألا تقل عن الحد الأدنى للمباراة ولا تزيد على ${weth(limits.maxBond)}.`,
    consequences: (bond: string, until: string) => ({
      returned: `إذا غيّر الحُكم النتيجة، تستعيد كفالتك ${weth(bond)}.`,
      kept: 'إذا أيّد الحُكم النتيجة، تخسرها.',
      burned: `إن لم يصدر حُكم حتى ${until}، يمكن لأي شخص إبطال المباراة، فتُرد كل الرهانات، لكنك تخسر كفالتك.`,
    }),
    silenceConsequences: (bond: string, until: string) => ({
      returned: `تعود إليك كفالتك ${weth(bond)} في كل الأحوال.`,
      decided: 'ينتهي الطعن بحُكم المُحكِّم أو بإعلان أحد المشغّلين النتيجة.',
      voided: `إن لم يحدث أي منهما حتى ${until}، يمكن لأي شخص إبطال المباراة، فتُرد كل الرهانات.`,
    }),
    suspended: 'وحتى ذلك الحين لا يُدفع لأحد.',
    approveFirst: 'اسمح أولًا لـ Clutchpool بأخذ الكفالة، ثم تؤكد الطعن.',
    insufficient: (balance: string) => `لديك ${weth(balance)}، أقل من الكفالة.`,
    button: 'الطعن',
    busy: 'جارٍ الطعن…',
  },
  successor: {
    text: 'تُلعب في موعد جديد:',
    link: (start: string) => `تبدأ ${start}`,
  },
}
