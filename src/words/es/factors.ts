import type { Translation } from '../catalog.ts';
import type { factors as source } from '../en/factors.ts';

export const factors: Translation<typeof source> = {
  'security.secondStep': 'Inicio de sesión en dos pasos',
  'security.secondStepText': 'Además de tu contraseña, algo que solo tú tienes demuestra que eres tú.',
  'security.app': 'Aplicación de autenticación',
  'security.appOff': 'Una aplicación en tu teléfono muestra un código nuevo cada 30 segundos, también sin conexión.',
  'security.onSince': 'Activo desde {date}',
  'security.setUpApp': 'Configurar la aplicación',
  'security.remove': 'Quitar',
  'security.removeApp': 'Quitar la aplicación de autenticación',
  'security.removeAppText': 'Sus códigos dejarán de funcionar y entrarás sin ellos.',
  'security.appRemoved': 'Se quitó la aplicación de autenticación.',
  'security.scan':
    'Escanea esta imagen con tu aplicación de autenticación o escribe la clave en ella. Después escribe el código que muestra.',
  'security.picture': 'Código QR que contiene la clave',
  'security.key': 'Clave',
  'security.turnOn': 'Activar',
  'security.recoveryCodes': 'Códigos de recuperación',
  'security.recoveryText':
    'Para el día en que no tengas tu teléfono. Cada uno sirve una vez. Guárdalos ahora: no se vuelven a mostrar.',
  'security.recoveryLeft': '{left, plural, one {Queda # código} many {Quedan # códigos} other {Quedan # códigos}}',
  'security.newCodes': 'Crear códigos nuevos',
  'security.copy': 'Copiar',
  'security.copied': 'Copiado',
  'security.download': 'Descargar',
  'security.saved': 'Los he guardado',
  'security.factorsFailed': 'No se pudieron cargar tus formas de iniciar sesión',
};
