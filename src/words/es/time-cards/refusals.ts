import type { Translation } from '../../catalog.ts';
import type { timeCardsRefusals as source } from '../../en/time-cards/refusals.ts';

export const timeCardsRefusals: Translation<typeof source> = {
  'refusal.week_is_approved': 'La semana ya está aprobada. Quien aprueba las hojas de horas puede reabrirla.',
  'refusal.week_is_locked': 'La semana está bloqueada para la nómina. Un administrador puede reabrirla.',
  'refusal.week_not_over':
    'Esta semana aún no ha terminado. Se puede firmar y aprobar cuando haya acabado su último día.',
  'refusal.overtime_not_settled':
    'Esta semana se calcula junto con la contigua. Se puede aprobar cuando ambas hayan terminado.',
  'refusal.week_beside_changed':
    'La semana de al lado se calcula junto con esta. Está bloqueada y ha cambiado desde que se aprobó. Reábrela primero.',
  'refusal.pay_rate_missing': 'Algunas horas de esta semana no tienen tarifa. Fija una desde la primera de ellas.',
  'refusal.card_must_be_fixed': 'En esta semana falta un fichaje o hay un turno sin cerrar. Corrígelo primero.',
  'refusal.card_is_empty': 'En esta semana no se trabajó, así que no hay nada que firmar ni aprobar.',
  'refusal.card_changed_meanwhile': 'Esta hoja de horas cambió mientras la mirabas. Revisa primero las nuevas cifras.',
  'refusal.attestation_outdated': 'El texto de la declaración ha cambiado. Vuelve a cargar la página y léelo de nuevo.',
  'refusal.rests_not_attested':
    'Indica de cada día si se concedieron los descansos. Vuelve a cargar la página si falta un día.',
  'refusal.meal_not_taken_off': 'Ese día no se descontó esa comida, o el trabajo del día aún no ha terminado.',
  'refusal.meal_not_waivable': 'Las reglas de pago de esa fecha no permiten prescindir de esta comida.',
  'refusal.waiver_in_the_past': 'Lo pasado queda como fue. Elige una fecha posterior.',
  'refusal.waiver_too_far': 'Falta más de un año. Elige una fecha anterior.',
  'refusal.card_already_signed': 'Ya firmaste esta semana y nada ha cambiado desde entonces.',
  'refusal.card_already_approved': 'Esta semana ya está aprobada.',
  'refusal.own_time_card':
    'Nadie aprueba ni reabre su propia hoja de horas. Puede hacerlo otro gerente o un administrador.',
  'refusal.card_is_locked': 'Esta hoja de horas está bloqueada para la nómina. Un administrador puede reabrirla.',
  'refusal.card_not_approved': 'Esta hoja de horas no está aprobada.',
  'refusal.adjustment_waits':
    'Un ajuste de esta semana espera respuesta. Respóndelo primero: una vez aprobada la semana, solo podrá aprobarse si la semana se reabre.',
  'refusal.card_changed_since_approval': 'Esta hoja de horas cambió después de aprobarse. Apruébala de nuevo primero.',
};
