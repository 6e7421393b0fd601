import * as z from 'zod/mini';
import { email, passwordRefusals } from '../identity.ts';
import { endpoint, refusal } from '../kernel/endpoint.ts';
import { slowDown } from '../kernel/refusals.ts';
import { busy, password } from './sign-in.ts';

/** The secret of a link. Whatever is none opens nothing, and is told nothing more. */
export const token = z.string().check(z.minLength(1), z.maxLength(200));
/** Unknown, used, expired, or for something else: the answer is the same. */
export const linkNotValid = refusal('link_not_valid', 410);

export const sendEmailConfirmation = endpoint({
  name: 'sendEmailConfirmation',
  method: 'POST',
  path: '/api/me/email-confirmation',
  sentence: 'Sends the signed-in person a link that confirms their e-mail; nothing, when it is confirmed already.',
  access: 'person',
  refusals: [slowDown],
});

export const confirmEmail = endpoint({
  name: 'confirmEmail',
  method: 'POST',
  path: '/api/email-confirmations',
  sentence: 'Confirms, by the secret of a link, that an e-mail is its owner’s.',
  access: 'anyone',
  body: z.strictObject({ token }),
  refusals: [linkNotValid, slowDown],
});

export const requestPasswordReset = endpoint({
  name: 'requestPasswordReset',
  method: 'POST',
  path: '/api/password-resets',
  sentence: 'Sends a link for choosing a new password; the answer is the same whether or not the e-mail is known.',
  mayRepeat: true,
  access: 'anyone',
  body: z.strictObject({ email }),
  refusals: [slowDown],
});

export const resetPassword = endpoint({
  name: 'resetPassword',
  method: 'POST',
  path: '/api/password',
  sentence: 'Sets a new password by the secret of a link; every session of the account ends.',
  access: 'anyone',
  body: z.strictObject({ token, password }),
  refusals: [linkNotValid, ...passwordRefusals, slowDown, busy],
});

export const requestEmailChange = endpoint({
  name: 'requestEmailChange',
  method: 'POST',
  path: '/api/me/email-change',
  sentence:
    'Sends a link to a new e-mail of the signed-in person; the answer is the same whether or not it is somebody’s.',
  access: { action: 'secure_own_account' },
  freshSignIn: true,
  body: z.strictObject({ email }),
  refusals: [refusal('email_unchanged', 409), slowDown],
});

export const changeEmail = endpoint({
  name: 'changeEmail',
  method: 'POST',
  path: '/api/email-changes',
  sentence: 'Changes an e-mail by the secret that was sent to the new one; the old one is told.',
  access: 'anyone',
  body: z.strictObject({ token }),
  refusals: [linkNotValid, slowDown],
});

export const restoreEmail = endpoint({
  name: 'restoreEmail',
  method: 'POST',
  path: '/api/email-changes/undo',
  sentence: 'Changes an e-mail back by the secret that was sent to the old one; every session of the account ends.',
  access: 'anyone',
  body: z.strictObject({ token }),
  refusals: [linkNotValid, slowDown],
});
