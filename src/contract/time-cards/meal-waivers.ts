import * as z from 'zod/mini';
import { languages } from '../../domain/kernel/language.ts';
import { waivableMeals, waiverKinds } from '../../domain/time-cards/meal-waiver.ts';
import { endpoint, refusal } from '../kernel/endpoint.ts';
import { id, instant, minutes, plainDate } from '../kernel/schemas.ts';

/** How one meal of somebody stands. */
const mealStanding = z.object({
  meal: z.enum(waivableMeals),
  /** A day may be so long for the meal to be waived; null where the rules in force let nobody do without it. */
  upToMinutes: z.nullable(minutes),
  isWaived: z.boolean(),
  /** When that changes, as far as it was stated. */
  changesOn: z.nullable(plainDate),
});

/** What somebody stated about a meal. */
export const waiverStatement = z.object({
  sequence: z.int(),
  meal: z.enum(waivableMeals),
  kind: z.enum(waiverKinds),
  startsOn: plainDate,
  recordedAt: instant,
  /** What was agreed to; null where it was taken back. */
  wording: z.nullable(z.object({ version: z.int(), language: z.enum(languages) })),
});

const waiversReply = z.object({
  today: plainDate,
  meals: z.array(mealStanding),
  /** The latest first. */
  statements: z.array(waiverStatement),
  /** Whether they are the reader's own to state. */
  mayState: z.boolean(),
});
export type MealWaiversReply = z.output<typeof waiversReply>;

const notFound = refusal('not_found', 404);

export const readMealWaivers = endpoint({
  name: 'readMealWaivers',
  method: 'GET',
  path: '/api/employees/:employeeId/meal-waivers',
  sentence: 'Tells which meals of short days somebody does without by agreement, and all that they stated about it.',
  access: { action: 'see_time_card' },
  params: z.object({ employeeId: id }),
  reply: waiversReply,
  refusals: [notFound],
});

const about = { meal: z.enum(waivableMeals), startsOn: plainDate };

export const acceptMealWaiver = endpoint({
  name: 'acceptMealWaiver',
  method: 'POST',
  path: '/api/me/meal-waivers/agreement',
  sentence:
    'Agrees for the reader, with the wording that they read, to do without a meal on short days from a date on, tomorrow at the earliest. Sent again, it is there once.',
  access: { action: 'waive_meals' },
  body: z.strictObject({ ...about, wordingVersion: z.int(), language: z.enum(languages) }),
  reply: waiversReply,
  refusals: [
    refusal('attestation_outdated', 409),
    refusal('meal_not_waivable', 409),
    refusal('waiver_in_the_past', 422),
    refusal('waiver_too_far', 422),
  ],
});

export const revokeMealWaiver = endpoint({
  name: 'revokeMealWaiver',
  method: 'POST',
  path: '/api/me/meal-waivers/revocation',
  sentence:
    'Takes back what the reader agreed to about a meal, from a date on, today at the earliest. Sent again, it is there once.',
  access: { action: 'waive_meals' },
  body: z.strictObject(about),
  reply: waiversReply,
  refusals: [refusal('waiver_in_the_past', 422), refusal('waiver_too_far', 422)],
});
