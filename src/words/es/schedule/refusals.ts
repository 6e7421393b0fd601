import type { Translation } from '../../catalog.ts';
import type { scheduleRefusals as source } from '../../en/schedule/refusals.ts';

export const scheduleRefusals: Translation<typeof source> = {
  'refusal.position_closed': 'Este puesto está cerrado. Elija otro.',
  'refusal.shift_without_length': 'El inicio y el fin son la misma hora. Un turno debe durar algo.',
  'refusal.shift_too_far': 'Un turno se planifica a menos de dos años de hoy. Revise el año.',
  'refusal.shift_not_on_minute': 'El inicio y el fin van en minutos enteros.',
  'refusal.shift_too_long': 'Un turno dura 24 horas como máximo. Revise las fechas.',
  'refusal.employment_ended':
    'Su último día de empleo es anterior a ese turno. Elija a otra persona o cambie la fecha en su página de Equipo.',
  'refusal.not_of_location':
    'Esta persona no trabaja en ese local. Elija a otra, o añada el local en su página de Equipo.',
  'refusal.reminder_id_reused':
    'Este recordatorio ya se envió para otra semana o ubicación, así que no se envió otra vez.',
  'refusal.shift_id_reused': 'Este turno ya se había planificado con otros datos, así que no se añadió otra vez.',
  'refusal.planned_alike_meanwhile':
    '{by} ya planificó mientras tanto {count, plural, one {uno de estos turnos} many {# de estos turnos} other {# de estos turnos}}. No se añadió nada más, para que nadie quede planificado dos veces. La semana se muestra como está ahora.',
  'refusal.series_id_reused':
    'Este turno repetido ya se había planificado con otros datos, así que no se añadió otra vez.',
  'refusal.shifts_published_anew': 'Su horario se publicó de nuevo mientras tanto. Lo ve como está ahora.',
  'refusal.everybody_confirmed': 'Todos han confirmado sus turnos de esta semana.',
  'refusal.shift_changed_meanwhile': 'Otra persona cambió este turno mientras tanto. Lo ve como está ahora.',
  'refusal.changes_wait':
    'Lo que queda por publicar son turnos que vienen de una ubicación que usted no planifica, o van a ella. Esperan a quien planifique ambas.',
  'refusal.schedule_changed_meanwhile':
    'Esta semana cambió mientras la miraba, así que no se publicó nada. Mire lo nuevo y publique después.',
  'refusal.nothing_to_publish': 'Todo lo de esta semana ya está publicado.',
  'refusal.hours_without_length': 'Las horas deben durar algo: terminan después de empezar.',
  'refusal.hours_overlap': 'Algunas de estas horas se solapan. Cambie una de ellas.',
  'refusal.date_out_of_reach': 'Elija una fecha desde hoy, como mucho a dos años.',
  'refusal.dates_not_in_a_row': 'La última fecha es la primera o una posterior, dentro de tres meses.',
  'refusal.shift_blocked': 'Una regla de la organización rechaza este turno. Elija otra hora u otra persona.',
  'refusal.shifts_blocked': 'Una regla de la organización rechaza algunos de estos turnos. Cámbielos y luego publique.',
  'refusal.warnings_need_reason': 'Algo se opone a algunos de estos turnos. Diga por qué se publican de todos modos.',
  'refusal.double_booked': 'Alguien estaría en dos sitios a la vez. Mueva o cancele uno de los turnos que se solapan.',
  'refusal.hours_not_free_yet':
    'Alguien figura todavía en otro turno a esas horas, porque su cambio aún no se ha publicado. Haga que se publique primero ese cambio, o elija otras horas u otra persona.',
  'refusal.labour_target_changed_meanwhile':
    'Otra persona guardó este objetivo entretanto. Lo que escribiste sigue aquí: guarda otra vez para reemplazar el suyo, o cancela para conservarlo.',
  'refusal.template_name_taken': 'Ya hay una plantilla con este nombre.',
  'refusal.too_many_templates': 'Este lugar ya tiene cien plantillas. Quite una primero.',
  'refusal.template_of_many_shifts': 'Una plantilla de turno tiene un solo turno.',
  'refusal.need_without_length':
    'Un final que no es posterior al inicio no pide a nadie. Lo que pasa de medianoche se indica en ambos días.',
  'refusal.need_said_already': 'Para algunas de estas horas ya se indicó un número. Cámbielo o quítelo primero.',
  'refusal.series_without_shifts': 'En esos días no hay ninguna fecha entre el primer turno y la última fecha.',
  'refusal.series_too_long': 'Un turno se repite un año como máximo. Elige una última fecha anterior.',
  'refusal.position_name_taken': 'Ya hay un puesto con este nombre.',
  'refusal.shift_not_yours': 'Este turno ya no es suyo.',
  'refusal.shift_has_begun': 'Este turno ya ha empezado.',
  'refusal.shift_is_changing':
    'Este turno se está planificando de otro modo y el cambio aún no está publicado. Mire otra vez cuando se publique o se deshaga.',
  'refusal.already_offered': 'Este turno ya está ofrecido.',
  'refusal.skill_missing': 'Este turno exige una aptitud o un certificado que no tienes ese día. Habla con tu gerente.',
  'refusal.colleague_unfit': 'Esa persona no puede hacer este turno. Elija a otra.',
  'refusal.taking_not_weighed':
    'Ahora hay algo en contra de este turno que no has leído. Míralo de nuevo y decide entonces.',
  'refusal.taking_needs_reason':
    'Una regla de tu organización pregunta por qué, de todos modos. Dilo e inténtalo de nuevo.',
  'refusal.return_is_the_same': 'Ese turno es igual al suyo: mismas horas, mismo lugar y mismo puesto. Propón otro.',
  'refusal.offer_is_over': 'Este turno ya no está disponible.',
  'refusal.proposal_is_over': 'Esta propuesta ya se respondió o se retiró.',
  'refusal.already_proposed': 'Ya propusiste un turno. Retíralo para proponer otro.',
  'refusal.return_is_elsewhere':
    'El turno a cambio es en una ubicación por la que no respondes. Lo aprueba quien responde por ambas.',
  'refusal.return_is_over': 'El turno a cambio ya empezó o ahora es otro.',
  'refusal.other_unfit':
    '{name} {unfit, select, works_then {trabaja a esas horas} not_of_location {no trabaja en ese lugar} skill {no tiene lo que exige el puesto} employment_ended {ya no trabaja aquí para entonces} time_off {tiene tiempo libre entonces} minor {es demasiado joven para esas horas} unavailable {no puede trabajar entonces} short_rest {descansaría demasiado poco} over_target {superaría el objetivo semanal} overtime {haría horas extra} other {no puede hacer ese turno según las reglas de su organización}}.',
  'refusal.nobody_to_approve':
    'Debe aprobarlo quien responde por sus turnos, y no hay nadie aparte de los dos. Pregunta a un administrador.',
  'refusal.works_then': 'Usted ya trabaja a esas horas.',
};
