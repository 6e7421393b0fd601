import type { LabourFiguresReply, LabourReply } from '../../contract/reports/labour.ts';
import { useWords } from '../kernel/words.tsx';
import { ExportMenu } from '../reports/export-menu.tsx';
import { LabourChart } from '../reports/labour/labour-chart.tsx';
import { LabourStats } from '../reports/labour/labour-stats.tsx';
import { LabourTable } from '../reports/labour/labour-table.tsx';
import { measures, ranked, type Measure } from '../reports/labour/view.ts';
import { askForLabour, useLabour } from '../reports/queries.ts';
import { useReportLines } from '../reports/report-lines.tsx';
import { Segmented } from '../ui/segmented.tsx';
import { EmptyReport, FirstLines, peopleAddress, ReportFrame, useGoToReport } from './report-frame.tsx';
import { usualReport, type ReportSearch } from './report-search.ts';

/** Hours, overtime and the cost of labour, by what the address says. */
export function LabourReport({ search }: { readonly search: ReportSearch }) {
  const { say } = useWords();
  const go = useGoToReport();
  const { by = usualReport.by, until, weeks, location, measure: wished = usualReport.measure } = search;
  const wish = { until, weeks, location };
  const query = useLabour(wish);
  const { data } = query;
  const seesCost = data === undefined || data.total.payCents !== null;
  const measure = seesCost || wished !== 'cost' ? wished : 'hours';
  return (
    <ReportFrame
      kind="labour"
      search={search}
      lead={say('reports.labour.lead')}
      query={query}
      exportMenu={
        data && data.total.workedMinutes > 0 && <ExportMenu ask={(format) => askForLabour({ ...wish, by, format })} />
      }
      choices={
        <Segmented
          label={say('reports.labour.drawn')}
          value={measure}
          onChange={(chosen) => go({ ...search, measure: chosen })}
          choices={measures
            .filter((value) => seesCost || value !== 'cost')
            .map((value) => ({ value, label: say(`reports.labour.measure.${value}`) }))}
        />
      }
    >
      {(report) => <Report key={by} report={report} search={search} measure={measure} />}
    </ReportFrame>
  );
}

interface ReportProps {
  readonly report: LabourReply;
  readonly search: ReportSearch;
  readonly measure: Measure;
}

function Report({ report, search, measure }: ReportProps) {
  const { say, formats } = useWords();
  const { by = usualReport.by } = search;
  const lines = useReportLines<LabourFiguresReply>(report, by, search.location, {
    ranked: (some) => ranked(some, measure),
    addressOf: (place) => peopleAddress(search, place),
  });
  const { total, currency } = report;
  if (total.workedMinutes === 0 && total.payCents === 0) return <EmptyReport kind="labour" search={search} />;
  return (
    <>
      <LabourStats report={report} />
      {total.payCents !== null && total.unratedMinutes > 0 && (
        <p className="page-lead">
          {say('reports.labour.unrated', { hours: formats.hours(total.unratedMinutes).text })}
        </p>
      )}
      {by === 'week' && <LabourChart report={report} measure={measure} />}
      <FirstLines lines={lines}>
        {(shown) => <LabourTable by={by} lines={shown} total={total} currency={currency} measure={measure} />}
      </FirstLines>
    </>
  );
}
