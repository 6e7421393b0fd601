export const invitations = {
  'invitations.title': 'Join {organization}',
  'invitations.lead':
    'You are invited to {location} as {role, select, manager {a manager} admin {an admin} other {an employee}}. Choose a password to begin.',
  'invitations.opening': 'Opening your invitation',
  'invitations.join': 'Join',
  'invitations.linkDead':
    'It was used already, was taken back, or is too old. Ask whoever invited you for another one.',
} as const;
