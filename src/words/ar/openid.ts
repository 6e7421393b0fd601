import type { Translation } from '../catalog.ts';
import type { openid as source } from '../en/openid.ts';

export const openid: Translation<typeof source> = {
  'openid.or': 'أو',
  'openid.signInWith': 'تسجيل الدخول عبر {provider}',
  'openid.signUpWith': 'إنشاء حساب عبر {provider}',
  'openid.signUpFailed': 'تعذّر إنشاء الحساب عبر {provider}.',
  'openid.windowTitle': 'جارٍ فتح {provider} …',
  'openid.windowClosed': 'أُغلقت نافذة {provider} قبل اكتمال العملية.',
  'openid.windowOpen': 'تابع في نافذة {provider}.',
  'openid.thatIsWhatProviderSaid': 'هذا ما ردّ به {provider}.',
  'openid.returnTitle': 'جارٍ تسجيل الدخول',
  'openid.returning': 'لحظة واحدة …',
  'openid.returned': 'تم. يمكنك إغلاق هذه النافذة.',
  'openid.nothingToReturn': 'لا يوجد هنا ما يلزم إكماله.',
  'openid.toLogIn': 'الانتقال إلى تسجيل الدخول',
  'openid.toRegister': 'الانتقال إلى إنشاء حساب',
};
