import './labour-filters.css';
import type { LabourReply, LabourWish } from '../../../contract/reports/labour.ts';
import { reportLines, reportSpans, type ReportLine } from '../../../domain/reports/labour.ts';
import { useWords } from '../../kernel/words.tsx';
import { Segmented } from '../../ui/segmented.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { measures, type Measure } from './view.ts';

/** What a report shows: which weeks of whom, by which lines, and which figure is drawn. */
export interface LabourView extends LabourWish {
  readonly by: ReportLine;
  readonly measure: Measure;
}

interface LabourFiltersProps {
  readonly view: LabourView;
  /** What stands in for the weeks where the address names none. */
  readonly span: NonNullable<LabourWish['weeks']>;
  readonly locations: LabourReply['locations'];
  readonly seesCost: boolean;
  readonly onChange: (change: Partial<LabourView>) => void;
}

/** What is chosen stands in the address, and is applied at once. */
export function LabourFilters({ view, span, locations, seesCost, onChange }: LabourFiltersProps) {
  const { say } = useWords();
  return (
    <search className="labour-filters">
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
      <Segmented
        label={say('reports.labour.drawn')}
        value={view.measure}
        onChange={(measure) => onChange({ measure })}
        choices={measures
          .filter((value) => seesCost || value !== 'cost')
          .map((value) => ({ value, label: say(`reports.labour.measure.${value}`) }))}
      />
    </search>
  );
}
