import * as z from 'zod/mini';
import { overtimeMethods } from '../../domain/pay-rules/week-earnings.ts';
import { premiumHours } from '../time-clock.ts';

const maybe = z.exactOptional;
const decimal = z.string().check(z.maxLength(12));

/** When a premium is earned, and what it pays. */
export const premium = z.strictObject({
  ...premiumHours,
  addPerHour: maybe(decimal),
  multiplier: maybe(decimal),
  creditable: maybe(z.boolean()),
});

/** By what overtime is paid. */
export const regularRate = z.strictObject({
  rateRounding: maybe(z.enum(['exact', 'cent'])),
  overtimeMethod: maybe(z.enum(overtimeMethods)),
  overtimeRateUnrounded: maybe(z.boolean()),
});
