export const profileAudit = {
  'audit.did.emergency_contacts.changed': '{actor} changed their emergency contacts',
  'audit.did.emergency_contacts.shown': '{actor} looked at the emergency contacts of {subject}',
  'audit.did.photo.changed': '{actor} changed the photo of {subject}',
  'audit.did.photo.removed': '{actor} removed the photo of {subject}',
  'audit.did.profile.changed': '{actor} changed the profile of {subject}',
  'audit.did.profile.restricted_shown': '{actor} looked at the restricted fields of {subject}',
  'audit.about.emergency_contacts': 'Emergency contacts',
  'audit.about.photo': 'Photos',
  'audit.about.profile': 'Profiles',
} as const;
