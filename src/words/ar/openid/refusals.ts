import type { Translation } from '../../catalog.ts';
import type { openidRefusals as source } from '../../en/openid/refusals.ts';

export const openidRefusals: Translation<typeof source> = {
  'refusal.not_your_account': 'هذا ليس حساب {provider} الذي تسجّل الدخول به.',
  'refusal.provider_not_asked': 'بدأ تسجيل الدخول هذا في مكان آخر أو منذ وقت طويل. ابدأ من جديد.',
  'refusal.provider_unavailable': 'تعذّر الاتصال بـ {provider} حاليًا. حاول مرة أخرى بعد قليل.',
  'refusal.provider_refused': 'لم يُكمل {provider} العملية: أُلغي تسجيل الدخول أو لم يُسمح به هناك.',
  'refusal.answer_not_trusted': 'تعذّر التحقق من رد {provider} فلم يُقبل. حاول مرة أخرى.',
  'refusal.identity_unknown':
    'لا يوجد حساب في Meridian مرتبط بحساب {provider} هذا. أنشئ حسابًا، أو سجّل الدخول بطريقة أخرى ثم اربطه من إعدادات الأمان.',
  'refusal.email_not_told':
    'لم يشارك {provider} بريدًا إلكترونيًا. اسمح بذلك هناك، أو أنشئ حسابًا ببريد إلكتروني وكلمة مرور.',
  'refusal.email_has_account':
    'لهذا البريد الإلكتروني حساب بالفعل. سجّل الدخول بكلمة مرورك، ثم يمكنك ربط {provider} من إعدادات الأمان.',
  'refusal.sign_in_of_another': 'حساب {provider} هذا مرتبط بحساب شخص آخر في Meridian.',
  'refusal.own_email_not_verified': 'أكّد بريدك الإلكتروني أولًا. لم يُربط حساب {provider}.',
  'refusal.provider_email_not_verified': 'لم يتحقق {provider} من البريد الإلكتروني لهذا الحساب، فلم يُربط.',
  'refusal.emails_differ': 'البريد الإلكتروني لحساب {provider} هذا يختلف عن بريدك هنا، فلم يُربط.',
  'refusal.already_linked': 'يوجد حساب {provider} مرتبط بالفعل. ألغِ ربطه أولًا.',
};
