import type { Translation } from '../../catalog.ts';
import type { factorsRefusals as source } from '../../en/factors/refusals.ts';

export const factorsRefusals: Translation<typeof source> = {
  'refusal.wrong_code': 'هذا الرمز غير صحيح أو سبق استخدامه. جرّب الرمز التالي.',
  'refusal.totp_is_on': 'سبق ضبط تطبيق مصادقة. أزِله أولًا لضبط تطبيق آخر.',
  'refusal.totp_not_started': 'لم يعد هذا الإعداد مفتوحًا. ابدأ من جديد.',
  'refusal.last_second_factor': 'يتطلب دورك خطوة ثانية عند تسجيل الدخول. أضف خطوة أخرى قبل إزالة هذه.',
  'refusal.password_needs_factor': 'كلمة مرورك أقصر من أن تكفي وحدها. اختر أولًا كلمة من 15 حرفًا على الأقل.',
  'refusal.passkeys_not_offered': 'مفاتيح المرور غير متاحة على هذا العنوان.',
  'refusal.too_many_passkeys': 'لديك عشرون مفتاح مرور بالفعل. أزل أحدها أولًا.',
  'refusal.passkey_not_asked': 'استغرق ذلك وقتًا طويلًا أو بدأ في نافذة أخرى. حاول مرة أخرى.',
  'refusal.passkey_not_accepted': 'مفتاح المرور هذا غير معروف هنا أو تعذّر التحقق منه. جرّب طريقة أخرى.',
  'refusal.passkey_copied': 'يبدو أن مفتاح المرور هذا منسوخ، لذلك رُفض. سجّل الدخول بطريقة أخرى ثم أزله.',
  'refusal.no_second_factor': 'رموز الاسترداد تنوب عن الخطوة الثانية. اضبط خطوة ثانية أولًا.',
  'refusal.last_way_in': 'هذه طريقتك الوحيدة لتسجيل الدخول. أنشئ كلمة مرور أولًا أو اربط حسابًا آخر.',
};
