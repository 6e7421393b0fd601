import type { Translation } from '../catalog.ts';
import type { refusals as source } from '../en/refusals.ts';

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
  'refusal.wrong_password': 'Esa no es tu contraseña.',
  'refusal.kiosk_not_paired': 'Este dispositivo no es un quiosco, o ya no lo es. Un gerente puede convertirlo en uno.',
  'refusal.wrong_pin': 'Ese PIN no es correcto.',
  'refusal.pin_missing': 'Todavía no tienes PIN. Elige uno en Configuración, Seguridad, o pídelo a un gerente.',
  'refusal.pin_too_plain': 'Ese PIN es el primero que cualquiera probaría. Elige uno sin cifras iguales ni seguidas.',
  'refusal.too_many_kiosks': 'Esta ubicación ya tiene veinte quioscos. Revoca alguno que ya no se use.',
  'refusal.token_lacks_scope': 'Este token no sirve para eso. Crea uno con el permiso que necesita.',
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
  'refusal.second_step_over':
    'Este inicio de sesión tardó demasiado o tuvo demasiados intentos. Empieza de nuevo con tu correo y tu contraseña.',
  'refusal.wrong_code': 'Ese código no es correcto o ya se usó. Prueba con el siguiente.',
  'refusal.human_check_required':
    'Alguien está probando contraseñas en esta cuenta; por eso se comprueba primero tu navegador. Inténtalo de nuevo.',
  'refusal.sign_in_locked':
    'Se probaron demasiadas contraseñas incorrectas seguidas. Elige una contraseña nueva por correo para iniciar sesión.',
  'refusal.human_check_failed': 'No se pudo comprobar que eres una persona. Inténtalo de nuevo.',
  'refusal.phone_country_not_served':
    'Desde aquí no se envían códigos a números de ese país. Inicia sesión de otra manera.',
  'refusal.phone_code_over': 'Este código ya no funciona o se pidió en otro navegador. Pide otro.',
  'refusal.phone_locked':
    'Se escribieron demasiados códigos incorrectos seguidos para este número. Inicia sesión de otra manera y vuelve a verificar el número en Seguridad.',
  'refusal.wrong_phone_code': 'Ese código no es correcto. Mira el mensaje más reciente e inténtalo de nuevo.',
  'refusal.phone_of_another': 'Otra persona inicia sesión con este número. Verifica otro.',
  'refusal.texts_used_up': 'Tu organización ya envió todos los códigos que puede enviar en un día. Inténtalo mañana.',
  'refusal.totp_is_on': 'Ya hay una aplicación de autenticación configurada. Quítala primero para configurar otra.',
  'refusal.totp_not_started': 'Esta configuración ya no está abierta. Empieza de nuevo.',
  'refusal.last_second_factor': 'Tu rol necesita un segundo paso al iniciar sesión. Agrega otro antes de quitar este.',
  'refusal.password_needs_factor':
    'Tu contraseña es demasiado corta para usarse sola. Elige primero una de al menos 15 caracteres.',
  'refusal.passkeys_not_offered': 'En esta dirección no se ofrecen llaves de acceso.',
  'refusal.too_many_passkeys': 'Ya tienes veinte llaves de acceso. Quita una primero.',
  'refusal.passkey_not_asked': 'Pasó demasiado tiempo o se empezó en otra ventana. Inténtalo de nuevo.',
  'refusal.passkey_not_accepted': 'Esta llave de acceso no se conoce aquí o no se pudo comprobar. Prueba otra forma.',
  'refusal.passkey_copied':
    'Parece que esta llave de acceso fue copiada, así que se rechazó. Inicia sesión de otra forma y quítala.',
  'refusal.not_enough_to_confirm':
    'Eso solo no confirma que eres tú. Escribe también el código de tu aplicación de autenticación o usa una llave de acceso.',
  'refusal.not_your_account': 'Esta no es la cuenta de {provider} con la que inicias sesión.',
  'refusal.no_second_factor': 'Los códigos de recuperación sustituyen a un segundo paso. Configura uno primero.',
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
  'refusal.invalid_credentials': 'Correo electrónico o contraseña incorrectos.',
  'refusal.too_many_attempts':
    'Demasiados intentos. Inténtalo de nuevo en {unit, select, seconds {{count, plural, one {# segundo} many {# segundos} other {# segundos}}} other {{count, plural, one {# minuto} many {# minutos} other {# minutos}}}}.',
  'refusal.sign_in_busy': 'Muchas personas están iniciando sesión ahora. Inténtalo de nuevo en unos instantes.',
  'refusal.provider_not_asked': 'Este inicio de sesión empezó en otro lugar o hace demasiado tiempo. Empieza de nuevo.',
  'refusal.provider_unavailable':
    'No se puede conectar con {provider} en este momento. Inténtalo de nuevo en un momento.',
  'refusal.provider_refused': '{provider} no continuó: el inicio de sesión se canceló o no se permitió allí.',
  'refusal.answer_not_trusted':
    'No se pudo verificar la respuesta de {provider}, así que no se aceptó. Inténtalo de nuevo.',
  'refusal.identity_unknown':
    'Ninguna cuenta de Meridian corresponde a esta cuenta de {provider}. Regístrate, o inicia sesión de otra forma y vincúlala en los ajustes de seguridad.',
  'refusal.email_not_told':
    '{provider} no compartió ningún correo. Permítelo allí, o regístrate con un correo y una contraseña.',
  'refusal.email_has_account':
    'Este correo ya tiene una cuenta. Inicia sesión con tu contraseña; después podrás vincular {provider} en los ajustes de seguridad.',
  'refusal.sign_in_of_another': 'Esta cuenta de {provider} ya corresponde a la cuenta de Meridian de otra persona.',
  'refusal.own_email_not_verified': 'Primero confirma tu propio correo. {provider} no se vinculó.',
  'refusal.provider_email_not_verified': '{provider} no ha verificado el correo de esta cuenta, así que no se vinculó.',
  'refusal.emails_differ': 'El correo de esta cuenta de {provider} no es el que tienes aquí, así que no se vinculó.',
  'refusal.already_linked': 'Ya hay una cuenta de {provider} vinculada. Desvincúlala primero.',
  'refusal.last_way_in': 'Es tu única forma de iniciar sesión. Primero crea una contraseña o vincula otra cuenta.',
  'refusal.link_not_valid': 'Este enlace ya se usó o es demasiado antiguo.',
  'refusal.invitation_used': 'Esta invitación ya se usó. Si fuiste tú, inicia sesión.',
  'refusal.invitation_taken_back': 'Esta invitación se retiró. Pide otra a tu gerente.',
  'refusal.invitation_expired': 'Esta invitación caducó. Pide a quien te invitó que la envíe de nuevo.',
  'refusal.already_on_team': 'Alguien con este correo ya está en tu organización.',
  'refusal.already_invited': 'Ya hay una invitación abierta para este correo. Envíala de nuevo.',
  'refusal.join_code_missing': 'Esta organización admite personas con un código. Pídeselo a tu gerente.',
  'refusal.join_code_unknown': 'Este código no está en uso. Revísalo o pide a tu gerente el actual.',
  'refusal.invitation_needed': 'Esta organización solo admite personas por invitación. Pide una a tu gerente.',
  'refusal.open_is_for_one':
    'El registro sin código va a la organización que instaló este Meridian. Elige un código o invitaciones.',
  'refusal.registration_failed': 'No se pudo crear la cuenta. Prueba con otro correo electrónico.',
  'refusal.password_too_short': 'Usa al menos {shortest} caracteres.',
  'refusal.password_too_common':
    'Esta contraseña es fácil de adivinar. Usa varias palabras que no tengan relación entre sí.',
  'refusal.employee_changed_meanwhile':
    'Otra persona cambió a esta persona mientras la editabas. Lo que escribiste sigue aquí.',
  'refusal.employee_not_admitted': 'Esta persona aún no ha sido admitida. Responde primero a su solicitud.',
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
  'refusal.location_name_taken': 'Ya hay una ubicación con este nombre.',
  'refusal.location_changed_meanwhile':
    'Otra persona cambió esta ubicación mientras la editabas. No se pierde nada de lo que escribiste.',
  'refusal.location_has_shifts': 'Aquí hay turnos publicados por venir. Quítalos antes en el horario.',
  'refusal.location_has_people': 'Hay personas cuya ubicación principal es esta. Trasládalas antes a otra.',
  'refusal.last_open_location': 'Es la última ubicación abierta. Abre antes otra.',
  'refusal.deployment_not_empty': 'Meridian ya está configurado aquí. Inicia sesión o regístrate para pedir acceso.',
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
  'refusal.time_never_shown': 'Esa noche se cambió la hora y este momento no existió. Elige otra hora.',
  'refusal.entry_without_length': 'El inicio y el fin son la misma hora.',
  'refusal.entry_in_future': 'Esa hora aún no ha llegado. Solo se pueden registrar horas que ya pasaron.',
  'refusal.break_too_long': 'El descanso dura todo el tiempo. Debe quedar al menos un minuto de trabajo.',
  'refusal.entry_too_long': 'Es más largo de lo que puede durar un turno. Revisa el inicio y el fin.',
  'refusal.entry_gone': 'Este registro cambió mientras tanto y ya no figura así. Vuelve a mirar el día.',
  'refusal.entry_overlaps': 'Se superpone con otro registro. Cambia primero ese, o elige otras horas.',
  'refusal.entry_as_recorded': 'Es exactamente lo que ya está registrado.',
  'refusal.week_is_approved': 'La semana ya está aprobada. Quien aprueba las hojas de horas puede reabrirla.',
  'refusal.quiet_all_day':
    'Las horas de silencio no pueden durar todo el día. Para no recibir nada por un medio, desactívelo.',
  'refusal.week_is_locked': 'La semana está bloqueada para la nómina. Un administrador puede reabrirla.',
  'refusal.day_too_old': 'Las horas de hace tanto tiempo ya no se pueden corregir. Habla con tu gerente.',
  'refusal.adjustment_pending':
    'Ya hay una solicitud pendiente sobre estas horas. Hay que responderla o retirarla primero.',
  'refusal.adjustment_id_reused': 'Esta solicitud ya se envió con otros datos, así que no se envió de nuevo.',
  'refusal.entry_changed':
    'Estas horas cambiaron mientras las mirabas. Revisa lo que está registrado ahora y responde después.',
  'refusal.time_off_for_another':
    'El tiempo libre lo pide quien lo toma. El nombre, el correo y la cuenta deben ser los tuyos.',
  'refusal.own_balance': 'Nadie ajusta su propio saldo. Puede hacerlo otro gerente o un administrador.',
  'refusal.balance_has_opening': 'Ya hay un saldo inicial de este tipo. Añada una corrección.',
  'refusal.adjustment_too_far':
    'Una anotación cuenta desde una fecha de los próximos dos años como máximo. Revise el año.',
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
  'refusal.time_off_past_employment':
    'Continúa después de su último día de empleo. Recházala para que pueda pedir fechas hasta entonces.',
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
    '«{name}»: {count, plural, one {solo # persona puede ausentarse a la vez y el lugar está ocupado en algunos de estos días.} many {solo # de personas pueden ausentarse a la vez y los lugares están ocupados en algunos de estos días.} other {solo # personas pueden ausentarse a la vez y los lugares están ocupados en algunos de estos días.}}',
  'refusal.dates_reversed': 'La última fecha es anterior a la primera.',
  'refusal.too_many_limits': 'Ya hay 200 fechas así. Quita algunas primero.',
  'refusal.time_off_overlaps':
    'Ya pediste tiempo libre en algunos de estos días. Retira antes esa solicitud o elige otras fechas.',
  'refusal.time_off_not_approved': 'Solo se puede anular el tiempo libre aprobado. Lo que aún espera se puede retirar.',
  'refusal.time_off_is_cancelled': 'Este tiempo libre ya está anulado.',
  'refusal.time_off_has_begun': 'Este tiempo libre ya ha empezado. Pide a tu responsable que lo anule.',
  'refusal.reason_missing': 'Di por qué. La persona afectada lo leerá.',
  'refusal.too_many_holidays': 'Ya hay 300 cambios de los festivos. Deshaz antes algunos.',
  'refusal.years_reversed': 'El último año es anterior al primero.',
  'refusal.holiday_id_reused': 'Este cambio ya se envió con otros datos, así que no se hizo otra vez.',
  'refusal.holiday_left_out_already': 'Este festivo ya está quitado.',
  'refusal.time_off_id_reused': 'Esta solicitud ya se envió con otros datos, así que no se volvió a enviar.',
  'refusal.already_decided': 'Alguien respondió antes que tú.',
  'refusal.own_request': 'Nadie responde solicitudes sobre sí mismo. Puede hacerlo otro gerente o un administrador.',
  'refusal.not_reopenable': 'Esto ya no se puede volver a abrir.',
  'refusal.role_not_yours_to_give': 'Los gerentes admiten empleados. Pide a un administrador que asigne otro rol.',
  'refusal.location_closed': 'Esta ubicación está cerrada. Elige otra.',
  'refusal.position_closed': 'Este puesto está cerrado. Elija otro.',
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
  'refusal.only_announcers_write': 'Esto es para anuncios: aquí escribe solo quien los publica.',
  'refusal.message_id_reused': 'Este mensaje ya se envió con otro texto, así que no se envió de nuevo.',
  'refusal.nothing_to_acknowledge': 'Aquí ya no hay nada que confirmar.',
  'refusal.only_announcements_ask': 'Solo un anuncio puede pedir confirmación de lectura.',
  'refusal.everybody_acknowledged': 'Todos lo han confirmado.',
  'refusal.reminded_lately': 'Se les avisó hace menos de una hora. Recuérdaselo más tarde.',
  'refusal.message_empty': 'Escribe algo o añade un archivo.',
  'refusal.attachment_gone': 'Un archivo ya no está. Añádelo de nuevo.',
  'refusal.attachment_kind_unknown': 'Solo se pueden enviar imágenes (JPEG, PNG, WebP) y archivos PDF.',
  'refusal.too_many_attachments': 'Tienes demasiados archivos pendientes de envío. Envía o quita algunos primero.',
  'refusal.attachment_id_reused': 'Este archivo ya se envió. Añádelo de nuevo.',
  'refusal.only_announcers_urge': 'Solo gerentes y administradores pueden marcar un mensaje como urgente.',
  'refusal.too_many_messages':
    'Son más de 5000 mensajes, demasiados para un archivo. Elige menos días y exporta una parte tras otra.',
  'refusal.nobody_to_read': 'Ya no queda nadie más en esta conversación, así que no se puede enviar nada.',
  'refusal.not_your_message': 'Solo quien envió un mensaje puede cambiarlo.',
  'refusal.message_withdrawn': 'Este mensaje ya se retiró.',
  'refusal.message_too_old': 'Un mensaje se puede cambiar durante 15 minutos. Envía otro en su lugar.',
  'refusal.message_acknowledged':
    'Alguien ya confirmó haber leído este texto. Retira el mensaje y envía otro en su lugar.',
  'refusal.message_changed_meanwhile': 'Este mensaje se editó mientras tanto. Vuelve a leerlo y confírmalo después.',
  'refusal.conversation_not_left':
    'No se puede salir de esta conversación: es de dos personas o sigue a una sede o un rol.',
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
  'refusal.profile_not_valid': 'Algo de esto no se puede guardar así. Revisa los campos marcados.',
  'refusal.profile_changed_elsewhere':
    'Mientras tanto, tu perfil se cambió en otro lugar. No se perdió nada de lo tuyo: compara y guarda de nuevo.',
  'refusal.photo_kind_unknown': 'Elige una imagen JPEG, PNG o WebP.',
  'refusal.photo_is_heic':
    'Elige una imagen JPEG, PNG o WebP. Este navegador no lee HEIC: en un iPhone, elige «El más compatible» en Cámara, Formatos.',
  'refusal.photo_damaged': 'No se pudo leer esta imagen. Prueba con otra.',
  'refusal.photo_too_large': 'Esta imagen tiene demasiados píxeles. Elige una de 50 megapíxeles como máximo.',
  'refusal.photo_too_small': 'Esta imagen es muy pequeña. Elige una de al menos 64 por 64 píxeles.',
  'refusal.photo_busy': 'Se están procesando muchas imágenes. Inténtalo de nuevo en un momento.',
  'refusal.emergency_contact_not_valid':
    'Revisa el contacto de emergencia: hacen falta nombre, parentesco y un número de teléfono.',
  'refusal.emergency_contacts_changed_elsewhere':
    'Mientras tanto, los contactos de emergencia se cambiaron en otro lugar. La lista de abajo es la guardada.',
  'refusal.email_unchanged': 'Este ya es tu correo.',
  'refusal.too_many_open_requests': 'Tienes veinte mensajes abiertos. Espera una respuesta antes de enviar otro.',
  'refusal.support_request_ended': 'Este mensaje ya se respondió o se cerró.',
  'refusal.own_payment':
    'Nadie se paga a sí mismo ni anula su propio pago. Puede hacerlo otro gerente o un administrador.',
  'refusal.idempotency_key_reused':
    'Esto ya se registró, con otras cifras. Mira la lista de pagos antes de registrar otro.',
  'refusal.work_log_unknown': 'Uno de los registros de trabajo no es de este empleado.',
  'refusal.work_log_repeated': 'Un día se eligió dos veces.',
  'refusal.work_log_superseded':
    'Uno de los registros de trabajo ya no está aprobado: su hoja de horas se reabrió. Elige los días de nuevo.',
  'refusal.payroll_setup_faulty': 'El sistema de nómina no aceptaría uno de estos datos. Revisa los campos marcados.',
  'refusal.payroll_setup_changed_meanwhile':
    'Otra persona cambió estos datos mientras tanto. Ciérralos y míralos de nuevo.',
  'refusal.payroll_setup_missing': 'Antes hay que configurar algo para este sistema de nómina.',
  'refusal.payroll_people_blocked':
    'Alguien de este período no está aprobado, o cambió después. Míralo primero, u omítelo.',
  'refusal.payroll_file_empty': 'Nadie de este período está aprobado: el archivo estaría vacío.',
  'refusal.payroll_file_nobody_new':
    'Todas las personas aprobadas ya estaban en un archivo de este período, así que un archivo solo con las nuevas estaría vacío.',
  'refusal.deposits_in_dollars':
    'Un archivo NACHA lleva dólares estadounidenses, y tu organización calcula en otra moneda.',
  'refusal.deposit_day_not_banking':
    'Ese día los bancos no mueven dinero, o es hoy o está demasiado lejos. Elige otro día hábil bancario.',
  'refusal.deposits_differ':
    'Los pagos ya no son los que viste: uno se anuló, ya está en otro archivo o cambió su cuenta. Vuelve a mirar la lista.',
  'refusal.deposit_too_large':
    'El pago a {name} es más de lo que admite un depósito: 99 999 999,99 como máximo. Déjalo fuera y págalo de otra manera.',
  'refusal.deposit_file_too_large': 'Un archivo lleva 9 999 999 999,99 como máximo. Deja algunos pagos para otro.',
  'refusal.deposit_files_used_up': 'Un banco distingue 36 archivos al día, y hoy ya se hicieron todos. Sigue mañana.',
  'refusal.deposit_file_forgotten': 'El contenido de este archivo ya no se conserva.',
  'refusal.deposit_file_withdrawn': 'Este archivo se retiró. Vuelve a mirar la lista.',
  'refusal.deposit_file_arrived':
    'El dinero de este archivo ya llegó, y pagarlo otra vez pagaría dos veces a la gente. Lo que salió mal puede revertirlo tu banco.',
  'refusal.deposit_file_pays_you': 'Este archivo te paga a ti. Puede retirarlo otro administrador.',
  'refusal.deposit_file_made_by_you':
    'Tú hiciste este archivo, y un pago que contiene supera el límite. Tiene que retirarlo otro administrador.',
  'refusal.bank_account_not_valid':
    'No son un número de ruta y de cuenta de un banco estadounidense. Revisa las cifras.',
  'refusal.work_log_paid': 'Uno de los registros de trabajo ya está pagado. Elige los días de nuevo.',
  'refusal.work_log_held':
    'Uno de los registros de trabajo está en un pago que espera a su segunda persona. Elige los días de nuevo, o pide antes que se apruebe o se rechace ese pago.',
  'refusal.work_log_differs': 'Uno de los registros de trabajo no es como se envió. Elige los días de nuevo.',
  'refusal.hours_differ': 'Las horas no son las de los registros de trabajo, que suman {expected}.',
  'refusal.days_differ': 'El número de días no es el de los registros de trabajo, que es {expected}.',
  'refusal.pay_differs': 'El pago total y el pago por hora no coinciden: con esta tarifa el total es {expected}.',
  'refusal.final_amount_differs': 'El importe a pagar no es el pago total menos las deducciones, que es {expected}.',
  'refusal.payable_negative': 'Las deducciones superan el pago total.',
  'refusal.check_number_missing': 'Escribe el número del cheque.',
  'refusal.check_number_unexpected': 'Solo un cheque tiene número de cheque.',
  'refusal.check_number_used':
    'Ya se registró un cheque con este número, aunque su pago se haya anulado. Escribe otro número.',
  'refusal.transaction_before_work': 'La fecha de la transacción es anterior al primero de estos días.',
  'refusal.transaction_in_future': 'La fecha de la transacción está demasiado lejos. Un mes es lo máximo.',
  'refusal.recorded_by_you': 'Tú registraste este pago. Tiene que aprobarlo otra persona que pueda pagar.',
  'refusal.payment_not_waiting': 'Este pago ya no está en espera. Vuelve a mirar la lista.',
  'refusal.deduction_templates_changed_meanwhile':
    'Otra persona cambió las deducciones de la organización entretanto. Carga la página de nuevo para verlas.',
  'refusal.employer_changed_meanwhile':
    'Otra persona guardó los datos del empleador entretanto. Lo que escribiste sigue aquí: guarda otra vez para reemplazar lo suyo, o descártalo para verlo.',
  'refusal.message_retention_changed_meanwhile':
    'Otra persona guardó entretanto cuánto tiempo se conservan los mensajes. Lo que elegiste sigue aquí: guarda otra vez para reemplazar lo suyo, o descártalo para verlo.',
  'refusal.payment_limit_changed_meanwhile':
    'Otra persona guardó el límite entretanto. Lo que escribiste sigue aquí: guarda otra vez para reemplazar lo suyo, o descártalo para verlo.',
  'refusal.too_many_open_weeks':
    'Este informe tendría que calcular demasiadas semanas sin aprobar. Elige menos semanas o una sola ubicación.',
  'refusal.not_a_pay_period':
    'Ningún período de pago empieza en esa fecha: quizá cambiaron las reglas de tu organización. Abre la nómina de nuevo.',
  'refusal.pay_run_draft_changed_meanwhile':
    'Esta nómina cambió en otro dispositivo. Cárgala de nuevo; lo último que escribiste no está en ella.',
  'refusal.pay_run_blocked':
    'Alguien de esta nómina no se puede pagar todavía. Resuelve lo que lo impide u omite a esa persona.',
  'refusal.pay_run_empty': 'No queda nadie por pagar.',
  'refusal.pay_run_differs': 'Lo que se debe cambió desde que lo miraste. Revísalo otra vez.',
  'refusal.payment_is_void': 'Este pago ya se anuló.',
  'refusal.payment_in_deposit_file': 'Está en un archivo para tu banco. Lee lo que eso significa y confírmalo.',
  'refusal.payment_has_difference': 'Un pago posterior saldó una diferencia de uno de estos días. Anula primero ese.',
  'refusal.shift_without_length': 'El inicio y el fin son la misma hora. Un turno debe durar algo.',
  'refusal.shift_too_far': 'Un turno se planifica con dos años de antelación como máximo. Revise el año.',
  'refusal.shift_too_long': 'Un turno dura 24 horas como máximo. Revise las fechas.',
  'refusal.employment_over': 'Su último día de empleo aquí ya pasó: los mensajes son para quienes trabajan aquí.',
  'refusal.employment_ended':
    'Su último día de empleo es anterior a ese turno. Elija a otra persona o cambie la fecha en su página de Equipo.',
  'refusal.not_of_location':
    'Esta persona no trabaja en ese local. Elija a otra, o añada el local en su página de Equipo.',
  'refusal.reminder_id_reused':
    'Este recordatorio ya se envió para otra semana o ubicación, así que no se envió otra vez.',
  'refusal.shift_id_reused': 'Este turno ya se había planificado con otros datos, así que no se añadió otra vez.',
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
  'refusal.template_name_taken': 'Ya hay una plantilla con este nombre.',
  'refusal.too_many_templates': 'Este lugar ya tiene cien plantillas. Quite una primero.',
  'refusal.template_of_many_shifts': 'Una plantilla de turno tiene un solo turno.',
  'refusal.need_without_length':
    'Un final que no es posterior al inicio no pide a nadie. Lo que pasa de medianoche se indica en ambos días.',
  'refusal.need_said_already': 'Para algunas de estas horas ya se indicó un número. Cámbielo o quítelo primero.',
  'refusal.series_without_shifts': 'En esos días no hay ninguna fecha entre el primer turno y la última fecha.',
  'refusal.series_too_long': 'Un turno se repite un año como máximo. Elige una última fecha anterior.',
  'refusal.position_name_taken': 'Ya hay un puesto con este nombre.',
  'refusal.too_many_payments': 'Son más de 5000 pagos. Limita primero la lista.',
  'refusal.shift_not_yours': 'Este turno ya no es suyo.',
  'refusal.shift_has_begun': 'Este turno ya ha empezado.',
  'refusal.shift_is_changing':
    'Quien planifica el horario está cambiando este turno ahora mismo. Mire otra vez cuando esté publicado.',
  'refusal.already_offered': 'Este turno ya está ofrecido.',
  'refusal.skill_missing': 'Este turno exige una aptitud o un certificado que no tienes ese día. Habla con tu gerente.',
  'refusal.skill_name_taken': 'Ya hay una aptitud con ese nombre.',
  'refusal.own_skills': 'Nadie registra sus propias aptitudes. Pídeselo a otro gerente o a un administrador.',
  'refusal.skill_closed': 'Esta aptitud está cerrada y ya no se registra. Un administrador puede volver a abrirla.',
  'refusal.certificate_without_end': 'Un certificado termina: escribe su último día.',
  'refusal.skill_with_end': 'Solo los certificados tienen un último día.',
  'refusal.held_skill_changed':
    'Alguien lo corrigió o lo retiró mientras tanto. Se muestra lo que está registrado ahora.',
  'refusal.held_skill_id_reused': 'Esto ya se registró de otra forma. Vuelve a cargar la página.',
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
    '{name} {unfit, select, works_then {trabaja a esas horas} not_of_location {no trabaja en ese lugar} skill {no tiene lo que exige el puesto} other {no puede hacer ese turno según las reglas de su organización}}.',
  'refusal.nobody_to_approve':
    'Debe aprobarlo quien responde por sus turnos, y no hay nadie aparte de los dos. Pregunta a un administrador.',
  'refusal.works_then': 'Usted ya trabaja a esas horas.',
};
