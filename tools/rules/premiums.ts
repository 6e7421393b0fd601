import * as z from 'zod/mini';
import { decimal, fraction } from '../../src/domain/kernel/fraction.ts';
import { payFor } from '../../src/domain/kernel/money.ts';
import { millisecondsPerMinute } from '../../src/domain/kernel/time.ts';
import {
  californiaMealRest,
  californiaReportingTime,
  californiaSplitShift,
} from '../../src/domain/pay-rules/california.ts';
import {
  isSplitShift,
  minimumShiftTopUps,
  reportingTime,
  secondReport,
  splitShiftPremium,
} from '../../src/domain/pay-rules/guarantees.ts';
import { mealsAndRests } from '../../src/domain/pay-rules/meal-rest.ts';
import { limitPremium, premiumMinutes } from '../../src/domain/pay-rules/premium-windows.ts';
import { kind, saidUnder } from './kind.ts';
import { amount, moment, secondsOf, wallTime, weekday, zone } from './moments.ts';

const midnight = { hour: 0, minute: 0 };
/** A day ends at 24:00, which a clock on the wall calls 0:00. */
const windowEnd = z.pipe(
  wallTime,
  z.transform((time) => (time.hour === 24 ? midnight : time)),
);

export const premiumWindow = kind(
  z.object({
    timezone: z.prefault(zone, 'UTC'),
    windows: z.array(z.object({ start: windowEnd, end: windowEnd, weekdays: z.optional(z.array(weekday)) })),
    segments: z.array(z.object({ in: moment, out: moment })),
    partial: z._default(z.boolean(), true),
    minMinutes: z.optional(z.number()),
    maxMinutes: z.optional(z.number()),
  }),
  ({ timezone, partial, ...input }) => {
    const windows = input.windows.map(({ weekdays, ...window }) => (weekdays ? { ...window, weekdays } : window));
    const segments = input.segments.map((each) => ({ span: { from: each.in(timezone), to: each.out(timezone) } }));
    const minutes = premiumMinutes(segments, { windows, partial }, timezone);
    return { premiumMinutes: limitPremium(minutes, input.minMinutes, input.maxMinutes) };
  },
);

const stretch = z.tuple([wallTime, wallTime]);
/** Minutes since midnight; what ends before it begins ends on the next day. */
function minutesOf([start, end]: z.output<typeof stretch>): { from: number; to: number } {
  const [from, to] = [secondsOf(start) / 60, secondsOf(end) / 60];
  return { from, to: to < from ? to + 1_440 : to };
}

export const premiumLimits = kind(
  z.object({
    minMinutes: z.optional(z.number()),
    maxMinutes: z.optional(z.number()),
    intervals: z.array(stretch),
  }),
  ({ minMinutes, maxMinutes, intervals }) => {
    const total = intervals.map(minutesOf).reduce((sum, { from, to }) => sum + to - from, 0);
    return { premiumMinutes: limitPremium(total, minMinutes, maxMinutes) };
  },
);

export const minimumShift = kind(
  z.object({
    timezone: z.prefault(zone, 'UTC'),
    minimumMinutes: z.number(),
    minimumGapMinutes: z._default(z.number(), 0),
    shifts: z.array(z.object({ in: moment, out: moment })),
  }),
  ({ timezone, minimumMinutes, minimumGapMinutes, shifts }) => ({
    topUpMinutes: minimumShiftTopUps(
      shifts.map((shift) => ({
        fromMinutes: shift.in(timezone) / millisecondsPerMinute,
        toMinutes: shift.out(timezone) / millisecondsPerMinute,
      })),
      { minutes: minimumMinutes, gapMinutes: minimumGapMinutes },
    ),
  }),
);

const count = z._default(z.number().check(z.minimum(0)), 0);

