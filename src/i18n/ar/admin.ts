import type { admin as english } from '@/i18n/en/admin'
import { isolate } from './isolate'

export const admin: typeof english = {
  login: {
    title: 'دخول الإدارة',
    password: 'كلمة المرور',
    hint: 'هذا يفتح الصفحة فقط. أما صلاحياتك فتحددها محفظتك والعقود.',
    submit: 'تسجيل الدخول',
    wrong: 'كلمة المرور غير صحيحة.',
    successful: 'تم تسجيل الدخول',
  },
  panel: {
    title: 'لوحة الإدارة',
    sections: 'الأقسام',
    names: {
      matches: 'المباريات',
      tournaments: 'البطولات',
      money: 'الأموال',
      support: 'الدعم',
      settings: 'الإعدادات',
      log: 'السجل',
    },
  },
  role: {
    title: 'دورك',
    connectedAs: 'متصل بالحساب',
    notConnected: 'اربط محفظة التشغيل.',
    reading: 'جارٍ تحميل دورك…',
    useSafe: 'استخدام Safe',
    offerSafe: 'إذا كان الدور لمحفظة Safe، فاختر «استخدام Safe» وانسخ كل إجراء لها.',
    list: 'الأدوار',
    none: 'لا دور',
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
      owner: 'يمكنك تغيير جميع إعدادات الصندوق.',
      pendingOwner: 'عُرضت عليك ملكية الصندوق. اقبلها ضمن الإعدادات.',
      operator: 'يمكنك إنشاء المباريات وإغلاقها وحسمها وإبطالها.',
      hubOwner: 'يمكنك دفع المكافآت ونقل ملكية عقد المجتمع.',
      hubPendingOwner: 'عُرضت عليك ملكية عقد المجتمع. اقبلها ضمن الإعدادات.',
      tournamentDefaultAdmin: 'يمكنك إضافة مشرفي البطولات وإزالتهم.',
      tournamentAdmin: 'يمكنك إدارة البطولات.',
      none: 'لا يمكنك تغيير أي شيء هنا بهذه المحفظة. اربط محفظة مالك أو مشغّل.',
    },
    noOwner: 'تم التنازل عن الملكية، لذا لا يمكن لأحد القيام بذلك.',
    needed: {
      owner: 'هذا متاح لمالك الصندوق فقط.',
      pendingOwner: 'هذا متاح للمالك المرشّح للصندوق فقط.',
      operator: 'هذا متاح للمشغّلين ولمالك الصندوق فقط.',
      hubOwner: 'هذا متاح لمالك عقد المجتمع فقط.',
      hubPendingOwner: 'هذا متاح للمالك المرشّح لعقد المجتمع فقط.',
      tournamentDefaultAdmin: 'هذا متاح للمشرف الرئيسي على البطولات فقط.',
      tournamentAdmin: 'هذا متاح لمشرفي البطولات فقط.',
    },
  },
  times: {
    utc: (time: string) => `${time} UTC`,
    zone: (zone: string) => `الأوقات بتوقيت منطقتك، ${isolate(zone)}.`,
  },
  confirm: {
    gone: 'لم يعد هذا ممكنًا. لم يُرسل شيء.',
    type: (text: string) => `اكتب «${isolate(text)}» للتأكيد`,
    cancel: 'رجوع',
  },
}
