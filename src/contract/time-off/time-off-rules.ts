import * as z from 'zod/mini';
import { weekdays } from '../../domain/kernel/time.ts';
import { typePresets, typeUnits } from '../../domain/time-off/time-off-type.ts';
import { id, minutes, plainDate } from '../kernel/schemas.ts';

export const timeOffType = z.object({
  typeId: id,
  /** Named by its word in each language, unless the organization named it. */
  preset: z.nullable(z.enum(typePresets)),
  name: z.nullable(z.string()),
  isPaid: z.boolean(),
  unit: z.enum(typeUnits),
});
export type TimeOffTypeReply = z.output<typeof timeOffType>;

/** A type with what asking for it takes. */
export const keptType = z.object({
  ...timeOffType.shape,
  needsNote: z.boolean(),
  needsAttachment: z.boolean(),
  /** It may be asked for; one that is retired may not, and earns nothing. */
  isOpen: z.boolean(),
});
export type KeptTypeReply = z.output<typeof keptType>;

const maybe = z.exactOptional;
const dayOfMonth = z.int().check(z.minimum(1), z.maximum(31));
const month = z.int().check(z.minimum(1), z.maximum(12));
const days = z.int().check(z.minimum(0), z.maximum(3_660));

const frequency = z.union([
  /** On the days on which the pay periods of each person begin. */
  z.strictObject({ every: z.literal('pay-period') }),
  z.strictObject({ every: z.literal('week'), weekday: z.enum(weekdays) }),
  z.strictObject({ every: z.literal('two-weeks'), from: plainDate }),
  z.strictObject({ every: z.literal('month'), dayOfMonth }),
  z.strictObject({ every: z.literal('quarter'), monthOfQuarter: month.check(z.maximum(3)), dayOfMonth }),
  z.strictObject({ every: z.literal('half-year'), month, dayOfMonth }),
  z.strictObject({ every: z.literal('year'), month, dayOfMonth }),
]);

const milestone = z.strictObject({
  afterYears: z.int().check(z.minimum(0), z.maximum(60)),
  minutesPerYear: minutes,
  carryOverCapMinutes: maybe(minutes),
  balanceCapMinutes: maybe(minutes),
  annualCapMinutes: maybe(minutes),
});

const yearBegins = maybe(z.strictObject({ month, dayOfMonth }));

const accrual = z.union([
  z.strictObject({ by: z.literal('nothing') }),
  z.strictObject({
    by: z.literal('calendar'),
    frequency,
    milestones: z.readonly(z.array(milestone).check(z.maxLength(10))),
    prorateFirst: maybe(z.enum(['of-year', 'of-period', 'ahead'])),
    /** When what is carried is capped; left out, on the anniversary of being hired. */
    yearBegins,
  }),
  z.strictObject({
    by: z.literal('work'),
    workedPerMinute: z.int().check(z.minimum(1), z.maximum(1_000)),
    balanceCapMinutes: maybe(minutes),
    /** In days of whoever earns it, where that is more. */
    balanceCapDays: maybe(days.check(z.minimum(1), z.maximum(366))),
    carryOverCapMinutes: maybe(minutes),
    annualCapMinutes: maybe(minutes),
    /** When a year of what is earned and taken begins; left out, on the anniversary of being hired. */
    yearBegins,
  }),
]);

/** By which rules a type is earned; whether they go together is said by `faultsOfRules`. */
export const timeOffRules = z.strictObject({
  accrual,
  waitingDays: days,
  usableAfterDays: days,
  /** Most that one year may use, in minutes or in days, whichever is more. */
  yearlyUse: maybe(z.strictObject({ minutes, days: days.check(z.maximum(366)) })),
  carriedLapsesAfterMonths: maybe(z.int().check(z.minimum(1), z.maximum(12))),
});
