import * as z from 'zod/mini';
import { emailForm, longestEmail } from '../domain/kernel/email.ts';
import { code } from './factors.ts';
import { passkeyAssertion, passkeyCopied, passkeyRefusals } from './factors/passkey.ts';
import { busy, me, password, provider } from './identity/sign-in.ts';
import { endpoint, refusal } from './kernel/endpoint.ts';
import { slowDown } from './kernel/refusals.ts';

/** An e-mail address, compared without regard to case. */
export const email = z
  .string()
  .check(z.trim(), z.toLowerCase(), z.maxLength(longestEmail), z.email({ pattern: emailForm }));

export const passwordRefusals = [
  refusal('password_too_short', 422, z.object({ shortest: z.int() })),
  refusal('password_too_common', 422),
] as const;

export const signOut = endpoint({
  name: 'signOut',
  method: 'POST',
  path: '/api/sign-out',
  sentence: 'Ends the session on the server.',
  mayRepeat: true,
  access: 'person',
  refusals: [],
});

/** By what the signed-in person can confirm that it is they. A passkey is enough alone. */
export const readWaysToConfirm = endpoint({
  name: 'readWaysToConfirm',
  method: 'GET',
  path: '/api/me/ways-to-confirm',
  sentence: 'Says by what the signed-in person can confirm that it is they.',
  access: 'person',
  reply: z.object({
    password: z.boolean(),
    /** Whom they are linked to, and who can be asked. */
    providers: z.array(provider),
    passkeysFor: z.nullable(z.string()),
    /** `beside`: password and provider are not enough without one; `alone`: there is nothing beside which it could stand. */
    code: z.enum(['none', 'beside', 'alone']),
  }),
  refusals: [],
});

export const signInAgain = endpoint({
  name: 'signInAgain',
  method: 'POST',
  path: '/api/sign-in/again',
  sentence:
    'Confirms that the signed-in person is still the one who is there; for ten minutes they may then do what is grave.',
  takesCode: true,
  access: 'person',
  body: z.union([
    z.strictObject({ password, code: z.optional(code) }),
    z.strictObject({ code }),
    z.strictObject({ passkey: passkeyAssertion }),
  ]),
  refusals: [
    refusal('wrong_password', 403),
    refusal('wrong_code', 403),
    refusal('not_enough_to_confirm', 403),
    ...passkeyRefusals,
    passkeyCopied,
    slowDown,
    busy,
  ],
});

export const verifySecondStep = endpoint({
  name: 'verifySecondStep',
  method: 'POST',
  path: '/api/sign-in/code',
  sentence:
    'The second step of a sign-in: a code of the app, a recovery code, or a passkey. Five tries, then from the start.',
  takesCode: true,
  access: 'anyone',
  body: z.union([z.strictObject({ code }), z.strictObject({ passkey: passkeyAssertion })]),
  reply: me,
  refusals: [refusal('second_step_over', 401), refusal('wrong_code', 403), ...passkeyRefusals, passkeyCopied, slowDown],
});

export const leaveSecondStep = endpoint({
  name: 'leaveSecondStep',
  method: 'POST',
  path: '/api/sign-in/leave',
  sentence: 'Gives up a sign-in that waits for its second step.',
  mayRepeat: true,
  access: 'anyone',
  refusals: [],
});

export const changePassword = endpoint({
  name: 'changePassword',
  method: 'POST',
  path: '/api/me/password',
  sentence: 'Changes the password of the signed-in person; every other session of theirs ends.',
  access: { action: 'secure_own_account' },
  body: z.strictObject({ currentPassword: password, newPassword: password }),
  refusals: [refusal('wrong_password', 403), ...passwordRefusals, slowDown, busy],
});
