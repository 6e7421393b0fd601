import * as z from 'zod/mini';
import { attendanceOf } from '../../src/domain/time-cards/attendance.ts';
import { pairedMinutes, pairings, type Press } from '../../src/domain/time-clock/punch-pairs.ts';
import { kind, saidUnder, unsupported } from './kind.ts';
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

const log = z.looseObject({ at });

/** A log says whether it is in or out, under whichever key. */
const directionOf = (each: object): Press['direction'] =>
  (['in', 'out'] as const).find((direction) =>
    Object.values(each).some((value) => typeof value === 'string' && value.toLowerCase() === direction),
  );

export const checkinHours = kind(z.object({ method: z.string(), logs: z.array(log) }), ({ method, logs }) => {
  const pairing = pairings.find((each) => each === method);
  if (pairing === undefined) return unsupported;
  const presses = logs.map((each): Press => {
    const direction = directionOf(each);
    return direction === undefined ? { atMinutes: each.at } : { atMinutes: each.at, direction };
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

/** What is said of the length, in minutes or in hours, is what lies between start and end. */
export const entryValidation = kind(z.looseObject({ start: at, end: at }), ({ start, end, ...input }) => {
  const length = end - start;
  const lengths = saidUnder(input, /minutes|hours|duration|amount/i).filter(([, value]) => typeof value === 'number');
  const isSo = lengths.every(([key, value]) => {
    const minutes = Number(value) * (/(?:hours|amount)$/i.test(key) ? 60 : 1);
    return /^max/i.test(key) ? length <= minutes : length === minutes;
  });
  return { valid: length > 0 && isSo };
});
