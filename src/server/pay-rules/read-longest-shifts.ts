import type { PlainDate } from '../../domain/kernel/time.ts';
import { longestBy } from '../../domain/pay-rules/counted-entries.ts';
import { ownWeekAt } from '../../domain/pay-rules/own-week-at.ts';
import { listWorkers } from '../people/read.ts';
import type { ReadLongestShifts } from '../time-clock/take-presses.ts';
import { readAssignments } from './read.ts';

/** The longest shift by the policy of the workweek in which each of some people clocked in, in minutes: as their cards count it. */
export const readLongestShifts: ReadLongestShifts = async (tx, organizationId, asked) => {
  const policyOf = await readAssignments(tx, organizationId);
  const workers = await listWorkers(tx, organizationId, { employeeIds: asked.map(({ employeeId }) => employeeId) });
  const clockedInAt = new Map(asked.map((one) => [one.employeeId, one.clockedInAt]));
  const longest = new Map(
    workers.flatMap((worker) => {
      const at = clockedInAt.get(worker.employeeId);
      if (at === undefined) return [];
      const policyOn = (date: PlainDate) => policyOf(worker, date);
      return [[worker.employeeId, longestBy(policyOn(ownWeekAt(at, policyOn, worker.zones).startsOn))] as const];
    }),
  );
  return (employeeId) => longest.get(employeeId);
};
