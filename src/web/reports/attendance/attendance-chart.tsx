import type { AttendanceReply } from '../../../contract/reports/attendance.ts';
import { useWords } from '../../kernel/words.tsx';
import { chartOf } from '../chart/view.ts';
import { WeekChart } from '../chart/week-chart.tsx';
import { attendanceParts } from './view.ts';

/** What was planned of each week, and what was worked of it. */
export function AttendanceChart({ report }: { readonly report: Pick<AttendanceReply, 'byWeek' | 'from' | 'to'> }) {
  const { say, formats } = useWords();
  return (
    <WeekChart
      title={say('reports.attendance.chartTitle')}
      label={say('reports.attendance.chart', { dates: formats.dateRange(report.from, report.to) })}
      chart={chartOf(report.byWeek, attendanceParts, 60)}
      legend={[
        { part: 'in', text: say('reports.attendance.kept') },
        { part: 'ot', text: say('reports.attendance.beyond') },
        { part: 'open', text: say('reports.attendance.short') },
      ]}
      short={(minutes) => formats.hoursAmount(minutes, 'where_needed')}
      said={({ plannedMinutes, workedMinutes }) =>
        say('reports.attendance.columnOf', {
          planned: formats.duration(plannedMinutes),
          worked: formats.duration(workedMinutes),
        })
      }
    />
  );
}
