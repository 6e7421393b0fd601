import type { Translation } from '../../catalog.ts';
import type { messagingAudit as source } from '../../en/messaging/audit.ts';

export const messagingAudit: Translation<typeof source> = {
  'audit.did.conversation.opened': 'فتح {actor} محادثة جماعية',
  'audit.did.conversation.renamed': 'غيّر {actor} اسم محادثة جماعية',
  'audit.did.conversation.people_added': 'أضاف {actor} أشخاصًا إلى محادثة جماعية',
  'audit.did.conversation.person_removed': 'أخرج {actor} شخصًا من محادثة جماعية',
  'audit.did.conversation.exported': 'أخذ {actor} نسخة من محادثة',
  'audit.did.conversation.left': 'غادر {actor} محادثة جماعية',
  'audit.did.announcement.acknowledged': 'أكّد {actor} اطلاعه على إعلان',
  'audit.did.announcement.reminded': 'طلب {actor} تذكير الناس بإعلان',
  'audit.did.message_retention.changed': 'غيّر {actor} مدة حفظ الرسائل',
  'audit.did.message_retention.applied': 'فقدت الرسائل الأقدم من مدة حفظها نصها وملفاتها',
  'audit.about.conversation': 'المحادثات',
  'audit.about.announcement': 'الإعلانات',
  'audit.about.message_retention': 'مدة حفظ الرسائل',
};
