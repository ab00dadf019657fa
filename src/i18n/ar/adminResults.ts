import type { adminResults as english } from '@/i18n/en/adminResults'
import { limits } from '@/i18n/format/limits'
import { adminBatch } from './adminBatch'
import { adminRisk } from './adminRisk'
import { counted, nouns } from './counted'
import { isolate, numbered, weth } from './isolate'

const option = (side: 1 | 2, team: string | undefined) => `الخيار ${side}${team ? ` (${isolate(team)})` : ''}`

export const adminResults: typeof english = {
  finalize: {
    option: (id: string, name: string, ended: string) =>
      `${numbered(id)} - ${isolate(name)} (انتهت: ${ended})`,
    closedOption: (id: string, name: string, ends: string) =>
      `${numbered(id)} - ${isolate(name)} (أُغلق الرهان، تنتهي: ${ends})`,
    winner: 'الفائز',
    side: (side: 1 | 2) => `الخيار ${side}`,
    button: 'حسم المباراة',
    busy: 'جارٍ الحسم…',
    chooseMatch: 'اختر مباراة أولًا.',
    chooseWinner: 'اختر الفائز أولًا.',
    confirmTitle: (id: string) => `حسم المباراة ${numbered(id)}؟`,
    success: (id: string, winner: 1 | 2) => `حُسمت المباراة ${numbered(id)} بنجاح. الفائز: الخيار ${winner}`,
    failed: (message: string) => `تعذّر حسم المباراة: ${isolate(message)}`,

    gone: (id: string) => `للمباراة ${numbered(id)} نتيجة بالفعل، أو لم يعد ممكنًا سوى إبطالها.`,
    posted: (result: string) => `النتيجة المعلنة: ${result}`,
    noResult: 'لم تُعلَن أي نتيجة',
    atStake: (amount: string) => `رهانات بمبلغ ${weth(amount)}`,
    noBets: 'لا رهانات',

    source: 'رابط النتيجة الرسمية (اختياري)',
    sourceHint: 'صفحة المنظّم. يراها المراهنون بجانب النتيجة.',
    sourceInvalid: `أدخل رابط https:// من ${limits.sourceBytes} حرف على الأكثر.`,

    details: 'تفاصيل المباراة',
    poolA: 'صندوق أ',
    poolB: 'صندوق ب',
    start: 'البدء',
    end: 'النهاية',

    consequence: {
      title: 'ماذا سيحدث',
      winner: (winner: 1 | 2, team: string | undefined) => `يفوز ${option(winner, team)}.`,
      counting: 'جارٍ حساب عدد الفائزين…',
      countFailed: 'تعذّر حساب عدد الفائزين.',
      winners: (count: number, paid: string) =>
        `يحصل ${counted(count, nouns.winner)} على ${weth(paid)}${count === 1 ? '' : ' إجمالًا'}.`,
      paid: (paid: string) => `يحصل الفائزون على ${weth(paid)} إجمالًا.`,
      stakes: (stakes: string, gain: string) =>
        `منها ${weth(stakes)} من مبالغ رهاناتهم، و${weth(gain)} من الطرف الآخر.`,
      noGain: 'يستردون مبالغ رهاناتهم فقط، إذ لم يراهن أحد على الطرف الآخر.',
      fee: (fee: string, rate: string) =>
        `الرسوم ${weth(fee)}، أي ${isolate(rate)} من مكسب الفائزين، وتُدفع منها مكافآت المُحيلين.`,
      noFee: 'بلا رسوم.',
      nobodyBet: (amount: string) => `لم يراهن عليه أحد، فتُرد كل الرهانات: ${weth(amount)} إجمالًا.`,
      unmatched: (amount: string) =>
        `${weth(amount)} من رهانات الطرف الآخر لم يُقابلها رهان، فتُرد إلى أصحابها.`,
      bondReturned: (bond: string) => `ينتهي الطعن، وتعود الكفالة ${weth(bond)} إلى صاحبه.`,
      source: (host: string) => `يرى المراهنون رابطًا إلى ${isolate(host)} بجانب النتيجة.`,
      noBets: 'لم يراهن أحد على هذه المباراة، فلا شيء للدفع.',
      atOnce: 'تُتاح المطالبة فورًا.',
      atEnd: (time: string) => `تُتاح المطالبة في ${time}، وهو موعد نهاية المباراة.`,
      claimable: (time: string, window: string) =>
        `تُتاح المطالبة في ${time} بعد مهلة اعتراض مدتها ${window}.`,
      cannot: 'قبل إتاحة المطالبة، يمكن للمالك تصحيح النتيجة مرة، ولأي شخص الطعن فيها. وبعده تصبح نهائية.',
      cannotAtOnce: 'من دون مهلة اعتراض، لا يمكن لأحد تصحيح النتيجة أو الطعن فيها بعد ذلك.',
    },
  },

  manage: {
    result: 'النتيجة',
    results: {
      none: 'لا نتيجة بعد',
      void: 'لاغية',
      winner: (winner: 1 | 2, team: string | undefined) => option(winner, team),
    },
    rulingUntil: 'الباقي للحُكم',
    challenger: 'صاحب الطعن',
    bond: 'الكفالة',
    arbiter: 'المُحكِّم',
    arbiterOwner: 'المالك',
    payoutsIn: 'تُفتح المطالبات بعد',
    rules: 'قواعد الحسم',
    postResult: 'إعلان النتيجة',
    suspended: 'النتيجة قيد الطعن. لا يحسمها إلا المُحكِّم حتى تنقضي مهلة الحُكم.',
    correctableUntil: 'قابلة للتصحيح خلال',
    stakes: 'الرهانات',
    endTime: 'النهاية',
    betting: 'الرهان',
    bettingOpen: 'مفتوح',
    bettingClosed: 'أُغلق مبكرًا',
    bettingOver: 'انتهى',

    source: {
      title: 'النتيجة الرسمية',
      text: 'رابط يتحقق به المراهنون من النتيجة.',
      label: 'رابط صفحة المنظّم',
      none: 'أدخل رابطًا أولًا.',
      same: 'أدخل رابطًا آخر أولًا.',
      button: 'حفظ الرابط',
      remove: 'إزالة الرابط',
      busy: 'جارٍ الحفظ…',
      confirmed: 'حُفظ الرابط',
      removed: 'أُزيل الرابط',
    },

    close: {
      title: 'إغلاق الرهان مبكرًا',
      text: 'يوقف الرهانات الجديدة نهائيًا. تبقى الرهانات الحالية سارية.',
      button: 'إغلاق الرهان',
      busy: 'جارٍ الإغلاق…',
      confirmTitle: (id: string) => `إغلاق الرهان على المباراة ${numbered(id)}؟`,
      does: [
        'لن يتمكن أحد من الرهان على هذه المباراة. تبقى الرهانات الحالية سارية. ويمكنك إعلان النتيجة بعد بدئها.',
        'وتُجمَّد توقعاتها في البطولات أيضًا، فتكون الأفضلية لمن علم بذلك.',
      ],
      cannot: 'لا يمكن إعادة فتح الرهان. ولا تُتاح المطالبة قبل موعد النهاية.',
      confirm: 'إغلاق الرهان نهائيًا',
      confirmed: (id: string) => `أُغلق الرهان على المباراة ${numbered(id)}`,
      over: 'انتهى الرهان على هذه المباراة بالفعل.',
    },
    void: {
      title: 'إبطال المباراة',
      text: 'تُرد كل الرهانات دون رسوم.',
      button: 'إبطال المباراة',
      busy: 'جارٍ الإبطال…',
      confirmTitle: (id: string) => `إبطال المباراة ${numbered(id)}؟`,
      does: (amount: string) => `يسترد كل مراهن مبلغ رهانه كاملًا، بمجموع ${weth(amount)}. لا فائز ولا رسوم.`,
      doesEmpty: 'لم يراهن أحد على هذه المباراة، فلا شيء لرده.',
      cannot: 'قبل إتاحة الاسترداد، يمكن للمالك تصحيح ذلك مرة، ولأي شخص الطعن فيه.',
      cannotAtOnce: 'من دون مهلة اعتراض، لا يمكن التراجع عن ذلك.',
      cannotResolved: 'تبدأ مهلة الاعتراض من جديد. ولا يمكن للمالك تصحيح النتيجة مرة ثانية.',
      cannotAbandoned: 'لا يمكن التراجع عن ذلك.',
      confirm: 'إبطال وردّ الأموال',
      confirmed: (id: string) => `المباراة ${numbered(id)} لاغية. يمكن استرداد كل الرهانات`,
      already: 'هذه المباراة لاغية بالفعل.',
      abandonedText: `مرت ${counted(limits.matchVoidDays, nouns.day)} بلا نتيجة. يمكن لأي شخص إبطالها الآن، ويصبح الإبطال نهائيًا فورًا.`,
      unruledText:
        'لا حُكم في الوقت المحدد. يمكن لأي شخص إبطالها الآن، ويصبح الإبطال نهائيًا فورًا وتُحرق الكفالة.',
      unruledSilenceText:
        'لا حُكم في الوقت المحدد. يمكن لأي شخص إبطالها الآن، ويصبح الإبطال نهائيًا فورًا وتعود الكفالة.',
      bondBurned: (bond: string) => `لم يصدر حُكم، فتُحرق كفالة الطعن ${weth(bond)}.`,
    },
    replace: {
      title: 'استبدال المباراة',
      text: 'لمباراة تُلعب لاحقًا: تُبطَل وتُنشأ من جديد.',
      start: 'موعد البدء الجديد',
      startHint: (earliest: string) =>
        `ابتداءً من ${earliest} حين يُفتح الاسترداد، ليتمكن المراهنون من الرهان بما يستردونه.`,
      tooEarly: (earliest: string) =>
        `يُفتح الاسترداد في ${earliest} على أقرب تقدير، ولا يمكن أن تبدأ المباراة الجديدة قبله.`,
      ends: (time: string) => `ينتهي الرهان في ${time}.`,
      button: 'استبدال المباراة',
      busy: 'جارٍ الاستبدال…',
      confirmTitle: (id: string) => `استبدال المباراة ${numbered(id)}؟`,
      creates: (time: string) => `تُنشأ مباراة بالاسم والحدود نفسها، وتبدأ في ${time}.`,
      betsStay: 'لا تنتقل الرهانات إليها: تدعو صفحتها المراهنين إلى استرداد أموالهم والرهان من جديد.',
      cannot: 'لا يمكن استبدال المباراة إلا مرة واحدة.',
      confirm: 'إبطال وإنشاء من جديد',
      confirmed: (id: string) => `المباراة ${numbered(id)} لاغية وأُنشئت من جديد`,
      replaced: 'هذه المباراة لاغية وأُنشئت من جديد.',
      link: (id: string, time: string) => `المباراة ${numbered(id)}، تبدأ في ${time}`,
    },
    exposure: {
      title: 'المدفوعات حسب النتيجة',
      largest: 'أكبر الرهانات',
      columns: {
        winner: 'الفائز',
        paid: 'يحصل عليه الفائزون',
        returned: 'يُرد بلا مقابل',
        fee: 'الرسوم',
        bettor: 'المراهن',
        side: 'الطرف',
        stake: 'الرهان',
        share: 'من كل الرهانات',
      },
    },
    overrule: {
      title: 'تصحيح النتيجة',
      text: 'يستبدل النتيجة مرة واحدة قبل إتاحة المطالبة.',
      winner: 'الفائز الصحيح',
      button: 'تصحيح النتيجة',
      busy: 'جارٍ التصحيح…',
      confirmTitle: (id: string) => `تصحيح نتيجة المباراة ${numbered(id)}؟`,
      does: (winner: 1 | 2, team: string | undefined, old: string) =>
        `يصبح ${option(winner, team)} هو الفائز. النتيجة السابقة: ${old}.`,
      cannot:
        'تبدأ مهلة الاعتراض من جديد، ويمكن لأي شخص الطعن في النتيجة الجديدة. ولا يمكن للمالك تصحيحها مرة ثانية.',
      cannotAtOnce: 'من دون مهلة اعتراض، لا يمكن لأحد تصحيح النتيجة الجديدة أو الطعن فيها.',
      confirm: 'استبدال النتيجة',
      confirmed: (id: string, winner: 1 | 2) =>
        `صُحّحت نتيجة المباراة ${numbered(id)}. الفائز: الخيار ${winner}`,
      choose: 'اختر الفائز الصحيح أولًا.',
      ruled: 'أصدر المُحكِّم حُكمه، فالنتيجة نهائية.',
    },
    rule: {
      title: 'الحُكم في الطعن',
      text: 'يحسم المُحكِّم هذه المباراة. وقبل ذلك لا يُدفع لأحد.',
      outcome: 'الحُكم',
      void: 'لاغية',
      button: 'إصدار الحُكم',
      busy: 'جارٍ إصدار الحُكم…',
      confirmTitle: (id: string) => `إصدار الحُكم في المباراة ${numbered(id)}؟`,
      wins: (winner: 1 | 2, team: string | undefined) => `يفوز ${option(winner, team)}.`,
      voids: 'تصبح المباراة لاغية وتُرد كل الرهانات.',
      upheld: (bond: string) => `تبقى النتيجة، وتتحول كفالة الطعن ${weth(bond)} إلى رسوم.`,
      changed: (bond: string) => `تتغيّر النتيجة، ويستعيد صاحب الطعن كفالته ${weth(bond)}.`,
      returned: (bond: string) => `لم تكن هناك نتيجة، فيستعيد صاحب الطعن كفالته ${weth(bond)}.`,
      claims: 'تُفتح المطالبات الآن، أو في موعدها لولا الطعن.',
      cannot: 'لا يمكن تغيير الحُكم أو الطعن فيه.',
      confirmed: (id: string) => `صدر الحُكم في المباراة ${numbered(id)}`,
      choose: 'اختر الحُكم أولًا.',
      tooEarly: 'يمكن إعلان فائز بعد نهاية المباراة.',
      reading: 'جارٍ التحقق من المُحكِّم…',
      nobody: 'لا أحد يمكنه الحُكم. بعد انقضاء المهلة يمكن لأي شخص إبطال المباراة.',
      foreign: (arbiter: string) => `الحُكم متاح للمُحكِّم ${isolate(arbiter)} فقط. اتصل بحسابه أو انتظر حُكمه.`,
    },
  },

  batch: adminBatch,
  risk: adminRisk,
}
