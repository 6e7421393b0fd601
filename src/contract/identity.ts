import * as z from 'zod/mini';
import { employeeStatuses } from '../domain/access/employee-status.ts';
import { roles } from '../domain/access/role.ts';
import { longestPassword } from '../domain/identity/password.ts';
import { emailForm, longestEmail } from '../domain/kernel/email.ts';
import { admissionWays } from '../domain/organization/admission.ts';
import { decision } from './approvals.ts';
import {
  code,
  passkeyAssertion,
  passkeyCopied,
  passkeyQuestion,
  passkeyRefusals,
  passkeysNotOffered,
  wayOfSecondStep,
} from './factors.ts';
import { humanCheck, humanCheckFailed } from './human-check.ts';
import { endpoint, refusal } from './kernel/endpoint.ts';
import { slowDown } from './kernel/refusals.ts';
import { id } from './kernel/schemas.ts';
import { employeeSelf } from './people.ts';

/** An e-mail address, compared without regard to case. */
export const email = z
  .string()
  .check(z.trim(), z.toLowerCase(), z.maxLength(longestEmail), z.email({ pattern: emailForm }));

/** Any Unicode, at most {@link longestPassword} characters; how strong it must be is a rule of its own. */
export const password = z.string().check(z.minLength(1), z.maxLength(longestPassword));

const demoSignIn = z.object({
  role: z.enum(roles),
  status: z.enum(employeeStatuses),
  name: z.string(),
  email: z.string(),
  password: z.string(),
  /** The telephone that they may sign in by instead, if they have one. */
  phone: z.nullable(z.string()),
});
/** A sign-in that the demo offers with a click. */
export type DemoSignIn = z.output<typeof demoSignIn>;

/** Somebody by whose word one may sign in. */
const provider = z.object({ id: z.string(), name: z.string() });
export type Provider = z.output<typeof provider>;

/** Who is asking, and what they may reach. */
export const me = z.discriminatedUnion('state', [
  z.object({
    state: z.literal('signed_out'),
    /** `empty`: nobody is here yet, and the next person creates the organization. */
    deployment: z.enum(['empty', 'ready']),
    /** The sign-ins of the demo, in demo mode only. */
    demoSignIns: z.array(demoSignIn),
    /** Whom one may sign in by, in the order of their buttons. */
    providers: z.array(provider),
    /** Whether one may sign in by a code that is sent to a telephone. */
    byPhone: z.boolean(),
    /** How whoever has no invitation comes in to the organization of this deployment. */
    admission: z.enum(admissionWays),
    /** The host that passkeys are made for; null, none are taken here. */
    passkeysFor: z.nullable(z.string()),
  }),
  z.object({
    state: z.literal('waiting'),
    firstName: z.string(),
    status: z.enum(['pending', 'rejected', 'suspended']),
    organizationName: z.string(),
    employeeId: id,
    /** What they asked for, and what was answered; null for who was here before anybody was asked. */
    request: z.nullable(z.object({ requestId: id, decision: z.nullable(decision) })),
    email: z.string(),
    emailIsVerified: z.boolean(),
  }),
  /** Half signed in: nothing is reached but the second step. */
  z.object({ state: z.literal('second_step'), ways: z.array(wayOfSecondStep) }),
  /** Signed in to a role that demands a second factor, and without one: nothing is reached but setting it up. */
  z.object({ state: z.literal('second_factor_missing'), firstName: z.string(), email: z.string() }),
  z.object({ state: z.literal('active'), employee: employeeSelf }),
]);
export type Me = z.output<typeof me>;

export const readMe = endpoint({
  name: 'readMe',
  method: 'GET',
  path: '/api/me',
  sentence: 'Says who is signed in, if anyone, and whether they are admitted.',
  access: 'anyone',
  reply: me,
  refusals: [],
});

export const busy = refusal('sign_in_busy', 503);
export const passwordRefusals = [
  refusal('password_too_short', 422, z.object({ shortest: z.int() })),
  refusal('password_too_common', 422),
] as const;

export const signIn = endpoint({
  name: 'signIn',
  method: 'POST',
  path: '/api/sign-in',
  sentence: 'Starts a session with e-mail and password.',
  access: 'anyone',
  body: z.strictObject({
    email: z.string().check(z.trim(), z.toLowerCase(), z.minLength(1), z.maxLength(longestEmail)),
    password,
    /** Where others guess at the account: see `human_check_required`. */
    humanCheck: z.optional(humanCheck),
  }),
  reply: me,
  refusals: [
    refusal('invalid_credentials', 401),
    refusal('human_check_required', 403),
    humanCheckFailed,
    refusal('sign_in_locked', 403),
    slowDown,
    busy,
  ],
});

export const askForPasskey = endpoint({
  name: 'askForPasskey',
  method: 'POST',
  path: '/api/sign-in/passkey/ask',
  sentence:
    'Answers what a passkey is to sign, and which ones may. It waits for five minutes, for the browser that asked.',
  access: 'anyone',
  body: z.strictObject({ purpose: z.enum(['sign_in', 'second_step', 'confirm']) }),
  reply: passkeyQuestion,
  refusals: [passkeysNotOffered, refusal('second_step_over', 401), slowDown],
});

export const signInByPasskey = endpoint({
  name: 'signInByPasskey',
  method: 'POST',
  path: '/api/sign-in/passkey',
  sentence: 'Starts a session by what a passkey has signed: it is first and second factor at once.',
  access: 'anyone',
  body: z.strictObject({ passkey: passkeyAssertion }),
  reply: me,
  refusals: [...passkeyRefusals, passkeyCopied, slowDown],
});

export const signOut = endpoint({
  name: 'signOut',
  method: 'POST',
  path: '/api/sign-out',
  sentence: 'Ends the session on the server.',
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
