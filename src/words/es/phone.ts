import type { Translation } from '../catalog.ts';
import type { phone as source } from '../en/phone.ts';

export const phone: Translation<typeof source> = {
  'phone.sent':
    'Enviamos un código a {phone}. Funciona durante {minutes, plural, one {# minuto} many {# minutos} other {# minutos}}.',
  'phone.title': 'Iniciar sesión por teléfono',
  'phone.text':
    'Inicias sesión con un código que enviamos por mensaje de texto, en lugar de la contraseña. El número de tu perfil es solo de contacto.',
  'phone.none': 'No hay ningún número verificado.',
  'phone.since': 'Verificado el {date}',
  'phone.newNumber': 'Nuevo número de teléfono',
  'phone.remove': 'Quitar',
  'phone.isVerified': 'Tu número de teléfono está verificado.',
  'phone.isRemoved': 'Se quitó tu número de teléfono.',
  'phone.notOffered':
    'Nadie puede iniciar sesión por teléfono: este servidor no tiene servicio de mensajes de texto. Quien lo administra define SMS_ACCOUNT_SID, SMS_AUTH_TOKEN y SMS_FROM.',
  'phone.failed': 'No se pudo cargar tu número de teléfono',
};
