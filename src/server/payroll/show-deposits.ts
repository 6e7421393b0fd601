import type { DepositFileReply, readDeposits as endpoint } from '../../contract/payroll/deposits.ts';
import { accept } from '../../domain/kernel/result.ts';
import type { PlainDate } from '../../domain/kernel/time.ts';
import { earliestDeposit, latestDeposit } from '../../domain/payroll/deposit/decide-deposits.ts';
import { hasArrived } from '../../domain/payroll/deposit/decide-withdrawal.ts';
import { noneEarned } from '../../domain/payroll/files/earnings.ts';
import { filledSetup, missingSetup } from '../../domain/payroll/files/file-setup.ts';
import type { UseCase } from '../kernel/route.ts';
import { readOrganization } from '../organization/read.ts';
import { listDepositFiles, type StoredDepositFile } from './deposits.repository.ts';
import { openDeposits } from './open-deposits.ts';
import { listSetups } from './payroll-setups.repository.ts';

const filesShown = 20;

/** What may be carried to the bank, and what was. */
export const readDeposits: UseCase<typeof endpoint> = async (ctx, { query }) => {
  const { tx, actor } = ctx;
  const { organizationId } = actor;
  const { today, open } = await openDeposits(ctx, query.date);
  const { currency } = await readOrganization(tx, organizationId);
  const kept = (await listSetups(tx, organizationId)).find(({ format }) => format === 'nacha');
  const setup = filledSetup('nacha', kept?.setup ?? {});
  const files = await listDepositFiles(tx, organizationId, { most: filesShown });
  return accept({
    currency,
    zone: actor.zone,
    open: open.map(({ payment, account }) => {
      const { paymentId, employeeId, firstName, lastName, transactedAt, finalCents } = payment;
      return { paymentId, employeeId, firstName, lastName, transactedAt, finalCents, account };
    }),
    earliest: earliestDeposit(today),
    latest: latestDeposit(today),
    setup,
    revision: kept?.revision ?? 0,
    missing: missingSetup('nacha', setup, noneEarned),
    files: files.map((file) => shownFile(file, today)),
  });
};

function shownFile(file: StoredDepositFile, today: PlainDate): DepositFileReply {
  const { id: fileId, by, madeAt, effectiveOn, people, creditCents, voided, isKept } = file;
  const { withdrawnAt: at, withdrawnBy, reason } = file;
  return {
    fileId,
    by,
    madeAt,
    effectiveOn,
    people,
    creditCents,
    hasArrived: hasArrived(effectiveOn, today),
    voided,
    isKept,
    withdrawn: at === null ? null : { by: withdrawnBy ?? '', at, reason: reason ?? '' },
  };
}
