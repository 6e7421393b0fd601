import type { Translation } from '../../catalog.ts';
import type { openidRefusals as source } from '../../en/openid/refusals.ts';

export const openidRefusals: Translation<typeof source> = {
  'refusal.not_your_account': 'Esta no es la cuenta de {provider} con la que inicias sesión.',
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
};
