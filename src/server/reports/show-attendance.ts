import type { readAttendance as endpoint } from '../../contract/reports/attendance.ts';
import { accept } from '../../domain/kernel/result.ts';
import { attendanceOf, workedWithout, type AttendanceWeek } from '../../domain/reports/attendance.ts';
import type { UseCase } from '../kernel/route.ts';
import { openKeptShifts } from '../time-cards/read.ts';
import { openLabour, type Labour } from './open-labour.ts';
import { homesOf, showLines } from './show-lines.ts';

/** What was planned and what came of it, by week, location and person: the hours worked are those of the report on labour, but for dates whose shifts are not over. */
export const readAttendance: UseCase<typeof endpoint> = async (ctx, { query }) => {
  const labour = await openLabour(ctx, query);
  if (!labour.ok) return labour;
  const { asks, from, to, previous, next } = labour.value;
  const weeks = weeksOf(labour.value, await openKeptShifts(ctx, asks));
  const locations = homesOf(labour.value);
  return accept({ from, to, previous, next, locations, ...showLines(labour.value, weeks, attendanceOf) });
};

type KeptWeeks = Awaited<ReturnType<typeof openKeptShifts>>;

/** The weeks that were planned, in which somebody worked or was to work. */
function weeksOf({ weeks, workers }: Labour, kept: KeptWeeks): AttendanceWeek[] {
  const homes = new Map(workers.map(({ employeeId, homeLocationId }) => [employeeId, homeLocationId]));
  const worked = new Map(weeks.map((week) => [`${week.employeeId} ${week.startsOn}`, week]));
  return kept.flatMap(({ employeeId, startsOn, shifts, pendingOn }) => {
    const week = worked.get(`${employeeId} ${startsOn}`);
    const workedMinutes = week === undefined ? 0 : workedWithout(week, pendingOn);
    if (shifts.length === 0 && workedMinutes === 0) return [];
    return [{ employeeId, locationId: homes.get(employeeId) ?? '', startsOn, workedMinutes, shifts }];
  });
}
