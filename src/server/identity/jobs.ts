import * as z from 'zod/mini';
import { languages } from '../../domain/kernel/language.ts';
import type { Context } from '../kernel/context.ts';
import { enqueueSealed, sealedWorker, type SealedJob, type SealedWorker } from '../kernel/sealed-job.ts';
import { addRegistrant } from './add-registrant.ts';
import { answerEmailChange } from './answer-email-change.ts';
import { answerResetRequest } from './answer-reset-request.ts';

const registration = z.object({
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  passwordHash: z.string(),
  language: z.enum(languages),
  joinCode: z.optional(z.string()),
});
export type Registration = z.output<typeof registration>;

const answerRegistration = {
  name: 'answer_registration',
  purpose: 'identity.answer_registration',
  what: registration,
  mostTries: 12,
} as const satisfies SealedJob<typeof registration>;

const resetRequest = z.object({ email: z.string() });

const answerReset = {
  name: 'answer_reset_request',
  purpose: 'identity.answer_reset_request',
  what: resetRequest,
  mostTries: 6,
} as const satisfies SealedJob<typeof resetRequest>;

const emailChange = z.object({
  userId: z.string(),
  email: z.string(),
  /** Who wished it, by which session. */
  person: z.object({ sessionId: z.string(), organizationId: z.string(), employeeId: z.string() }),
  /** What they signed in with then. */
  from: z.object({ email: z.string(), passwordHash: z.nullable(z.string()) }),
});
export type EmailChange = z.output<typeof emailChange>;

const answerChange = {
  name: 'answer_email_change',
  purpose: 'identity.answer_email_change',
  what: emailChange,
  mostTries: 6,
} as const satisfies SealedJob<typeof emailChange>;

export const enqueueRegistration = (ctx: Context, wish: Registration): Promise<void> =>
  enqueueSealed(ctx, answerRegistration, wish);

export const enqueueResetRequest = (ctx: Context, email: string): Promise<void> =>
  enqueueSealed(ctx, answerReset, { email });

export const enqueueEmailChange = (ctx: Context, change: EmailChange): Promise<void> =>
  enqueueSealed(ctx, answerChange, change);

/** The jobs of identity. */
export const identityWorkers: readonly SealedWorker[] = [
  sealedWorker(answerRegistration, addRegistrant),
  sealedWorker(answerReset, (ctx, { email }) => answerResetRequest(ctx, email)),
  sealedWorker(answerChange, answerEmailChange),
];
