import * as z from 'zod/mini';
import { endpoint, refusal } from './kernel/endpoint.ts';
import { instant, minutes, plainDate, zone } from './kernel/schemas.ts';
import { payPolicy } from './time-clock.ts';

const ribbonSegment = z.object({ kind: z.enum(['worked', 'break', 'overtime']), from: instant, to: instant });

/** One calendar day of the card. An entry through midnight gives each day its own part. */
export const timeCardDay = z.object({
  date: plainDate,
  /** First clock-in and last clock-out of the day; null where the entry runs over from or into another day. */
  clockedInAt: z.nullable(instant),
  clockedOutAt: z.nullable(instant),
  /** The last entry of the day is still open. */
  open: z.boolean(),
  /** The last entry of the day has no clock-out and does not run: it counts up to its last punch. */
  unended: z.boolean(),
  offline: z.boolean(),
  workedMinutes: minutes,
  breakMinutes: minutes,
  overtimeMinutes: minutes,
  /** Of the overtime, what is paid twice or more. */
  doubleMinutes: minutes,
  /** Minutes within the hours of each premium, as the policy calls it. */
  premiums: z.array(z.object({ code: z.string(), minutes })),
  isHoliday: z.boolean(),
  ribbon: z.array(ribbonSegment),
});

export const timeCard = z.object({
  startsOn: plainDate,
  endsOn: plainDate,
  zone,
  serverNow: instant,
  weeklyTargetMinutes: minutes,
  /** When overtime begins by the policy of the week. */
  overtime: payPolicy.shape.overtime,
  workedMinutes: minutes,
  breakMinutes: minutes,
  overtimeMinutes: minutes,
  days: z.array(timeCardDay),
});
export type TimeCardReply = z.output<typeof timeCard>;

export const readTimeCard = endpoint({
  name: 'readTimeCard',
  method: 'GET',
  path: '/api/time-card',
  sentence: 'Gives the reader’s time card of the workweek that contains a date, today’s if none is named.',
  access: { action: 'see_time_card' },
  query: z.object({ date: z.optional(plainDate) }),
  reply: z.object({
    ...timeCard.shape,
    /** Whether `readCard` tells of the week. A device may keep an answer from before this was said. */
    hasCard: z.optional(z.boolean()),
  }),
  refusals: [],
});

/** Days that may lie between the two dates of `readTimeCardsBetween`. */
export const mostDaysOfCards = 62;

export const readTimeCardsBetween = endpoint({
  name: 'readTimeCardsBetween',
  method: 'GET',
  path: '/api/time-card/between',
  sentence:
    'Gives the reader’s time cards of all workweeks that have a day between two dates and have begun, the earliest first.',
  access: { action: 'see_time_card' },
  query: z.object({ from: plainDate, to: plainDate }),
  reply: z.object({ cards: z.array(timeCard) }),
  refusals: [refusal('dates_too_far_apart', 422)],
});
