import type { Translation } from '../catalog.ts';
import type { notifications as source } from '../en/notifications.ts';

export const notifications: Translation<typeof source> = {
  'letter.frame.linkHint': 'Si el botón no se abre, copia esta dirección en tu navegador:',
  'letter.frame.sentFor': 'Enviado por Meridian en nombre de {organization}.',
  'letter.confirm_email.subject': 'Confirma tu correo electrónico',
  'letter.confirm_email.text':
    'Hola, {name}:\n\nPediste unirte a {organization} en Meridian. Confirma que esta dirección es tuya para que podamos avisarte cuando se decida tu solicitud.',
  'letter.confirm_email.action': 'Confirmar correo electrónico',
  'letter.confirm_email.note':
    'El enlace funciona durante {hours, plural, one {# hora} many {# horas} other {# horas}} y una sola vez. Si no lo pediste, ignora este correo: sin tu confirmación nadie puede usar tu dirección aquí.',
  'letter.registration_approved.subject': 'Te damos la bienvenida a {organization}',
  'letter.registration_approved.text':
    'Hola, {name}:\n\n{organization} aprobó tu solicitud. Trabajas en {location}.\n\nInicia sesión para fichar y ver tus horas.',
  'letter.registration_approved.action': 'Iniciar sesión',
  'letter.registration_rejected.subject': 'Tu solicitud a {organization}',
  'letter.registration_rejected.text':
    'Hola, {name}:\n\n{organization} no aprobó tu solicitud. El motivo indicado:\n\n{reason}\n\nSi crees que es un error, habla con tu gerente: puede volver a abrir tu solicitud.',
  'letter.registration_rejected.action': 'Ver tu solicitud',
  'text.sign_in_code':
    '{code} es tu código de Meridian. Funciona durante {minutes, plural, one {# minuto} many {# minutos} other {# minutos}}. Nunca te lo pediremos por teléfono ni por mensaje.',
  'outbox.title': 'Bandeja de salida',
  'outbox.lead':
    'Correos y mensajes de texto que este servidor habría enviado. No tiene servicio de correo ni de mensajes, así que se quedan aquí. Nadie más los ve, y en producción esta página no existe.',
  'outbox.empty':
    'Todavía no se ha enviado nada. Los correos y mensajes de texto aparecen aquí en cuanto Meridian envía uno.',
  'outbox.list': 'Mensajes, los más recientes primero',
  'outbox.couldNotLoad': 'No se pudo cargar la bandeja de salida',
  'outbox.mail': 'Correo',
  'outbox.text': 'Mensaje de texto',
  'outbox.to': 'Para {recipient}',
  'outbox.asPlainText': 'Texto sin formato',
  'outbox.asHtml': 'Como se ve',
  'outbox.view': 'Vista',
  'outbox.messageTo': 'Mensaje para {recipient}',
};
