import type { Translation } from '../../catalog.ts';
import type { webhooksAudit as source } from '../../en/webhooks/audit.ts';

export const webhooksAudit: Translation<typeof source> = {
  'audit.did.webhook.added': '{actor} añadió un webhook',
  'audit.did.webhook.changed': '{actor} cambió un webhook',
  'audit.did.webhook.removed': '{actor} eliminó un webhook',
  'audit.did.webhook.secret_replaced': '{actor} sustituyó el secreto de un webhook',
  'audit.did.webhook.tested': '{actor} envió una prueba a un webhook',
  'audit.did.webhook.resent': '{actor} volvió a enviar un mensaje a un webhook',
  'audit.did.webhook.went_off': 'Un webhook se desactivó porque su dirección no respondía',
  'audit.about.webhook': 'Webhooks',
};
