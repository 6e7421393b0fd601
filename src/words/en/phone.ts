export const phone = {
  'phone.sent': 'We sent a code to {phone}. It works for {minutes, plural, one {# minute} other {# minutes}}.',
  'phone.title': 'Log in by phone',
  'phone.text':
    'You log in with a code that we send by text message, instead of your password. The number in your profile is for contact only.',
  'phone.none': 'No number is verified.',
  'phone.since': 'Verified {date}',
  'phone.newNumber': 'New phone number',
  'phone.remove': 'Remove',
  'phone.isVerified': 'Your phone number is verified.',
  'phone.isRemoved': 'Your phone number was removed.',
  'phone.notOffered':
    'Nobody can log in by phone: this server has no text message service. Whoever runs it sets SMS_ACCOUNT_SID, SMS_AUTH_TOKEN and SMS_FROM.',
  'phone.failed': 'Your phone number could not be loaded',
} as const;
