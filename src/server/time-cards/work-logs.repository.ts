import { formatInstant, type PlainDate } from '../../domain/kernel/time.ts';
import type { WorkLog } from '../../domain/time-cards/work-log.ts';
import type { Transaction } from '../kernel/transaction.ts';

export interface NewWorkLog extends WorkLog {
  readonly id: string;
  readonly employeeId: string;
  readonly startsOn: PlainDate;
  readonly approvalSequence: number;
}

/** Keeps the payable days of approved weeks. */
export async function insertWorkLogs(
  tx: Transaction,
  organizationId: string,
  logs: readonly NewWorkLog[],
): Promise<void> {
  if (logs.length === 0) return;
  await tx
    .insertInto('workLogs')
    .values(
      logs.map(({ date, startedAt, finishedAt, byMultiplier, pay, ...log }) => ({
        ...log,
        organizationId,
        workedOn: date,
        startedAt: startedAt === null ? null : formatInstant(startedAt),
        finishedAt: finishedAt === null ? null : formatInstant(finishedAt),
        minutesByMultiplier: JSON.stringify(byMultiplier),
        payLines: pay === null ? null : JSON.stringify(pay.lines),
        payCents: pay?.cents ?? null,
      })),
    )
    .execute();
}
