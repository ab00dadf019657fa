import type { matchRules as english } from '@/i18n/en/matchRules'
import { limits } from '@/i18n/format/limits'
import { countedOblique, nouns } from './counted'
import { isolate, weth } from './isolate'

export const matchRules: typeof english = {
  title: 'القواعد والمدفوعات',
  payouts: 'المدفوعات',
  result: 'النتيجة',
  who: 'من يقرر',
  whoText: 'يعلن أحد المشغّلين النتيجة بعد نهاية المباراة.',
  whoCorrects: 'قبل فتح المطالبات، يمكن لمالك العقد تصحيحها مرة واحدة:',
  ownerRules: (period: string) =>
    `ويمكن لأي شخص الطعن فيها بكفالة، فيحكم المالك علنًا خلال ${period}، وإلا يمكن لأي شخص إبطال المباراة.`,
  arbiterRules: (period: string) =>
    `وخلال مهلة الاعتراض، وهي ${countedOblique(limits.foreignDisputeHours, nouns.hour)} على الأقل، يمكن لأي شخص الطعن فيها بكفالة، فيقرر هذا المُحكِّم وحده خلال ${period}:`,
  noArbiter: 'ليس للعقد مالك ولا مُحكِّم، فلا يمكن لأحد تصحيحها أو الطعن فيها.',
  wethAdmin: 'لعملة WETH على Ronin مشرف يمكنه السماح لغيره بنقلها أو إصدار المزيد. لا يمكننا تغيير ذلك.',
  pools: 'صندوقان',
  poolsText:
    'الرهانات قبل البداية في صندوق ما قبل البداية، وما بعدها في الصندوق المباشر. لا يمس الرهان المباشر أموال من راهن مبكرًا.',
  matched: 'الرهانات المُقابَلة',
  matchedText: (maxGain: string) =>
    `لا يربح أي رهان أكثر من ${isolate(maxGain)} ضعف مبلغه. وما لا يقابله الطرف الآخر يعود إلى صاحبه.`,
  until: 'مهلة النتيجة',
  untilVoid: (time: string) => `إن لم تُعلن نتيجة، يمكن لأي شخص إبطال المباراة من ${time}.`,
  untilText: (silent: string, time: string) =>
    `إن لم تُعلن نتيجة، يمكن لأي شخص الطعن في ذلك من ${silent}، وإبطال المباراة من ${time}.`,
  void: 'إذا أصبحت لاغية',
  voidText: 'تُرد كل الرهانات دون رسوم. يحدث ذلك إذا أُلغيت المباراة أو لم يحسمها أحد في الوقت المحدد.',
  dispute: 'مهلة الاعتراض',
  disputeNone: 'لا مهلة اعتراض حاليًا: تُتاح المطالبة فور انتهاء المباراة وإعلان نتيجتها.',
  disputeText: (length: string) => `تُتاح المطالبة بعد ${length} من النتيجة ونهاية المباراة، ما لم يُطعن فيها.`,
  disputeRule: 'تُطبّق المهلة الأطول: مهلة وقت إنشاء المباراة أو مهلة وقت إعلان النتيجة.',
  disputeUntil: (time: string) => `تُتاح المطالبة ابتداءً من ${time}، وتصبح النتيجة عندها نهائية.`,
  hours: (hours: number) => countedOblique(hours, nouns.hour),
  days: (days: number) => countedOblique(days, nouns.day),
  feeText: (fee: string) => `${isolate(fee)} من ربحك. ويسترد الفائز دائمًا مبلغ رهانه على الأقل.`,
  live: 'الرهانات المباشرة',
  liveText: (maxBet: string, cap: string) =>
    `يقبل كل طرف حتى ${weth(maxBet)} مع ${isolate(cap)} من كل الرهانات السابقة. قد يشاهد غيرك المباراة قبلك.`,
  house: 'قواعد الحسم',
  houseText: 'الانسحاب والتعادل والإعادة والتأجيل: ما الذي يُحتسب',
  houseVersion: (version: string) => `النسخة ${isolate(version)}`,
  houseNone: 'لم تكن على السلسلة أي قواعد عند إنشاء هذه المباراة.',
}
