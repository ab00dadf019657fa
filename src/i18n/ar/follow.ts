import type { follow as english } from '@/i18n/en/follow'
import { isolate, weth } from './isolate'

export const follow: typeof english = {
  title: 'متابعة',
  followed: 'المتابَعة',
  star: (name: string) => `متابعة ${isolate(name)}`,
  hint: 'تظهر المباريات التي تتابعها أولًا. وما دام Clutchpool مفتوحًا، نُعلمك ببدايتها ونتيجتها ومتى يمكنك المطالبة.',
  blocked: 'يحظر هذا المتصفح إشعارات Clutchpool. تظل المباريات التي تتابعها في المقدمة.',
  alert: {
    title: 'أعلمني عندما يدفع الرهان على الأقل',
    set: 'أعلمني',
    saved: 'حُفظ',
    invalid: 'أدخل نسبة أكبر من 1، مثل 2.5.',
  },
  events: {
    started: 'بدأت المباراة',
    won: (team: string) => `فاز ${isolate(team)}`,
    void: 'المباراة لاغية، وتُرد الرهانات',
    odds: (team: string, odds: string) => `${isolate(team)} يدفع ${isolate(odds)}`,
    claimable: (amount: string) => `${weth(amount)} متاحة للمطالبة`,
  },
}
