import './attendance-table.css';
import type { AttendanceFiguresReply } from '../../../contract/reports/attendance.ts';
import type { ReportLine } from '../../../domain/reports/labour.ts';
import { useWords } from '../../kernel/words.tsx';
import type { ReportTableLine } from '../report-lines.tsx';
import { ReportTable } from '../report-table.tsx';
import { differenceOf, lengthOf, ribbonOf } from './view.ts';

interface AttendanceTableProps {
  readonly by: ReportLine;
  readonly lines: readonly ReportTableLine<AttendanceFiguresReply>[];
  readonly total: AttendanceFiguresReply;
}

const numbers = ['planned', 'worked', 'difference', 'shifts', 'late', 'lateBy', 'missed'] as const;

/** What was planned beside what was worked, a line each. */
export function AttendanceTable({ by, lines, total }: AttendanceTableProps) {
  const { say } = useWords();
  const longest = Math.max(0, ...lines.map(({ figures }) => lengthOf(figures)));
  return (
    <ReportTable
      className="attendance-table"
      label={say(`reports.attendance.title.${by}`)}
      by={by}
      lines={lines}
      total={total}
      drawn={say('reports.attendance.chartTitle')}
      ribbonOf={(figures) => ribbonOf(figures, longest)}
      heads={numbers.map((name) => say(`reports.attendance.${name}`))}
      renderFigures={(figures) => <Figures figures={figures} />}
    />
  );
}

function Figures({ figures }: { readonly figures: AttendanceFiguresReply }) {
  const { say, formats } = useWords();
  const { plannedMinutes, workedMinutes, shifts, lateShifts, lateMinutes, missedShifts } = figures;
  const difference = differenceOf(figures);
  const cell = (text: string, place: string) => (
    <td className={`n ${place}`}>
      <bdi className="num">{text}</bdi>
    </td>
  );
  // A nothing is quiet: what is to be looked at stands out.
  const quiet = (count: number, place = 'hide-s') => `${place} ${count === 0 ? 'none' : ''}`;
  const notes = [
    [lateShifts, say('reports.attendance.lateOf', { count: lateShifts, time: formats.duration(lateMinutes) })],
    [missedShifts, say('reports.attendance.missedOf', { count: missedShifts })],
  ] as const;
  const noted = notes.flatMap(([count, text]) => (count === 0 ? [] : [text]));
  return (
    <>
      {cell(formats.duration(plannedMinutes), 'hide-s')}
      {cell(formats.duration(workedMinutes), 'strong')}
      {cell(formats.durationChange(difference), `hide-s difference ${difference < 0 ? 'less' : ''}`)}
      {cell(String(shifts), 'hide-s')}
      {cell(String(lateShifts), quiet(lateShifts))}
      {cell(formats.duration(lateMinutes), quiet(lateMinutes))}
      {cell(String(missedShifts), quiet(missedShifts))}
      {/* On a phone: what the columns say that have no room there. */}
      <td className="shift-notes">
        {formats.facts([
          say('reports.attendance.plannedOf', {
            planned: formats.duration(plannedMinutes),
            difference: formats.durationChange(difference),
          }),
          ...noted,
        ])}
      </td>
    </>
  );
}
