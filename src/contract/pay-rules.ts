import * as z from 'zod/mini';
import { payFrequencies } from '../domain/pay-rules/pay-periods.ts';
import { leaveRates } from '../domain/pay-rules/pay-policy.ts';
import { policyFaultCodes } from '../domain/pay-rules/policy-faults.ts';
import { presets, type PresetName } from '../domain/pay-rules/presets.ts';
import { payLineKinds } from '../domain/pay-rules/week-pay.ts';
import { cents } from './kernel/cents.ts';
import { endpoint, refusal } from './kernel/endpoint.ts';
import { id, instant, minutes, plainDate } from './kernel/schemas.ts';
import { premium, regularRate } from './pay-rules/premium.ts';
import { few, overtimeRules, payPolicy as clockPolicy } from './time-clock.ts';

const maybe = z.exactOptional;
const decimal = z.string().check(z.maxLength(12));
const number = z.int();

const payPeriod = z.strictObject({
  frequency: z.enum(payFrequencies),
  anchor: maybe(plainDate),
  startDays: maybe(few(number)),
  payDate: maybe(
    z.strictObject({ daysAfterEnd: maybe(minutes), daysOfMonth: maybe(few(number)), businessDay: z.boolean() }),
  ),
});

/** Every rule that a version of a policy holds; where its figures stand is known from its preset. Whether they go together is said by `policyFaults`. */
const wholePolicy = z.strictObject({
  ...clockPolicy.shape,
  overtime: overtimeRules,
  premiums: maybe(few(premium)),
  regularRate: maybe(regularRate),
  mealRest: maybe(
    z.strictObject({
      firstMealByMinute: minutes,
      firstWaivableUpTo: minutes,
      secondMealByMinute: minutes,
      secondWaivableUpTo: minutes,
      mealMinutes: minutes,
      restPer: minutes.check(z.minimum(1)),
      restMinimumShift: minutes,
      premiumHours: minutes,
    }),
  ),
  reportingTime: maybe(
    z.strictObject({ fraction: decimal, minMinutes: minutes, maxMinutes: minutes, secondReportMinutes: minutes }),
  ),
  splitShift: maybe(z.strictObject({ gapOverMinutes: minutes })),
  minimumShift: maybe(z.strictObject({ minutes, gapMinutes: minutes })),
  minimumWages: maybe(few(z.strictObject({ amount: decimal, from: z.string().check(z.regex(/^\d{4}-\d\d-\d\d$/)) }))),
  payPeriod: maybe(payPeriod),
  leaveAt: maybe(z.enum(leaveRates)),
  adjustableDays: maybe(number),
});

const presetName = z.enum(Object.keys(presets) as [PresetName, ...PresetName[]]);
const place = z.object({ id, name: z.string() });

/** For whom a version is: everybody, who is at home at a location, or one person. */
const scope = z.union([
  z.strictObject({ kind: z.literal('organization') }),
  z.strictObject({ kind: z.literal('location'), id }),
  z.strictObject({ kind: z.literal('employee'), id }),
]);
export type PolicyScope = z.output<typeof scope>;

const version = z.object({
  id,
  scope,
  /** Of the location or the person; null for the organization. */
  name: z.nullable(z.string()),
  preset: z.nullable(presetName),
  startsOn: plainDate,
  /** Its last day, where a later version follows; null while it is in force from its date on. */
  endsOn: z.nullable(plainDate),
  setBy: z.nullable(z.string()),
  setAt: instant,
  rules: wholePolicy,
});
export type PolicyVersionReply = z.output<typeof version>;

const policies = z.object({
  today: plainDate,
  /** A version begins no earlier: what was worked before is paid by the rules it was worked under. */
  earliest: plainDate,
  currency: z.string(),
  /** The latest first. */
  versions: z.array(version),
  locations: z.array(place),
  people: z.array(place),
});
export type PayPoliciesReply = z.output<typeof policies>;

