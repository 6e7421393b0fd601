import type { withdrawDepositFile as endpoint } from '../../contract/payroll/deposits.ts';
import { accept, refuse } from '../../domain/kernel/result.ts';
import { dateAt } from '../../domain/kernel/time.ts';
import { decideWithdrawal } from '../../domain/payroll/deposit/decide-withdrawal.ts';
import { writeAudit } from '../kernel/audit.ts';
import type { UseCase } from '../kernel/route.ts';
import { listAdmins } from '../people/read.ts';
import { insertWithdrawal, listDepositFiles, readWhomItPays } from './deposits.repository.ts';

/** Takes a file back that the bank never got: its payments wait to be carried again. */
export const withdrawDepositFile: UseCase<typeof endpoint> = async (ctx, { params: { fileId }, body: { reason } }) => {
  const { tx, actor, now } = ctx;
  const { organizationId, employeeId } = actor;
  const [file] = await listDepositFiles(tx, organizationId, { fileId, most: 1 });
  if (file === undefined) return refuse('not_found');
  const decided = decideWithdrawal({
    ...(await readWhomItPays(tx, { organizationId, fileId }, employeeId)),
    isWithdrawn: file.withdrawnAt !== null,
    effectiveOn: file.effectiveOn,
    today: dateAt(now, actor.zone),
    isMaker: file.madeBy === employeeId,
    othersCould: (await listAdmins(tx, organizationId)).some((id) => id !== employeeId),
  });
  if (!decided.ok) return decided;
  await insertWithdrawal(tx, { organizationId, fileId, withdrawnBy: employeeId, withdrawnAt: now, reason });
  const details = { fileId, people: file.people, totalCents: file.creditCents, reason };
  await writeAudit(ctx, { ...actor, action: 'deposit_file.withdrawn', details });
  return accept();
};
