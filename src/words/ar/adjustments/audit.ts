import type { Translation } from '../../catalog.ts';
import type { adjustmentsAudit as source } from '../../en/adjustments/audit.ts';

export const adjustmentsAudit: Translation<typeof source> = {
  'audit.did.adjustment.requested': 'طُلب تغيير ساعات {subject}، والطالب: {actor}',
  'audit.did.adjustment.approved': 'وافق {actor} على تغيير ساعات {subject}',
  'audit.did.adjustment.rejected': 'رفض {actor} تغيير ساعات {subject}',
  'audit.did.adjustment.withdrawn': 'سحب {actor} طلبًا لتغيير ساعاته',
  'audit.did.adjustment.reopened': 'أعاد {actor} فتح طلب بشأن ساعات {subject}',
  'audit.did.time_entry.corrected': 'صحّح {actor} ساعات {subject}',
  'audit.about.adjustment': 'تعديلات الساعات',
  'audit.about.time_entry': 'تصحيحات الساعات',
};
