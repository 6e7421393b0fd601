import type { Translation } from '../../catalog.ts';
import type { identityRefusals as source } from '../../en/identity/refusals.ts';

export const identityRefusals: Translation<typeof source> = {
  'refusal.wrong_password': 'هذه ليست كلمة مرورك.',
  'refusal.second_step_over': 'استغرق تسجيل الدخول وقتًا طويلًا أو تجاوز عدد المحاولات. ابدأ من جديد ببريدك وكلمة مرورك.',
  'refusal.human_check_required': 'يحاول أحدهم تخمين كلمة مرور هذا الحساب، لذلك يُفحص متصفحك أولًا. حاول مرة أخرى.',
  'refusal.sign_in_locked': 'جُرّبت كلمات مرور خاطئة كثيرة على التوالي. اختر كلمة مرور جديدة عبر البريد لتسجيل الدخول.',
  'refusal.not_enough_to_confirm': 'هذا وحده لا يؤكد هويتك. أدخل رمز تطبيق المصادقة أيضًا، أو استخدم مفتاح مرور.',
  'refusal.invalid_credentials': 'البريد الإلكتروني أو كلمة المرور غير صحيحة.',
  'refusal.sign_in_busy': 'يسجّل كثيرون الدخول الآن. حاول مرة أخرى بعد قليل.',
  'refusal.link_not_valid': 'استُخدم هذا الرابط من قبل أو مضى عليه وقت طويل.',
  'refusal.join_code_missing': 'تقبل هذه المؤسسة المنضمين برمز. اطلبه من مديرك.',
  'refusal.join_code_unknown': 'هذا الرمز غير مستخدم. تحقق منه، أو اطلب الرمز الحالي من مديرك.',
  'refusal.invitation_needed': 'تقبل هذه المؤسسة المنضمين بدعوة فقط. اطلب دعوة من مديرك.',
  'refusal.registration_failed': 'تعذّر إنشاء الحساب. جرّب بريدًا إلكترونيًا آخر.',
  'refusal.password_too_short':
    'استخدم {shortest, plural, zero {# حرف} one {حرف واحد} two {حرفين} few {# أحرف} many {# حرفًا} other {# حرف}} على الأقل.',
  'refusal.password_too_common': 'كلمة المرور هذه سهلة التخمين. استخدم بضع كلمات لا صلة بينها.',
  'refusal.deployment_not_empty': 'سبق إعداد Meridian هنا. سجّل الدخول، أو أنشئ حسابًا لطلب الانضمام.',
  'refusal.email_unchanged': 'هذا هو بريدك بالفعل.',
};
