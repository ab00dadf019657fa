import type { adminLog as english } from '@/i18n/en/adminLog'
import { formatCount } from '@/i18n/format/locale'
import { counted, countedOblique, nouns } from './counted'
import { isolate, numbered, weth } from './isolate'

const act = {
  zero: 'لا إجراءات',
  one: 'إجراء واحد',
  two: 'إجراءان',
  few: 'إجراءات',
  many: 'إجراءً',
  other: 'إجراء',
}

const otherMatch = {
  zero: 'لا مباريات أخرى',
  one: 'مباراة أخرى',
  two: 'مباراتان أخريان',
  few: 'مباريات أخرى',
  many: 'مباراة أخرى',
  other: 'مباراة أخرى',
}

const titled = (title: string, name: string | undefined) => (name ? `${title} · ${isolate(name)}` : title)

export const adminLog: typeof english = {
  title: 'سجل النشاط',
  intro: 'جميع إجراءات المالكين والمشغّلين والمشرفين المسجلة على السلسلة. لا يمكن تغييرها أو حذفها.',
  columns: { when: 'الوقت', what: 'الإجراء', who: 'المنفّذ', transaction: 'المعاملة' },

  filter: {
    title: 'تصفية السجل',
    text: 'مباراة أو بطولة أو اسم أو عنوان',
    placeholder: `${isolate('#12')}، ${isolate('T1')}، ${isolate('0x…')}`,
    kind: 'الإجراء',
    everything: 'كل الإجراءات',
    allOf: (topic: string) => `كل ما يخص: ${topic}`,
    by: 'المنفّذ',
    everybody: 'الجميع',
    you: (address: string) => `${isolate(address)} (أنت)`,
    clear: 'مسح عوامل التصفية',
    found: (count: number, of: number) =>
      count === of ? counted(of, act) : `${formatCount(count)} من أصل ${countedOblique(of, act)}`,
  },
  topics: {
    matches: 'المباريات',
    tournaments: 'البطولات',
    money: 'الأموال',
    settings: 'الإعدادات',
    roles: 'الأدوار والمالكون',
  },

  empty: 'لا نشاط بعد',
  emptyText: 'تظهر الإجراءات هنا، من المباريات الجديدة إلى تغيير الإعدادات.',
  emptySpan: 'لا نشاط حديثًا',
  emptySpanText: 'حمّل الأيام الأقدم من الأسفل.',
  noneFound: 'لا إجراءات مطابقة',
  noneFoundText: 'جرّب عوامل تصفية أوسع.',
  download: 'تنزيل CSV',
  file: (date: string) => `clutchpool-log-${date}.csv`,
  times: (zone: string) => `الأوقات بتوقيت منطقتك، ${isolate(zone)}.`,
  you: 'أنت',
  notLogged: 'غير مسجَّل',
  deployment: 'عند النشر',
  block: (number: string) => `الكتلة ${number}`,

  match: (id: string, name: string | undefined) => titled(`المباراة ${numbered(id)}`, name),
  tournament: (id: string, name: string | undefined) => titled(`البطولة ${numbered(id)}`, name),

  matchesCreated: (count: number) => `إنشاء ${countedOblique(count, nouns.match)}`,
  andMore: (match: string, count: number) => `${match} و${countedOblique(count, otherMatch)}`,

  kinds: {
    matchCreated: 'إنشاء مباراة',
    bettingClosed: 'إغلاق الرهان مبكرًا',
    matchFinalized: 'إعلان نتيجة',
    matchVoided: 'إبطال مباراة',
    matchReplaced: 'استُبدلت بمباراة لاحقة',
    resultSourceSet: 'حُدِّد مصدر النتيجة',
    resultChallenged: 'طُعن في النتيجة',
    resultRuled: 'صدر الحُكم في الطعن',
    tournamentCreated: 'إنشاء بطولة',
    tournamentJudged: 'أُنشئت بطولة بالتحكيم',
    tournamentScored: 'احتساب نقاط مشاركين',
    tournamentAwarded: 'منح الحكّام نقاطًا',
    tournamentFinalized: 'إنهاء بطولة',
    tournamentCancelled: 'إلغاء بطولة',
    tournamentAbandoned: 'إبطال بطولة مهملة',
    feesWithdrawn: 'سحب الرسوم',
    bonusPaid: 'دفع مكافأة',
    tokenRescued: 'استعادة توكن أُرسل خطأً',
    paused: 'إيقاف الرهان مؤقتًا',
    unpaused: 'استئناف الرهان',
    feeChanged: 'تغيير الرسوم',
    liveCapChanged: 'تغيير سقف الرهان المباشر',
    maxGainChanged: 'تغيّر الحد الأقصى للمكسب',
    arbiterChanged: 'ضُبط المُحكِّم',
    rulesPublished: 'نُشرت قواعد الحسم',
    disputeWindowChanged: 'تغيير مهلة الاعتراض',
    minBondChanged: 'تغيير الحد الأدنى للكفالة',
    tournamentContractChanged: 'تغيير عقد البطولات',
    hubContractChanged: 'تغيير عقد المجتمع',
    operatorAdded: 'إضافة مشغّل',
    operatorRemoved: 'إزالة مشغّل',
    adminAdded: 'إضافة مشرف بطولات',
    adminRemoved: 'إزالة مشرف بطولات',
    ownershipOffered: 'عرض الملكية',
    ownershipMoved: 'نقل الملكية',
  },
  corrections: { matchFinalized: 'تصحيح نتيجة', matchVoided: 'إبطال نتيجة' },

  details: {
    challenged: (bond: string, time: string) => `الكفالة ${weth(bond)}، والحُكم قبل ${time}`,
    arbiter: (account: string | undefined) => (account ? isolate(account) : 'المالك'),
    ruling: (days: number) => `${counted(days, nouns.day)} لإصدار الحُكم`,
    successor: (id: string) => `المباراة رقم ${id}`,
    source: (uri: string) => (uri ? isolate(uri) : 'أُزيل'),
    rules: (version: string, uri: string) => `النسخة ${version}: ${isolate(uri)}`,
    betsUntil: (start: string, end: string) => `تبدأ ${start}، ويُغلق الرهان ${end}`,
    winner: (side: 1 | 2, team: string | undefined) =>
      `الفائز: الخيار ${side}${team ? ` (${isolate(team)})` : ''}`,
    refunds: 'تُرد كل الرهانات',
    claimable: (time: string) => `المطالبة متاحة من ${time}`,
    tournament: (matches: number, fee: string) =>
      `${counted(matches, nouns.match)}، رسوم الاشتراك ${weth(fee)}`,
    scored: (players: number, picks: number) =>
      `${counted(players, nouns.player)}، ${counted(picks, nouns.prediction)}`,
    awarded: (players: number, match: string) =>
      `${counted(players, nouns.player)} في المباراة ${numbered(match)}`,
    bonds: {
      returned: (bond: string) => `أُعيدت الكفالة ${weth(bond)}`,
      fee: (bond: string) => `أصبحت الكفالة ${weth(bond)} رسومًا`,
      burned: (bond: string) => `أُحرقت الكفالة ${weth(bond)}`,
    },
    topScore: (score: string, count: number) =>
      `في الصدارة ${counted(count, nouns.player)} برصيد ${countedOblique(Number(score), nouns.point)}`,
    withdrawn: (amount: string, to: string) => `${weth(amount)} إلى ${isolate(to)}`,
    bonus: (amount: string, to: string) => `${weth(amount)} إلى ${isolate(to)}`,
    rescued: (amount: string, token: string) =>
      `${isolate(amount)} وحدة أساسية من ${isolate(token)}، إلى المالك`,
    change: (from: string, to: string) => `${isolate(from)} ← ${isolate(to)}`,
    duration: (seconds: number) => {
      if (seconds === 0) return 'لا مهلة'
      if (seconds % 3_600 === 0) return `${formatCount(seconds / 3_600)} س`
      return seconds % 60 === 0 ? `${formatCount(seconds / 60)} د` : `${formatCount(seconds)} ث`
    },
    contract: (address: string | undefined) => address ?? 'لا عقد',
    role: {
      admin: (account: string) => account,
      defaultAdmin: (account: string) => `${isolate(account)}، ويمكنه إضافة المشرفين`,
      other: (account: string) => `${isolate(account)}، بدور آخر`,
    },
    ownership: {
      pool: (to: string | undefined) => (to ? `الصندوق إلى ${isolate(to)}` : 'لا مالك للصندوق'),
      hub: (to: string | undefined) => (to ? `عقد المجتمع إلى ${isolate(to)}` : 'لا مالك لعقد المجتمع'),
    },
  },
}
