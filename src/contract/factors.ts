import * as z from 'zod/mini';
import { endpoint, refusal } from './kernel/endpoint.ts';
import { instant } from './kernel/schemas.ts';

/** How somebody may take the second step of a sign-in. */
export const wayOfSecondStep = z.enum(['code', 'recovery_code', 'passkey']);
export type WayOfSecondStep = z.output<typeof wayOfSecondStep>;

/** Six digits of an app, or a recovery code, as somebody types them. */
export const code = z.string().check(z.minLength(1), z.maxLength(40));

const slowDown = refusal('too_many_attempts', 429, z.object({ retryAfterSeconds: z.int() }));

export const readFactors = endpoint({
  name: 'readFactors',
  method: 'GET',
  path: '/api/me/factors',
  sentence: 'Says how the signed-in person can show who they are.',
  access: { action: 'secure_own_account' },
  reply: z.object({
    hasPassword: z.boolean(),
    /** Since when an app shows codes for them. */
    totpSince: z.nullable(instant),
    recoveryCodesLeft: z.int(),
    /** Whether their role demands a second factor here. */
    isDemanded: z.boolean(),
  }),
  refusals: [],
});

export const startTotp = endpoint({
  name: 'startTotp',
  method: 'POST',
  path: '/api/me/totp',
  sentence: 'Makes a secret for an app that shows codes; it counts for nothing before it is confirmed.',
  access: { action: 'secure_own_account' },
  freshSignIn: true,
  reply: z.object({ secret: z.string(), uri: z.string() }),
  refusals: [refusal('totp_is_on', 409)],
});

const recoveryCodes = z.array(z.string());

export const confirmTotp = endpoint({
  name: 'confirmTotp',
  method: 'POST',
  path: '/api/me/totp/confirm',
  sentence: 'Turns the app on by a code that it shows; answers new recovery codes, which are told this once.',
  access: { action: 'secure_own_account' },
  freshSignIn: true,
  body: z.strictObject({ code }),
  reply: z.object({ recoveryCodes }),
  refusals: [refusal('totp_not_started', 409), refusal('wrong_code', 403), slowDown],
});

/** What would leave a person without a way in that is strong enough. */
const keepOneFactor = [refusal('last_second_factor', 409), refusal('password_needs_factor', 409)] as const;

export const removeTotp = endpoint({
  name: 'removeTotp',
  method: 'DELETE',
  path: '/api/me/totp',
  sentence: 'Turns the app off, unless it is the last second factor of somebody who must have one.',
  access: { action: 'secure_own_account' },
  freshSignIn: true,
  refusals: [refusal('not_found', 404), ...keepOneFactor],
});

export const replaceRecoveryCodes = endpoint({
  name: 'replaceRecoveryCodes',
  method: 'POST',
  path: '/api/me/recovery-codes',
  sentence: 'Makes ten new recovery codes, which are told this once; the former ones open nothing any more.',
  access: { action: 'secure_own_account' },
  freshSignIn: true,
  reply: z.object({ recoveryCodes }),
  refusals: [refusal('no_second_factor', 409)],
});
