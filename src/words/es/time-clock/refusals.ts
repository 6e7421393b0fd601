import type { Translation } from '../../catalog.ts';
import type { timeClockRefusals as source } from '../../en/time-clock/refusals.ts';

export const timeClockRefusals: Translation<typeof source> = {
  'refusal.kiosk_not_paired': 'Este dispositivo no es un quiosco, o ya no lo es. Un gerente puede convertirlo en uno.',
  'refusal.wrong_pin': 'Ese PIN no es correcto.',
  'refusal.pin_missing': 'Todavía no tienes PIN. Elige uno en Configuración, Seguridad, o pídelo a un gerente.',
  'refusal.pin_too_plain': 'Ese PIN es el primero que cualquiera probaría. Elige uno sin cifras iguales ni seguidas.',
  'refusal.too_many_kiosks': 'Esta ubicación ya tiene veinte quioscos. Revoca alguno que ya no se use.',
  'refusal.punch_does_not_apply': 'Tu reloj ya había cambiado, así que este fichaje no se registró.',
  'refusal.punch_id_reused': 'Este fichaje ya se había enviado con otros datos, así que no se registró de nuevo.',
  'refusal.punch_time_missing': 'Este fichaje sin conexión llegó sin su hora, así que no se registró.',
  'refusal.punch_too_old':
    'Este fichaje es demasiado antiguo para registrarlo desde un dispositivo. Pídele a tu gerente que lo agregue.',
  'refusal.last_day_over':
    'Su último día de empleo ya pasó, así que no se inició ningún turno. Pregunte a su gerente si es un error.',
  'refusal.punch_in_future':
    'El reloj de este dispositivo está adelantado, así que el fichaje no se registró. Corrige la hora del dispositivo.',
  'refusal.undo_too_late': 'Un fichaje se puede deshacer durante diez segundos. Pídele a tu gerente que cambie este.',
  'refusal.undo_not_latest': 'Hay un fichaje más reciente, así que este ya no se puede deshacer.',
  'refusal.already_undone': 'Este fichaje ya se había deshecho.',
  'refusal.punch_out_of_order': 'Este fichaje es anterior a otro ya registrado, así que no se registró.',
};
