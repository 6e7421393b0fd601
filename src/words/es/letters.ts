import type { Translation } from '../catalog.ts';
import type { letters as source } from '../en/letters.ts';

export const letters: Translation<typeof source> = {
  'letter.frame.linkHint': 'Si el botón no funciona, copia esta dirección en tu navegador:',
  'letter.frame.sentFor': 'Enviado por Meridian en nombre de {organization}.',
  'letter.confirm_email.subject': 'Confirma tu correo electrónico',
  'letter.confirm_email.text':
    'Hola, {name}:\n\nSe indicó esta dirección para una cuenta de {organization} en Meridian. Confirma que es tuya para que podamos escribirte aquí.',
  'letter.confirm_email.action': 'Confirmar correo electrónico',
  'letter.confirm_email.note':
    'El enlace funciona durante {days, plural, one {# día} many {# días} other {# días}} y una sola vez. Si no sabes nada de esto, ignora este correo.',
  'letter.address_known.subject': 'Ya tienes una cuenta',
  'letter.address_known.text':
    'Alguien, quizá tú, intentó registrarse con esta dirección. Ya tiene una cuenta, así que no se cambió nada.\n\nSi fuiste tú, inicia sesión como siempre. Si olvidaste tu contraseña, elige una nueva.',
  'letter.address_known.action': 'Elegir una contraseña nueva',
  'letter.address_known.note': 'Si no fuiste tú, no tienes que hacer nada.',
  'letter.reset_password.subject': 'Elige una contraseña nueva',
  'letter.reset_password.text':
    'Alguien, quizá tú, pidió una contraseña nueva para la cuenta con esta dirección. Elígela aquí. Hasta entonces sigue valiendo la anterior.',
  'letter.reset_password.action': 'Elegir una contraseña nueva',
  'letter.reset_password.note':
    'El enlace funciona durante {hours, plural, one {# hora} many {# horas} other {# horas}} y una sola vez. Si no lo pediste, ignora este correo. No lo reenvíes: quien abra el enlace puede cambiar tu contraseña.',
  'letter.password_changed.subject': 'Se cambió tu contraseña',
  'letter.password_changed.text':
    'Se acaba de cambiar la contraseña de la cuenta con esta dirección. Se cerraron todas sus sesiones.{tokens, select, none {} other { Se revocaron sus tokens de la API.}}{calendar, select, none {} other { Se anuló la dirección con la que un calendario seguía sus turnos.}}\n\nSi fuiste tú, no tienes que hacer nada. Si no, elige una contraseña nueva de inmediato y avisa a un administrador de tu organización.',
  'letter.password_changed.action': 'No fui yo',
  'letter.bank_account_changed.subject': 'Se cambió tu cuenta bancaria',
  'letter.bank_account_changed.text':
    'Se acaba de introducir otra cuenta bancaria para tu depósito directo. Queda retenida tres días antes de que se pague algo en ella.\n\nSi fuiste tú, no tienes que hacer nada. Si no, quítala ahora, cambia tu contraseña y avisa a un administrador de tu organización.',
  'letter.bank_account_changed.action': 'Ver tu cuenta bancaria',
  'letter.bank_account_removed.subject': 'Se quitó tu cuenta bancaria',
  'letter.bank_account_removed.text':
    'Se acaba de quitar la cuenta bancaria de tu depósito directo.\n\nSi fuiste tú, no tienes que hacer nada. Si no, cambia tu contraseña y avisa a un administrador de tu organización.',
  'letter.bank_account_removed.action': 'Ver tu cuenta bancaria',
  'letter.registration_approved.subject': 'Te damos la bienvenida a {organization}',
  'letter.registration_approved.text':
    'Hola, {name}:\n\n{organization} aprobó tu solicitud. Trabajas en {location}.\n\nInicia sesión para marcar tus horas y verlas.',
  'letter.registration_approved.action': 'Iniciar sesión',
  'letter.registration_rejected.subject': 'Tu solicitud a {organization}',
  'letter.registration_rejected.text':
    'Hola, {name}:\n\n{organization} no aprobó tu solicitud. El motivo indicado:\n\n{reason}\n\nSi crees que es un error, habla con tu gerente: puede volver a abrir tu solicitud.',
  'letter.registration_rejected.action': 'Ver tu solicitud',
  'letter.adjustment_approved.subject': 'Se corrigieron tus horas del {date}',
  'letter.adjustment_approved.text':
    'Hola, {name}:\n\n{by} aprobó tu solicitud. Para el {date} ahora figura {times}.\n\nTu motivo: {reason}',
  'letter.adjustment_approved.action': 'Ver tus registros de horas',
  'letter.adjustment_rejected.subject': 'No se aprobó tu solicitud sobre el {date}',
  'letter.adjustment_rejected.text':
    'Hola, {name}:\n\n{by} no aprobó tu solicitud de cambiar tus horas del {date}. El motivo:\n\n{reason}\n\nLo registrado queda como está. Puedes volver a pedirlo.',
  'letter.adjustment_rejected.action': 'Ver tus registros de horas',
  'letter.time_off_approved.subject': 'Tu tiempo libre está aprobado: {dates}',
  'letter.time_off_approved.text': 'Hola, {name}:\n\n{by} aprobó tu tiempo libre ({type}): {dates}.',
  'letter.time_off_approved.action': 'Ver tu tiempo libre',
  'letter.time_off_rejected.subject': 'Tu tiempo libre no se aprobó: {dates}',
  'letter.time_off_rejected.text':
    'Hola, {name}:\n\n{by} no aprobó tu tiempo libre ({type}): {dates}. El motivo:\n\n{reason}\n\nLos días vuelven a estar libres: puedes pedir otros.',
  'letter.time_off_rejected.action': 'Ver tu tiempo libre',
  'letter.certificate_ends_soon.subject': 'Tu certificado termina el {date}: {skill}',
  'letter.certificate_ends_soon.text':
    'Hola, {name}:\n\nTu certificado «{skill}» termina el {date}. Después de ese día quizá no puedan planificarte en trabajos que lo exigen.\n\nCuando lo renueves, enséñaselo a tu gerente, que lo registra.',
  'letter.certificate_ends_soon.action': 'Ver tus certificados',
  'letter.certificate_ends.subject': 'Último día de tu certificado: {skill}',
  'letter.certificate_ends.text':
    'Hola, {name}:\n\nEl último día de tu certificado «{skill}» es el {date}. Después de ese día quizá no puedan planificarte en trabajos que lo exigen.\n\nCuando lo renueves, enséñaselo a tu gerente, que lo registra.',
  'letter.certificate_ends.action': 'Ver tus certificados',
  'letter.certificate_of_ends_soon.subject': '{person}: {skill} termina el {date}',
  'letter.certificate_of_ends_soon.text':
    'Hola, {name}:\n\nEl certificado «{skill}» de {person} termina el {date}. Los turnos posteriores que lo exigen quedan en conflicto.\n\nRegistra el nuevo en cuanto te lo enseñe.',
  'letter.certificate_of_ends_soon.action': 'Ver lo que tiene',
  'letter.certificate_of_ends.subject': '{person}: último día de {skill}',
  'letter.certificate_of_ends.text':
    'Hola, {name}:\n\nEl último día del certificado «{skill}» de {person} es el {date}. Los turnos posteriores que lo exigen quedan en conflicto.\n\nRegistra el nuevo en cuanto te lo enseñe.',
  'letter.certificate_of_ends.action': 'Ver lo que tiene',
  'letter.time_off_cancelled.subject': 'Tu tiempo libre queda anulado: {dates}',
  'letter.time_off_cancelled.text':
    'Hola, {name}:\n\n{by} anuló tu tiempo libre aprobado ({type}): {dates}.\n\nEl motivo: {reason}\n\nLo que te descontó vuelve a tu saldo.',
  'letter.time_off_cancelled.action': 'Ver tu tiempo libre',
  'letter.time_off_of_cancelled.subject': 'Queda anulado el tiempo libre aprobado de {person}: {dates}',
  'letter.time_off_of_cancelled.text':
    'Hola, {name}:\n\n{by} anuló el tiempo libre aprobado ({type}) de {person}: {dates}.\n\nLos turnos que se abrieron por él no vuelven por sí solos. Mira a quién tiene el plan esos días.',
  'letter.time_off_of_cancelled.action': 'Ver el plan',
  'letter.time_off_spared.subject': 'Un festivo en tu tiempo libre: {dates}',
  'letter.time_off_spared.text':
    'Hola, {name}:\n\nEsto pasa a ser festivo: {dates}. Un festivo no descuenta nada: lo que se contó por él como tu tiempo libre vuelve a ser tuyo.',
  'letter.time_off_spared.action': 'Ver tu tiempo libre',
  'letter.time_off_counted.subject': 'Ya no hay festivo en tu tiempo libre: {dates}',
  'letter.time_off_counted.text':
    'Hola, {name}:\n\nEsto no es festivo después de todo: {dates}. Vuelve a contar como tu tiempo libre, tal como lo pediste.',
  'letter.time_off_counted.action': 'Ver tu tiempo libre',
  'letter.time_off_adjusted.subject': 'Cambió tu saldo de {type}: {change}',
  'letter.time_off_adjusted.text':
    'Hola, {name}:\n\n{by} cambió tu saldo de {type}, en horas: {change}, a partir del {date}. El motivo:\n\n{reason}\n\nSi no es correcto, habla con {by}.',
  'letter.time_off_adjusted.action': 'Ver tu tiempo libre',
  'letter.time_corrected.subject': 'Se cambiaron tus horas del {date}',
  'letter.time_corrected.text':
    'Hola, {name}:\n\n{by} cambió tus horas del {date}. Ahora figura {times}. El motivo:\n\n{reason}\n\nSi no es correcto, pide otro cambio o habla con {by}.',
  'letter.time_corrected.action': 'Ver tus registros de horas',
  'letter.change_email.subject': 'Confirma tu correo electrónico nuevo',
  'letter.change_email.text':
    'Se indicó esta dirección como la nueva de una cuenta de Meridian. Confirma que es tuya y la cuenta pasará a usarla.',
  'letter.change_email.action': 'Cambiar a esta dirección',
  'letter.change_email.note':
    'El enlace funciona durante {hours, plural, one {# hora} many {# horas} other {# horas}} y una sola vez. Si no sabes nada de esto, ignora este correo: no cambiará nada.',
  'letter.email_changed.subject': 'Se cambió tu correo electrónico',
  'letter.email_changed.text':
    'Desde ahora tu cuenta de Meridian tiene otra dirección de correo y los mensajes llegan allí.\n\nSi fuiste tú, no tienes que hacer nada. Si no, vuelve a la anterior: se cerrarán todas las sesiones de quien lo hizo.',
  'letter.email_changed.action': 'Volver a esta dirección',
  'letter.email_changed.note':
    'El enlace funciona durante {days, plural, one {# día} many {# días} other {# días}} y una sola vez.',
  'letter.support_request.subject': '{person}: {subject}',
  'letter.support_request.text': 'Hola, {name}:\n\n{person} escribió al soporte de {organization}:\n\n{message}',
  'letter.support_request.action': 'Responder en Meridian',
  'letter.support_answered.subject': 'Respuesta: {subject}',
  'letter.support_answered.text':
    'Hola, {name}:\n\n{person} respondió a tu mensaje al soporte de {organization}:\n\n{answer}',
  'letter.support_answered.action': 'Ver tus mensajes',
  'letter.webhook_gave_up.subject': 'Un webhook no aceptó un mensaje: {host}',
  'letter.webhook_gave_up.text':
    'Hola, {name}:\n\nEl webhook de {host} no aceptó un mensaje por más veces que se envió, y ya no se envía más. El webhook sigue activo. Mire qué mensaje era y envíelo de nuevo cuando su dirección funcione.',
  'letter.webhook_gave_up.action': 'Ver los mensajes',
  'letter.letters_gave_up.subject': 'No se pudieron entregar mensajes',
  'letter.letters_gave_up.text':
    'Hola, {name}:\n\nNo se pudieron entregar algunos correos o mensajes de texto. Mira cuáles son y por qué, y envíalos de nuevo cuando la causa esté resuelta.',
  'letter.letters_gave_up.action': 'Ver cuáles',
  'letter.webhook_went_off.subject': 'El webhook de {host} está desactivado',
  'letter.webhook_went_off.text':
    'Hola, {name}:\n\nEl webhook de {host} se desactivó solo: su dirección ya no acepta lo que envía Meridian. Cuando vuelva a funcionar, actívalo y envía de nuevo lo que faltó.',
  'letter.webhook_went_off.action': 'Ver los webhooks',
  'letter.schedule_published.subject': 'Su horario: semana del {week}',
  'letter.schedule_published.text':
    'Hola, {name}:\n\nSe publicó el horario de {location}. {news, select, none {Nada cambia para usted. Su semana:} other {Esto es nuevo para usted:}}\n\n{changes}',
  'letter.schedule_published.action': 'Ver mi horario',
  'letter.schedule_unconfirmed.subject': 'Confirme sus turnos: semana del {week}',
  'letter.schedule_unconfirmed.text':
    'Hola, {name}:\n\nAún no ha confirmado estos turnos en {location}:\n\n{shifts}\n\nCon una pulsación indica que los conoce.',
  'letter.schedule_unconfirmed.action': 'Confirmar mis turnos',
  'letter.planned_away.subject': '{person} tiene tiempo libre y está en tu plan: {dates}',
  'letter.planned_away.text':
    'Hola, {name}:\n\n{person} tiene tiempo libre: {dates}. En el plan que llevas, sus turnos de esos días siguen como estaban.\n\nMira quién puede hacerlos.',
  'letter.planned_away.action': 'Ver el plan',
  'letter.planned_back.subject': '{person} no se ausenta después de todo: {dates}',
  'letter.planned_back.text':
    'Hola, {name}:\n\nEl tiempo libre de {person} queda anulado: {dates}.\n\nLos turnos que el plan aún le asigna siguen siendo suyos. Los que diste a otras personas no vuelven por sí solos.',
  'letter.planned_back.action': 'Ver el plan',
  'letter.shift_offered.subject': '{by} le ofrece un turno: {date}',
  'letter.shift_offered.text':
    'Hola, {name}:\n\n{by} le ofrece un turno en {location}: {date}, {times}.\n\n{note}\n\nSerá suyo cuando lo tome, y puede proponer uno de sus turnos a cambio. Si no puede ninguna de las dos cosas, rechácelo.',
  'letter.shift_offered.action': 'Ver el turno',
  'letter.shift_offered_to_all.subject': '{by} ofrece un turno: {date}',
  'letter.shift_offered_to_all.text':
    'Hola, {name}:\n\n{by} ofrece un turno en {location} a todos los que pueden trabajarlo: {date}, {times}.\n\n{note}\n\nSerá de quien lo tome primero. Si no lo quiere, no tiene que hacer nada.',
  'letter.shift_offered_to_all.action': 'Ver el turno',
  'letter.shift_taken.subject': '{by} tomó su turno: {date}',
  'letter.shift_taken.text': 'Hola, {name}:\n\n{by} tomó su turno en {location}: {date}, {times}. Ya no es suyo.',
  'letter.shift_taken.action': 'Ver mi horario',
  'letter.shift_declined.subject': '{by} rechazó su turno: {date}',
  'letter.shift_declined.text':
    'Hola, {name}:\n\n{by} rechazó su turno en {location}: {date}, {times}. Sigue siendo suyo. Puede ofrecerlo a otra persona.',
  'letter.shift_declined.action': 'Ver mi horario',
  'letter.message_direct.subject': 'Mensaje nuevo de {by}',
  'letter.message_direct.text': 'Hola, {name}:\n\n{by} te escribió:\n\n{text}',
  'letter.message_direct.action': 'Responder en Meridian',
  'letter.message_group.subject': '{by} escribió en {title}',
  'letter.message_group.text': 'Hola, {name}:\n\n{by} escribió en {title}:\n\n{text}',
  'letter.message_group.action': 'Leer en Meridian',
  'letter.message_urgent.subject': 'Mensaje urgente de {by}',
  'letter.message_urgent.text': 'Hola, {name}:\n\n{by} escribió un mensaje y lo marcó como urgente:\n\n{text}',
  'letter.message_urgent.action': 'Leer en Meridian',
  'letter.announcement_asked.subject': 'Confirma la lectura en {title}: {about}',
  'letter.announcement_asked.text':
    'Hola, {name}:\n\n{by} publicó un anuncio en {title} y te pide que confirmes que lo leíste:\n\n{text}',
  'letter.announcement_asked.action': 'Confirmar en Meridian',
  'letter.announcement_reminder.subject': 'Falta tu confirmación en {title}: {about}',
  'letter.announcement_reminder.text':
    'Hola, {name}:\n\nAún no has confirmado la lectura de lo que {by} anunció en {title}:\n\n{text}',
  'letter.announcement_reminder.action': 'Confirmar en Meridian',
  'letter.swap_proposed.subject': '{by} propone un cambio: {date}',
  'letter.swap_proposed.text':
    'Hola, {name}:\n\nPor tu turno en {location} del {date}, {times}, {by} propone uno suyo a cambio: {inReturn}\n\n{note}\n\nNada cambia hasta que lo aceptes.',
  'letter.swap_proposed.action': 'Ver el cambio',
  'letter.swap_waiting.subject': 'Tu cambio espera a un gerente: {date}',
  'letter.swap_waiting.text':
    'Hola, {name}:\n\n{by} aceptó el cambio del turno en {location}: {date}, {times}. Se consulta a un gerente. Hasta que responda, cada persona conserva su turno.',
  'letter.swap_waiting.action': 'Ver el cambio',
  'letter.swap_done.subject': 'El cambio está hecho: {date}',
  'letter.swap_done.text':
    'Hola, {name}:\n\nEl turno en {location} del {date}, {times}, se ha cambiado. {by} dio su acuerdo. Tu horario muestra lo que trabajas ahora.',
  'letter.swap_done.action': 'Ver mi horario',
  'letter.swap_over.subject': 'Tu cambio no se hizo: {date}',
  'letter.swap_over.text':
    'Hola, {name}:\n\nEl cambio del turno en {location} del {date}, {times}, no se hizo. {why}\n\nNinguno de tus turnos pasa a otra persona por ello.',
  'letter.swap_over.action': 'Ver el cambio',
  'letter.proposal_over.subject': 'Una respuesta a tu oferta ya no vale: {date}',
  'letter.proposal_over.text':
    'Hola, {name}:\n\nLa respuesta de {by} a tu oferta del turno en {location} del {date}, {times}, ya no vale. {why}\n\nTu oferta sigue en pie.',
  'letter.proposal_over.action': 'Ver el cambio',
  'letter.proposal_declined.subject': '{by} rechazó tu propuesta: {date}',
  'letter.proposal_declined.text':
    'Hola, {name}:\n\n{by} rechazó lo que propusiste por el turno en {location} del {date}, {times}. Su oferta sigue abierta.\n\nNinguno de tus turnos pasa a otra persona por ello.',
  'letter.proposal_declined.action': 'Ver el cambio',
  'letter.offer_over.subject': 'El turno que te ofreció {by} ya no se ofrece: {date}',
  'letter.offer_over.text':
    'Hola, {name}:\n\n{by} te ofreció un turno en {location}: {date}, {times}. Ya no puedes tomarlo. {why}\n\nNo tienes que hacer nada.',
  'letter.offer_over.action': 'Ver el cambio',
  'letter.swap_remark.subject': '{by} escribió sobre un cambio: {date}',
  'letter.swap_remark.text':
    'Hola, {name}:\n\n{by} escribió sobre el cambio del turno en {location} del {date}, {times}:\n\n{text}',
  'letter.swap_remark.action': 'Ver el cambio',
  'letter.security_changed.subject': 'Tu acceso a Meridian cambió',
  'letter.security_changed.text':
    'Hola, {name}:\n\n{change, select, totp_on {Se agregó una aplicación de autenticación a tu cuenta.} totp_off {Se quitó la aplicación de autenticación de tu cuenta.} passkey_added {Se agregó una llave de acceso a tu cuenta.} passkey_removed {Se quitó una llave de acceso de tu cuenta.} sign_in_linked {Se vinculó a tu cuenta otra forma de iniciar sesión con una cuenta externa.} sign_in_unlinked {Se desvinculó de tu cuenta una forma de iniciar sesión con una cuenta externa.} recovery_codes_replaced {Se crearon códigos de recuperación nuevos para tu cuenta. Los anteriores ya no funcionan.} recovery_code_used {Se usó un código de recuperación para entrar en tu cuenta. Ese código ya no funciona.} phone_added {Se verificó un número de teléfono para tu cuenta. Puedes iniciar sesión con él.} phone_removed {Se quitó el número de teléfono de tu cuenta. Ya nadie inicia sesión con él.} password_changed {Se cambió la contraseña de tu cuenta y se cerró la sesión en los demás dispositivos.} other {Se cambió la configuración de seguridad de tu cuenta.}}\n\nSi no fuiste tú, cambia tu contraseña de inmediato y avisa a un administrador de tu organización.',
  'letter.security_changed.action': 'Abrir la configuración de seguridad',
  'letter.request_waiting.subject':
    '{person} solicita {kind, select, registration {acceso} time_off {tiempo libre} swap {un cambio de turno} other {un cambio de horas}}',
  'letter.request_waiting.text':
    'Hola, {name}:\n\n{person} solicita {kind, select, registration {acceso a Meridian} time_off {tiempo libre} swap {un cambio de turno} other {un cambio de sus horas registradas}}. Eres una de las personas que pueden responder.',
  'letter.request_waiting.action': 'Ver la solicitud',
  'letter.time_card_reopened.subject': 'Se reabrió tu hoja de horas: semana del {week}',
  'letter.time_card_reopened.text':
    'Hola, {name}:\n\n{by} reabrió tu hoja de horas de la semana del {week}. El motivo indicado:\n\n{reason}\n\nRevisa las horas y fírmala de nuevo cuando estén bien.',
  'letter.time_card_reopened.action': 'Ver mi hoja de horas',
  'letter.payment_waiting.subject': '{by} registró un pago que espera a una segunda persona',
  'letter.payment_waiting.text':
    'Hola, {name}:\n\n{by} registró un pago por encima del límite de tu organización. Contará cuando lo apruebe una segunda persona, y tú puedes hacerlo.',
  'letter.payment_waiting.action': 'Ver el pago',
  'letter.payments_waiting.subject':
    '{count, plural, one {{by} registró un pago que espera} many {{by} registró # pagos que esperan} other {{by} registró # pagos que esperan}} a una segunda persona',
  'letter.payments_waiting.text':
    'Hola, {name}:\n\n{by} registró una nómina, y {count, plural, one {# pago supera} many {# pagos superan} other {# pagos superan}} el límite de tu organización. {count, plural, one {Contará cuando lo apruebe} many {Contarán cuando los apruebe} other {Contarán cuando los apruebe}} una segunda persona, y tú puedes hacerlo.',
  'letter.payments_waiting.action': 'Ver los pagos',
  'letter.payment_limit_changed.subject': '{by} cambió el límite de los pagos: antes {before}, ahora {after}',
  'letter.payment_limit_changed.text':
    'Hola, {name}:\n\n{by} cambió el pago total a partir del cual un pago necesita una segunda persona. Antes: {before}. Ahora: {after}.\n\nPara quien sube el límite rige el anterior durante 72 horas. Si no estás de acuerdo con el cambio, restablece el límite.',
  'letter.payment_limit_changed.action': 'Ver el límite',
  'letter.payment_recorded.subject': 'Se registró tu pago del {date}',
  'letter.payment_recorded.text':
    'Hola, {name}:\n\nSe registró un pago a tu nombre con fecha {date}. El recibo muestra los días, las horas y cada deducción.',
  'letter.payment_recorded.action': 'Ver mis pagos',
  'letter.payment_voided.subject': 'Se anuló tu pago del {date}',
  'letter.payment_voided.text':
    'Hola, {name}:\n\n{by} anuló el pago del {date}. El motivo indicado:\n\n{reason}\n\nSus días vuelven a contar como no pagados.',
  'letter.payment_voided.action': 'Ver mis pagos',
  'letter.digest.subject': '{count, plural, one {# novedad} many {# novedades} other {# novedades}} para ti',
  'letter.digest.text': 'Hola, {name}:\n\nEsto es lo que aún no has leído:\n\n{lines}',
  'letter.digest.action': 'Abrir Meridian',
  'letter.invitation.subject': '{by} te invita a {organization}',
  'letter.invitation.text':
    'Hola:\n\n{by} te invita a trabajar en {location}, {organization}. Abre el enlace y elige cómo iniciar sesión: con una contraseña, o con Google o Microsoft donde se ofrezcan. Tendrás listos tu reloj y tus horas.',
  'letter.invitation.action': 'Aceptar invitación',
  'letter.invitation.note':
    'El enlace funciona durante {days, plural, one {# día} many {# días} other {# días}} y una sola vez. Si no sabes de quién es, ignora este correo.',
  'letter.manager_invitation.subject': '{by} te invita a {organization}',
  'letter.manager_invitation.text':
    'Hola:\n\n{by} te invita a {organization} como gerente de {location}. Abre el enlace y elige cómo iniciar sesión: con una contraseña, o con Google o Microsoft donde se ofrezcan. Luego podrás empezar.',
  'letter.manager_invitation.action': 'Aceptar invitación',
  'letter.manager_invitation.note':
    'El enlace funciona durante {days, plural, one {# día} many {# días} other {# días}} y una sola vez. Si no sabes de quién es, ignora este correo.',
  'letter.admin_invitation.subject': '{by} te invita a {organization}',
  'letter.admin_invitation.text':
    'Hola:\n\n{by} te invita a {organization} como administrador en {location}. Abre el enlace y elige cómo iniciar sesión: con una contraseña, o con Google o Microsoft donde se ofrezcan. Luego podrás empezar.',
  'letter.admin_invitation.action': 'Aceptar invitación',
  'letter.admin_invitation.note':
    'El enlace funciona durante {days, plural, one {# día} many {# días} other {# días}} y una sola vez. Si no sabes de quién es, ignora este correo.',
  'text.sign_in_code':
    '{code} es tu código de Meridian. Funciona durante {minutes, plural, one {# minuto} many {# minutos} other {# minutos}}. Nunca te lo pediremos por teléfono ni por mensaje.',
  'text.notice': '{headline}\n{link}',
};
