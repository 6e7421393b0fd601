import type { Translation } from '../../catalog.ts';
import type { profileAudit as source } from '../../en/profile/audit.ts';

export const profileAudit: Translation<typeof source> = {
  'audit.did.emergency_contacts.changed': 'غيّر {actor} جهات اتصال الطوارئ الخاصة به',
  'audit.did.emergency_contacts.shown': 'اطّلع {actor} على جهات اتصال الطوارئ الخاصة بـ {subject}',
  'audit.did.photo.changed': 'غيّر {actor} صورة {subject}',
  'audit.did.photo.removed': 'أزال {actor} صورة {subject}',
  'audit.did.profile.changed': 'غيّر {actor} الملف الشخصي لـ {subject}',
  'audit.did.profile.restricted_shown': 'اطّلع {actor} على البيانات المقيّدة لـ {subject}',
  'audit.about.emergency_contacts': 'جهات اتصال الطوارئ',
  'audit.about.photo': 'الصور',
  'audit.about.profile': 'الملفات الشخصية',
};
