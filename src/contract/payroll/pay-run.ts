import * as z from 'zod/mini';
import { runBlockers } from '../../domain/payroll/run/decide-run.ts';
import { cents } from '../kernel/cents.ts';
import { endpoint, refusal } from '../kernel/endpoint.ts';
import { id, instant, plainDate, zone } from '../kernel/schemas.ts';
import { amount, deductionTemplates, runDeductions } from './deduction-templates.ts';

/** Whom one run may pay; and so the payments that one file for the bank carries. */
export const mostPeople = 5_000;

const typedPerson = z.strictObject({
  skip: z.optional(z.boolean()),
  extra: z.optional(amount),
  /** By the id of a deduction: an amount, per cent, or units. */
  deductions: z.optional(z.record(z.string().check(z.maxLength(36)), amount)),
});

/** Checks are written one by one, each with its number. */
const runMethods = ['Zelle', 'Cash', 'Other'] as const;

const draft = z.strictObject({
  method: z.enum(runMethods),
  /** The date of the payments; absent where it is the usual one. */
  paidOn: z.optional(plainDate),
  /** Also pays the approved days of earlier periods that nobody paid. */
  withEarlier: z.optional(z.boolean()),
  deductions: runDeductions,
  people: z
    .record(id, typedPerson)
    .check(z.refine((people) => Object.keys(people).length <= mostPeople, 'too_many_people')),
});
export type PayRunDraft = z.output<typeof draft>;

const revision = z.int().check(z.minimum(0), z.maximum(2_147_483_646));

const blocker = z.object({
  kind: z.enum(runBlockers),
  startsOn: plainDate,
  /** The name of the deduction that stands in the way. */
  deduction: z.optional(z.string()),
  /** Of what is owed back, how much. */
  cents: z.optional(cents),
});

const person = z.object({
  employeeId: id,
  firstName: z.string(),
  lastName: z.string(),
  home: z.object({ id, name: z.string() }),
  days: z.int(),
  /** The first day that is due; null where none is. A payment is dated on it at the earliest. */
  firstDay: z.nullable(plainDate),
  /** Of a day that was paid before its card changed, what is different: it may be less than nothing. */
  workedMinutes: z.int(),
  overtimeMinutes: z.int(),
  /** What the rules say is due. */
  dueCents: cents,
  /** Total pay of the last run, of an earlier period; null where they were not in it, or there was none. */
  beforeCents: z.nullable(cents),
  /** Total pay of what was paid of this period already, by another run or alone: together with what is due, it is what the last run is compared with. */
  paidCents: cents,
  /**
   * What this year’s payments took already, in cents, by the name of a deduction as it is read: in lower case, without what is not seen and with single
   * spaces ({@link nameKey}). Of every name, be it in the draft or not.
   */
  taken: z.record(z.string(), z.int()),
  /** Whether fixed deductions are taken where nothing is typed: once a period, and not of differences alone. */
  takesFixed: z.boolean(),
  /** What payments of the period that were recorded alone took already, in cents, by the same: a fixed one is taken once. */
  takenAlone: z.record(z.string(), z.int()),
  /** Most that deductions may take without cutting into the minimum wage; null where of a day no rate or no minimum wage is known. */
  deductibleCents: z.nullable(cents),
  /** What was paid too much before and is set against their days: held to the minimum wage as deductions are. */
  setOffCents: cents,
  /** Of an hour, decimal text: what their days are held to. */
  minimumWage: z.nullable(z.string()),
  /** The first week of which less is due than was paid; null where there is none. */
  owesBackOn: z.nullable(plainDate),
  /** What must be mended before they are paid, or they are left out; what the figures say, a negative net say, is not among it. */
  blockers: z.array(blocker),
});
export type PayRunPerson = z.output<typeof person>;

