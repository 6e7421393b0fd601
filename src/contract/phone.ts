import * as z from 'zod/mini';
import { parsePhone, type Phone } from '../domain/kernel/phone.ts';
import { readCode } from '../domain/kernel/typed-code.ts';
import { humanCheck, humanCheckFailed } from './human-check.ts';
import { me } from './identity/sign-in.ts';
import { endpoint, refusal } from './kernel/endpoint.ts';
import { slowDown } from './kernel/refusals.ts';
import { instant } from './kernel/schemas.ts';

/** A telephone number as people write it; E.164 on the wire and inside. */
const phone = z.codec(z.string().check(z.maxLength(40)), z.custom<Phone>(), {
  decode: (text, context) => {
    const parsed = parsePhone(text);
    if (parsed !== undefined) return parsed;
    context.issues.push({ code: 'custom', message: 'not_a_phone', input: text });
    return z.NEVER;
  },
  encode: (number) => number,
});

/** Six digits, as they are typed or pasted. */
const code = z.codec(z.string().check(z.maxLength(40)), z.string(), {
  decode: (text, context) => {
    const read = readCode(text);
    if (read !== undefined) return read;
    context.issues.push({ code: 'custom', message: 'not_a_code', input: text });
    return z.NEVER;
  },
  encode: (digits) => digits,
});

/** What may be answered before anything is looked up: nothing of it tells whether a number is anybody's. */
const askingRefusals = [refusal('not_found', 404), refusal('phone_country_not_served', 403), slowDown] as const;
/** None was asked for here, it has expired, or was taken: the answer is the same. */
const typingRefusals = [
  refusal('not_found', 404),
  refusal('phone_code_over', 410),
  refusal('wrong_phone_code', 403),
  slowDown,
] as const;

/** How long the code works that was sent, if one was. */
const asked = z.object({ minutes: z.int() });

export const askPhoneCode = endpoint({
  name: 'askPhoneCode',
  method: 'POST',
  path: '/api/phone-codes',
  sentence:
    'Sends a code to a telephone by which somebody signs in; the answer, and the time it takes, are the same whether or not anybody does.',
  access: 'anyone',
  body: z.strictObject({ phone, humanCheck }),
  reply: asked,
  refusals: [...askingRefusals, humanCheckFailed],
});

export const signInByPhone = endpoint({
  name: 'signInByPhone',
  method: 'POST',
  path: '/api/sign-in/phone',
  sentence:
    'Starts a session, or the second step of one, by the code that this browser asked for: once, within five minutes, in five tries.',
  takesCode: true,
  access: 'anyone',
  body: z.strictObject({ phone, code }),
  reply: me,
  refusals: [...typingRefusals, refusal('phone_locked', 403)],
});

export const readOwnPhone = endpoint({
  name: 'readOwnPhone',
  method: 'GET',
  path: '/api/me/phone',
  sentence: 'Says by which telephone the signed-in person may sign in, and whether that is possible here.',
  access: { action: 'secure_own_account' },
  reply: z.object({
    /** False where there is nothing that messages could go out by. */
    isOffered: z.boolean(),
    verified: z.nullable(z.object({ phone, verifiedAt: instant })),
  }),
  refusals: [],
});

export const askToVerifyPhone = endpoint({
  name: 'askToVerifyPhone',
  method: 'POST',
  path: '/api/me/phone/code',
  sentence: 'Sends a code to a telephone that the signed-in person says is theirs, whoever has it now.',
  access: { action: 'secure_own_account' },
  freshSignIn: true,
  body: z.strictObject({ phone }),
  reply: asked,
  refusals: [...askingRefusals, refusal('texts_used_up', 429)],
});

export const verifyPhone = endpoint({
  name: 'verifyPhone',
  method: 'POST',
  path: '/api/me/phone',
  sentence: 'Makes a telephone a way to sign in, by the code that was sent to it; a former one is so no longer.',
  access: { action: 'secure_own_account' },
  freshSignIn: true,
  body: z.strictObject({ phone, code }),
  refusals: [...typingRefusals, refusal('phone_of_another', 409)],
});

export const removePhone = endpoint({
  name: 'removePhone',
  method: 'DELETE',
  path: '/api/me/phone',
  sentence: 'Takes the telephone away as a way to sign in.',
  access: { action: 'secure_own_account' },
  freshSignIn: true,
  refusals: [refusal('not_found', 404)],
});
