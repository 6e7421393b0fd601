import type { AttendanceFiguresReply, AttendanceReply } from '../../contract/reports/attendance.ts';
import { useWords } from '../kernel/words.tsx';
import { AttendanceChart } from '../reports/attendance/attendance-chart.tsx';
import { AttendanceStats } from '../reports/attendance/attendance-stats.tsx';
import { AttendanceTable } from '../reports/attendance/attendance-table.tsx';
import { attendanceOrders, rankedBy } from '../reports/attendance/view.ts';
import { ExportMenu } from '../reports/export-menu.tsx';
import { askForAttendance, useAttendance } from '../reports/queries.ts';
import { useReportLines } from '../reports/report-lines.tsx';
import { Segmented } from '../ui/segmented.tsx';
import { EmptyReport, FirstLines, peopleAddress, ReportFrame, useGoToReport } from './report-frame.tsx';
import { usualReport, type ReportSearch } from './report-search.ts';

/** What was planned and what was worked, and who came late, by what the address says. */
export function AttendanceReport({ search }: { readonly search: ReportSearch }) {
  const { say } = useWords();
  const go = useGoToReport();
  const { by = usualReport.by, until, weeks, location, order = usualReport.order } = search;
  const wish = { until, weeks, location };
  const query = useAttendance(wish);
  return (
    <ReportFrame
      kind="attendance"
      search={search}
      lead={say('reports.attendance.lead')}
      query={query}
      exportMenu={
        query.data && !isEmpty(query.data) && <ExportMenu ask={(format) => askForAttendance({ ...wish, by, format })} />
      }
      choices={
        by !== 'week' && (
          <Segmented
            label={say('reports.attendance.sort')}
            value={order}
            onChange={(chosen) => go({ ...search, order: chosen })}
            choices={attendanceOrders.map((value) => ({ value, label: say(`reports.attendance.${value}`) }))}
          />
        )
      }
    >
      {(report) => <Report key={by} report={report} search={search} />}
    </ReportFrame>
  );
}

const isEmpty = ({ total }: AttendanceReply): boolean => total.shifts === 0 && total.workedMinutes === 0;

function Report({ report, search }: { readonly report: AttendanceReply; readonly search: ReportSearch }) {
  const { by = usualReport.by, order = usualReport.order } = search;
  const lines = useReportLines<AttendanceFiguresReply>(report, by, search.location, {
    ranked: (some) => rankedBy(some, order),
    addressOf: (place) => peopleAddress(search, place),
  });
  if (isEmpty(report)) return <EmptyReport kind="attendance" search={search} />;
  return (
    <>
      <AttendanceStats total={report.total} />
      {by === 'week' && <AttendanceChart report={report} />}
      <FirstLines lines={lines}>{(shown) => <AttendanceTable by={by} lines={shown} total={report.total} />}</FirstLines>
    </>
  );
}
