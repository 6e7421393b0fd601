export const factorsAudit = {
  'audit.did.passkey.added': '{actor} added a passkey',
  'audit.did.passkey.renamed': '{actor} renamed a passkey',
  'audit.did.passkey.removed': '{actor} removed a passkey',
  'audit.did.passkey.copied': 'A passkey of {actor} was refused: it seems to have been copied',
  'audit.did.totp.turned_on': '{actor} turned on codes from an authenticator app',
  'audit.did.totp.turned_off': '{actor} turned off codes from an authenticator app',
  'audit.did.recovery_codes.replaced': '{actor} replaced their recovery codes',
  'audit.did.recovery_code.used': '{actor} logged in with a recovery code',
  'audit.about.passkey': 'Passkeys',
  'audit.about.totp': 'Authenticator apps',
  'audit.about.recovery_codes': 'Recovery codes',
  'audit.about.recovery_code': 'Use of recovery codes',
} as const;
