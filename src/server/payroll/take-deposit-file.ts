import type { takeDepositFile as endpoint } from '../../contract/payroll/deposits.ts';
import { accept, refuse } from '../../domain/kernel/result.ts';
import { writeAudit } from '../kernel/audit.ts';
import type { UseCase } from '../kernel/route.ts';
import { depositPlace, findContents, listDepositFiles } from './deposits.repository.ts';
import { depositReply } from './make-deposit-file.ts';

/** The same bytes once more, for whoever lost the download. */
export const takeDepositFile: UseCase<typeof endpoint> = async (ctx, { params: { fileId } }) => {
  const { tx, actor, vault } = ctx;
  const { organizationId } = actor;
  const [file] = await listDepositFiles(tx, organizationId, { fileId, most: 1 });
  if (file === undefined) return refuse('not_found');
  if (file.withdrawnAt !== null) return refuse('deposit_file_withdrawn');
  const sealed = await findContents(tx, { organizationId, fileId });
  if (sealed === undefined) return refuse('deposit_file_forgotten');
  await writeAudit(ctx, { ...actor, action: 'deposit_file.taken', details: { fileId } });
  return accept(depositReply(vault.open(depositPlace({ organizationId, fileId }), sealed), file));
};
