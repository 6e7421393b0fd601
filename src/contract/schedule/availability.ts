import * as z from 'zod/mini';
import { weekdays, type Weekday } from '../../domain/kernel/time.ts';
import { availabilityKinds, mostHoursOfDay } from '../../domain/schedule/availability.ts';
import { endpoint, refusal } from '../kernel/endpoint.ts';
import { id, plainDate, remark } from '../kernel/schemas.ts';

const minuteOfDay = z.int().check(z.minimum(0), z.maximum(1_440));

/** What is said of a day: stretches of its wall clock; nothing, and the whole day is free. */
export const hoursOfDay = z.readonly(
  z
    .array(z.strictObject({ kind: z.enum(availabilityKinds), fromMinute: minuteOfDay, toMinute: minuteOfDay }))
    .check(z.maxLength(mostHoursOfDay)),
);

export const weekAvailability = z.strictObject(
  Object.fromEntries(weekdays.map((day) => [day, hoursOfDay])) as Record<Weekday, typeof hoursOfDay>,
);

const availability = z.object({
  week: weekAvailability,
  /** From today on, in order. */
  dates: z.array(z.object({ on: plainDate, hours: hoursOfDay, note: z.nullable(z.string()) })),
  /** At the home location. */
  today: plainDate,
});
export type AvailabilityReply = z.output<typeof availability>;

const notFound = refusal('not_found', 404);
const faults = [refusal('hours_without_length', 422), refusal('hours_overlap', 422)] as const;

export const readAvailability = endpoint({
  name: 'readAvailability',
  method: 'GET',
  path: '/api/employees/:employeeId/availability',
  sentence: 'Tells when somebody can work and would rather: week by week, and on which dates to come otherwise.',
  access: { action: 'see_availability' },
  params: z.object({ employeeId: id }),
  reply: availability,
  refusals: [notFound],
});

export const changeAvailability = endpoint({
  name: 'changeAvailability',
  method: 'PUT',
  path: '/api/availability',
  sentence: 'Says when whoever asks can work and would rather, week by week.',
  access: { action: 'keep_availability' },
  body: z.strictObject({ week: weekAvailability }),
  reply: availability,
  refusals: [...faults],
});

export const setAvailabilityOn = endpoint({
  name: 'setAvailabilityOn',
  method: 'PUT',
  path: '/api/availability/:date',
  sentence:
    'Says of a date, or of each from it through another, when whoever asks can work, in the place of what they say of the weekday.',
  access: { action: 'keep_availability' },
  params: z.object({ date: plainDate }),
  body: z.strictObject({
    hours: hoursOfDay,
    note: z.nullable(remark),
    /** The last date of which it is said; left out, the date alone. */
    through: z.optional(plainDate),
  }),
  reply: availability,
  refusals: [...faults, refusal('date_out_of_reach', 422), refusal('dates_not_in_a_row', 422)],
});

export const removeAvailabilityOn = endpoint({
  name: 'removeAvailabilityOn',
  method: 'DELETE',
  path: '/api/availability/:date',
  sentence: 'Lets the weekday say again when whoever asks can work on a date.',
  access: { action: 'keep_availability' },
  params: z.object({ date: plainDate }),
  reply: availability,
  refusals: [notFound],
});
