import type { Translation } from '../catalog.ts';
import type { factors as source } from '../en/factors.ts';

export const factors: Translation<typeof source> = {
  'security.secondStep': 'تسجيل الدخول بخطوتين',
  'security.secondStepText': 'إلى جانب كلمة مرورك، يثبت هويتَك شيء لا يملكه غيرك.',
  'security.app': 'تطبيق المصادقة',
  'security.appOff': 'يعرض تطبيق على هاتفك رمزًا جديدًا كل 30 ثانية، حتى دون اتصال.',
  'security.onSince': 'مفعّل منذ {date}',
  'security.setUpApp': 'ضبط تطبيق المصادقة',
  'security.remove': 'إزالة',
  'security.removeApp': 'إزالة تطبيق المصادقة',
  'security.removeAppText': 'لن تعمل رموزه بعد ذلك، وستسجّل الدخول من دونها.',
  'security.appRemoved': 'أُزيل تطبيق المصادقة.',
  'security.scan': 'امسح هذه الصورة بتطبيق المصادقة أو اكتب المفتاح فيه، ثم أدخل الرمز الذي يعرضه.',
  'security.picture': 'رمز QR يحتوي على المفتاح',
  'security.key': 'المفتاح',
  'security.turnOn': 'تفعيل',
  'security.recoveryCodes': 'رموز الاسترداد',
  'security.recoveryText': 'لليوم الذي لا يكون هاتفك معك. يعمل كل رمز مرة واحدة. احفظها الآن: لن تُعرض مرة أخرى.',
  'security.recoveryLeft':
    '{left, plural, zero {لم يبق أي رمز} one {بقي رمز واحد} two {بقي رمزان} few {بقيت # رموز} many {بقي # رمزًا} other {بقي # رمز}}',
  'security.newCodes': 'إنشاء رموز جديدة',
  'security.copy': 'نسخ',
  'security.copied': 'تم النسخ',
  'security.download': 'تنزيل',
  'security.saved': 'حفظتُها',
  'security.factorsFailed': 'تعذّر تحميل طرق تسجيل دخولك',
};
