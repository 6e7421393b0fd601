import type { Translation } from '../catalog.ts';
import type { invitations as source } from '../en/invitations.ts';

export const invitations: Translation<typeof source> = {
  'invitations.title': 'Únete a {organization}',
  'invitations.lead':
    'Te invitan a {location} como {role, select, manager {gerente} admin {administrador} other {empleado}}. Elige una contraseña para empezar.',
  'invitations.opening': 'Abriendo tu invitación',
  'invitations.join': 'Unirme',
  'invitations.linkDead': 'Ya se usó, se retiró o es demasiado antiguo. Pide otro a quien te invitó.',
};
