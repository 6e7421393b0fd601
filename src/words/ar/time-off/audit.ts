import type { Translation } from '../../catalog.ts';
import type { timeOffAudit as source } from '../../en/time-off/audit.ts';

export const timeOffAudit: Translation<typeof source> = {
  'audit.did.time_off.requested': 'طلب {actor} إجازة',
  'audit.did.time_off_policy.set': 'وضع {actor} سياسة للإجازات',
  'audit.did.leave_week.set': 'حدّد {actor} ما هو يوم الإجازة',
  'audit.did.time_off_type.added': 'أضاف {actor} نوعًا من الإجازات',
  'audit.did.time_off_type.changed': 'غيّر {actor} نوعًا من الإجازات',
  'audit.did.time_off.adjusted': 'عدّل {actor} رصيد إجازات {subject}',
  'audit.did.time_off.approved': 'وافق {actor} على إجازة {subject}',
  'audit.did.time_off.rejected': 'رفض {actor} إجازة {subject}',
  'audit.did.time_off.withdrawn': 'سحب {actor} طلب إجازة',
  'audit.did.time_off.reopened': 'أعاد {actor} فتح طلب إجازة {subject}',
  'audit.did.away_limit.added': 'حدّد {actor} أيام حظر أو حدًّا للغائبين',
  'audit.did.away_limit.removed': 'أزال {actor} أيام حظر أو حدًّا للغائبين',
  'audit.did.time_off.cancelled': 'ألغى {actor} إجازة معتمدة لـ{subject}',
  'audit.did.time_off.recorded': 'قُيّد ما تمنحه سياسات الإجازات وما تخصمه',
  'audit.about.time_off_policy': 'سياسات الإجازات',
  'audit.about.leave_week': 'ما هو يوم الإجازة',
  'audit.about.time_off_type': 'أنواع الإجازات',
  'audit.about.away_limit': 'أيام الحظر والحدود',
  'audit.about.time_off': 'الإجازات',
};
