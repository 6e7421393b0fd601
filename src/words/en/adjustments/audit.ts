export const adjustmentsAudit = {
  'audit.did.adjustment.requested': '{actor} asked to change the hours of {subject}',
  'audit.did.adjustment.approved': '{actor} approved a change of the hours of {subject}',
  'audit.did.adjustment.rejected': '{actor} rejected a change of the hours of {subject}',
  'audit.did.adjustment.withdrawn': '{actor} withdrew a request to change their hours',
  'audit.did.adjustment.reopened': '{actor} opened a request about the hours of {subject} again',
  'audit.did.time_entry.corrected': 'The hours of {subject} were corrected by {actor}',
  'audit.about.adjustment': 'Adjustments of hours',
  'audit.about.time_entry': 'Corrections of hours',
} as const;
