import type {
  DepositFileReply,
  readDepositFiles as filesEndpoint,
  readDeposits as endpoint,
} from '../../contract/payroll/deposits.ts';
import { accept } from '../../domain/kernel/result.ts';
import { dateAt, type PlainDate } from '../../domain/kernel/time.ts';
import { earliestDeposit, latestDeposit, usualDeposit } from '../../domain/payroll/deposit/decide-deposits.ts';
import { hasArrived } from '../../domain/payroll/deposit/decide-withdrawal.ts';
import { noneEarned } from '../../domain/payroll/files/earnings.ts';
import { filledSetup, missingSetup } from '../../domain/payroll/files/file-setup.ts';
import { afterInTime, pageByTime } from '../kernel/cursor.ts';
import type { UseCase } from '../kernel/route.ts';
import { readOrganization } from '../organization/read.ts';
import { listDepositFiles, type StoredDepositFile } from './deposits.repository.ts';
import { openDeposits } from './open-deposits.ts';
import { listSetups } from './payroll-setups.repository.ts';

/** What may be carried to the bank. */
export const readDeposits: UseCase<typeof endpoint> = async (ctx, { query }) => {
  const { tx, actor } = ctx;
  const { organizationId } = actor;
  const { today, open } = await openDeposits(ctx, query.date);
  const { currency } = await readOrganization(tx, organizationId);
  const kept = (await listSetups(tx, organizationId)).find(({ format }) => format === 'nacha');
  const setup = filledSetup('nacha', kept?.setup ?? {});
  return accept({
    currency,
    open: open.map(({ payment, account }) => {
      const { paymentId, employeeId, firstName, lastName, transactedAt, finalCents } = payment;
      return { paymentId, employeeId, firstName, lastName, transactedAt, finalCents, account };
    }),
    usual: usualDeposit(
      open.flatMap(({ payment, account }) =>
        account === 'in_use' ? [dateAt(payment.transactedAt, payment.homeZone)] : [],
      ),
      today,
    ),
    earliest: earliestDeposit(today),
    latest: latestDeposit(today),
    setup,
    revision: kept?.revision ?? 0,
    missing: missingSetup('nacha', setup, noneEarned),
  });
};

const usualPage = 20;

/** What was carried to the bank, a page at a time. */
export const readDepositFiles: UseCase<typeof filesEndpoint> = async ({ tx, actor, now }, { query }) => {
  const { cursor, limit: size = usualPage } = query;
  const { organizationId, zone } = actor;
  const after = afterInTime(cursor);
  if (!after.ok) return after;
  const listed = await listDepositFiles(tx, organizationId, { after: after.value, most: size + 1 });
  const { rows, next } = pageByTime(listed, size, ({ madeAt: at, id }) => ({ at, id }));
  const today = dateAt(now, zone);
  return accept({ zone, files: rows.map((file) => shownFile(file, today)), next });
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
