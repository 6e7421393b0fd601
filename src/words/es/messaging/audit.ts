import type { Translation } from '../../catalog.ts';
import type { messagingAudit as source } from '../../en/messaging/audit.ts';

export const messagingAudit: Translation<typeof source> = {
  'audit.did.conversation.opened': '{actor} abrió una conversación de grupo',
  'audit.did.conversation.renamed': '{actor} cambió el nombre de una conversación de grupo',
  'audit.did.conversation.people_added': '{actor} añadió personas a una conversación de grupo',
  'audit.did.conversation.person_removed': '{actor} sacó a alguien de una conversación de grupo',
  'audit.did.conversation.exported': '{actor} se llevó una conversación',
  'audit.did.conversation.left': '{actor} salió de una conversación de grupo',
  'audit.did.announcement.acknowledged': '{actor} confirmó la lectura de un anuncio',
  'audit.did.announcement.reminded': '{actor} hizo recordar un anuncio',
  'audit.did.message_retention.changed': '{actor} cambió cuánto tiempo se guardan los mensajes',
  'audit.did.message_retention.applied': 'Los mensajes más antiguos que su plazo perdieron su texto y sus archivos',
  'audit.about.conversation': 'Conversaciones',
  'audit.about.announcement': 'Anuncios',
  'audit.about.message_retention': 'Cuánto se guardan los mensajes',
};
