import type { changeBankAccount as endpoint } from '../../contract/payroll/bank.ts';
import { accept, refuse } from '../../domain/kernel/result.ts';
import { accountsAt, bankFaults, bare, usableFrom } from '../../domain/payroll/bank/bank-account.ts';
import { writeAudit } from '../kernel/audit.ts';
import type { UseCase } from '../kernel/route.ts';
import { tellPerson } from '../notifications/tell-person.ts';
import { lockPassword } from '../people/read.ts';
import { deleteAccounts, insertAccount, listAccounts, numberPlace } from './bank-accounts.repository.ts';
import { leaveReplaced } from './jobs.ts';
import { bankAccountsOf } from './show-bank-account.ts';

/** Keeps the account that somebody entered, held; the one that counts stays until then, and is forgotten by a job; one that was held before it is forgotten at once. */
export const changeBankAccount: UseCase<typeof endpoint> = async (ctx, { body }) => {
  const { tx, actor, now, vault } = ctx;
  const { organizationId, employeeId } = actor;
  const fields = bankFaults(body);
  if (fields.length > 0) return refuse('bank_account_not_valid', { fields });
  // Two changes of one person queue, or two accounts would be held.
  await lockPassword(tx, actor.userId);
  const { inUse } = accountsAt(await listAccounts(tx, actor), now);
  await deleteAccounts(tx, actor, inUse?.id);
  const id = ctx.newId();
  const held = { enteredAt: now, usableFrom: usableFrom(now) };
  await insertAccount(tx, actor, {
    id,
    kind: body.kind,
    routingSealed: vault.seal(numberPlace('routing', actor, id), bare(body.routing)),
    accountSealed: vault.seal(numberPlace('account', actor, id), bare(body.account)),
    ...held,
  });
  if (inUse !== undefined) await leaveReplaced(ctx, actor, held.usableFrom);
  // No number, not even its end: what is in the log stays for ever.
  await writeAudit(ctx, { organizationId, employeeId, action: 'bank_account.changed', subjectId: employeeId });
  await tellPerson(ctx, actor, { kind: 'bank_account_changed', facts: () => ({ link: '/settings/bank-account' }) });
  return accept(await bankAccountsOf(ctx));
};
