/** The pages of Settings, in order: as its tabs, and as what is found by name. */
export const settingsPages = [
  { path: '/settings/profile', label: 'people.profile' },
  { path: '/settings/security', label: 'security.title' },
  { path: '/settings/emergency', label: 'profile.emergency' },
  { path: '/settings/bank-account', label: 'payroll.bank.title' },
  { path: '/settings/preferences', label: 'people.preferences' },
  { path: '/settings/notifications', label: 'notices.title' },
  { path: '/settings/organization', label: 'organization.admission' },
  { path: '/settings/webhooks', label: 'webhooks.title' },
  { path: '/settings/undelivered', label: 'undelivered.title' },
] as const;
