import type { admin as english } from '@/i18n/en/admin'
import { isolate } from './isolate'

export const admin: typeof english = {
  loading: 'جارٍ التحميل…',
  login: {
    title: 'دخول الإدارة',
    password: 'كلمة المرور',
    hint: 'كلمة المرور تفتح هذه الصفحة فقط. ما يمكنك فعله هنا تحدده محفظتك والعقود.',
    submit: 'تسجيل الدخول',
    wrong: 'كلمة المرور خاطئة.',
    successful: 'تم تسجيل الدخول',
  },
  panel: {
    title: 'لوحة الإدارة',
    sections: 'الأقسام',
    names: {
      matches: 'المباريات',
      tournaments: 'البطولات',
      money: 'الأموال',
      settings: 'الإعدادات',
      log: 'السجل',
    },
  },
  role: {
    title: 'دورك',
    connectedAs: 'الحساب المربوط:',
    notConnected: 'لا توجد محفظة مربوطة. اربط المحفظة التي تدير بها.',
    reading: 'جارٍ قراءة دورك…',
    list: 'الأدوار',
    none: 'بلا دور',
    names: {
      owner: 'مالك الصندوق',
      pendingOwner: 'مالك الصندوق التالي',
      operator: 'مشغّل',
      hubOwner: 'مالك عقد المجتمع',
      hubPendingOwner: 'مالك عقد المجتمع التالي',
      tournamentDefaultAdmin: 'المشرف الرئيسي على البطولات',
      tournamentAdmin: 'مشرف بطولات',
    },
    can: {
      owner: 'يمكنك تغيير كل ما يقبل التغيير في الصندوق.',
      pendingOwner: 'عُرضت عليك ملكية الصندوق. اقبلها ضمن الإعدادات.',
      operator: 'يمكنك إنشاء المباريات وإغلاقها وحسمها وإبطالها.',
      hubOwner: 'يمكنك دفع المكافآت ونقل ملكية عقد المجتمع.',
      hubPendingOwner: 'عُرضت عليك ملكية عقد المجتمع. اقبلها ضمن الإعدادات.',
      tournamentDefaultAdmin: 'يمكنك تعيين مشرفي البطولات وإزالتهم.',
      tournamentAdmin: 'يمكنك إدارة البطولات.',
      none: 'لا تتيح العقود لهذه المحفظة تغيير شيء هنا. اربط محفظة المالك أو محفظة أحد المشغّلين.',
    },
    noOwner: 'تم التنازل عن الملكية: لم يعد بإمكان أحد القيام بذلك.',
    needed: {
      owner: 'هذا متاح لمالك الصندوق فقط.',
      pendingOwner: 'هذا متاح فقط لمن عُيّن مالكًا تاليًا للصندوق.',
      operator: 'هذا متاح للمشغّلين ولمالك الصندوق فقط.',
      hubOwner: 'هذا متاح لمالك عقد المجتمع فقط.',
      hubPendingOwner: 'هذا متاح فقط لمن عُيّن مالكًا تاليًا لعقد المجتمع.',
      tournamentDefaultAdmin: 'هذا متاح للمشرف الرئيسي على عقد البطولات فقط.',
      tournamentAdmin: 'هذا متاح لمشرفي البطولات فقط.',
    },
  },
  times: {
    utc: (time: string) => `${time} UTC`,
    zone: (zone: string) => `الأوقات بتوقيت منطقتك، ${isolate(zone)}.`,
  },
  confirm: {
    type: (text: string) => `اكتب «${isolate(text)}» للتأكيد`,
    cancel: 'رجوع',
  },
}
