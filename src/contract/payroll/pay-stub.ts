import * as z from 'zod/mini';
import { payLineKinds } from '../../domain/pay-rules/week-pay.ts';
import { deductionKinds } from '../../domain/payroll/run/run-deduction.ts';
import { typePresets } from '../../domain/time-off/time-off-type.ts';
import { cents } from '../kernel/cents.ts';
import { endpoint, refusal } from '../kernel/endpoint.ts';
import { id, plainDate } from '../kernel/schemas.ts';
import { payment } from './payments.ts';

const line = z.object({
  /** `difference` of a day that was paid before; `agreed`, what was paid beside what the rules say. */
  kind: z.enum([...payLineKinds, 'hours', 'difference', 'agreed']),
  multiplier: z.nullable(z.string()),
  code: z.nullable(z.string()),
  startsOn: z.nullable(plainDate),
  date: z.nullable(plainDate),
  minutes: z.nullable(z.int()),
  /** Units of currency an hour, to four places at most; null of anything else than hours, of a difference at more rates than one, and on stubs from before it was kept. */
  rate: z.nullable(z.string()),
  cents,
});
export type StubLineReply = z.output<typeof line>;

/** A payment that the year to date of a stub counts. */
const yearPayment = z.object({
  paymentId: id,
  weekEndsOn: plainDate,
  minutes: z.int(),
  totalCents: cents,
  deductionsCents: cents,
  finalCents: cents,
  /** By now: the stub keeps counting it. */
  isVoid: z.boolean(),
});

export const payStub = z.object({
  payment,
  employer: z.object({ name: z.string(), address: z.nullable(z.string()) }),
  employee: z.object({ employeeId: id, name: z.string(), number: z.int() }),
  currency: z.string(),
  /** The date of the transaction where the employee’s home was then. */
  paidOn: plainDate,
  period: z.object({ startsOn: plainDate, endsOn: plainDate }),
  /** They add up to total pay. */
  lines: z.array(line),
  /** Less than nothing where days at a rate lost more hours since they were paid than the payment pays at it. */
  rates: z.array(z.object({ centsPerHour: cents, minutes: z.int() })),
  deductions: z.array(
    z.object({
      name: z.string(),
      quantity: z.string(),
      unitCents: cents,
      cents,
      /** Of a pay run, as it was then; null where it was typed into the payment, and on stubs from before it was kept. */
      rule: z.nullable(
        z.object({
          kind: z.enum(deductionKinds),
          value: z.string(),
          yearlyCap: z.string(),
          beforeTax: z.boolean(),
          baseCents: cents,
          isTyped: z.boolean(),
        }),
      ),
    }),
  ),
  days: z.array(
    z.object({
      date: plainDate,
      startsOn: plainDate,
      isDifference: z.boolean(),
      minutes: z.int(),
      cents,
      /** The rate in force on it; null where none was known, and on stubs from before it was kept. */
      centsPerHour: z.nullable(cents),
    }),
  ),
  yearToDate: z.object({
    year: z.int(),
    minutes: z.int(),
    totalCents: cents,
    deductionsCents: cents,
    finalCents: cents,
    /** The payments that these figures add up, the earliest first; null on stubs from before they were kept. */
    payments: z.nullable(z.array(yearPayment)),
  }),
  /** What was left of each type of paid leave; null on stubs from before leave was on them. */
  leave: z.nullable(
    z.object({
      on: plainDate,
      balances: z.array(
        z.object({ preset: z.nullable(z.enum(typePresets)), name: z.nullable(z.string()), minutes: z.int() }),
      ),
    }),
  ),
});
export type PayStubReply = z.output<typeof payStub>;

const whichPayment = z.object({ paymentId: id });
const notFound = refusal('not_found', 404);

export const readPayStub = endpoint({
  name: 'readPayStub',
  method: 'GET',
  path: '/api/payments/:paymentId',
  sentence: 'Gives the pay stub of a payment, as it was when the payment was recorded.',
  access: { action: 'see_payments' },
  params: whichPayment,
  reply: payStub,
  refusals: [notFound],
});

export const stubFormats = ['pdf', 'csv'] as const;
export type StubFormat = (typeof stubFormats)[number];

export const printPayStub = endpoint({
  name: 'printPayStub',
  method: 'GET',
  path: '/api/payments/:paymentId/stub',
  sentence: 'Gives the pay stub of a payment as PDF, or its lines as CSV, in the reader’s language.',
  access: { action: 'see_payments' },
  params: whichPayment,
  query: z.object({ format: z.optional(z.enum(stubFormats)) }),
  file: true,
  refusals: [notFound],
});
