import type { Translation } from '../../catalog.ts';
import type { identityAudit as source } from '../../en/identity/audit.ts';

export const identityAudit: Translation<typeof source> = {
  'audit.did.email.confirmed': '{subject} confirmó su correo electrónico',
  'audit.did.password.reset': '{actor} reemplazó una contraseña olvidada',
  'audit.did.password.reset_requested': 'Alguien pidió reemplazar la contraseña de {subject}',
  'audit.did.sign_in.unlinked': '{actor} desvinculó una forma de iniciar sesión',
  'audit.did.email.changed': '{actor} cambió su correo electrónico',
  'audit.did.email.restored': '{actor} deshizo un cambio de su correo electrónico',
  'audit.did.password.changed': '{actor} cambió su contraseña',
  'audit.did.session.started': '{actor} inició sesión',
  'audit.did.session.confirmed': '{actor} confirmó su identidad',
  'audit.did.session.ended': '{actor} cerró sesión',
  'audit.did.session.revoked': '{actor} cerró una de sus sesiones',
  'audit.did.session.replaced': 'Un nuevo inicio de sesión reemplazó la sesión de {actor} en el mismo dispositivo',
  'audit.did.session.others_revoked': '{actor} cerró todas sus demás sesiones',
  'audit.did.sign_in.linked': '{actor} vinculó otra forma de iniciar sesión',
  'audit.did.registration.approved': '{actor} admitió a {subject}',
  'audit.did.registration.rejected': '{actor} rechazó el registro de {subject}',
  'audit.did.registration.withdrawn': '{actor} retiró su registro',
  'audit.did.registration.reopened': '{actor} reabrió el registro de {subject}',
  'audit.about.email': 'Correos electrónicos',
  'audit.about.password': 'Contraseñas',
  'audit.about.registration': 'Registros',
  'audit.about.session': 'Sesiones',
  'audit.about.sign_in': 'Formas de iniciar sesión',
};
