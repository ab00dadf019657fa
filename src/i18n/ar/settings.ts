import type { settings as english } from '@/i18n/en/settings'
import { isolate } from './isolate'

export const settings: typeof english = {
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
  },
  limit: {
    explain: 'حدّد أقصى ما تراهن به يوميًا. يُحفظ في هذا المتصفح فقط، ومسح بيانات الموقع يزيله.',
    label: 'الحد اليومي (WETH)',
    hint: 'خفض الحد يسري الآن. رفعه أو إزالته يسري من الغد.',
    save: 'حفظ الحد',
    remove: 'إزالة الحد',
  },
}
