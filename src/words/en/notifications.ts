/**
 * Letters, one kind after the other: `letter.KIND.subject` and `letter.KIND.text` (paragraphs with an empty line between them), and
 * where they serve `letter.KIND.action` (the words of a link) and `letter.KIND.note` (small print). A text message is `text.KIND`.
 */
export const notifications = {
  'letter.frame.linkHint': 'If the button does not open, copy this address into your browser:',
  'letter.frame.sentFor': 'Sent by Meridian for {organization}.',
  'letter.confirm_email.subject': 'Confirm your email address',
  'letter.confirm_email.text':
    'Hello {name},\n\nYou asked to join {organization} on Meridian. Confirm that this address is yours, so that we can reach you when your request is decided.',
  'letter.confirm_email.action': 'Confirm email address',
  'letter.confirm_email.note':
    'The link works for {hours, plural, one {# hour} other {# hours}}, once. If you did not ask for this, ignore this email: without your confirmation nobody can use your address here.',
  'letter.registration_approved.subject': 'Welcome to {organization}',
  'letter.registration_approved.text':
    'Hello {name},\n\n{organization} has approved your application. You work at {location}.\n\nLog in to clock in, and to see your hours.',
  'letter.registration_approved.action': 'Log in',
  'letter.registration_rejected.subject': 'Your application to {organization}',
  'letter.registration_rejected.text':
    'Hello {name},\n\n{organization} did not approve your application. The reason given:\n\n{reason}\n\nIf you think this is a mistake, talk to your manager there: they can open your application again.',
  'letter.registration_rejected.action': 'See your application',
  'text.sign_in_code':
    '{code} is your Meridian code. It works for {minutes, plural, one {# minute} other {# minutes}}. We never ask you for it by phone or message.',
  'outbox.title': 'Outbox',
  'outbox.lead':
    'Mail and text messages that this server would have sent. It has no mail or text service, so they stay here. Nobody else sees them, and production has no such page.',
  'outbox.empty': 'Nothing has been sent yet. Mail and text messages appear here as soon as Meridian sends one.',
  'outbox.list': 'Messages, newest first',
  'outbox.couldNotLoad': 'The outbox could not be loaded',
  'outbox.mail': 'Mail',
  'outbox.text': 'Text message',
  'outbox.to': 'To {recipient}',
  'outbox.asPlainText': 'Plain text',
  'outbox.asHtml': 'As it looks',
  'outbox.view': 'View',
  'outbox.messageTo': 'Message to {recipient}',
} as const;
