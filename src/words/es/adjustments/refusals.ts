import type { Translation } from '../../catalog.ts';
import type { adjustmentsRefusals as source } from '../../en/adjustments/refusals.ts';

export const adjustmentsRefusals: Translation<typeof source> = {
  'refusal.time_never_shown': 'Esa noche se cambió la hora y este momento no existió. Elige otra hora.',
  'refusal.entry_without_length': 'El inicio y el fin son la misma hora.',
  'refusal.entry_in_future': 'Esa hora aún no ha llegado. Solo se pueden registrar horas que ya pasaron.',
  'refusal.break_too_long': 'El descanso dura todo el tiempo. Debe quedar al menos un minuto de trabajo.',
  'refusal.entry_too_long': 'Es más largo de lo que puede durar un turno. Revisa el inicio y el fin.',
  'refusal.entry_gone': 'Este registro cambió mientras tanto y ya no figura así. Vuelve a mirar el día.',
  'refusal.entry_overlaps': 'Se superpone con otro registro. Cambia primero ese, o elige otras horas.',
  'refusal.entry_as_recorded': 'Es exactamente lo que ya está registrado.',
  'refusal.day_too_old':
    'Las horas de hace tanto tiempo ya no se pueden corregir. Hasta cuándo se puede lo fija un administrador en la política de pago.',
  'refusal.adjustment_id_reused': 'Esta solicitud ya se envió con otros datos, así que no se envió de nuevo.',
  'refusal.entry_changed':
    'Estas horas cambiaron mientras las mirabas. Revisa lo que está registrado ahora y responde después.',
};
