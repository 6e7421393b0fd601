import type { removeBankAccount as endpoint } from '../../contract/payroll/bank.ts';
import { accept, refuse } from '../../domain/kernel/result.ts';
import { writeAudit } from '../kernel/audit.ts';
import type { UseCase } from '../kernel/route.ts';
import { tellPerson } from '../notifications/tell-person.ts';
import { deleteAccounts } from './bank-accounts.repository.ts';
import { bankAccountsOf } from './show-bank-account.ts';

/** Forgets all accounts of somebody; they are told, since nobody else may do it. */
export const removeBankAccount: UseCase<typeof endpoint> = async (ctx) => {
  const { tx, actor } = ctx;
  const { organizationId, employeeId } = actor;
  if ((await deleteAccounts(tx, actor)) === 0) return refuse('not_found');
  await writeAudit(ctx, { organizationId, employeeId, action: 'bank_account.removed', subjectId: employeeId });
  await tellPerson(ctx, actor, { kind: 'bank_account_removed', facts: () => ({ link: '/settings/bank-account' }) });
  return accept(await bankAccountsOf(ctx));
};
