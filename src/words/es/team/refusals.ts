import type { Translation } from '../../catalog.ts';
import type { teamRefusals as source } from '../../en/team/refusals.ts';

export const teamRefusals: Translation<typeof source> = {
  'refusal.employee_changed_meanwhile':
    'Otra persona cambió a esta persona mientras la editabas. Lo que escribiste sigue aquí.',
  'refusal.employee_not_active': 'Solo se puede suspender a quien tiene acceso.',
  'refusal.employee_not_suspended': 'Esta persona no está suspendida.',
  'refusal.employment_dates_crossed': 'El empleo termina como pronto el día en que empezó.',
  'refusal.last_admin': 'Es el último administrador. Nombra antes a otro.',
  'refusal.location_not_yours': 'Solo puedes elegir entre las ubicaciones que gestionas.',
  'refusal.managed_locations_missing': 'Elige al menos una ubicación para quien es gerente.',
  'refusal.own_role': 'Nadie cambia su propio rol. Otro administrador puede hacerlo.',
  'refusal.own_suspension': 'Nadie se suspende a sí mismo. Otro administrador puede hacerlo.',
  'refusal.import_has_faults': 'Hay algo mal en el archivo, así que no se agregó a nadie.',
  'refusal.import_already_undone': 'Esta importación ya se deshizo.',
  'refusal.import_in_use': 'Ya hay datos que dependen de estas personas, así que la importación se mantiene.',
  'refusal.role_not_yours_to_give': 'Los gerentes admiten empleados. Pide a un administrador que asigne otro rol.',
};
