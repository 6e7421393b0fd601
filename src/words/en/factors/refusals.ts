export const factorsRefusals = {
  'refusal.wrong_code': 'That code is not right, or was used before. Try the next one.',
  'refusal.totp_is_on': 'An authenticator app is already set up. Remove it first to set up another.',
  'refusal.totp_not_started': 'This set-up is no longer open. Start again.',
  'refusal.last_second_factor': 'Your role needs a second step at log in. Add another one before you remove this.',
  'refusal.password_needs_factor':
    'Your password is too short to stand alone. Choose one of at least 15 characters first.',
  'refusal.passkeys_not_offered': 'Passkeys are not offered at this address.',
  'refusal.too_many_passkeys': 'You have twenty passkeys already. Remove one first.',
  'refusal.passkey_not_asked': 'That took too long, or was begun in another window. Try again.',
  'refusal.passkey_not_accepted': 'This passkey is not known here, or could not be checked. Try another way.',
  'refusal.passkey_copied':
    'This passkey seems to have been copied, so it was refused. Log in another way and remove it.',
  'refusal.no_second_factor': 'Recovery codes stand in for a second step. Set one up first.',
  'refusal.last_way_in': 'This is your only way to log in. Set a password first, or link another sign-in.',
} as const;
