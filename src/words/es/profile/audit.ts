import type { Translation } from '../../catalog.ts';
import type { profileAudit as source } from '../../en/profile/audit.ts';

export const profileAudit: Translation<typeof source> = {
  'audit.did.emergency_contacts.changed': '{actor} cambió sus contactos de emergencia',
  'audit.did.emergency_contacts.shown': '{actor} consultó los contactos de emergencia de {subject}',
  'audit.did.photo.changed': '{actor} cambió la foto de {subject}',
  'audit.did.photo.removed': '{actor} quitó la foto de {subject}',
  'audit.did.profile.changed': '{actor} cambió el perfil de {subject}',
  'audit.did.profile.restricted_shown': '{actor} consultó los datos restringidos de {subject}',
  'audit.about.emergency_contacts': 'Contactos de emergencia',
  'audit.about.photo': 'Fotos',
  'audit.about.profile': 'Perfiles',
};
