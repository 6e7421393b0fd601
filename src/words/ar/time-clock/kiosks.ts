import type { Translation } from '../../catalog.ts';
import type { kiosks as source } from '../../en/time-clock/kiosks.ts';

export const kiosks: Translation<typeof source> = {
  'kiosk.lead': 'الجهاز المشترك جهاز لوحي في أحد المواقع. يلمس كل شخص اسمه ويكتب رمزه ويسجّل وقته.',
  'kiosk.none': 'لا يوجد جهاز مشترك بعد. افتح هذه الصفحة على الجهاز اللوحي الذي سيوضع هناك.',
  'kiosk.pairHere': 'جعل هذا الجهاز مشتركًا',
  'kiosk.pairText': 'يصبح هذا المتصفح الجهاز المشترك للموقع، وتُسجَّل خارجًا منه. افعل ذلك على الجهاز الذي سيوضع هناك.',
  'kiosk.name': 'الاسم',
  'kiosk.nameHint': 'مكانه، مثل: الباب الأمامي.',
  'kiosk.enterName': 'اكتب له اسمًا.',
  'kiosk.pairedBy': 'رُبط في {date} بواسطة {name}',
  'kiosk.used': 'آخر استخدام: {date}، {time}',
  'kiosk.unused': 'لم يُستخدم بعد',
  'kiosk.revoke': 'إلغاء',
  'kiosk.revokeNamed': 'إلغاء {name}',
  'kiosk.revoked': 'لم يعد {name} جهازًا مشتركًا',
  'kiosk.pins': 'الرموز',
  'kiosk.pinsLead': 'يختار كل شخص رمزه في الإعدادات، الأمان. يمكنك اختيار رمز لمن لا يستطيع.',
  'kiosk.pinsFailed': 'تعذّر تحميل الرموز',
  'kiosk.pinsLacking':
    '{count, plural, zero {لدى الجميع هنا رمز.} one {شخص واحد ليس لديه رمز بعد.} two {شخصان ليس لديهما رمز بعد.} few {# أشخاص ليس لديهم رمز بعد.} many {# شخصًا ليس لديهم رمز بعد.} other {# شخص ليس لديهم رمز بعد.}}',
  'kiosk.pinSince': 'رمز منذ {date}',
  'kiosk.pinNone': 'لا رمز بعد',
  'kiosk.setPin': 'اختيار رمز',
  'kiosk.setPinOf': 'اختيار رمز {name}',
  'kiosk.pinHint': 'من أربعة إلى ستة أرقام.',
  'kiosk.pinAgain': 'الرمز مرة أخرى',
  'kiosk.pinsDiffer': 'الرمزان غير متطابقين.',
  'kiosk.pinSaved': 'حُفظ الرمز',
  'kiosk.ownTitle': 'رمز الجهاز المشترك',
  'kiosk.ownText': 'به تسجّل وقتك على الأجهزة المشتركة في مواقعك.',
};
