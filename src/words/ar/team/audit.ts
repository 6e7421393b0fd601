import type { Translation } from '../../catalog.ts';
import type { teamAudit as source } from '../../en/team/audit.ts';

export const teamAudit: Translation<typeof source> = {
  'audit.did.employee.registered': 'سجّل {subject} وينتظر الموافقة',
  'audit.did.employee.location_chosen': 'اختار {actor} الموقع الذي يعمل فيه اليوم',
  'audit.did.employee.suspended': 'أوقف {actor} حساب {subject}',
  'audit.did.employee.reinstated': 'أعاد {actor} {subject} إلى العمل',
  'audit.did.employee.renamed': 'غيّر {actor} اسم {subject}',
  'audit.did.employee.moved': 'غيّر {actor} الموقع الأساسي لـ {subject}',
  'audit.did.employee.role_changed': 'غيّر {actor} دور {subject}',
  'audit.did.employee.managed_locations_changed': 'غيّر {actor} المواقع التي يديرها {subject}',
  'audit.did.employee.further_locations_changed': 'غيّر {actor} المواقع الأخرى التي يعمل فيها {subject}',
  'audit.did.employee.dates_changed': 'غيّر {actor} تواريخ عمل {subject}',
  'audit.did.employee.imported': 'استورد {actor} {subject} من ملف',
  'audit.did.people.imported': 'استورد {actor} أشخاصًا من ملف',
  'audit.did.import.undone': 'تراجع {actor} عن استيراد',
  'audit.did.pay_rate.set': 'حدد {actor} أجر {subject}',
  'audit.about.employee': 'الموظفون',
  'audit.about.people': 'الأشخاص',
  'audit.about.import': 'عمليات الاستيراد',
  'audit.about.pay_rate': 'الأجور',
};
