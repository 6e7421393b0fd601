import type { Translation } from '../../catalog.ts';
import type { timeOffAudit as source } from '../../en/time-off/audit.ts';

export const timeOffAudit: Translation<typeof source> = {
  'audit.did.time_off.requested': '{actor} pidió tiempo libre',
  'audit.did.time_off_policy.set': '{actor} fijó una política de tiempo libre',
  'audit.did.leave_week.set': '{actor} fijó qué es un día libre',
  'audit.did.time_off_type.added': '{actor} añadió un tipo de tiempo libre',
  'audit.did.time_off_type.changed': '{actor} cambió un tipo de tiempo libre',
  'audit.did.time_off.adjusted': '{actor} ajustó el tiempo libre de {subject}',
  'audit.did.time_off.approved': '{actor} aprobó el tiempo libre de {subject}',
  'audit.did.time_off.rejected': '{actor} rechazó el tiempo libre de {subject}',
  'audit.did.time_off.withdrawn': '{actor} retiró una solicitud de tiempo libre',
  'audit.did.time_off.reopened': '{actor} volvió a abrir la solicitud de tiempo libre de {subject}',
  'audit.did.away_limit.added': '{actor} fijó días bloqueados o un límite de ausencias',
  'audit.did.away_limit.removed': '{actor} quitó días bloqueados o un límite de ausencias',
  'audit.did.time_off.cancelled': '{actor} anuló un tiempo libre aprobado de {subject}',
  'audit.did.time_off.recorded': 'Se anotó lo que dan y quitan las políticas de tiempo libre',
  'audit.about.time_off_policy': 'Políticas de tiempo libre',
  'audit.about.leave_week': 'Qué es un día libre',
  'audit.about.time_off_type': 'Tipos de tiempo libre',
  'audit.about.away_limit': 'Días bloqueados y límites',
  'audit.about.time_off': 'Tiempo libre',
};
