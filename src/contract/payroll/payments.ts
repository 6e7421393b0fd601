import * as z from 'zod/mini';
import { payLineKinds } from '../../domain/pay-rules/week-pay.ts';
import { isLineInReach } from '../../domain/payroll/payment-figures.ts';
import { paymentMethods } from '../../domain/payroll/payment-method.ts';
import { paymentStatuses } from '../../domain/payroll/second-person.ts';
import { cents } from '../kernel/cents.ts';
import { endpoint, refusal } from '../kernel/endpoint.ts';
import { id, instant, line, plainDate, remark, zone } from '../kernel/schemas.ts';
import { hours, money, quantity, signedMoney } from './amounts.ts';

/** More days than anybody is paid at once. */
export const mostDaysPaid = 400;
export const mostDeductions = 30;

/** An approved day of somebody, as it may be paid: what is due of it. */
export const workLog = z.strictObject({
  id,
  userId: id,
  date: plainDate,
  totalWorkedHours: hours,
  totalBreakTime: hours,
  paid: z.boolean(),
  /** Null where a day is paid without work. */
  startTime: z.nullable(instant),
  finishTime: z.nullable(instant),
});
export type WorkLogReply = z.output<typeof workLog>;

const deduction = z
  .strictObject({ name: line(80), quantity, unitPrice: money })
  .check(z.refine(isLineInReach, { error: 'line_too_large', path: ['quantity'] }));

const notFound = refusal('not_found', 404);
const field = { field: z.string() };
const figure = z.object({ ...field, expected: z.string() });

export const payment = z.object({
  paymentId: id,
  employee: z.object({ employeeId: id, firstName: z.string(), lastName: z.string(), photoUrl: z.nullable(z.string()) }),
  weekEndsOn: plainDate,
  workedMinutes: z.int(),
  dayCount: z.int(),
  hourlyCents: cents,
  totalCents: cents,
  deductionsCents: cents,
  finalCents: cents,
  /** What the rules say of its days. */
  owedCents: cents,
  method: z.enum(paymentMethods),
  checkNumber: z.nullable(z.string()),
  transactedAt: instant,
  /** The date of it that its stub says: where its employee was at home then. */
  paidOn: plainDate,
  recordedAt: instant,
  recordedBy: z.string(),
  /** One above the limit waits until a second person approves it: it holds its days and counts nowhere. */
  status: z.enum(paymentStatuses),
  /** The second person, where there was one. */
  approvedBy: z.nullable(z.string()),
  /** Whether it ever counted. */
  hasStub: z.boolean(),
  mayApprove: z.boolean(),
  void: z.nullable(z.object({ by: z.string(), at: instant, reason: z.string() })),
  mayVoid: z.boolean(),
  /** The file for the bank that it lies in, for whoever may void it: voided, it is in there all the same. */
  depositFile: z.nullable(z.object({ fileId: id, madeOn: plainDate, effectiveOn: plainDate })),
});
export type PaymentReply = z.output<typeof payment>;

