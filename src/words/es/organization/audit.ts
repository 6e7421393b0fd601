import type { Translation } from '../../catalog.ts';
import type { organizationAudit as source } from '../../en/organization/audit.ts';

export const organizationAudit: Translation<typeof source> = {
  'audit.did.location.added': '{actor} agregó la ubicación {subject}',
  'audit.did.location.changed': '{actor} cambió la ubicación {subject}',
  'audit.did.location.closed': '{actor} cerró la ubicación {subject}',
  'audit.did.location.reopened': '{actor} reabrió la ubicación {subject}',
  'audit.did.organization.founded': '{actor} creó la organización',
  'audit.did.admission.chosen': '{actor} eligió cómo entran las personas',
  'audit.did.admission.code_replaced': '{actor} cambió el código para unirse',
  'audit.about.admission': 'Cómo entran las personas',
  'audit.about.location': 'Ubicaciones',
  'audit.about.organization': 'Organización',
};
