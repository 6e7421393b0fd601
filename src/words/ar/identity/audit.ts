import type { Translation } from '../../catalog.ts';
import type { identityAudit as source } from '../../en/identity/audit.ts';

export const identityAudit: Translation<typeof source> = {
  'audit.did.email.confirmed': 'أكّد {subject} بريده الإلكتروني',
  'audit.did.password.reset': 'استبدل {actor} كلمة مرور منسية',
  'audit.did.password.reset_requested': 'طلب شخص استبدال كلمة مرور {subject}',
  'audit.did.sign_in.unlinked': 'ألغى {actor} ربط طريقة دخول',
  'audit.did.email.changed': 'غيّر {actor} بريده الإلكتروني',
  'audit.did.email.restored': 'تراجع {actor} عن تغيير بريده الإلكتروني',
  'audit.did.password.changed': 'غيّر {actor} كلمة مروره',
  'audit.did.session.started': 'سجّل {actor} الدخول',
  'audit.did.session.confirmed': 'أكّد {actor} هويته',
  'audit.did.session.ended': 'سجّل {actor} الخروج',
  'audit.did.session.revoked': 'أنهى {actor} إحدى جلساته',
  'audit.did.session.replaced': 'حلّ تسجيل دخول جديد محلّ جلسة {actor} على الجهاز نفسه',
  'audit.did.session.others_revoked': 'أنهى {actor} جميع جلساته الأخرى',
  'audit.did.sign_in.linked': 'ربط {actor} طريقة دخول أخرى',
  'audit.did.registration.approved': 'قبل {actor} انضمام {subject}',
  'audit.did.registration.rejected': 'رفض {actor} تسجيل {subject}',
  'audit.did.registration.withdrawn': 'سحب {actor} تسجيله',
  'audit.did.registration.reopened': 'أعاد {actor} فتح تسجيل {subject}',
  'audit.about.email': 'عناوين البريد',
  'audit.about.password': 'كلمات المرور',
  'audit.about.registration': 'التسجيلات',
  'audit.about.session': 'الجلسات',
  'audit.about.sign_in': 'طرق الدخول',
};