export const readPayRun = endpoint({
  name: 'readPayRun',
  method: 'GET',
  path: '/api/pay-run',
  sentence:
    'Tells what a pay run of the pay period that contains a date would pay, if none is named the last one that is over and not yet paid, else today’s: everybody whom the reader may pay with what is due, what stands in the way, and the reader’s own draft.',
  access: { action: 'record_payments' },
  query: z.object({ date: z.optional(plainDate) }),
  reply: z.object({
    period: z.object({ startsOn: plainDate, endsOn: plainDate }),
    previous: z.nullable(plainDate),
    next: z.nullable(plainDate),
    currency: z.string(),
    /** By whose days the dates of runs are read. */
    zone,
    /** The payday of the period by the policy, and the date on which a run pays where none was chosen. */
    payday: z.nullable(plainDate),
    usualPayDate: plainDate,
    /** Today where the reader is: a run may be dated a month ahead of it at most. */
    today: plainDate,
    people: z.array(person),
    /** The period before this one that was run last. */
    lastRun: z.nullable(z.object({ startsOn: plainDate, endsOn: plainDate })),
    /** Who was in the last run, has nothing to be paid in this one, and was not paid of this period either. */
    missing: z.array(z.object({ employeeId: id, firstName: z.string(), lastName: z.string(), beforeCents: cents })),
    /** Who was in the last run, has nothing to be paid in this one, and was paid of this period already: what they got then, and of this. */
    settled: z.object({ people: z.int(), beforeCents: cents, paidCents: cents }),
    /** Who has approved days of earlier periods that nobody paid: by a run that was left, a payment that was voided, or a card approved later. */
    earlier: z.array(
      z.object({
        employeeId: id,
        firstName: z.string(),
        lastName: z.string(),
        /** The first date of the first of their weeks. */
        startsOn: plainDate,
        days: z.int(),
        cents,
        isInRun: z.boolean(),
      }),
    ),
    /** Those where the reader pays, and those that a deduction of the draft names: it may be of one where nobody is in this run. */
    locations: z.array(z.object({ id, name: z.string() })),
    draft,
    /** 0 before anything was saved. */
    revision: z.int(),
    /** What the drafts of new periods begin with. */
    templates: deductionTemplates,
    /** Total pay above which a payment waits for a second person; 0 is no limit. */
    limitCents: cents,
    /** Earlier runs of this period, the latest first. */
    runs: z.array(
      z.object({
        runId: id,
        by: z.string(),
        at: instant,
        /** The date of its payments. */
        paidOn: plainDate,
        people: z.int(),
        /** Of its payments, those that wait for a second person still. */
        waiting: z.int(),
        finalCents: cents,
      }),
    ),
  }),
  refusals: [],
});
export type PayRunReply = z.output<typeof readPayRun.reply>;

export const setPayRunDraft = endpoint({
  name: 'setPayRunDraft',
  method: 'PUT',
  path: '/api/pay-run/:startsOn/draft',
  sentence: 'Keeps what somebody prepared for a pay run, so that it goes on on any device.',
  access: { action: 'record_payments' },
  params: z.object({ startsOn: plainDate }),
  body: z.strictObject({ revision, draft }),
  largestBody: 1024 * 1024,
  reply: z.object({ revision: z.int() }),
  refusals: [
    /** With the first date of the period that contains the one that was named. */
    refusal('not_a_pay_period', 422, z.object({ startsOn: plainDate })),
    refusal('pay_run_draft_changed_meanwhile', 409),
  ],
});

export const payRun = endpoint({
  name: 'payRun',
  method: 'POST',
  path: '/api/pay-run/:startsOn',
  sentence:
    'Pays everybody of a pay period as the reader’s draft says, all in one transaction or nobody, and takes out of the draft what was paid. What is due is worked out anew, and must come to what the reader saw of each person, as must the date; the same idempotency key is the same run for ever.',
  access: { action: 'record_payments' },
  freshSignIn: true,
  takesLong: true,
  headers: z.object({ 'idempotency-key': z.string().check(z.regex(/^[\x21-\x7e]{1,200}$/)) }),
  params: z.object({ startsOn: plainDate }),
  body: z.strictObject({
    revision,
    people: z.int(),
    finalCents: cents,
    /** What {@link shownRun} says of what the reader saw. */
    shown: z.string().check(z.maxLength(1_000_000)),
    /** The date as the reader saw it; where it is not said, that of the draft holds, or else the usual one. */
    paidOn: z.optional(plainDate),
  }),
  largestBody: 1024 * 1024,
  reply: z.object({
    runId: id,
    /** When it was paid first. */
    at: instant,
    paidOn: plainDate,
    people: z.int(),
    waiting: z.int(),
    finalCents: cents,
    /** As it is by now: without what was typed for those who were paid. */
    draft,
    revision: z.int(),
  }),
  refusals: [
    refusal('idempotency_key_reused', 422),
    refusal('pay_run_draft_changed_meanwhile', 409),
    refusal(
      'pay_run_blocked',
      409,
      z.object({
        blocked: z.array(z.object({ employeeId: id, name: z.string(), ...blocker.shape })),
      }),
    ),
    refusal('pay_run_empty', 422),
    refusal('pay_run_differs', 409),
    refusal('transaction_before_work', 422, z.object({ field: z.string() })),
    refusal('transaction_in_future', 422, z.object({ field: z.string(), latest: plainDate })),
  ],
});
