export const openidRefusals = {
  'refusal.not_your_account': 'This is not the {provider} account that you log in with.',
  'refusal.provider_not_asked': 'This sign-in was begun elsewhere, or too long ago. Begin again.',
  'refusal.provider_unavailable': '{provider} cannot be reached right now. Try again in a moment.',
  'refusal.provider_refused': '{provider} did not go on: the sign-in was cancelled or not allowed there.',
  'refusal.answer_not_trusted': 'The answer from {provider} could not be verified, so it was not accepted. Try again.',
  'refusal.identity_unknown':
    'No Meridian account goes with this {provider} account. Register, or log in another way and link it in your security settings.',
  'refusal.email_not_told':
    '{provider} did not share an email address. Allow it there, or register with an email and a password.',
  'refusal.email_has_account':
    'This email already has an account. Log in with your password; you can then link {provider} in your security settings.',
  'refusal.sign_in_of_another': 'This {provider} account belongs to somebody else’s Meridian account.',
  'refusal.own_email_not_verified': 'Confirm your own email address first. {provider} was not linked.',
  'refusal.provider_email_not_verified':
    '{provider} has not verified this account’s email address, so it was not linked.',
  'refusal.emails_differ': 'This {provider} account has another email address than yours here, so it was not linked.',
  'refusal.already_linked': 'A {provider} account is linked already. Unlink it first.',
} as const;
