import * as z from 'zod/mini';
import { reportLines } from '../../domain/reports/labour.ts';
import { endpoint, sheetFormats } from '../kernel/endpoint.ts';
import { minutes } from '../kernel/schemas.ts';
import { labourWish, reportOf, tooMany } from './labour.ts';

/** The weeks and people of a report on attendance, as of one on labour. */
export const attendanceWish = labourWish;

const count = z.int().check(z.minimum(0));

const figures = z.object({
  /** Of the published shifts that are over, without their breaks. */
  plannedMinutes: minutes,
  /** In weeks whose schedule was published. */
  workedMinutes: minutes,
  /** Published ones that are over. */
  shifts: count,
  /** Of these, how many somebody came late to, and by how much together. */
  lateShifts: count,
  lateMinutes: minutes,
  /** Of these, how many nobody came to. */
  missedShifts: count,
});
export type AttendanceFiguresReply = z.output<typeof figures>;

export const readAttendance = endpoint({
  name: 'readAttendance',
  method: 'GET',
  path: '/api/reports/attendance',
  sentence:
    'Tells what was planned and what was worked of everybody whom the reader answers for, and which shifts were begun late or missed, by week, location and person. It is of weeks whose schedule was published where their people are at home, or in which they had shifts; a shift counts once it is over.',
  access: { action: 'see_reports' },
  query: attendanceWish,
  reply: reportOf(figures),
  refusals: [tooMany],
});
export type AttendanceReply = z.output<typeof readAttendance.reply>;

export const exportAttendance = endpoint({
  name: 'exportAttendance',
  method: 'POST',
  path: '/api/reports/attendance/export',
  sentence: 'The lines of the report on attendance that the reader sees, as a file. It is told in the audit log.',
  access: { action: 'see_reports' },
  looks: true,
  body: z.extend(attendanceWish, { by: z.enum(reportLines), format: z.enum(sheetFormats) }),
  file: true,
  refusals: [tooMany],
});
