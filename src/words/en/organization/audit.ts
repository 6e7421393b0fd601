export const organizationAudit = {
  'audit.did.location.added': '{actor} added the location {subject}',
  'audit.did.location.changed': '{actor} changed the location {subject}',
  'audit.did.location.closed': '{actor} closed the location {subject}',
  'audit.did.location.reopened': '{actor} opened the location {subject} again',
  'audit.did.organization.founded': '{actor} created the organization',
  'audit.did.admission.chosen': '{actor} chose how people come in',
  'audit.did.admission.code_replaced': '{actor} replaced the code for joining',
  'audit.about.admission': 'How people come in',
  'audit.about.location': 'Locations',
  'audit.about.organization': 'Organization',
} as const;
