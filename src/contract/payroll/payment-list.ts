import * as z from 'zod/mini';
import { paymentMethods } from '../../domain/payroll/payment-method.ts';
import { paymentStatuses } from '../../domain/payroll/second-person.ts';
import { cents } from '../kernel/cents.ts';
import { endpoint } from '../kernel/endpoint.ts';
import { id, pageNumber, plainDate, zone } from '../kernel/schemas.ts';
import { payment } from './payments.ts';

export const paymentSorts = ['employee', 'week', 'hours', 'rate', 'deductions', 'total', 'status'] as const;

/** What narrows the list; whatever is left out does not. */
export const paymentFilter = {
  q: z.optional(z.string().check(z.maxLength(120))),
  location: z.optional(id),
  status: z.optional(z.enum(paymentStatuses)),
  method: z.optional(z.enum(paymentMethods)),
  /** Weeks that end between these dates, both included. */
  from: z.optional(plainDate),
  to: z.optional(plainDate),
  /** The latest week first, unless told otherwise. */
  sort: z.optional(z.enum(paymentSorts)),
  order: z.optional(z.enum(['ascending', 'descending'])),
};
export type PaymentFilter = { readonly [Name in keyof typeof paymentFilter]?: z.output<(typeof paymentFilter)[Name]> };

const summary = z.object({
  paidCents: cents,
  paidCount: z.int(),
  paidMinutes: z.int(),
  outstandingCents: cents,
  outstandingMinutes: z.int(),
  outstandingDays: z.int(),
  unpaidPeople: z.int(),
  /** Payments above the limit that wait for a second person. */
  waitingCount: z.int(),
  /** Of how many whom the reader sees. */
  people: z.int(),
});

export const readPayments = endpoint({
  name: 'readPayments',
  method: 'GET',
  path: '/api/payments',
  sentence:
    'Lists payments, a page at a time: the reader’s own, and those of everybody whom they answer for; with what was paid in this pay period and what waits to be paid.',
  access: { action: 'see_payments' },
  query: z.object({ ...paymentFilter, page: z.optional(pageNumber) }),
  reply: z.object({
    currency: z.string(),
    /** By whose days the dates of the list are read. */
    zone,
    period: z.object({ startsOn: plainDate, endsOn: plainDate }),
    summary,
    payments: z.array(payment),
    count: z.int(),
    page: z.int(),
    pageSize: z.int(),
    locations: z.array(z.object({ id, name: z.string() })),
  }),
  refusals: [],
});
export type PaymentsReply = z.output<typeof readPayments.reply>;
