import type { Translation } from '../../catalog.ts';
import type { teamAudit as source } from '../../en/team/audit.ts';

export const teamAudit: Translation<typeof source> = {
  'audit.did.employee.registered': '{subject} se registró y espera aprobación',
  'audit.did.employee.location_chosen': '{actor} eligió la ubicación donde trabaja hoy',
  'audit.did.employee.suspended': '{actor} suspendió a {subject}',
  'audit.did.employee.reinstated': '{actor} readmitió a {subject}',
  'audit.did.employee.renamed': '{actor} cambió el nombre de {subject}',
  'audit.did.employee.moved': '{actor} cambió la ubicación principal de {subject}',
  'audit.did.employee.role_changed': '{actor} cambió el rol de {subject}',
  'audit.did.employee.managed_locations_changed': '{actor} cambió las ubicaciones que gestiona {subject}',
  'audit.did.employee.further_locations_changed': '{actor} cambió las demás ubicaciones donde trabaja {subject}',
  'audit.did.employee.dates_changed': '{actor} cambió las fechas de empleo de {subject}',
  'audit.did.employee.imported': '{actor} importó a {subject} desde un archivo',
  'audit.did.people.imported': '{actor} importó personas desde un archivo',
  'audit.did.import.undone': '{actor} deshizo una importación',
  'audit.did.pay_rate.set': '{actor} fijó la tarifa de {subject}',
  'audit.about.employee': 'Empleados',
  'audit.about.people': 'Personas',
  'audit.about.import': 'Importaciones',
  'audit.about.pay_rate': 'Tarifas',
};
