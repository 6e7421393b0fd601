import type { Translation } from '../../catalog.ts';
import type { adjustmentsAudit as source } from '../../en/adjustments/audit.ts';

export const adjustmentsAudit: Translation<typeof source> = {
  'audit.did.adjustment.requested': '{actor} pidió cambiar las horas de {subject}',
  'audit.did.adjustment.approved': '{actor} aprobó un cambio en las horas de {subject}',
  'audit.did.adjustment.rejected': '{actor} rechazó un cambio en las horas de {subject}',
  'audit.did.adjustment.withdrawn': '{actor} retiró una solicitud para cambiar sus horas',
  'audit.did.adjustment.reopened': '{actor} reabrió una solicitud sobre las horas de {subject}',
  'audit.did.time_entry.corrected': '{actor} corrigió las horas de {subject}',
  'audit.about.adjustment': 'Ajustes de horas',
  'audit.about.time_entry': 'Correcciones de horas',
};