export const recordPayment = endpoint({
  name: 'recordPayment',
  method: 'POST',
  path: '/api/payments',
  sentence:
    'Records that somebody was paid for approved days. Every figure is worked out anew and must agree to the cent; total and hourly pay agree by the exact minutes of the days, not by the hours to two places that stand beside them. The same idempotency key is the same payment for ever. Above the limit of the organization it waits for a second person.',
  access: { action: 'record_payments' },
  freshSignIn: true,
  headers: z.object({ 'idempotency-key': z.string().check(z.regex(/^[\x21-\x7e]{1,200}$/)) }),
  body: z.strictObject({
    userId: id,
    /** The work logs that are paid; what is said of them must be so. */
    entries: z
      .array(
        z.partial(workLog, {
          userId: true,
          date: true,
          totalWorkedHours: true,
          totalBreakTime: true,
          paid: true,
          startTime: true,
          finishTime: true,
        }),
      )
      .check(z.minLength(1), z.maxLength(mostDaysPaid)),
    totalHours: hours,
    numDays: z.int().check(z.minimum(0), z.maximum(mostDaysPaid)),
    totalPay: money,
    hourlyPay: money,
    deductions: z.array(deduction).check(z.maxLength(mostDeductions)),
    paymentMethod: z.enum(paymentMethods),
    checkNumber: z.optional(
      z.nullable(z.string().check(z.trim(), z.regex(/^(?:|(?=.*[A-Za-z1-9])[A-Za-z0-9-]{1,20})$/))),
    ),
    transactionDate: instant,
    finalAmount: signedMoney,
  }),
  reply: z.object({ payment, workLogs: z.array(workLog) }),
  refusals: [
    notFound,
    refusal('own_payment', 403),
    refusal('idempotency_key_reused', 422),
    refusal('work_log_unknown', 422, z.object(field)),
    refusal('work_log_repeated', 422, z.object(field)),
    refusal('work_log_superseded', 409, z.object(field)),
    refusal('work_log_paid', 409, z.object(field)),
    refusal('work_log_held', 409, z.object(field)),
    refusal('work_log_differs', 422, z.object(field)),
    refusal('hours_differ', 422, figure),
    refusal('days_differ', 422, figure),
    refusal('pay_differs', 422, figure),
    refusal('final_amount_differs', 422, figure),
    refusal('payable_negative', 422, z.object(field)),
    refusal('check_number_missing', 422, z.object(field)),
    refusal('check_number_unexpected', 422, z.object(field)),
    refusal('check_number_used', 409, z.object(field)),
    refusal('transaction_before_work', 422, z.object(field)),
    refusal('transaction_in_future', 422, z.object({ ...field, latest: plainDate })),
  ],
});

export const voidPayment = endpoint({
  name: 'voidPayment',
  method: 'POST',
  path: '/api/payments/:paymentId/void',
  sentence:
    'Takes a payment back, with a reason: it stays to be seen, and its days may be paid anew. Of one that lies in a file for the bank, the file is named by whoever knows that the bank has to be told.',
  access: { action: 'void_payments' },
  freshSignIn: true,
  params: z.object({ paymentId: id }),
  body: z.strictObject({
    reason: remark,
    /** The file of the payment, as its reader was told of it. */
    depositFileId: z.optional(id),
  }),
  reply: payment,
  refusals: [
    notFound,
    refusal('own_payment', 403),
    refusal('payment_is_void', 409),
    refusal('payment_has_difference', 409),
    refusal('payment_in_deposit_file', 409),
  ],
});

const person = z.object({
  employeeId: id,
  firstName: z.string(),
  lastName: z.string(),
  photoUrl: z.nullable(z.string()),
});

export const readPayees = endpoint({
  name: 'readPayees',
  method: 'GET',
  path: '/api/payees',
  sentence: 'Lists the people whom the reader may pay, with how many of their approved days are unpaid.',
  access: { action: 'record_payments' },
  reply: z.object({
    payees: z.array(z.object({ ...person.shape, unpaidDays: z.int() })),
  }),
  refusals: [],
});
export type Payee = z.output<typeof readPayees.reply>['payees'][number];

/** A day that may be paid, with what the rules say of it. */
const unpaidLog = z.object({
  ...workLog.shape,
  /** The first date of its workweek. */
  startsOn: plainDate,
  minutes: z.int(),
  /** Of a day that was paid before its card changed: only what is different is due. */
  isDifference: z.boolean(),
  owedCents: cents,
  /**
   * By what deductions of it are held to the minimum wage: the rate by which it was approved, the wage of an hour, decimal text, and what is paid of time off;
   * of a difference what that rose by, less what else it takes back.
   */
  floor: z.object({ centsPerHour: z.nullable(cents), minimumWage: z.nullable(z.string()), leaveCents: cents }),
  /** Null where no rate is known. */
  lines: z.nullable(
    z.array(
      z.object({
        kind: z.enum(payLineKinds),
        multiplier: z.nullable(z.string()),
        code: z.nullable(z.string()),
        cents,
      }),
    ),
  ),
});
export type UnpaidLog = z.output<typeof unpaidLog>;

export const readUnpaidLogs = endpoint({
  name: 'readUnpaidLogs',
  method: 'GET',
  path: '/api/payees/:employeeId/work-logs',
  sentence: 'Lists the approved days of somebody that are not paid, or not all of them, the oldest first.',
  access: { action: 'record_payments' },
  params: z.object({ employeeId: id }),
  reply: z.object({ currency: z.string(), zone, now: instant, workLogs: z.array(unpaidLog) }),
  refusals: [notFound],
});
