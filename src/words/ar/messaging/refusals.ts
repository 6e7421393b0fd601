import type { Translation } from '../../catalog.ts';
import type { messagingRefusals as source } from '../../en/messaging/refusals.ts';

export const messagingRefusals: Translation<typeof source> = {
  'refusal.only_announcers_write': 'هذه للإعلانات: لا يكتب فيها إلا من ينشرها.',
  'refusal.group_not_yours': 'لا يغيّر هذه المجموعة إلا من بدأها، وإذا خرج منها أمكن ذلك كلَّ من فيها.',
  'refusal.conversation_is_of_two':
    'هذه المحادثة بين شخصين: ليس لها اسم خاص، ولا يُضاف إليها أحد ولا يُزال منها. أنشئ مجموعة بدلًا منها.',
  'refusal.conversation_follows_rule':
    'المشاركون في هذه المحادثة يتبعون موقعًا أو دورًا: يبقى اسمها كما هو، ولا يُضاف إليها أحد ولا يُزال منها يدويًا.',
  'refusal.conversation_changed_meanwhile':
    'غيّر شخص آخر اسم هذه المجموعة في الأثناء. ما كتبته لا يزال هنا: احفظ مرة أخرى ليحل محل ذلك الاسم، أو ألغِ لتراه.',
  'refusal.message_id_reused': 'أُرسلت هذه الرسالة من قبل بنص آخر، فلم تُرسل مرة أخرى.',
  'refusal.nothing_to_acknowledge': 'لم يعد هنا ما يُطلب تأكيده.',
  'refusal.only_announcements_ask': 'الإعلانات وحدها تطلب تأكيد الاطلاع.',
  'refusal.everybody_acknowledged': 'أكّد الجميع اطلاعهم عليه.',
  'refusal.reminded_lately': 'وصلهم الإشعار خلال الساعة الماضية. ذكّرهم لاحقًا.',
  'refusal.message_empty': 'اكتب شيئًا أو أضف ملفًا.',
  'refusal.only_announcers_urge': 'يمكن للمديرين والمسؤولين وحدهم وسم رسالة بأنها عاجلة.',
  'refusal.too_many_messages': 'هذه أكثر من 5,000 رسالة، وهي أكثر مما يسعه ملف واحد. اختر أيامًا أقل وصدّر جزءًا بعد آخر.',
  'refusal.nobody_to_read': 'لم يبقَ أحد غيرك في هذه المحادثة، فلا يمكن إرسال شيء.',
  'refusal.not_your_message': 'لا يغيّر الرسالةَ إلا من أرسلها.',
  'refusal.message_withdrawn': 'سُحبت هذه الرسالة من قبل.',
  'refusal.message_too_old': 'يمكن تغيير الرسالة خلال 15 دقيقة. أرسل رسالة أخرى بدلًا منها.',
  'refusal.message_acknowledged': 'أكّد أحدهم اطلاعه على هذا النص. اسحب الرسالة وأرسل رسالة أخرى بدلًا منها.',
  'refusal.message_changed_meanwhile': 'عُدّلت هذه الرسالة في هذه الأثناء. اقرأها مرة أخرى ثم أكّد الاطلاع.',
  'refusal.conversation_not_left': 'لا يمكن مغادرة هذه المحادثة: فهي بين شخصين، أو تتبع موقعًا أو دورًا.',
  'refusal.message_retention_changed_meanwhile':
    'حفظ شخص آخر مدة حفظ الرسائل في الأثناء. ما اخترته لا يزال هنا: احفظ مرة أخرى ليحل محل ما حفظه، أو تجاهله لترى ما حفظه.',
  'refusal.employment_over': 'انقضى آخر يوم عمل لك هنا: الرسائل لمن يعملون هنا.',
};
