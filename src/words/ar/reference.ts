import type { Translation } from '../catalog.ts';
import type { reference as source } from '../en/reference.ts';

export const reference: Translation<typeof source> = {
  'reference.title': 'مرجع الواجهة البرمجية',
  'reference.parts': 'أقسام المرجع',
  'reference.collections': 'المجموعات',
  'reference.whole': 'كل العمليات',
  'reference.collectionsLead': 'ما تجيبك به الواجهة البرمجية بصيغة JSON الخام: تحوي كل قائمة ما يُسمح لك برؤيته.',
  'reference.wholeLead': 'كل ما تستطيعه الواجهة البرمجية، ومن يحق له ذلك، ونموذج لتجربته باسمك.',
  'reference.copy': 'نسخ',
  'reference.copied': 'تم النسخ',
  'reference.jsonOf': 'JSON لـ {name}',
  'reference.search': 'البحث في العمليات',
  'reference.nothing': 'لا توجد عملية تحوي كل هذه الكلمات.',
  'reference.count':
    '{count, plural, zero {لا عمليات} one {عملية واحدة} two {عمليتان} few {# عمليات} many {# عملية} other {# عملية}}',
  'reference.scope': 'النطاق الذي يحتاج إليه رمز الواجهة البرمجية:',
  'reference.noScope': 'لا يفتحها أي رمز للواجهة البرمجية: فهي للأشخاص أمام الشاشة.',
  'reference.answers': 'ما قد تجيب به',
  'reference.takes': 'ما تستقبله',
  'reference.gives': 'ما تعيده',
  'reference.try': 'جرّبها',
  'reference.tryIsReal': 'ليست هذه تجربة صورية: ما تفعله يُنفَّذ باسمك فعلاً.',
  'reference.optional': 'اختياري',
  'reference.body': 'المتن (JSON)',
  'reference.missing': 'أدخل قيمة: لا يصل الطلب إلى شيء من دونها.',
  'reference.noJson': 'هذا ليس JSON. صحّحه ثم أرسل من جديد.',
  'reference.noFile': 'اختر ملفًا.',
  'reference.file': 'المحتوى (ملف)',
  'reference.send': 'إرسال',
  'reference.answered': 'أجابت بالحالة {status}',
  'reference.answer': 'الإجابة',
};
