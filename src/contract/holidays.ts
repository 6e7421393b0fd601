import * as z from 'zod/mini';
import { federalCodes } from '../domain/holidays/federal-holidays.ts';
import { endpoint, refusal } from './kernel/endpoint.ts';
import { clientMadeId, id, line, plainDate } from './kernel/schemas.ts';

const federalCode = z.enum(federalCodes);
const year = z.int().check(z.minimum(2000), z.maximum(2200));

/** A holiday on the date on which it is kept. */
export const holiday = z.object({
  date: plainDate,
  /** Which federal one it is; null, where the organization named it itself. */
  code: z.nullable(federalCode),
  name: z.nullable(z.string()),
});
export type HolidayReply = z.output<typeof holiday>;

export const readHolidays = endpoint({
  name: 'readHolidays',
  method: 'GET',
  path: '/api/holidays',
  sentence:
    'Lists the holidays of a location from one date to another, both included; of the reader’s home, if none is named.',
  access: { action: 'see_holidays' },
  query: z.object({ from: plainDate, to: plainDate, locationId: z.optional(id) }),
  reply: z.object({ holidays: z.array(holiday) }),
  refusals: [refusal('not_found', 404), refusal('dates_too_far_apart', 422)],
});

const change = z.object({
  changeId: id,
  /** Null, the whole organization. */
  locationId: z.nullable(id),
  /** A federal day that is not kept; null for a day of one’s own. */
  code: z.nullable(federalCode),
  name: z.nullable(z.string()),
  month: z.nullable(z.int()),
  day: z.nullable(z.int()),
  fromYear: z.int(),
  /** Included; null, every year from the first. */
  lastYear: z.nullable(z.int()),
});
export type HolidayChangeReply = z.output<typeof change>;

const changing = { action: 'change_holidays' } as const;

export const readHolidayCalendar = endpoint({
  name: 'readHolidayCalendar',
  method: 'GET',
  path: '/api/holiday-changes',
  sentence: 'Lists what the holidays of the organization and its locations differ in from the federal calendar.',
  access: changing,
  reply: z.object({
    thisYear: z.int(),
    changes: z.array(change),
    locations: z.array(z.object({ id, name: z.string() })),
  }),
  refusals: [],
});

const changed = [
  refusal('not_found', 404),
  refusal('too_many_holidays', 409),
  refusal('holiday_id_reused', 422),
] as const;

export const addHoliday = endpoint({
  name: 'addHoliday',
  method: 'POST',
  path: '/api/holiday-changes/days',
  sentence:
    'Adds a holiday to the calendar of the organization or of one location. Time off to come takes nothing for it any more, and whose it is, is told. Sent again, it is there once.',
  access: changing,
  body: z.strictObject({
    id: clientMadeId,
    locationId: z.nullable(id),
    name: line(40),
    on: plainDate,
    /** On the same date of every later year too. */
    isEveryYear: z.boolean(),
  }),
  refusals: changed,
});

export const leaveHolidayOut = endpoint({
  name: 'leaveHolidayOut',
  method: 'POST',
  path: '/api/holiday-changes/left-out',
  sentence: 'Leaves a federal holiday out of the calendar of the organization or of one location, for years.',
  access: changing,
  body: z.strictObject({
    id: clientMadeId,
    locationId: z.nullable(id),
    code: federalCode,
    fromYear: year,
    /** Included; null, every year from the first. */
    lastYear: z.nullable(year),
  }),
  refusals: [...changed, refusal('years_reversed', 422), refusal('holiday_left_out_already', 409)],
});

export const undoHolidayChange = endpoint({
  name: 'undoHolidayChange',
  method: 'POST',
  path: '/api/holiday-changes/:changeId/undo',
  sentence:
    'Lets a change of the calendar count no longer from a year on; earlier years stay what they were. Time off to come that it spared counts again. Sent again, it ends once.',
  access: changing,
  params: z.object({ changeId: id }),
  body: z.strictObject({ fromYear: year }),
  refusals: [refusal('not_found', 404)],
});
