import { dateAt } from '../../domain/kernel/time.ts';
import { correctionsOf } from '../../domain/time-off/corrections.ts';
import type { ActorContext } from '../kernel/context.ts';
import { listWorkers } from '../people/read.ts';
import { insertEntries, listEntriesByDay, type NewEntry } from './ledger.repository.ts';
import { readRules } from './read.ts';
import { accrualFacts, type EarnedBy } from './record-accruals.ts';
import type { StoredTimeOff } from './requests.repository.ts';

/**
 * Does what makes time off count or count no more, and puts right what rules wrote meanwhile of the time after its first day: what was carried into
 * a year, what lapsed, and what a cap held back. Where all of it is to come nothing is written that could be wrong.
 *
 * @param by how the rows are named besides their period, with the request: what counts late is `by` it, what does not count after all `without`
 * @param write writes the use, or what takes it back
 */
export async function correctingLedger(
  ctx: ActorContext,
  timeOff: StoredTimeOff,
  by: 'by' | 'without',
  earnedBy: EarnedBy,
  write: () => Promise<void>,
): Promise<void> {
  const { tx, now } = ctx;
  const { id, organizationId, employeeId, type, startsOn } = timeOff;
  const { employment, zone, rulesOfType } = await readRules(tx, timeOff);
  const until = dateAt(now, zone);
  const [worker] =
    type.isPaid && startsOn < until ? await listWorkers(tx, organizationId, { employeeIds: [employeeId] }) : [];
  if (worker === undefined) return write();
  const ledger = async () =>
    (await listEntriesByDay(tx, organizationId, [employeeId])).filter(({ typeId }) => typeId === type.typeId);
  const known = { employment, versions: rulesOfType(type.typeId), posted: await ledger(), until };
  const facts = await accrualFacts(ctx, organizationId, worker, known, earnedBy);
  await write();
  const corrections = correctionsOf(facts, await ledger(), `${by} ${id}`);
  await insertEntries(
    tx,
    corrections.map(({ kind, on, minutes, period }): NewEntry => ({
      organizationId,
      id: ctx.newId(),
      employeeId,
      typeId: type.typeId,
      kind,
      onDate: on,
      minutes,
      period,
      requestId: id,
      reason: null,
      recordedBy: ctx.actor.employeeId,
      recordedAt: now,
    })),
  );
}
