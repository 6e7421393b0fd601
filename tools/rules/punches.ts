import * as z from 'zod/mini';
import { attendanceOf } from '../../src/domain/time-cards/attendance.ts';
import { pairedMinutes, pairings, type Press } from '../../src/domain/time-clock/punch-pairs.ts';
import { kind, unsupported } from './kind.ts';
import { secondsOf, wallTime } from './moments.ts';

/** Minutes relative to now, a time of day, or an instant. */
const at = z
  .pipe(
    z.union([z.number(), z.string()]),
    z.transform((value) => (typeof value === 'number' ? value : minutesOfText(value))),
  )
  .check(z.refine((minutes) => Number.isFinite(minutes)));

function minutesOfText(text: string): number {
  const time = wallTime.safeParse(text);
  return time.success ? secondsOf(time.data) / 60 : new Date(text).getTime() / 60_000;
}

const log = z.object({
  at,
  type: z.optional(z.nullable(z.string())),
  logType: z.optional(z.nullable(z.string())),
  log_type: z.optional(z.nullable(z.string())),
  direction: z.optional(z.nullable(z.string())),
});

export const checkinHours = kind(z.object({ method: z.string(), logs: z.array(log) }), ({ method, logs }) => {
  const pairing = pairings.find((each) => each === method);
  if (pairing === undefined) return unsupported;
  const presses = logs.map((each): Press => {
    const said = (each.type ?? each.logType ?? each.log_type ?? each.direction ?? '').toLowerCase();
    return said === 'in' || said === 'out' ? { atMinutes: each.at, direction: said } : { atMinutes: each.at };
  });
  return { workedMinutes: pairedMinutes(presses, pairing) };
});

export const attendanceStatus = kind(
  z.object({
    workedMinutes: z.number(),
    halfDayBelowMinutes: z._default(z.number(), 0),
    absentBelowMinutes: z._default(z.number(), 0),
  }),
  ({ workedMinutes, ...rules }) => ({ status: attendanceOf(workedMinutes, rules) }),
);

const minutesPerDay = 1_440;
const stretch = z.tuple([at, z.nullable(at)]);

/** An entry that ends before it begins ends on the next day; one without an end runs on. */
function spanOf([from, to]: z.output<typeof stretch>): { from: number; to: number } {
  if (to === null) return { from, to: Infinity };
  return { from, to: to < from && to < minutesPerDay ? to + minutesPerDay : to };
}

/** Touching is no overlap: a span does not include its end. */
export const entryOverlap = kind(z.object({ existing: z.array(stretch), candidate: stretch }), (input) => {
  const candidate = spanOf(input.candidate);
  return {
    overlaps: input.existing.map(spanOf).some((each) => each.from < candidate.to && candidate.from < each.to),
  };
});

export const entryValidation = kind(
  z.object({
    start: at,
    end: at,
    minutes: z.optional(z.number()),
    durationMinutes: z.optional(z.number()),
    hours: z.optional(z.number()),
    maxMinutes: z.optional(z.number()),
    maxShiftMinutes: z.optional(z.number()),
  }),
  (input) => {
    const length = input.end - input.start;
    const inHours = input.hours === undefined ? undefined : input.hours * 60;
    const said = input.minutes ?? input.durationMinutes ?? inHours ?? length;
    const most = input.maxMinutes ?? input.maxShiftMinutes ?? Infinity;
    return { valid: length > 0 && said === length && length <= most };
  },
);
