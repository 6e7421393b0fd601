import type { Translation } from '../../catalog.ts';
import type { timeOffRefusals as source } from '../../en/time-off/refusals.ts';

export const timeOffRefusals: Translation<typeof source> = {
  'refusal.time_off_for_another':
    'El tiempo libre lo pide quien lo toma. El nombre, el correo y la cuenta deben ser los tuyos.',
  'refusal.own_balance': 'Nadie ajusta su propio saldo. Puede hacerlo otra persona que sea administradora.',
  'refusal.balance_has_opening': 'Ya hay un saldo inicial de este tipo. Añada una corrección.',
  'refusal.adjustment_too_far':
    'Una anotación cuenta desde una fecha de los últimos cinco años o de los próximos dos. Revise el año.',
  'refusal.time_off_type_unknown': 'No existe ese tipo de tiempo libre. Elige otro.',
  'refusal.time_off_type_retired': 'Este tipo de tiempo libre está retirado. Elige otro.',
  'refusal.time_off_note_missing': 'Este tipo pide una nota. Escríbela y vuelve a enviar.',
  'refusal.time_off_attachment_missing': 'Este tipo pide un archivo adjunto. Añade un archivo y vuelve a enviar.',
  'refusal.time_off_type_name_taken': 'Ya hay un tipo con ese nombre. Elige otro nombre.',
  'refusal.too_many_time_off_types': 'Ya hay 30 tipos. Cambia el nombre de uno o vuelve a abrir uno retirado.',
  'refusal.time_off_type_without_name': 'Escribe un nombre para este tipo.',
  'refusal.last_time_off_type': 'Este es el último tipo que se puede pedir. Añade otro antes de retirarlo.',
  'refusal.time_off_day_count_differs': 'El número de días no corresponde a las fechas. Vuelve a elegir las fechas.',
  'refusal.time_off_without_days': 'El fin es anterior al inicio. Elige otras fechas.',
  'refusal.time_off_too_long': 'Más de un año de tiempo libre se acuerda con tu gerente. Elige menos días.',
  'refusal.time_off_part_not_allowed':
    'Este tipo no se puede tomar por esa parte del día, ni por partes en varios días a la vez.',
  'refusal.time_off_hours_missing': 'Indica desde cuándo y hasta cuándo. El fin debe ser posterior al inicio.',
  'refusal.time_off_out_of_reach': 'Se puede pedir tiempo libre hasta 60 días atrás y dos años por adelantado.',
  'refusal.time_off_not_usable_yet':
    'Este tipo solo se puede tomar después de los primeros días de empleo. Elige una fecha posterior.',
  'refusal.time_off_yearly_use':
    'Con esto tomarías más de este tipo en un año de lo que permite su política. Elige menos días, o algunos del año siguiente.',
  'refusal.time_off_before_hired': 'Empieza antes de tu primer día de empleo. Elige fechas desde entonces.',
  'refusal.time_off_past_employment': 'Continúa después de su último día de empleo. Puede pedir fechas hasta entonces.',
  'refusal.time_off_before_employment': 'Empieza antes de su primer día de empleo. Puede pedir fechas desde entonces.',
  'refusal.time_off_before_usable':
    'Solo puede tomar este tipo después de los primeros días de empleo. Puede pedir una fecha posterior.',
  'refusal.time_off_over_yearly_use':
    'Con esto tomaría más de este tipo en un año de lo que permite su política. Puede pedir menos días, o algunos del año siguiente.',
  'refusal.time_off_of_retired_type':
    'Su tipo se ha retirado desde entonces, así que no se puede volver a abrir. Puede pedir otro tipo.',
  'refusal.time_off_day_is_full':
    'Con tu otro tiempo libre de ese día es más que un día. Elige menos horas, o pide el día entero en lugar de ambos.',
  'refusal.time_off_after_last_day':
    'Termina después de tu último día de empleo. Elige fechas hasta entonces o pregunta a tu gerente.',
  'refusal.time_off_policy_faulty': 'Algunas cifras de la política no concuerdan.',
  'refusal.time_off_policy_too_early':
    'Una política empieza este año o más tarde. Lo ganado antes se indica con un saldo inicial.',
  'refusal.time_off_blackout':
    '«{name}»: nadie puede ausentarse en algunos de estos días. Elige otras fechas o pregunta a quien las fijó.',
  'refusal.time_off_too_many_away':
    '«{name}»: {count, plural, one {solo # persona puede ausentarse a la vez y el lugar no está libre en algunos de estos días.} many {solo # de personas pueden ausentarse a la vez y ninguno de los lugares está libre en algunos de estos días.} other {solo # personas pueden ausentarse a la vez y ninguno de los lugares está libre en algunos de estos días.}}',
  'refusal.too_many_limits': 'Ya hay 200 fechas así. Quita algunas primero.',
  'refusal.time_off_overlaps':
    'Ya pediste tiempo libre en algunos de estos días. Retira antes esa solicitud o elige otras fechas.',
  'refusal.time_off_not_approved': 'Solo se puede anular el tiempo libre aprobado. Lo que aún espera se puede retirar.',
  'refusal.time_off_is_cancelled': 'Este tiempo libre ya está anulado.',
  'refusal.time_off_has_begun': 'Este tiempo libre ya ha empezado. Pide a tu responsable que lo anule.',
  'refusal.reason_missing': 'Di por qué. La persona afectada lo leerá.',
  'refusal.time_off_id_reused': 'Esta solicitud ya se envió con otros datos, así que no se volvió a enviar.',
  'refusal.attachment_gone': 'Un archivo ya no está. Añádelo de nuevo.',
};
