import * as z from 'zod/mini';
import { timeOffPresets } from '../../domain/time-off/policy-presets.ts';
import { ruleFaults } from '../../domain/time-off/time-off-rules.ts';
import { endpoint, refusal } from '../kernel/endpoint.ts';
import { id, instant, plainDate } from '../kernel/schemas.ts';
import { leaveWeek } from './leave-week.ts';
import { keptType, timeOffRules } from './time-off-rules.ts';

/** For whom a version is: everybody, who is at home at a location, or one person. */
const scope = z.union([
  z.strictObject({ kind: z.literal('organization') }),
  z.strictObject({ kind: z.literal('location'), id }),
  z.strictObject({ kind: z.literal('employee'), id }),
]);
export type TimeOffScope = z.output<typeof scope>;

const preset = z.enum(timeOffPresets);
const place = z.object({ id, name: z.string() });

/** Whom a version is for, from when on, and who set it. */
const assigned = {
  id,
  scope,
  /** Of the location or the person; null for the organization. */
  name: z.nullable(z.string()),
  startsOn: plainDate,
  setBy: z.string(),
  setAt: instant,
};

const version = z.object({ ...assigned, typeId: id, preset: z.nullable(preset), rules: timeOffRules });
const week = z.object({ ...assigned, week: leaveWeek });

const policies = z.object({
  today: plainDate,
  /** A version begins no earlier. */
  earliest: plainDate,
  /** Those that have a balance, the retired ones too. */
  types: z.array(keptType),
  /** The latest first. */
  versions: z.array(version),
  /** What a day of leave is, of every type; the latest first. Eight hours from Monday to Friday, where there is none. */
  weeks: z.array(week),
  locations: z.array(place),
  /** With where they are at home, whose policy holds for those who have none of their own. */
  people: z.array(z.object({ ...place.shape, locationId: id })),
});
export type TimeOffPoliciesReply = z.output<typeof policies>;

export const readTimeOffPolicies = endpoint({
  name: 'readTimeOffPolicies',
  method: 'GET',
  path: '/api/time-off-policies',
  sentence:
    'Lists every version of the policies by which time off is earned and counted, and for whom another may be set.',
  access: { action: 'change_time_off_policy' },
  reply: policies,
  refusals: [],
});

const wish = z.strictObject({ typeId: id, scope, startsOn: plainDate, preset, rules: timeOffRules });
export type TimeOffPolicyWish = z.output<typeof wish>;

const refusals = [
  refusal('not_found', 404),
  refusal('time_off_type_unknown', 422),
  refusal('time_off_type_retired', 409),
  refusal('time_off_policy_faulty', 422, z.object({ faults: z.array(z.enum(ruleFaults)) })),
  refusal('time_off_policy_too_early', 422, z.object({ earliest: plainDate })),
] as const;

export const previewTimeOffPolicy = endpoint({
  name: 'previewTimeOffPolicy',
  method: 'POST',
  path: '/api/time-off-policies/preview',
  sentence: 'Tells whom a policy would reach, and what each would have been given by it up to today.',
  mayRepeat: true,
  access: { action: 'change_time_off_policy' },
  body: wish,
  reply: z.object({
    /** How many people would earn time off by it. */
    affectedCount: z.int(),
    /** Fifty of them at most, by name. */
    people: z.array(z.object({ employeeId: id, name: z.string(), hiredOn: plainDate, dueMinutes: z.int() })),
  }),
  refusals,
});

export const setTimeOffPolicy = endpoint({
  name: 'setTimeOffPolicy',
  method: 'POST',
  path: '/api/time-off-policies',
  sentence: 'Puts a version of a policy in force from a date on; what it gives up to today is written at once.',
  access: { action: 'change_time_off_policy' },
  body: wish,
  reply: policies,
  refusals,
});

const weekWish = z.strictObject({ scope, startsOn: plainDate, week: leaveWeek });
export type LeaveWeekWish = z.output<typeof weekWish>;

export const setLeaveWeek = endpoint({
  name: 'setLeaveWeek',
  method: 'POST',
  path: '/api/leave-weeks',
  sentence: 'Sets what a day of leave is from a date on; what was asked for already keeps what it takes.',
  access: { action: 'change_time_off_policy' },
  body: weekWish,
  reply: policies,
  refusals: [refusal('not_found', 404)],
});
