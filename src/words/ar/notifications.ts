import type { Translation } from '../catalog.ts';
import type { notifications as source } from '../en/notifications.ts';

export const notifications: Translation<typeof source> = {
  'letter.frame.linkHint': 'إذا لم يُفتح الزر، فانسخ هذا العنوان إلى متصفحك:',
  'letter.frame.sentFor': 'أرسله Meridian نيابة عن {organization}.',
  'letter.confirm_email.subject': 'تأكيد بريدك الإلكتروني',
  'letter.confirm_email.text':
    'مرحبًا {name}،\n\nطلبت الانضمام إلى {organization} على Meridian. أكّد أن هذا العنوان لك، حتى نتمكن من إبلاغك عند البت في طلبك.',
  'letter.confirm_email.action': 'تأكيد البريد الإلكتروني',
  'letter.confirm_email.note':
    'يعمل الرابط مرة واحدة خلال {hours, plural, zero {# ساعة} one {ساعة واحدة} two {ساعتين} few {# ساعات} many {# ساعة} other {# ساعة}}. إذا لم تطلب ذلك، فتجاهل هذه الرسالة: لا يستطيع أحد استخدام عنوانك هنا دون تأكيدك.',
  'letter.registration_approved.subject': 'مرحبًا بك في {organization}',
  'letter.registration_approved.text':
    'مرحبًا {name}،\n\nوافقت {organization} على طلبك. مكان عملك: {location}.\n\nسجّل الدخول لتسجيل حضورك والاطلاع على ساعاتك.',
  'letter.registration_approved.action': 'تسجيل الدخول',
  'letter.registration_rejected.subject': 'طلبك إلى {organization}',
  'letter.registration_rejected.text':
    'مرحبًا {name}،\n\nلم توافق {organization} على طلبك. السبب المذكور:\n\n{reason}\n\nإذا كنت ترى أن هناك خطأ، فتحدث مع مديرك هناك: يمكنه إعادة فتح طلبك.',
  'letter.registration_rejected.action': 'عرض طلبك',
  'text.sign_in_code':
    '{code} هو رمزك في Meridian. يعمل خلال {minutes, plural, zero {# دقيقة} one {دقيقة واحدة} two {دقيقتين} few {# دقائق} many {# دقيقة} other {# دقيقة}}. لن نطلبه منك أبدًا بالهاتف أو برسالة.',
  'outbox.title': 'صندوق الصادر',
  'outbox.lead':
    'رسائل البريد والرسائل النصية التي كان هذا الخادم سيرسلها. ليست لديه خدمة بريد أو رسائل، فتبقى هنا. لا يراها أحد سواك، ولا وجود لهذه الصفحة في بيئة الإنتاج.',
  'outbox.empty': 'لم يُرسل شيء بعد. تظهر رسائل البريد والرسائل النصية هنا فور إرسالها.',
  'outbox.list': 'الرسائل، الأحدث أولًا',
  'outbox.couldNotLoad': 'تعذّر تحميل صندوق الصادر',
  'outbox.mail': 'بريد',
  'outbox.text': 'رسالة نصية',
  'outbox.to': 'إلى {recipient}',
  'outbox.asPlainText': 'نص عادي',
  'outbox.asHtml': 'كما تظهر',
  'outbox.view': 'العرض',
  'outbox.messageTo': 'رسالة إلى {recipient}',
};
