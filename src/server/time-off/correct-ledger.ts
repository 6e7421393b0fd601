import { dateAt, type PlainDate } from '../../domain/kernel/time.ts';
import { correctionsOf } from '../../domain/time-off/corrections.ts';
import type { ActorContext } from '../kernel/context.ts';
import type { EmployeeKey } from '../kernel/employee-key.ts';
import { listWorkers } from '../people/read.ts';
import { insertEntries, listEntriesByDay, type NewEntry } from './ledger.repository.ts';
import { readRules } from './read-rules.ts';
import { accrualFacts, type EarnedBy } from './record-accruals.ts';

/** What is written into a ledger of what may be past: time off, or an adjustment. */
interface LateChange extends EmployeeKey {
  readonly typeId: string;
  /** From this date on it counts. */
  readonly startsOn: PlainDate;
  /** How what puts right is named besides its period: `by` a request that counts late, `without` one that does not count after all, `adjusted` by a row. */
  readonly name: `${'by' | 'without' | 'adjusted'} ${string}`;
  /** Null, where it is no time off. */
  readonly requestId: string | null;
}

/**
 * Writes what counts from a date on, and puts right what rules wrote meanwhile of the time after it: what was carried into a year, what lapsed, and
 * what a cap held back. Where all of it is to come nothing is written that could be wrong.
 *
 * @param write writes the row, or what takes it back
 */
export async function correctingLedger(
  ctx: ActorContext,
  change: LateChange,
  earnedBy: EarnedBy,
  write: () => Promise<void>,
): Promise<void> {
  const { tx, now } = ctx;
  const { organizationId, employeeId, typeId, startsOn, name, requestId } = change;
  const { employment, zone, rulesOfType } = await readRules(tx, change);
  const until = dateAt(now, zone);
  const [worker] = startsOn < until ? await listWorkers(tx, organizationId, { employeeIds: [employeeId] }) : [];
  if (worker === undefined) return write();
  const ledger = async () =>
    (await listEntriesByDay(tx, organizationId, [employeeId])).filter((entry) => entry.typeId === typeId);
  const known = { employment, versions: rulesOfType(typeId), posted: await ledger(), until };
  const facts = await accrualFacts(ctx, organizationId, worker, known, earnedBy);
  await write();
  const corrections = correctionsOf(facts, await ledger(), name);
  await insertEntries(
    tx,
    corrections.map(({ kind, on, minutes, period }): NewEntry => ({
      organizationId,
      id: ctx.newId(),
      employeeId,
      typeId,
      kind,
      onDate: on,
      minutes,
      period,
      requestId,
      reason: null,
      recordedBy: ctx.actor.employeeId,
      recordedAt: now,
    })),
  );
}
