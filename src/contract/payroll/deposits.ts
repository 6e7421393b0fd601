import * as z from 'zod/mini';
import { setupNames } from '../../domain/payroll/files/file-setup.ts';
import { cents } from '../kernel/cents.ts';
import { endpoint, refusal } from '../kernel/endpoint.ts';
import { id, instant, paging, plainDate, remark, zone } from '../kernel/schemas.ts';
import { missingFields, payrollSetup } from './files.ts';
import { mostPeople } from './pay-run.ts';

const openDeposit = z.object({
  paymentId: id,
  employeeId: id,
  firstName: z.string(),
  lastName: z.string(),
  transactedAt: instant,
  finalCents: cents,
  /** Whether there is an account that counts; never a digit of it. */
  account: z.enum(['in_use', 'held', 'none']),
});
export type OpenDepositReply = z.output<typeof openDeposit>;

const depositFile = z.object({
  fileId: id,
  by: z.string(),
  madeAt: instant,
  effectiveOn: plainDate,
  people: z.int(),
  creditCents: cents,
  /** Its money is there by now, and the file cannot be withdrawn any more. */
  hasArrived: z.boolean(),
  /** Of its payments, those that were voided since: the file has them all the same. */
  voided: z.int(),
  /** Its bytes are kept, to be taken once more. */
  isKept: z.boolean(),
  withdrawn: z.nullable(z.object({ by: z.string(), at: instant, reason: z.string() })),
});
export type DepositFileReply = z.output<typeof depositFile>;

export const readDeposits = endpoint({
  name: 'readDeposits',
  method: 'GET',
  path: '/api/deposits',
  sentence:
    'Tells which payments of the pay period that contains a date may be carried to the bank as direct deposit, and which of them have an account that counts.',
  access: { action: 'carry_deposits' },
  query: z.object({ date: z.optional(plainDate) }),
  reply: z.object({
    currency: z.string(),
    open: z.array(openDeposit),
    /** The banking days between which the money may be there, and the usual one: the date of the payments, where banks can. */
    usual: plainDate,
    earliest: plainDate,
    latest: plainDate,
    setup: payrollSetup,
    /** 0 before anything was saved. */
    revision: z.int(),
    missing: z.array(z.enum(setupNames)),
  }),
  refusals: [],
});
export type DepositsReply = z.output<typeof readDeposits.reply>;

export const readDepositFiles = endpoint({
  name: 'readDepositFiles',
  method: 'GET',
  path: '/api/deposits/files',
  sentence: 'Lists the NACHA files that were made and what became of each, the latest first, in pages.',
  access: { action: 'carry_deposits' },
  query: z.object(paging),
  reply: z.object({
    /** By whose days the files are dated. */
    zone,
    files: z.array(depositFile),
    next: z.nullable(z.string()),
  }),
  refusals: [],
});

export const makeDepositFile = endpoint({
  name: 'makeDepositFile',
  method: 'POST',
  path: '/api/deposits',
  sentence:
    'Makes a NACHA file that pays the named payments into the bank accounts of their people, all of them or none. A payment is in one file at most; what it says is told in the audit log, without a digit of an account.',
  access: { action: 'carry_deposits' },
  freshSignIn: true,
  takesLong: true,
  body: z.strictObject({
    /** A date of the pay period whose payments they are. */
    date: plainDate,
    paymentIds: z.array(id).check(z.minLength(1), z.maxLength(mostPeople)),
    /** Their sum, as it was seen. */
    finalCents: cents,
    effectiveOn: plainDate,
  }),
  file: true,
  refusals: [
    refusal('deposits_in_dollars', 409),
    refusal('payroll_setup_missing', 422, missingFields),
    refusal('deposit_day_not_banking', 422),
    refusal('deposits_differ', 409),
    refusal('deposit_too_large', 422, z.object({ paymentId: id, name: z.string() })),
    refusal('deposit_file_too_large', 422),
    refusal('deposit_files_used_up', 409),
  ],
});

export const takeDepositFile = endpoint({
  name: 'takeDepositFile',
  method: 'POST',
  path: '/api/deposits/:fileId/file',
  sentence: 'The same bytes of a NACHA file once more, as long as they are kept; each time stands in the audit log.',
  access: { action: 'carry_deposits' },
  freshSignIn: true,
  looks: true,
  params: z.object({ fileId: id }),
  file: true,
  refusals: [refusal('not_found', 404), refusal('deposit_file_forgotten', 409), refusal('deposit_file_withdrawn', 409)],
});

export const withdrawDepositFile = endpoint({
  name: 'withdrawDepositFile',
  method: 'POST',
  path: '/api/deposits/:fileId/withdrawal',
  sentence:
    'Withdraws a NACHA file that the bank never got or did not take, with a reason, until the day on which its money arrives: it stays to be seen, its bytes are forgotten, and its payments may go into another one. Nobody withdraws one that pays them where another admin could, nor one that they made with a payment above the limit.',
  access: { action: 'carry_deposits' },
  freshSignIn: true,
  params: z.object({ fileId: id }),
  body: z.strictObject({ reason: remark }),
  refusals: [
    refusal('not_found', 404),
    refusal('deposit_file_withdrawn', 409),
    refusal('deposit_file_arrived', 409),
    refusal('deposit_file_pays_you', 403),
    refusal('deposit_file_made_by_you', 403),
  ],
});
