import type { Translation } from '../catalog.ts';
import type { openid as source } from '../en/openid.ts';

export const openid: Translation<typeof source> = {
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
