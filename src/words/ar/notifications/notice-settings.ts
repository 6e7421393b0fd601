import type { Translation } from '../../catalog.ts';
import type { noticeSettings as source } from '../../en/notifications/notice-settings.ts';

export const noticeSettings: Translation<typeof source> = {
  'notices.quiet': 'ساعات الهدوء',
  'notices.quietLead':
    'تنتظر الإشعارات على أجهزتك ورسائل البريد والرسائل النصية حتى تنتهي. لا يضيع شيء، وتظهر كلها في قائمة التطبيق فورًا. الأوقات بتوقيت {zone}. تنتظر رسائل الزملاء مناوبتك التالية، إلا العاجلة منها.',
  'notices.quietOn': 'الالتزام بساعات هدوء',
  'notices.quietFrom': 'من',
  'notices.quietUntil': 'حتى',
  'push.title': 'الإشعارات على أجهزتك',
  'push.lead': 'يستطيع المتصفح أن يعرض لك ما يحدث بينما Meridian مغلق. ويتوقف ذلك حين تسجّل خروجك منه.',
  'push.turnOn': 'تشغيل في هذا المتصفح',
  'push.turnOff': 'إيقاف',
  'push.turnOffDevice': 'إيقاف: {device}',
  'push.test': 'أرسل لي إشعارًا تجريبيًا',
  'push.tested': 'الإشعار التجريبي في طريقه إلى أجهزتك.',
  'push.testHeadline': 'هكذا يبلّغك Meridian',
  'push.reached': 'آخر إشعار وصل في {date}، {time}',
  'push.notReached': 'لم يُرسل شيء بعد',
  'push.notGiven': 'لم يسمح المتصفح بذلك، أو تعذّر الوصول إلى خدمة إشعاراته. لم يتغير شيء.',
  'push.away': 'لا يستطيع هذا المتصفح عرض الإشعارات. على iPhone أو iPad أضف Meridian إلى الشاشة الرئيسية أولًا.',
  'push.denied': 'إشعارات هذا الموقع محظورة. اسمح بها في إعدادات المتصفح ثم أعد تحميل الصفحة.',
  'push.closed': 'لم يُشغَّل أي جهاز بعد: انظر أدناه.',
  'push.failed': 'تعذّر تحميل أجهزتك',
};
