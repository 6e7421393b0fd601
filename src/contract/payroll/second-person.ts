import * as z from 'zod/mini';
import { cents } from '../../domain/kernel/money.ts';
import { cents as sum } from '../kernel/cents.ts';
import { endpoint, refusal } from '../kernel/endpoint.ts';
import { id, instant } from '../kernel/schemas.ts';
import { payment } from './payments.ts';

/** Ten billion units of a currency: more than any total pay that a payload can carry. */
const highestLimit = cents(999_999_999_999);

const limit = z.object({
  /** Of total pay; 0 is no limit. */
  limitCents: sum,
  /** 0 before anything was saved. */
  revision: z.int(),
  /** What holds until then for whatever is paid by whoever asks, since they raised the limit; null where the limit holds for them as well. */
  held: z.nullable(z.object({ limitCents: sum, until: instant })),
});
export type PaymentLimitReply = z.output<typeof limit>;

export const readPaymentLimit = endpoint({
  name: 'readPaymentLimit',
  method: 'GET',
  path: '/api/payment-limit',
  sentence:
    'Tells above which total pay a payment waits for a second person, and what whoever raised it is held to meanwhile.',
  access: { action: 'change_payment_limit' },
  reply: z.object({ ...limit.shape, currency: z.string() }),
  refusals: [],
});

export const changePaymentLimit = endpoint({
  name: 'changePaymentLimit',
  method: 'PUT',
  path: '/api/payment-limit',
  sentence:
    'Changes above which total pay a payment waits for a second person; payments that wait already go on waiting, and whoever raises it is held to the one before for 72 hours.',
  access: { action: 'change_payment_limit' },
  freshSignIn: true,
  body: z.strictObject({
    limitCents: sum.check(z.minimum(cents(0)), z.maximum(highestLimit)),
    revision: z.int().check(z.minimum(0), z.maximum(2_147_483_646)),
  }),
  reply: limit,
  refusals: [refusal('payment_limit_changed_meanwhile', 409, limit)],
});

export const approvePayment = endpoint({
  name: 'approvePayment',
  method: 'POST',
  path: '/api/payments/:paymentId/approval',
  sentence:
    'Approves a payment above the limit, as the second person: neither whoever recorded it nor whoever it pays. From then on it counts, and has a stub.',
  access: { action: 'record_payments' },
  freshSignIn: true,
  params: z.object({ paymentId: id }),
  reply: payment,
  refusals: [
    refusal('not_found', 404),
    refusal('own_payment', 403),
    refusal('recorded_by_you', 403),
    refusal('payment_not_waiting', 409),
  ],
});
