export const webhooksAudit = {
  'audit.did.webhook.added': '{actor} added a webhook',
  'audit.did.webhook.changed': '{actor} changed a webhook',
  'audit.did.webhook.removed': '{actor} removed a webhook',
  'audit.did.webhook.secret_replaced': '{actor} replaced the secret of a webhook',
  'audit.did.webhook.tested': '{actor} sent a test to a webhook',
  'audit.did.webhook.resent': '{actor} sent a message to a webhook once more',
  'audit.did.webhook.went_off': 'A webhook went off because its address did not answer',
  'audit.about.webhook': 'Webhooks',
} as const;
