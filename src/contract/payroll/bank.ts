import * as z from 'zod/mini';
import { accountKinds, bankFields } from '../../domain/payroll/bank/bank-account.ts';
import { endpoint, refusal } from '../kernel/endpoint.ts';
import { instant } from '../kernel/schemas.ts';

const kind = z.enum(accountKinds);

/** An account as it is shown: never more of it than its last digits. */
const shownAccount = z.object({ kind, routingEnd: z.string(), accountEnd: z.string(), usableFrom: instant });
export type ShownAccount = z.output<typeof shownAccount>;

const bankAccounts = z.object({
  inUse: z.nullable(shownAccount),
  /** Entered some days ago at most: it counts from then on. */
  held: z.nullable(shownAccount),
});
export type BankAccountsReply = z.output<typeof bankAccounts>;

export const readBankAccount = endpoint({
  name: 'readBankAccount',
  method: 'GET',
  path: '/api/me/bank-account',
  sentence: 'The bank account of the signed-in person, masked, and the one that is held before it replaces it.',
  access: { action: 'keep_bank_account' },
  reply: bankAccounts,
  refusals: [],
});

const typed = z.string().check(z.maxLength(40));

export const changeBankAccount = endpoint({
  name: 'changeBankAccount',
  method: 'PUT',
  path: '/api/me/bank-account',
  sentence:
    'Enters the bank account of the signed-in person. It is held for three days before it counts, and its person is told by letter.',
  access: { action: 'keep_bank_account' },
  freshSignIn: true,
  body: z.strictObject({ kind, routing: typed, account: typed }),
  reply: bankAccounts,
  refusals: [refusal('bank_account_not_valid', 422, z.object({ fields: z.array(z.enum(bankFields)) }))],
});

export const removeBankAccount = endpoint({
  name: 'removeBankAccount',
  method: 'DELETE',
  path: '/api/me/bank-account',
  sentence:
    'Takes the bank account of the signed-in person away at once, also one that is held; they are told by letter.',
  access: { action: 'keep_bank_account' },
  freshSignIn: true,
  reply: bankAccounts,
  refusals: [refusal('not_found', 404)],
});
