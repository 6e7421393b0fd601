import { dateAt, type PlainDate } from '../../domain/kernel/time.ts';
import { firstDayOf } from '../../domain/time-clock/first-day.ts';
import type { ActorContext } from '../kernel/context.ts';
import { findEmployee } from '../people/read.ts';
import { findFirstPunchedAt } from './repository.ts';

/** What other nouns may ask of the clock. */
export { listClockedInAt, listEntries, listUnfinished, type EntryRow } from './entries.repository.ts';
export { listPlaces, readLedgers, readPunchFacts, readSealedLedger, readWhoRecorded, sealOf } from './repository.ts';
export type { PunchFacts } from './repository.ts';
export {
  countPunchedWeeks,
  listChangedLedgers,
  listTracedRows,
  listWeekRows,
  readPunchesDuring,
  type TracedRow,
} from './week-rows.repository.ts';

/** The first day of which the actor's records can tell, by the calendar of their home location; and whether they ever punched. */
export async function readBeginning({
  tx,
  actor,
}: ActorContext): Promise<{ readonly firstDay: PlainDate; readonly hasPunched: boolean }> {
  const { organizationId, employeeId, zone } = actor;
  const employee = await findEmployee(tx, organizationId, employeeId);
  if (employee === undefined) throw new Error('whoever is signed in is no employee');
  const punchedAt = await findFirstPunchedAt(tx, organizationId, employeeId);
  const firstDay = firstDayOf({
    addedOn: dateAt(employee.createdAt, zone),
    employedFrom: employee.employedFrom,
    firstPunchOn: punchedAt === undefined ? undefined : dateAt(punchedAt, zone),
  });
  return { firstDay, hasPunched: punchedAt !== undefined };
}
