import type { Translation } from '../catalog.ts';
import type { openid as source } from '../en/openid.ts';

export const openid: Translation<typeof source> = {
  'openid.returnTitle': 'جارٍ تسجيل الدخول',
  'openid.returning': 'لحظة واحدة …',
  'openid.returned': 'تم. يمكنك إغلاق هذه النافذة.',
  'openid.nothingToReturn': 'لا يوجد هنا ما يلزم إكماله.',
  'openid.toLogIn': 'الانتقال إلى تسجيل الدخول',
  'openid.toRegister': 'الانتقال إلى إنشاء حساب',
  'openid.linkedTitle': 'حسابات الدخول المرتبطة',
  'openid.linkedText': 'سجّل الدخول بحساب تملكه في خدمة أخرى. يجب أن يكون بريده موثّقًا ومطابقًا لبريدك هنا.',
  'openid.linkedFailed': 'تعذّر تحميل حسابات الدخول المرتبطة',
  'openid.linkedSince': 'رُبط في {date}',
  'openid.notLinked': 'غير مرتبط',
  'openid.link': 'ربط {provider}',
  'openid.unlink': 'إلغاء ربط {provider}',
  'openid.linkedNow': 'تم ربط {provider}. يمكنك تسجيل الدخول به.',
  'openid.unlinkedNow': 'أُلغي ربط {provider}.',
  'openid.noProviders': 'لا توجد هنا طريقة أخرى لتسجيل الدخول.',
  'openid.toSecurity': 'الانتقال إلى إعدادات الأمان',
};
