import type { Translation } from '../catalog.ts';
import type { phone as source } from '../en/phone.ts';

export const phone: Translation<typeof source> = {
  'phone.sent':
    'أرسلنا رمزًا إلى {phone}. يعمل خلال {minutes, plural, zero {# دقيقة} one {دقيقة واحدة} two {دقيقتين} few {# دقائق} many {# دقيقة} other {# دقيقة}}.',
  'phone.title': 'تسجيل الدخول بالهاتف',
  'phone.text': 'تسجّل الدخول برمز نرسله في رسالة نصية بدلًا من كلمة المرور. الرقم الذي في ملفك الشخصي للتواصل فقط.',
  'phone.none': 'لا يوجد رقم مؤكد.',
  'phone.since': 'تم التأكيد في {date}',
  'phone.newNumber': 'رقم هاتف جديد',
  'phone.remove': 'إزالة',
  'phone.isVerified': 'تم تأكيد رقم هاتفك.',
  'phone.isRemoved': 'أُزيل رقم هاتفك.',
  'phone.notOffered':
    'لا يمكن لأحد تسجيل الدخول بالهاتف: ليس لهذا الخادم خدمة رسائل نصية. على من يشغّله ضبط SMS_ACCOUNT_SID وSMS_AUTH_TOKEN وSMS_FROM.',
  'phone.failed': 'تعذّر تحميل رقم هاتفك',
};
