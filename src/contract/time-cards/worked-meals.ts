import * as z from 'zod/mini';
import { workedMealKinds } from '../../domain/time-cards/worked-meal.ts';
import { endpoint, refusal } from '../kernel/endpoint.ts';
import { instant, plainDate } from '../kernel/schemas.ts';
import { noSuchCard } from './cards.ts';

/** A meal that rules take off by themselves: on which date, and its place among those of the day. */
const whichMeal = { date: plainDate, meal: z.int().check(z.minimum(1), z.maximum(1_000)) };

/** What somebody said of a meal. */
export const workedMealStatement = z.object({
  workedOn: plainDate,
  meal: z.int(),
  kind: z.enum(workedMealKinds),
  recordedAt: instant,
});

export const tellWorkedMeal = endpoint({
  name: 'tellWorkedMeal',
  method: 'POST',
  path: '/api/time-card/:startsOn/worked-meals',
  sentence:
    'Says for the reader that they worked through a meal that was taken off by itself, or takes that back, while the week may change: a meal that was worked through is not taken off. Sent again, it is there once.',
  access: { action: 'sign_time_card' },
  params: z.object({ startsOn: plainDate }),
  body: z.strictObject({ ...whichMeal, isWorked: z.boolean() }),
  refusals: [
    noSuchCard,
    refusal('week_is_approved', 409),
    refusal('week_is_locked', 409),
    refusal('meal_not_taken_off', 409),
  ],
});
