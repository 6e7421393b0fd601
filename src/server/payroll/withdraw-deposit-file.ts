import type { withdrawDepositFile as endpoint } from '../../contract/payroll/deposits.ts';
import { accept, refuse } from '../../domain/kernel/result.ts';
import { writeAudit } from '../kernel/audit.ts';
import type { UseCase } from '../kernel/route.ts';
import { insertWithdrawal, listDepositFiles } from './deposits.repository.ts';

/** Takes a file back that the bank never got: its payments wait to be carried again. */
export const withdrawDepositFile: UseCase<typeof endpoint> = async (ctx, { params: { fileId }, body: { reason } }) => {
  const { tx, actor, now } = ctx;
  const { organizationId } = actor;
  const [file] = await listDepositFiles(tx, organizationId, { fileId, most: 1 });
  if (file === undefined) return refuse('not_found');
  if (file.withdrawnAt !== null) return refuse('deposit_file_withdrawn');
  await insertWithdrawal(tx, { organizationId, fileId, withdrawnBy: actor.employeeId, withdrawnAt: now, reason });
  const details = { fileId, people: file.people, totalCents: file.creditCents, reason };
  await writeAudit(ctx, { ...actor, action: 'deposit_file.withdrawn', details });
  return accept();
};
