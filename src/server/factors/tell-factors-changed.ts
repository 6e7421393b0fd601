import type { Context } from '../kernel/context.ts';
import type { EmployeeKey } from '../kernel/employee-key.ts';
import { tellPerson } from '../notifications/tell-person.ts';

/** What happened to somebody's ways in: each has its words in the letter. */
export type FactorsChange =
  | 'totp_on'
  | 'totp_off'
  | 'passkey_added'
  | 'passkey_removed'
  | 'sign_in_linked'
  | 'sign_in_unlinked'
  | 'recovery_codes_replaced'
  | 'recovery_code_used'
  | 'phone_added'
  | 'phone_removed'
  | 'password_changed';

/** Tells a person, always by mail, that a way in of theirs has changed: if it was not they who did it, they learn of it there. */
export async function tellFactorsChanged(ctx: Context, who: EmployeeKey, change: FactorsChange): Promise<void> {
  await tellPerson(ctx, who, { kind: 'security_changed', facts: () => ({ change, link: '/settings/security' }) });
}
