import type { Translation } from '../../catalog.ts';
import type { identityRefusals as source } from '../../en/identity/refusals.ts';

export const identityRefusals: Translation<typeof source> = {
  'refusal.wrong_password': 'Esa no es tu contraseña.',
  'refusal.second_step_over':
    'Este inicio de sesión tardó demasiado o tuvo demasiados intentos. Empieza de nuevo con tu correo y tu contraseña.',
  'refusal.human_check_required':
    'Alguien está probando contraseñas en esta cuenta; por eso se comprueba primero tu navegador. Inténtalo de nuevo.',
  'refusal.sign_in_locked':
    'Se probaron demasiadas contraseñas incorrectas seguidas. Elige una contraseña nueva por correo para iniciar sesión.',
  'refusal.not_enough_to_confirm':
    'Eso solo no confirma que eres tú. Escribe también el código de tu aplicación de autenticación o usa una llave de acceso.',
  'refusal.invalid_credentials': 'Correo electrónico o contraseña incorrectos.',
  'refusal.sign_in_busy': 'Muchas personas están iniciando sesión ahora. Inténtalo de nuevo en unos instantes.',
  'refusal.link_not_valid': 'Este enlace ya se usó o es demasiado antiguo.',
  'refusal.join_code_missing': 'Esta organización admite personas con un código. Pídeselo a tu gerente.',
  'refusal.join_code_unknown': 'Este código no está en uso. Revísalo o pide a tu gerente el actual.',
  'refusal.invitation_needed': 'Esta organización solo admite personas por invitación. Pide una a tu gerente.',
  'refusal.registration_failed': 'No se pudo crear la cuenta. Prueba con otro correo electrónico.',
  'refusal.password_too_short': 'Usa al menos {shortest} caracteres.',
  'refusal.password_too_common':
    'Esta contraseña es fácil de adivinar. Usa varias palabras que no tengan relación entre sí.',
  'refusal.deployment_not_empty': 'Meridian ya está configurado aquí. Inicia sesión o regístrate para pedir acceso.',
  'refusal.email_unchanged': 'Este ya es tu correo.',
};
