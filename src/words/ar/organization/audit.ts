import type { Translation } from '../../catalog.ts';
import type { organizationAudit as source } from '../../en/organization/audit.ts';

export const organizationAudit: Translation<typeof source> = {
  'audit.did.location.added': 'أضاف {actor} الموقع {subject}',
  'audit.did.location.changed': 'غيّر {actor} الموقع {subject}',
  'audit.did.location.closed': 'أغلق {actor} الموقع {subject}',
  'audit.did.location.reopened': 'أعاد {actor} فتح الموقع {subject}',
  'audit.did.organization.founded': 'أنشأ {actor} المؤسسة',
  'audit.did.admission.chosen': '{actor} اختار طريقة انضمام الأشخاص',
  'audit.did.admission.code_replaced': '{actor} استبدل رمز الانضمام',
  'audit.about.admission': 'طريقة انضمام الأشخاص',
  'audit.about.location': 'المواقع',
  'audit.about.organization': 'المؤسسة',
};
