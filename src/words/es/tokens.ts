import type { Translation } from '../catalog.ts';
import type { tokens as source } from '../en/tokens.ts';

export const tokens: Translation<typeof source> = {
  'tokens.title': 'Tokens de la API',
  'tokens.text':
    'Para programas tuyos. Cada uno actúa en tu nombre hasta donde tú se lo permitas, y nunca en lo que pide tu contraseña.',
  'tokens.none': 'Ningún programa actúa en tu nombre.',
  'tokens.make': 'Crear un token',
  'tokens.name': 'Nombre',
  'tokens.nameHint': 'Qué lo va a usar.',
  'tokens.enterName': 'Escribe un nombre.',
  'tokens.days': 'Caduca',
  'tokens.forDays': '{count, plural, one {A los # día} many {A los # de días} other {A los # días}}',
  'tokens.scopes': 'Para qué sirve',
  'tokens.chooseScope': 'Elige al menos una cosa para la que sirva.',
  'tokens.made': 'Tu nuevo token',
  'tokens.madeText': 'Cópialo ahora: solo se muestra esta vez y no se guarda en ningún sitio.',
  'tokens.used': 'Usado por última vez el {date} a las {time}',
  'tokens.unused': 'Aún sin usar',
  'tokens.until': 'Hasta el {date}',
  'tokens.revoke': 'Revocar',
  'tokens.revokeNamed': 'Revocar {name}',
  'tokens.revoked': 'Token revocado',
  'tokens.revokeAll': 'Revocar todos',
  'tokens.revokeAllTitle': '¿Revocar todos los tokens de la API?',
  'tokens.revokeAllText':
    'Todos los programas que actúan en tu nombre se detienen al instante, y también el calendario que sigue tus turnos. Cada programa que quieras recuperar necesitará un token nuevo.',
  'tokens.allRevoked': 'Se revocaron todos los tokens de la API',
  'tokens.scope.people:read': 'Ver personas, equipos, ubicaciones y quién está ausente',
  'tokens.scope.time:read': 'Ver y exportar fichajes y hojas de horas',
  'tokens.scope.time:write': 'Fichar, pedir correcciones y corregir horas donde puedas',
  'tokens.scope.schedule:read': 'Ver turnos, horarios y cambios de turno',
  'tokens.scope.schedule:write': 'Planificar y publicar turnos donde puedas; confirmar, ofrecer y cambiar los tuyos',
  'tokens.scope.time_off:read': 'Ver ausencias y sus archivos adjuntos',
  'tokens.scope.time_off:write': 'Pedir ausencias, con archivos adjuntos',
  'tokens.scope.payroll:read': 'Ver pagos y recibos de pago, con las tarifas a las que se pagaron',
  'tokens.scope.messages:read': 'Leer y exportar mensajes',
  'tokens.scope.messages:write':
    'Enviar, editar y retirar mensajes, marcarlos como leídos, iniciar y dejar conversaciones',
};
