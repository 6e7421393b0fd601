import * as z from 'zod/mini';
import { employeeStatuses } from '../../domain/access/employee-status.ts';
import { roles } from '../../domain/access/role.ts';
import { longestPassword } from '../../domain/identity/password.ts';
import { longestEmail } from '../../domain/kernel/email.ts';
import { admissionWays } from '../../domain/organization/admission.ts';
import { decision } from '../approvals/decision.ts';
import {
  passkeyAssertion,
  passkeyCopied,
  passkeyQuestion,
  passkeyRefusals,
  passkeysNotOffered,
  wayOfSecondStep,
} from '../factors/passkey.ts';
import { humanCheck, humanCheckFailed } from '../human-check.ts';
import { endpoint, refusal } from '../kernel/endpoint.ts';
import { slowDown } from '../kernel/refusals.ts';
import { id } from '../kernel/schemas.ts';
import { employeeSelf } from '../people/self.ts';

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
export const provider = z.object({ id: z.string(), name: z.string() });
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

export const signIn = endpoint({
  name: 'signIn',
  method: 'POST',
  path: '/api/sign-in',
  sentence: 'Starts a session with e-mail and password.',
  mayRepeat: true,
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
  mayRepeat: true,
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
  mayRepeat: true,
  access: 'anyone',
  body: z.strictObject({ passkey: passkeyAssertion }),
  reply: me,
  refusals: [...passkeyRefusals, passkeyCopied, slowDown],
});
