import * as z from 'zod/mini';
import { parseDecimal } from '../../src/domain/kernel/fraction.ts';
import { grossOf, splitOvertime, sumOfDays } from '../../src/domain/pay-rules/overtime-split.ts';
import type { OvertimeRules } from '../../src/domain/pay-rules/pay-policy.ts';
import { kind, unsupported } from './kind.ts';

const decimal = z.string().check(z.refine((text) => parseDecimal(text) !== undefined));
const minutes = z.int().check(z.minimum(0));
const nth = z.int().check(z.minimum(1));
const tiers = z.array(z.strictObject({ afterMinutes: minutes, multiplier: decimal }));

const overtime = z.strictObject({
  periodDays: z._default(z.literal([7, 14, 28]), 7),
  weekly: z._default(tiers, []),
  daily: z._default(tiers, []),
  consecutiveDay: z.optional(
    z.strictObject({
      nth,
      scope: z.enum(['workweek', 'rolling']),
      andAfter: z._default(z.boolean(), false),
      onlyIfPeriodOverMinutes: z._default(minutes, 0),
      tiers,
    }),
  ),
  nthWorkedDay: z.optional(z.strictObject({ nth, tiers })),
  holiday: z.optional(z.strictObject({ tiers })),
  combine: z._default(z.enum(['no-pyramiding', 'greatest-of']), 'no-pyramiding'),
});

const day = z.strictObject({
  minutes: z._default(minutes, 0),
  date: z.optional(z.string()),
  holiday: z._default(z.boolean(), false),
  paidAbsenceMinutes: z._default(minutes, 0),
});

export const overtimeSplit = kind(
  z.strictObject({
    jurisdiction: z.optional(z.string()),
    overtime: z.optional(overtime),
    days: z.array(day),
    rate: z.optional(decimal),
    absenceCountsTowardOvertime: z._default(z.boolean(), false),
  }),
  (input) => {
    if (input.overtime === undefined || input.absenceCountsTowardOvertime) return unsupported;
    const perDay = splitOvertime(input.days, withoutUndefined(input.overtime));
    const total = sumOfDays(perDay);
    const split = { byMultiplier: Object.fromEntries(total), perDay: perDay.map((each) => Object.fromEntries(each)) };
    return input.rate === undefined ? split : { ...split, grossCents: grossOf(total, input.rate) };
  },
);

/** A rule that the case leaves out is left out of the policy. */
function withoutUndefined(rules: z.output<typeof overtime>): OvertimeRules {
  const { consecutiveDay, nthWorkedDay, holiday, ...always } = rules;
  return {
    ...always,
    ...(consecutiveDay === undefined ? {} : { consecutiveDay }),
    ...(nthWorkedDay === undefined ? {} : { nthWorkedDay }),
    ...(holiday === undefined ? {} : { holiday }),
  };
}
