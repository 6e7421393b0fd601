import './report-filters.css';
import type { ReactNode } from 'react';
import type { LabourReply, LabourWish } from '../../contract/reports/labour.ts';
import { reportLines, reportSpans, type ReportLine } from '../../domain/reports/labour.ts';
import { useWords } from '../kernel/words.tsx';
import { Segmented } from '../ui/segmented.tsx';
import { SelectField } from '../ui/select-field.tsx';

/** What a report shows: which weeks of whom, and by which lines. */
export interface ReportView extends LabourWish {
  readonly by: ReportLine;
}

interface ReportFiltersProps {
  readonly view: ReportView;
  /** What stands in for the weeks where the address names none. */
  readonly span: NonNullable<LabourWish['weeks']>;
  readonly locations: LabourReply['locations'];
  readonly onChange: (change: Partial<ReportView>) => void;
  /** What else can be chosen. */
  readonly children: ReactNode;
}

/** What is chosen stands in the address, and is applied at once. */
export function ReportFilters({ view, span, locations, onChange, children }: ReportFiltersProps) {
  const { say } = useWords();
  return (
    <search className="report-filters">
      <SelectField
        name="weeks"
        label={say('reports.labour.span')}
        value={span}
        onChange={(weeks) => onChange({ weeks: reportSpans.find((one) => one === weeks) })}
        choices={reportSpans.map((value) => ({ value, label: say(`reports.labour.spanOf.${value}`) }))}
      />
      <SelectField
        name="location"
        label={say('reports.labour.line.location')}
        none={say('reports.labour.allLocations')}
        value={view.location ?? ''}
        onChange={(location) => onChange({ location: location === '' ? undefined : location })}
        choices={locations.map(({ id, name }) => ({ value: id, label: name }))}
      />
      <Segmented
        label={say('reports.labour.lines')}
        value={view.by}
        onChange={(by) => onChange({ by })}
        choices={reportLines.map((value) => ({ value, label: say(`reports.labour.by.${value}`) }))}
      />
      {children}
    </search>
  );
}
