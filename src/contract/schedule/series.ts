import * as z from 'zod/mini';
import { weekdays } from '../../domain/kernel/time.ts';
import { mostWeeksOfRotation } from '../../domain/schedule/series.ts';
import { endpoint, refusal } from '../kernel/endpoint.ts';
import { clientMadeId, id, plainDate, revision } from '../kernel/schemas.ts';
import { changedMeanwhile, planFaults, shiftPlan } from '../schedule.ts';

const notFound = refusal('not_found', 404);

/** What became of one shift, by which it can be taken back; null, it was not planned before, or is not any more. */
const step = z.object({
  shiftId: id,
  /** The one that it has now. */
  revision: z.int(),
  before: z.nullable(shiftPlan),
  after: z.nullable(shiftPlan),
});

export const addSeries = endpoint({
  name: 'addSeries',
  method: 'POST',
  path: '/api/schedule/series',
  sentence:
    'Plans a shift again and again, every so many weeks on some days until a date; what a rule refuses, or is after a last day, is left out. Sent again, it is there once, and answered as the first time.',
  access: { action: 'edit_schedule' },
  body: z.strictObject({
    seriesId: clientMadeId,
    /** The first of them. */
    plan: shiftPlan,
    everyWeeks: z.int().check(z.minimum(1), z.maximum(mostWeeksOfRotation)),
    weekdays: z.array(z.enum(weekdays)).check(z.minLength(1), z.maxLength(7)),
    /** The last date on which one may begin. */
    endsOn: plainDate,
  }),
  reply: z.object({ planned: z.int(), refused: z.int(), steps: z.array(step) }),
  refusals: [
    notFound,
    ...planFaults,
    /** The days and dates meet nowhere. */
    refusal('series_without_shifts', 422),
    refusal('series_too_long', 422),
    /** The id stands for a series that was asked for otherwise. */
    refusal('series_id_reused', 409),
  ],
});

export const changeSeries = endpoint({
  name: 'changeSeries',
  method: 'PUT',
  path: '/api/schedule/shifts/:shiftId/series',
  sentence:
    'Changes what is planned of a shift of a series and of those after it, or of all to come; those that were planned otherwise by themselves stay.',
  access: { action: 'edit_schedule' },
  params: z.object({ shiftId: id }),
  body: z.strictObject({
    /** Null: planned no longer. */
    plan: z.nullable(shiftPlan),
    revision,
    scope: z.enum(['following', 'all']),
  }),
  /** How many follow, and how many stay as they are. */
  reply: z.object({ changed: z.int(), left: z.int(), steps: z.array(step) }),
  refusals: [notFound, ...planFaults, changedMeanwhile],
});
