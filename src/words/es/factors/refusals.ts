import type { Translation } from '../../catalog.ts';
import type { factorsRefusals as source } from '../../en/factors/refusals.ts';

export const factorsRefusals: Translation<typeof source> = {
  'refusal.wrong_code': 'Ese código no es correcto o ya se usó. Prueba con el siguiente.',
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
  'refusal.no_second_factor': 'Los códigos de recuperación sustituyen a un segundo paso. Configura uno primero.',
  'refusal.last_way_in': 'Es tu única forma de iniciar sesión. Primero crea una contraseña o vincula otra cuenta.',
};
