import type { Translation } from '../../catalog.ts';
import type { factorsAudit as source } from '../../en/factors/audit.ts';

export const factorsAudit: Translation<typeof source> = {
  'audit.did.passkey.added': 'أضاف {actor} مفتاح مرور',
  'audit.did.passkey.renamed': 'غيّر {actor} اسم مفتاح مرور',
  'audit.did.passkey.removed': 'أزال {actor} مفتاح مرور',
  'audit.did.passkey.copied': 'رُفض مفتاح مرور يخص {actor} لأنه يبدو منسوخًا',
  'audit.did.totp.turned_on': 'فعّل {actor} رموز تطبيق المصادقة',
  'audit.did.totp.turned_off': 'أوقف {actor} رموز تطبيق المصادقة',
  'audit.did.recovery_codes.replaced': 'استبدل {actor} رموز الاسترداد',
  'audit.did.recovery_code.used': 'سجّل {actor} الدخول برمز استرداد',
  'audit.about.passkey': 'مفاتيح المرور',
  'audit.about.totp': 'تطبيقات المصادقة',
  'audit.about.recovery_codes': 'رموز الاسترداد',
  'audit.about.recovery_code': 'استخدام رموز الاسترداد',
};
