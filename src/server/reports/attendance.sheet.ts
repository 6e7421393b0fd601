import type { AttendanceFiguresReply, AttendanceReply } from '../../contract/reports/attendance.ts';
import type { ReportLine } from '../../domain/reports/labour.ts';
import type { Cell, Column, Reader, Sheet } from '../kernel/sheet/sheet.ts';
import { headsOf } from './labour.sheet.ts';

/** The report on attendance with one of its kinds of lines, on paper with what was planned and worked as ribbons that share a scale. */
export function attendanceSheet(report: AttendanceReply, by: ReportLine, organization: string, reader: Reader): Sheet {
  const { formats } = reader;
  const { say } = reader.speaker;
  const { total } = report;
  const lines = headsOf<AttendanceFiguresReply>(report, by, reader);
  const longest = Math.max(1, ...lines.map(({ figures }) => Math.max(figures.workedMinutes, figures.plannedMinutes)));
  const figure = (name: string): Column => ({ name, align: 'end', share: 1.5 });
  return {
    title: say(`reports.attendance.title.${by}`),
    subtitle: formats.fullDateRange(report.from, report.to),
    facts: [
      { name: say('reports.attendance.planned'), value: formats.hours(total.plannedMinutes).text },
      { name: say('reports.attendance.worked'), value: formats.hours(total.workedMinutes).text },
      { name: say('reports.attendance.late'), value: String(total.lateShifts) },
      { name: say('reports.attendance.missed'), value: String(total.missedShifts) },
    ],
    columns: [
      { name: say(`reports.labour.line.${by}`), align: 'start', share: 2.6 },
      ...(by === 'person' ? [{ name: say('reports.labour.line.location'), align: 'start' as const, share: 2.2 }] : []),
      { name: '', align: 'start', share: 2.4, drawn: true },
      figure(say('reports.attendance.planned')),
      figure(say('reports.attendance.worked')),
      figure(say('reports.attendance.difference')),
      figure(say('reports.attendance.shifts')),
      figure(say('reports.attendance.late')),
      figure(say('reports.attendance.lateBy')),
      figure(say('reports.attendance.missed')),
    ],
    rows: lines.map(({ head, figures }) => head.concat(ribbon(figures, longest), cellsOf(figures))),
    total: [
      { kind: 'text', text: say('reports.labour.total') },
      ...(by === 'person' ? [nothing] : []),
      nothing,
      ...cellsOf(total),
    ],
    footer: organization,
    reader,
  };
}

const nothing: Cell = { kind: 'nothing' };
const time = (minutes: number): Cell => ({ kind: 'minutes', minutes });
const number = (count: number): Cell => ({ kind: 'count', count });

const cellsOf = (figures: AttendanceFiguresReply): Cell[] => [
  time(figures.plannedMinutes),
  time(figures.workedMinutes),
  time(figures.workedMinutes - figures.plannedMinutes),
  number(figures.shifts),
  number(figures.lateShifts),
  time(figures.lateMinutes),
  number(figures.missedShifts),
];

/** What was worked of what was planned, and beyond it. */
function ribbon({ plannedMinutes, workedMinutes }: AttendanceFiguresReply, longest: number): Cell {
  const percent = (minutes: number) => (minutes / longest) * 100;
  const kept = percent(Math.min(plannedMinutes, workedMinutes));
  const segments = [
    { tone: 'in' as const, start: 0, end: kept },
    { tone: 'ot' as const, start: kept, end: percent(workedMinutes) },
  ];
  return { kind: 'ribbon', segments: segments.filter(({ start, end }) => end > start) };
}
