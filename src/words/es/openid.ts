import type { Translation } from '../catalog.ts';
import type { openid as source } from '../en/openid.ts';

export const openid: Translation<typeof source> = {
  'openid.or': 'o',
  'openid.signInWith': 'Iniciar sesión con {provider}',
  'openid.signUpWith': 'Registrarse con {provider}',
  'openid.joinWith': 'Unirme con {provider}',
  'openid.joinFailed': 'No se pudo usar {provider} para unirte.',
  'openid.signUpFailed': 'No se pudo completar el registro con {provider}.',
  'openid.windowTitle': 'Abriendo {provider}…',
  'openid.windowClosed': 'La ventana de {provider} se cerró antes de terminar.',
  'openid.windowOpen': 'Continúa en la ventana de {provider}.',
  'openid.thatIsWhatProviderSaid': 'Eso es lo que respondió {provider}.',
  'openid.returnTitle': 'Iniciando sesión',
  'openid.returning': 'Un momento…',
  'openid.returned': 'Listo. Puedes cerrar esta ventana.',
  'openid.nothingToReturn': 'Aquí no hay nada que terminar.',
  'openid.toLogIn': 'Ir a iniciar sesión',
  'openid.toRegister': 'Ir a registrarse',
  'openid.linkedTitle': 'Inicios de sesión vinculados',
  'openid.linkedText':
    'Inicia sesión con una cuenta que ya tienes. Su correo debe estar verificado y ser el mismo que tienes aquí.',
  'openid.linkedFailed': 'No se pudieron cargar tus inicios de sesión vinculados',
  'openid.linkedSince': 'Vinculada el {date}',
  'openid.notLinked': 'Sin vincular',
  'openid.link': 'Vincular {provider}',
  'openid.unlink': 'Desvincular {provider}',
  'openid.linkedNow': '{provider} está vinculado. Ya puedes iniciar sesión con esa cuenta.',
  'openid.unlinkedNow': '{provider} ya no está vinculado.',
  'openid.noProviders': 'Aquí no hay otra forma de iniciar sesión.',
  'openid.toSecurity': 'Ir a los ajustes de seguridad',
};
