export const identityRefusals = {
  'refusal.wrong_password': 'That is not your password.',
  'refusal.second_step_over':
    'This log in took too long, or had too many tries. Start again with your email and password.',
  'refusal.human_check_required': 'Somebody is guessing at this account, so your browser is checked first. Try again.',
  'refusal.sign_in_locked':
    'Too many wrong passwords were tried one after the other. Choose a new password by email to log in.',
  'refusal.not_enough_to_confirm':
    'That alone does not confirm that it is you. Enter the code of your authenticator app too, or use a passkey.',
  'refusal.invalid_credentials': 'Invalid email or password.',
  'refusal.sign_in_busy': 'Many people are logging in right now. Try again in a moment.',
  'refusal.link_not_valid': 'This link was used already, or it is too old.',
  'refusal.join_code_missing': 'This organization admits people by a code. Ask your manager for it.',
  'refusal.join_code_unknown': 'This code is not in use. Check it, or ask your manager for the present one.',
  'refusal.invitation_needed': 'This organization admits people by invitation only. Ask your manager for one.',
  'refusal.registration_failed': 'Failed to create account. Try another email.',
  'refusal.password_too_short': 'Use at least {shortest} characters.',
  'refusal.password_too_common':
    'This password is easy to guess. Use a few words that have nothing to do with each other.',
  'refusal.deployment_not_empty': 'Meridian is already set up here. Log in, or register to ask for access.',
  'refusal.email_unchanged': 'This is your email already.',
} as const;