export const reportingTimePay = kind(
  z.object({
    scheduledMinutes: z.optional(z.number()),
    usualMinutes: z.optional(z.number()),
    workedMinutes: count,
    secondReport: z._default(z.boolean(), false),
    firstWorkedMinutes: z.optional(z.number()),
    secondWorkedMinutes: z.optional(z.number()),
  }),
  (input) => {
    const { secondReport: reportedTwice, firstWorkedMinutes, secondWorkedMinutes } = input;
    const scheduled = input.scheduledMinutes ?? input.usualMinutes ?? 0;
    const first = reportingTime(scheduled, firstWorkedMinutes ?? input.workedMinutes, californiaReportingTime);
    const second =
      reportedTwice || secondWorkedMinutes !== undefined
        ? secondReport(secondWorkedMinutes ?? 0, californiaReportingTime)
        : { paidMinutes: 0, topUpMinutes: 0 };
    return {
      paidMinutes: first.paidMinutes + second.paidMinutes,
      reportingMinutes: first.topUpMinutes + second.topUpMinutes,
    };
  },
);

export const splitShift = kind(
  z.object({
    segments: z.array(
      z.union([
        z.pipe(
          stretch,
          z.transform((each) => ({ ...minutesOf(each), endsWith: '' })),
        ),
        z.pipe(
          z.tuple([wallTime, wallTime, z.string()]),
          z.transform(([from, to, endsWith]) => ({ ...minutesOf([from, to]), endsWith })),
        ),
        z.pipe(
          z.object({ in: wallTime, out: wallTime, outType: z._default(z.string(), '') }),
          z.transform((each) => ({ ...minutesOf([each.in, each.out]), endsWith: each.outType })),
        ),
      ]),
    ),
    rate: amount,
    minimumWage: amount,
  }),
  ({ segments, rate, minimumWage }) => {
    const worked = segments.reduce((sum, { from, to }) => sum + to - from, 0);
    const gaps = segments.slice(1).flatMap((segment, index) => {
      const before = segments[index];
      if (before === undefined || before.endsWith === 'meal') return [];
      const from = segment.from < before.from ? segment.from + 1_440 : segment.from;
      return [from - before.to];
    });
    const wages = payFor(worked, decimal(rate), fraction(1));
    const premiumCents = isSplitShift(gaps, californiaSplitShift) ? splitShiftPremium(worked, wages, minimumWage) : 0;
    return { premiumCents, splitShift: isSplitShift(gaps, californiaSplitShift) };
  },
);

/** Which meals are said to be waived: one by its name, how many, or, where it is only said that one is, the last that is due. */
function waivedMeals(input: object, isLong: boolean) {
  const isWaived = (which: 'first' | 'second'): boolean =>
    saidUnder(input, /waiv/i).some(([key, value]) => {
      if (value === false || value === 0) return false;
      const said = `${key} ${JSON.stringify(value)}`.toLowerCase();
      if (said.includes('first') || said.includes('second')) return said.includes(which);
      return value === true || value === 2 || (which === 'second') === isLong;
    });
  return { first: isWaived('first'), second: isWaived('second') };
}

export const mealRest = kind(
  z.looseObject({
    workedMinutes: z.number(),
    mealStartsAtWorkedMinute: z._default(z.array(z.number()), []),
    mealMinutes: z._default(z.array(z.number()), []),
    restsProvided: z.optional(z.number()),
  }),
  (input) => {
    const starts = input.mealStartsAtWorkedMinute.filter(
      (_, index) => (input.mealMinutes[index] ?? californiaMealRest.mealMinutes) >= californiaMealRest.mealMinutes,
    );
    const outcome = mealsAndRests(
      {
        workedMinutes: input.workedMinutes,
        mealStartsAtWorkedMinute: starts,
        waived: waivedMeals(input, input.workedMinutes > californiaMealRest.secondMealByMinute),
        ...(input.restsProvided === undefined ? {} : { restsProvided: input.restsProvided }),
      },
      californiaMealRest,
    );
    return { ...outcome };
  },
);