export const readPayPolicies = endpoint({
  name: 'readPayPolicies',
  method: 'GET',
  path: '/api/pay-policies',
  sentence: 'Lists every version of the pay policy with the dates it is in force, and for whom another may be set.',
  access: { action: 'change_pay_policy' },
  reply: policies,
  refusals: [],
});

const wish = z.strictObject({
  scope,
  startsOn: plainDate,
  preset: presetName,
  rules: wholePolicy,
  /** The version that held for the same people on that date when this was decided; null where there was none. One of the same date must be named to be replaced. */
  insteadOf: maybe(z.nullable(id)),
});
export type PolicyWish = z.output<typeof wish>;

const refusals = [
  refusal('not_found', 404),
  /** It is for whoever asks alone. */
  refusal('own_pay_policy', 403),
  refusal('pay_policy_faulty', 422, z.object({ faults: z.array(z.enum(policyFaultCodes)) })),
  refusal('pay_policy_too_early', 422, z.object({ earliest: plainDate })),
  refusal('pay_policy_within_period', 422, z.object({ next: plainDate })),
  /** Workweeks already begin at another time from a date on that is less than a week away; and the first date that is far enough from all such. */
  refusal('pay_policy_moves_meet', 422, z.object({ other: plainDate, next: plainDate })),
  refusal('pay_policy_unchanged', 409),
  refusal('pay_policy_week_closed', 409),
  refusal(
    'pay_policy_set_meanwhile',
    409,
    z.object({
      id,
      preset: z.nullable(presetName),
      startsOn: plainDate,
      setBy: z.nullable(z.string()),
      setAt: instant,
    }),
  ),
] as const;

const figures = z.object({
  workedMinutes: minutes,
  overtimeMinutes: minutes,
  grossCents: z.nullable(cents),
  /** What the pay is made of, by the names of the lines of cards; they add up to it. */
  paid: z.array(
    z.object({
      kind: z.enum(payLineKinds),
      /** Of overtime: `1.5`. */
      multiplier: z.nullable(z.string()),
      /** Of a premium of the policy, and of any other earning. */
      code: z.nullable(z.string()),
      cents,
    }),
  ),
});
export type EffectFigures = z.output<typeof figures>;

const effect = z.object({
  /**
   * The days it was worked out for: the current period of the organization's policy, and where the wish moves hours of a night between a week of it and
   * the one beside, that week too. Both dates included.
   */
  period: z.object({ start: plainDate, end: plainDate }),
  currency: z.string(),
  /** How many people would be paid by it, and for how many something changes in this period. */
  affectedCount: z.int(),
  changedCount: z.int(),
  before: figures,
  after: figures,
  /** The first pay period that would be another, or be paid on another day, and for how many people any would; null where for nobody. */
  payPeriod: z.nullable(
    z.object({
      count: z.int(),
      /** Null, where each workweek is paid by itself. */
      frequency: z.nullable(z.enum(payFrequencies)),
      start: plainDate,
      end: plainDate,
      paidOn: z.nullable(plainDate),
      /** The periods are what they were. */
      isPayDayAlone: z.boolean(),
    }),
  ),
  /** Those for whom most changes, at most fifty. */
  people: z.array(z.object({ employeeId: id, name: z.string(), before: figures, after: figures })),
});
export type PolicyEffect = z.output<typeof effect>;

export const previewPayPolicy = endpoint({
  name: 'previewPayPolicy',
  method: 'POST',
  path: '/api/pay-policies/preview',
  sentence:
    'Works out what the cards of the current period come to by a policy that is not in force, and by the one that is, for everybody it is for.',
  mayRepeat: true,
  access: { action: 'change_pay_policy' },
  body: wish,
  reply: effect,
  refusals,
});

export const setPayPolicy = endpoint({
  name: 'setPayPolicy',
  method: 'POST',
  path: '/api/pay-policies',
  sentence:
    'Puts a version of the pay policy in force from the start of a workweek on; earlier versions stay what they were.',
  access: { action: 'change_pay_policy' },
  freshSignIn: true,
  body: wish,
  reply: policies,
  refusals,
});
