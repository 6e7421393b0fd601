import type { LabourReply } from '../../../contract/reports/labour.ts';
import { useWords } from '../../kernel/words.tsx';
import { chartOf } from '../chart/view.ts';
import { WeekChart } from '../chart/week-chart.tsx';
import { useFigure } from './use-figure.ts';
import { labourParts, measured, type Measure } from './view.ts';

interface LabourChartProps {
  readonly report: Pick<LabourReply, 'byWeek' | 'from' | 'to' | 'currency'>;
  readonly measure: Measure;
}

/** Hours, overtime or cost of each week. */
export function LabourChart({ report: { byWeek, from, to, currency }, measure }: LabourChartProps) {
  const { say, formats } = useWords();
  const figure = useFigure(currency);
  const title = say(`reports.labour.measure.${measure}`);
  return (
    <WeekChart
      title={title}
      label={say('reports.labour.chart', { measure: title, dates: formats.dateRange(from, to) })}
      chart={chartOf(byWeek, (week) => labourParts(week, measure), measure === 'cost' ? 100 : 60)}
      legend={[
        ...(measure === 'hours' ? [{ part: 'in' as const, text: say('reports.labour.regular') }] : []),
        { part: 'ot', text: say(measure === 'cost' ? 'reports.labour.cost' : 'reports.labour.beyond') },
        { part: 'open', text: say('reports.labour.unapprovedYet') },
      ]}
      short={(amount) => figure.short(amount, measure)}
      said={(week) => figure.whole(measured(week, measure), measure)}
    />
  );
}
