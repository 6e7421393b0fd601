import type { Translation } from '../catalog.ts';
import type { refusals as source } from '../en/refusals.ts';
import { adjustmentsRefusals } from './adjustments/refusals.ts';
import { factorsRefusals } from './factors/refusals.ts';
import { identityRefusals } from './identity/refusals.ts';
import { messagingRefusals } from './messaging/refusals.ts';
import { openidRefusals } from './openid/refusals.ts';
import { payrollRefusals } from './payroll/refusals.ts';
import { profileRefusals } from './profile/refusals.ts';
import { scheduleRefusals } from './schedule/refusals.ts';
import { teamRefusals } from './team/refusals.ts';
import { timeCardsRefusals } from './time-cards/refusals.ts';
import { timeClockRefusals } from './time-clock/refusals.ts';
import { timeOffRefusals } from './time-off/refusals.ts';

export const refusals: Translation<typeof source> = {
  'refusal.invalid_input': 'Revisa los campos marcados e inténtalo de nuevo.',
  'refusal.malformed_json': 'No se pudo leer la solicitud. Vuelve a cargar la página e inténtalo de nuevo.',
  'refusal.too_large': 'Es demasiado grande para enviarlo.',
  'refusal.wrong_content_type':
    'La solicitud no llegó en un formato válido. Vuelve a cargar la página e inténtalo de nuevo.',
  'refusal.not_signed_in': 'Tu sesión terminó. Inicia sesión para continuar.',
  'refusal.not_admitted': 'Tu cuenta no tiene acceso en este momento. Un gerente de tu organización puede cambiarlo.',
  'refusal.not_allowed': 'Tu rol no permite hacer esto. Un administrador de tu organización puede cambiarlo.',
  'refusal.fresh_sign_in_required': 'Esto necesita tu contraseña una vez más. No se cambió nada.',
  'refusal.token_lacks_scope':
    '{named, select, yes {Este token no sirve para eso. Crea uno con el permiso {scope}.} other {Ningún token sirve para eso: es para personas ante una pantalla.}}',
  'refusal.too_many_tokens': 'Ya tienes veinte tokens. Revoca alguno que ya nada utilice.',
  'refusal.letter_waits': 'Este mensaje ya está en camino.',
  'refusal.letter_was_delivered': 'Este mensaje llegó entretanto.',
  'refusal.letter_is_forgotten': 'Ya no se conserva lo que decía este mensaje, así que no se puede enviar de nuevo.',
  'refusal.letter_has_no_reader': 'El destinatario de este mensaje ya no tiene acceso, así que no se envía de nuevo.',
  'refusal.webhook_address_refused': 'Introduce una dirección pública que empiece por https://, sin contraseña.',
  'refusal.too_many_webhooks': 'Ya hay diez webhooks. Elimina alguno que ya nada utilice.',
  'refusal.webhook_changed_meanwhile': 'Otra persona cambió este webhook entretanto. Míralo de nuevo.',
  'refusal.webhook_is_off': 'Este webhook está desactivado. Actívalo primero.',
  'refusal.webhook_message_waits': 'Este mensaje ya está a la espera de enviarse.',
  'refusal.push_address_refused': 'Este navegador indicó una dirección de notificaciones que no se puede usar.',
  'refusal.push_keys_refused': 'Este navegador indicó unas claves de notificaciones que no se pueden usar.',
  'refusal.push_server_key_changed':
    'Algo cambió en el servidor entretanto. Vuelve a cargar la página e inténtalo de nuevo.',
  'refusal.push_nowhere_on': 'No hay ningún dispositivo activado. Activa antes este navegador.',
  'refusal.second_factor_required': 'Tu rol necesita un segundo paso al iniciar sesión. Configúralo primero.',
  'refusal.human_check_failed': 'No se pudo comprobar que eres una persona. Inténtalo de nuevo.',
  'refusal.phone_country_not_served':
    'Desde aquí no se envían códigos a números de ese país. Inicia sesión de otra manera.',
  'refusal.phone_code_over': 'Este código ya no funciona o se pidió en otro navegador. Pide otro.',
  'refusal.phone_locked':
    'Se escribieron demasiados códigos incorrectos seguidos para este número. Inicia sesión de otra manera y vuelve a verificar el número en Seguridad.',
  'refusal.wrong_phone_code': 'Ese código no es correcto. Mira el mensaje más reciente e inténtalo de nuevo.',
  'refusal.phone_of_another': 'Otra persona inicia sesión con este número. Verifica otro.',
  'refusal.texts_used_up': 'Tu organización ya envió todos los códigos que puede enviar en un día. Inténtalo mañana.',
  'refusal.foreign_origin': 'La solicitud vino de otro sitio y no se aceptó.',
  'refusal.not_found': 'Aquí no hay nada, o no tienes permiso para verlo.',
  'refusal.idempotency_key_taken': 'Esta Idempotency-Key ya se usó en otra llamada. Crea una nueva para cada llamada.',
  'refusal.precondition_failed': 'Alguien lo cambió desde que lo miraste. Míralo de nuevo y vuelve a decidir.',
  'refusal.too_many_requests':
    'Demasiadas solicitudes. Inténtalo de nuevo en {unit, select, seconds {{count, plural, one {# segundo} many {# segundos} other {# segundos}}} other {{count, plural, one {# minuto} many {# minutos} other {# minutos}}}}.',
  'refusal.unexpected':
    'Algo falló de nuestro lado.{sent, select, harmless { Inténtalo de nuevo.} code { Inténtalo de nuevo, con un código nuevo si escribiste uno.} write { Puede que aun así se haya hecho: compruébalo antes de enviarlo otra vez.} keyed { No se perdió nada de lo que escribiste. Puede que ya se haya hecho; si lo envías otra vez, cuenta una sola vez.} other {}} Si sigue pasando, contacta a soporte{named, select, yes { e indica {number}} other {}}.',
  'refusal.unavailable':
    'Meridian no puede consultar sus registros en este momento. {sent, select, harmless {Inténtalo de nuevo en unos instantes.} keyed {Inténtalo de nuevo en unos instantes.} code {Inténtalo de nuevo en unos instantes, con un código nuevo si escribiste uno.} other {Espera unos instantes y comprueba si se hizo antes de enviarlo otra vez.}}',
  'refusal.too_many_attempts':
    'Demasiados intentos. Inténtalo de nuevo en {unit, select, seconds {{count, plural, one {# segundo} many {# segundos} other {# segundos}}} other {{count, plural, one {# minuto} many {# minutos} other {# minutos}}}}.',
  'refusal.invitation_used': 'Esta invitación ya se usó. Si fuiste tú, inicia sesión.',
  'refusal.invitation_taken_back': 'Esta invitación se retiró. Pide otra a tu gerente.',
  'refusal.invitation_expired': 'Esta invitación caducó. Pide a quien te invitó que la envíe de nuevo.',
  'refusal.already_on_team': 'Alguien con este correo ya está en tu organización.',
  'refusal.already_invited': 'Ya hay una invitación abierta para este correo. Envíala de nuevo.',
  'refusal.open_is_for_one':
    'El registro sin código va a la organización que instaló este Meridian. Elige un código o invitaciones.',
  'refusal.employee_not_admitted': 'Esta persona aún no ha sido admitida. Responde primero a su solicitud.',
  'refusal.location_name_taken': 'Ya hay una ubicación con este nombre.',
  'refusal.location_changed_meanwhile':
    'Otra persona cambió esta ubicación mientras la editabas. No se pierde nada de lo que escribiste.',
  'refusal.location_has_shifts': 'Aquí hay turnos publicados por venir. Quítalos antes en el horario.',
  'refusal.location_has_people': 'Hay personas cuya ubicación principal es esta. Trasládalas antes a otra.',
  'refusal.last_open_location': 'Es la última ubicación abierta. Abre antes otra.',
  'refusal.pay_policy_faulty': 'Algunas cifras de la política no pueden ir juntas. Cada una indica qué hacer.',
  'refusal.pay_policy_too_early':
    'Esa fecha ya pasó. Una política comienza con la semana laboral en curso o con una posterior.',
  'refusal.pay_policy_within_period':
    'Un período de 14 o 28 días se paga entero con una sola política. La primera fecha en que esta puede empezar es {date}.',
  'refusal.pay_policy_moves_meet':
    'Las semanas laborales ya empiezan en otro momento desde el {other}, y no deben moverse dos veces en una semana. Elige el {date} o una fecha posterior, o corrige lo que empieza el {other}: una versión desde esa misma fecha la reemplaza.',
  'refusal.pay_policy_unchanged': 'Estas ya son las reglas desde esa fecha, así que no se cambió nada.',
  'refusal.pay_policy_week_closed':
    'Una semana que esto pagaría de nuevo ya está aprobada o cerrada. Elige una fecha posterior o reabre antes la semana.',
  'refusal.pay_policy_set_meanwhile':
    'Otra persona fijó entretanto la política de estas personas. No se cambió nada y lo que escribiste sigue aquí. Mira antes la suya y decide de nuevo.',
  'refusal.own_pay_rate': 'Nadie fija su propia tarifa. Pídeselo a otro gerente o a un administrador.',
  'refusal.own_pay_policy': 'Nadie fija una política de pago solo para sí. Pídeselo a otro administrador.',
  'refusal.pay_rate_unchanged': 'Esa ya es la tarifa desde esa fecha, así que no se cambió nada.',
  'refusal.pay_rate_reason_missing': 'Esa fecha ya tiene una tarifa. Indica por qué se corrige.',
  'refusal.quiet_all_day':
    'Las horas de silencio no pueden durar todo el día. Para no recibir nada por un medio, desactívelo.',
  'refusal.adjustment_pending':
    'Ya hay una solicitud pendiente sobre estas horas. Hay que responderla o retirarla primero.',
  'refusal.dates_reversed': 'La última fecha es anterior a la primera.',
  'refusal.too_many_holidays': 'Ya hay 300 cambios de los festivos. Deshaz antes algunos.',
  'refusal.years_reversed': 'El último año es anterior al primero.',
  'refusal.holiday_id_reused': 'Este cambio ya se envió con otros datos, así que no se hizo otra vez.',
  'refusal.holiday_left_out_already': 'Este festivo ya está quitado.',
  'refusal.already_decided': 'Alguien respondió antes que tú.',
  'refusal.own_request': 'Nadie responde solicitudes sobre sí mismo. Puede hacerlo otro gerente o un administrador.',
  'refusal.not_reopenable': 'Esto ya no se puede volver a abrir.',
  'refusal.location_closed': 'Esta ubicación está cerrada. Elige otra.',
  'refusal.too_many_cards':
    'Tantas semanas de personas no caben en un archivo: 20 000 en CSV y Excel, 2000 en PDF. Acota el filtro o las fechas.',
  'refusal.export_takes_longer':
    'Esto tarda más de lo que se espera. Pídelo como exportación, que se prepara en segundo plano.',
  'refusal.exports_waiting': 'Tres de tus exportaciones aún se están preparando. Espera a que una esté lista.',
  'refusal.personal_export_running':
    'Tus datos ya se están reuniendo en otra ventana. Espera un momento e inténtalo de nuevo.',
  'refusal.export_not_ready': 'Esta exportación aún no está lista.',
  'refusal.dates_too_far_apart': 'Las fechas deben estar en orden y más próximas entre sí.',
  'refusal.too_many_to_export': 'Hay más de 50 000 entradas. Acota el filtro, por ejemplo por fechas.',
  'refusal.attachment_kind_unknown': 'Solo se pueden enviar imágenes (JPEG, PNG, WebP) y archivos PDF.',
  'refusal.too_many_attachments': 'Tienes demasiados archivos pendientes de envío. Envía o quita algunos primero.',
  'refusal.attachment_id_reused': 'Este archivo ya se envió, u otro en su lugar. Añádelo de nuevo.',
  'refusal.too_many_open_requests': 'Tienes veinte mensajes abiertos. Espera una respuesta antes de enviar otro.',
  'refusal.support_request_ended': 'Este mensaje ya se respondió o se cerró.',
  'refusal.too_many_open_weeks':
    'Este informe tendría que calcular demasiadas semanas sin aprobar. Elige menos semanas o una sola ubicación.',
  'refusal.too_many_payments': 'Son más de 5000 pagos. Limita primero la lista.',
  'refusal.skill_name_taken': 'Ya hay una aptitud con ese nombre.',
  'refusal.own_skills': 'Nadie registra sus propias aptitudes. Pídeselo a otro gerente o a un administrador.',
  'refusal.skill_closed': 'Esta aptitud está cerrada y ya no se registra. Un administrador puede volver a abrirla.',
  'refusal.certificate_without_end': 'Un certificado termina: escribe su último día.',
  'refusal.skill_with_end': 'Solo los certificados tienen un último día.',
  'refusal.held_skill_changed':
    'Alguien lo corrigió o lo retiró mientras tanto. Se muestra lo que está registrado ahora.',
  'refusal.held_skill_id_reused': 'Esto ya se registró de otra forma. Vuelve a cargar la página.',
  ...profileRefusals,
  ...factorsRefusals,
  ...identityRefusals,
  ...openidRefusals,
  ...teamRefusals,
  ...timeOffRefusals,
  ...timeClockRefusals,
  ...scheduleRefusals,
  ...timeCardsRefusals,
  ...adjustmentsRefusals,
  ...messagingRefusals,
  ...payrollRefusals,
};
